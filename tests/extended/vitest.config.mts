import {defineConfig, mergeConfig} from 'vitest/config';
import base from '../../vitest.config.mts';

/** The tests without a browser that are too slow for every change. */
export default mergeConfig(
  {...base, test: {...base.test, include: []}},
  defineConfig({test: {include: ['tests/extended/**/*.test.ts'], testTimeout: 300_000}}),
);
