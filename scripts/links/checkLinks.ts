import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {ContentIssue} from '../../src/schemas/parse';
import {askAddresses, type AskOptions} from './askAddresses';
import {externalLinks, isPublic, type ExternalLink} from './externalLinks';

export interface LinkReport {
  links: ExternalLink[];
  /** Number of different addresses. Each was requested. */
  addresses: number;
  /** One for each link to a missing address. */
  issues: ContentIssue[];
}

/**
 * Requests every address that the files below some folders link to.
 *
 * @param folders relative to the working directory
 * @param isAsked selects the addresses to request; by default all public addresses
 */
export async function checkLinks(
  folders: readonly string[],
  options: AskOptions,
  isAsked: (url: string) => boolean = isPublic,
): Promise<LinkReport> {
  const links: ExternalLink[] = [];
  for (const folder of folders) {
    const names = (await readdir(folder, {recursive: true})).filter((name) =>
      /\.(mdx?|ya?ml|ts)$/.test(name),
    );
    for (const name of names.sort()) {
      const file = path.join(folder, name);
      links.push(
        ...externalLinks(file.split(path.sep).join('/'), await readFile(file, 'utf8'), isAsked),
      );
    }
  }
  const addresses = [...new Set(links.map(({url}) => url))];
  const problems = await askAddresses(addresses, options);
  const issues = links.flatMap(({file, line, url}): ContentIssue[] => {
    const reason = problems.get(url);
    if (reason === undefined) return [];
    const fix = 'find where the page went and write that address, or take the link out';
    return [
      {
        file,
        line,
        rule: 'external-links',
        message: `${url} does not answer: ${reason}`,
        fix,
        severity: 'error',
      },
    ];
  });
  return {links, addresses: addresses.length, issues};
}
