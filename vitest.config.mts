import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{unit,build}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Vitest leaves a core to itself, which halves the speed of a machine with two; some tests wait for a server rather than work.
    maxWorkers: 2,
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
});
