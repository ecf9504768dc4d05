import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{unit,build}/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
});
