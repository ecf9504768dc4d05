/// <reference lib="webworker" />
import {registerRoute} from 'workbox-routing';
import {NetworkOnly} from 'workbox-strategies';
import {readSaved, releaseOf, savedCopy, updateSaved} from './savedPages';

/* The service worker. It always tries the network first, and returns saved copies if that fails. */

declare const self: ServiceWorkerGlobalScope;

const base = new URL(self.registration.scope).pathname;
/** Without an answer in this time, the worker treats the connection as broken, in seconds. */
const networkTimeoutSeconds = 10;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
const asPage = (html: string): Response =>
  new Response(html, {headers: {'content-type': 'text/html; charset=utf-8'}});

/** The saved copy of a page with a notice, or the list of saved pages. */
async function offlinePage(address: string): Promise<Response> {
  const {day, pages} = await readSaved(base);
  const copy = await savedCopy(base, address);
  const status = (text: string): string =>
    `<p class="alert alert--warning" role="status">${text}</p>`;
  if (copy) {
    const line = status(`You are offline. This copy was saved on ${day}.`);
    return asPage((await copy.text()).replace(/<body[^>]*>/, (body) => body + line));
  }
  const links = Object.entries(pages).map(
    ([saved, {title}]) => `<li><a href="${escaped(saved)}">${escaped(title)}</a></li>`,
  );
  return asPage(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Not saved</title>
<meta name="viewport" content="width=device-width"><main><h1>This page is not saved</h1>
<p>You are offline. These pages are saved:</p><ul>${links.join('')}</ul></main></html>`);
}

/** A page of another release means that the saved pages are old. */
async function checkRelease(page: Response): Promise<void> {
  const release = releaseOf(await page.text());
  const saved = await readSaved(base);
  if (release && Object.keys(saved.pages).length > 0 && release !== saved.release)
    await updateSaved(base);
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

registerRoute(
  ({request, sameOrigin}) => sameOrigin && request.mode === 'navigate',
  new NetworkOnly({
    networkTimeoutSeconds,
    plugins: [
      {
        // eslint-disable-next-line @typescript-eslint/require-await -- the hook is asynchronous
        fetchDidSucceed: async ({response, event}) => {
          // If the connection breaks in between, the next page that arrives starts another attempt.
          if (response.ok) event.waitUntil(checkRelease(response.clone()).catch(() => undefined));
          return response;
        },
        handlerDidError: ({request}) => offlinePage(request.url),
      },
    ],
  }),
);
registerRoute(
  ({url, sameOrigin}) => sameOrigin && url.pathname.startsWith(base),
  new NetworkOnly({
    networkTimeoutSeconds,
    plugins: [{handlerDidError: ({request}) => savedCopy(base, request.url)}],
  }),
);
