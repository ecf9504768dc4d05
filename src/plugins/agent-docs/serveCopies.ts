import type {IncomingMessage, ServerResponse} from 'node:http';
import {readCopies} from './readCopies';
import {toMarkdownCopy} from './toMarkdownCopy';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/**
 * Answers requests for Markdown copies in the dev server, from the files as they are at that moment.
 *
 * @param baseUrl base path of the site, with a slash at the end
 */
export function serveCopies(siteDir: string, baseUrl: string): Middleware {
  return (request, response, next) => {
    const [address = ''] = (request.url ?? '').split('?', 1);
    if (!address.startsWith(`${baseUrl}docs`) || !address.endsWith('.md')) {
      next();
      return;
    }
    const permalink = `/${decodeURI(address).slice(baseUrl.length, -'.md'.length)}`;
    const origin = `http://${request.headers.host ?? 'localhost'}`;
    copyOf(permalink, siteDir, `${origin}${baseUrl}`.replace(/\/$/, '')).then((copy) => {
      if (copy === undefined) response.statusCode = 404;
      response.setHeader('content-type', 'text/markdown; charset=utf-8');
      response.end(copy ?? `No page at ${permalink}.\n`);
    }, next);
  };
}

async function copyOf(permalink: string, siteDir: string, siteAddress: string): Promise<string | undefined> {
  const {pages, context} = await readCopies(siteDir, siteAddress);
  const page = pages.find((candidate) => candidate.permalink === permalink);
  return page && toMarkdownCopy(page, context);
}
