import {expect, test} from 'vitest';
import type {Service} from '../../../../src/schemas/service';
import {readSources} from '../../../../src/plugins/search/sources';
import {synonymGroups} from '../../../../src/plugins/search/synonymGroups';
import {siteDir} from './fixtures';

const sources = await readSources({siteDir, language: 'en'});

test('abbreviations, names, tag labels and general terms are groups', () => {
  const groups = synonymGroups(sources);
  const groupWith = (term: string): string[] | undefined =>
    groups.find(({terms}) => terms.includes(term))?.terms;
  expect(groupWith('k8s')).toContain('kubernetes');
  expect(groupWith('oauth 2')).toContain('oauth 2.0');
  expect(groups.find(({terms}) => terms.includes('obs'))).toMatchObject({
    terms: ['obs', 'object storage service'],
  });
  for (const {terms, aliases = []} of groups) {
    const all = [...terms, ...aliases];
    expect(new Set(all).size, all.join()).toBe(all.length);
    expect(all.length, all.join()).toBeGreaterThan(1);
  }
});

test('every spelling of a counterpart finds the service', () => {
  const service = {
    name: 'Domain Name Service',
    abbreviation: 'DNS',
    aliases: ['Route 53', 'CloudWatch', 'DNS'],
  } as Service;
  expect(synonymGroups({services: [service], tags: {}, synonyms: []})).toEqual([
    {
      terms: ['dns', 'domain name service'],
      aliases: ['route 53', 'route53', 'cloudwatch', 'cloud watch'],
    },
  ]);
  const alone = {name: 'Anti-DDoS', abbreviation: 'Anti-DDoS'} as Service;
  expect(synonymGroups({services: [alone], tags: {}, synonyms: []})).toEqual([]);
  expect(
    synonymGroups({services: [{...alone, aliases: ['Shield']}], tags: {}, synonyms: []}),
  ).toEqual([{terms: ['anti-ddos'], aliases: ['shield']}]);
});

test('a service name of the catalogue is not used as a counterpart of another service', () => {
  const own = new Set(
    sources.services.flatMap(({name, abbreviation}) =>
      [name, abbreviation ?? name].map((term) => term.toLowerCase()),
    ),
  );
  const aliases = sources.services.flatMap(({aliases: list = []}) => list);
  expect(aliases.length).toBeGreaterThan(80);
  expect(aliases.filter((alias) => own.has(alias.toLowerCase()))).toEqual([]);
});
