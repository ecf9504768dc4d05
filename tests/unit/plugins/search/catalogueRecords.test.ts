import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {servicePagePath} from '../../../../src/lib/servicePath';
import {readFacetFields} from '../../../../src/plugins/search/client/facets';
import {readSources} from '../../../../src/plugins/search/sources';
import {toRecords} from '../../../../src/plugins/search/toRecords';
import {siteDir} from './fixtures';

const sources = await readSources({siteDir, language: 'en'});
const records = toRecords(sources, 'en');
const byUrl = new Map(records.map((record) => [record.url, record]));

test('every service has a record with the address of its own page', () => {
  expect(sources.services.length).toBeGreaterThan(60);
  for (const service of sources.services)
    expect(byUrl.has(servicePagePath(service)), service.id).toBe(true);
  expect(byUrl.get('/docs/best-practices/storage/object-storage-service')).toMatchObject({
    'hierarchy.lvl1': 'Object Storage Service (OBS)',
    section: 'services',
    docusaurus_tag: 'default',
  });
});

test('a service is found by its host names and resource types', () => {
  const {content} = byUrl.get('/docs/best-practices/containers/cloud-container-engine') ?? {
    content: '',
  };
  expect(content).toContain('cce.eu-de.otc.t-systems.com');
  expect(content).toContain('opentelekomcloud_cce_cluster_v3');
});

test('every template has one record with the words of its page: README, inputs and resource types', () => {
  const urls = records.map(({url}) => url).filter((url) => url.startsWith('/templates/'));
  expect(urls.sort()).toEqual(readdirSync('templates').map((id) => `/templates/${id}`));
  const {content = '', ...record} = byUrl.get('/templates/bastion-host') ?? {};
  const readme = readFileSync('templates/bastion-host/README.md', 'utf8');
  for (const words of [
    'Elastic Cloud Server',
    readme.split('\n')[2]?.split('. ')[0] ?? 'a first sentence',
    'admin_cidrs',
    'opentelekomcloud_compute_keypair_v2',
    'main.tf',
  ]) {
    expect(content).toContain(words);
  }
  expect(content).not.toMatch(/^Bastion host$/m);
  expect(record).toMatchObject({keywords: ['Templates']});
  expect(readFacetFields(record)['tags']).toContain('Terraform');
});

test('no two records have the same id, and the records of a page are consecutive', () => {
  expect(new Set(records.map(({id}) => id)).size).toBe(records.length);
  const pages = records
    .map((record) => record.url_without_anchor)
    .filter((url, index, all) => url !== all[index - 1]);
  expect(new Set(pages).size).toBe(pages.length);
});
