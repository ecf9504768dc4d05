import {defineConfig, mergeConfig} from 'vitest/config';
import base from '../../vitest.config.mts';

/** Tests without a browser that are too slow to run on every change. */
export default mergeConfig(
  {...base, test: {...base.test, include: []}},
  defineConfig({test: {include: ['tests/extended/**/*.test.ts'], testTimeout: 300_000}}),
);
