import {expect, test} from 'vitest';
import {readSources} from '../../../../src/plugins/search/sources';
import {synonymGroups} from '../../../../src/plugins/search/synonymGroups';
import {siteDir} from './fixtures';

test('abbreviations, names, tag labels and general terms are groups', async () => {
  const groups = synonymGroups(await readSources({siteDir, language: 'en'}));
  expect(groups).toContainEqual(['obs', 'object storage service']);
  expect(groups.find((group) => group.includes('k8s'))).toContain('kubernetes');
  expect(groups.find((group) => group.includes('oauth 2'))).toContain('oauth 2.0');
  for (const group of groups) expect(new Set(group).size, group.join()).toBeGreaterThan(1);
});
