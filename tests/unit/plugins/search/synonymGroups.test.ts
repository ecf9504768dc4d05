import {expect, test} from 'vitest';
import {readSources} from '../../../../src/plugins/search/sources';
import {serviceRecords, serviceTitle} from '../../../../src/plugins/search/serviceRecords';
import {synonymGroups} from '../../../../src/plugins/search/synonymGroups';
import {siteDir} from './fixtures';

test('abbreviations, names, tag labels and general terms are groups', async () => {
  const groups = synonymGroups(await readSources(siteDir));
  expect(groups).toContainEqual(['obs', 'object storage service']);
  expect(groups.find((group) => group.includes('k8s'))).toContain('kubernetes');
  expect(groups.find((group) => group.includes('oauth 2'))).toContain('oauth 2.0');
  for (const group of groups) expect(new Set(group).size, group.join()).toBeGreaterThan(1);
});

test('a service is a record with its name and abbreviation and its place in the portfolio', async () => {
  const {services, tags} = await readSources(siteDir);
  const records = serviceRecords(services, {tags, language: 'en'});
  expect(records).toHaveLength(services.length);
  expect(records.find(({id}) => id === '/portfolio?service=object-storage-service')).toMatchObject({
    'hierarchy.lvl1': 'Object Storage Service (OBS)',
    section: 'services',
    docusaurus_tag: 'default',
  });
});

test('an abbreviation that is the name is not repeated', () => {
  expect(serviceTitle({name: 'GeminiDB', abbreviation: 'GeminiDB'})).toBe('GeminiDB');
  expect(serviceTitle({name: 'Something', abbreviation: null})).toBe('Something');
});
