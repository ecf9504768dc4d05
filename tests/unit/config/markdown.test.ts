import {expect, it} from 'vitest';
import {markdownPlugins} from '../../../src/config/markdown';

// unified uses each plugin once. A second entry would replace the options of the first.
it.each(Object.entries(markdownPlugins))('contains each plugin of %s once', (_, plugins) => {
  const named = plugins.map((plugin) => (Array.isArray(plugin) ? plugin[0] : plugin) as unknown);
  expect(new Set(named).size).toBe(named.length);
});
