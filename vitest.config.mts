import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{unit,build}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Vitest leaves a core to itself, which halves the speed of a machine with two.
    maxWorkers: 2,
    // The files of a worker share their modules, because reading them takes half of the time.
    isolate: false,
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
});
