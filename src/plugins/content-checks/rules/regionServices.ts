import {prose, sample} from '../../../content/checks/examples';
import type {Content, FoundInPage, Rule} from '../../../content/checks/rule';
import {parseMeta} from '../../../content/highlight/meta';
import {lineOf, nodesOf} from '../../../content/nodesOf';
import type {Page} from '../../../content/page';
import type {Service} from '../../../schemas/service';

const regions = ['eu-de', 'eu-nl', 'eu-ch2'] as const;

const peering = 'data "opentelekomcloud_vpc_peering_connection_v2" "demo" {\n  name = "demo"\n}';

/**
 * Samples are rendered for each region, so a page must say in which regions a service of a sample
 * is missing.
 */
export const regionServices: Rule = {
  name: 'region-services',
  finds:
    'a sample for a service that a region does not have, on a page that does not say so; a sentence about regions that contradicts data/services.yml',
  fix: 'say it under "When to use this", or write regions="eu-de" after the language of the sample',
  wrong: {
    'a service that two regions do not have': sample(peering, 'hcl'),
    'a sentence that names another region': prose(
      'The platform offers Virtual Private Cloud in `eu-de` and `eu-ch2`.',
    ),
  },
  right: {
    'a sample for one region': sample(peering, 'hcl regions="eu-de"'),
    'a page that names the regions': sample(`# not in eu-nl and eu-ch2\n${peering}`, 'hcl'),
  },
  findInPage: (page, {services}) => {
    const found = new Map<string, FoundInPage>();
    for (const node of nodesOf(page.tree(), 'code')) {
      if (parseMeta(node.meta).regions) continue;
      for (const service of usedIn(node.value, services)) {
        const missing = missingRegions(service, page);
        if (missing.length === 0 || found.has(service.id)) continue;
        const message = `${service.name} is not in ${missing.join(' and ')}`;
        found.set(service.id, {line: lineOf(node), message});
      }
    }
    return [...found.values(), ...wrongSentences(page, services)];
  },
};

const sentence =
  /The platform offers ([^.`]+) in ((?:`eu-\w+`[, and]*)+?)(?:, but not in ((?:`eu-\w+`[, and]*)+))?\./g;

/** Sentences about regions that differ from the catalogue of services. */
function wrongSentences({tree}: Page, services: Content['services']): FoundInPage[] {
  return nodesOf(tree(), 'paragraph').flatMap((node) => {
    const text = node.children
      .map((child) =>
        child.type === 'inlineCode' ? `\`${child.value}\`` : 'value' in child ? child.value : '',
      )
      .join('');
    return [...text.matchAll(sentence)].flatMap(([, names = '', offered = '', missing = '']) =>
      services
        .filter(
          ({name, regions: known}) =>
            known.length > 0 && names.split(/,| and /).some((one) => one.trim() === name),
        )
        .filter(({regions: known}) =>
          regions.some((region) => (known.includes(region) ? missing : offered).includes(region)),
        )
        .map(({name, regions: known}) => ({
          line: lineOf(node),
          message: `${name} is in ${known.join(' and ')}`,
          fix: 'write the regions of data/services.yml, or correct them there with the source',
        })),
    );
  });
}

function usedIn(text: string, services: Content['services']): Service[] {
  const resources = new Set(
    [...text.matchAll(/^(?:resource|data) "(\w+)"/gm)].map(([, name = '']) => name),
  );
  const hosts = new Set(
    [...text.matchAll(/https:\/\/([a-z-]+)\.@@endpoint_domain@@/g)].map(([, host = '']) => host),
  );
  const namesHost = ({api_endpoints}: Service, host: string): boolean =>
    api_endpoints.some((endpoint) => endpoint.startsWith(`${host}.`));
  // A host that two services share does not identify the service.
  const owned = [...hosts].filter(
    (host) => services.filter((service) => namesHost(service, host)).length === 1,
  );
  return services.filter(
    (service) =>
      service.terraform_resources.some((name) => resources.has(name)) ||
      owned.some((host) => namesHost(service, host)),
  );
}

/** An empty list means that the regions of a service are unknown. */
function missingRegions(service: Service, {body}: Page): string[] {
  if (service.regions.length === 0) return [];
  return regions.filter((region) => !service.regions.includes(region) && !body.includes(region));
}
