import Head from '@docusaurus/Head';
import useBaseUrl, {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useEffect, useState, type ReactNode} from 'react';
import {ControlButton} from '../../../components/ui/ControlButton';
import {CataloguePage} from '../../../components/CataloguePage';
import {ScrollableTable} from '../../../components/ScrollableTable';
import {counted} from '../../../lib/counted';
import type {Section} from '../sections';
import {readSaved, removeAll, removePages, savePages, workerName, type Saved} from './savedPages';

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

function sizeOf({sizes}: Saved, files: readonly string[]): number {
  return files.reduce((sum, file) => sum + (sizes[file] ?? 0), 0);
}

/** All addresses of the site, from its sitemap. The sitemap may have another host. */
async function wholeSite(base: string): Promise<string[]> {
  const text = await (await fetch(`${base}sitemap.xml`)).text();
  const places = new DOMParser().parseFromString(text, 'text/xml').querySelectorAll('url > loc');
  return [...places].map(({textContent}) => new URL(textContent).pathname);
}

/** Saves pages in the browser, shows which are saved and their size, and removes them. */
export default function Offline({sections}: {sections: readonly Section[]}): ReactNode {
  const base = useBaseUrl('/');
  const {withBaseUrl} = useBaseUrlUtils();
  const [saved, setSaved] = useState<Saved>();
  const [progress, setProgress] = useState<{done: number; of: number}>();
  const [message, setMessage] = useState('');
  const {search} = useLocation();
  // The server does not know the query of the address.
  const isBrowser = useIsBrowser();
  /** The page from which the reader came. */
  const from = isBrowser ? new URLSearchParams(search).get('page') : null;
  const canSave = !isBrowser || 'serviceWorker' in navigator;

  useEffect(() => {
    if (canSave) void readSaved(base).then(setSaved);
  }, [base, canSave]);

  async function save(list: () => string[] | Promise<string[]>): Promise<void> {
    setMessage('');
    setProgress({done: 0, of: 1});
    try {
      const addresses = await list();
      await navigator.serviceWorker.register(`${base}${workerName}`);
      await savePages(base, addresses, (done) => setProgress({done, of: addresses.length}));
      setMessage(`${counted(addresses.length, 'page')} saved.`);
    } catch (error) {
      setMessage(`Not everything could be saved: ${(error as Error).message} Try again later.`);
    }
    setProgress(undefined);
    setSaved(await readSaved(base));
  }

  async function remove(addresses: readonly string[]): Promise<void> {
    const left = Object.keys(saved?.pages ?? {}).length - addresses.length;
    if (left > 0) await removePages(base, addresses);
    else {
      await removeAll(base);
      const registration = await navigator.serviceWorker.getRegistration(base);
      await registration?.unregister();
    }
    setMessage(left > 0 ? 'The page is removed.' : 'Nothing is saved any more.');
    setSaved(await readSaved(base));
  }

  const pages = Object.entries(saved?.pages ?? {});
  const saveButton = (
    label: string,
    name: string,
    list: () => string[] | Promise<string[]>,
  ): ReactNode => (
    <ControlButton
      key={name}
      aria-label={name}
      disabled={!saved || progress !== undefined}
      onClick={() => void save(list)}
    >
      {label}
    </ControlButton>
  );
  return (
    <CataloguePage
      title="Read offline"
      description="Save guides in this browser to read them without a connection, and print a section as one document."
      lead="Saved pages can be read without a connection. Search, ticks and your values need one. Nothing is saved before you press a button."
    >
      <Head>
        {/* Only the application knows the saved pages. */}
        <meta name="startup" content="eager" />
      </Head>
      {!canSave && (
        <p role="alert">
          This browser saves no pages here. A private window or a page without HTTPS can be the
          cause.
        </p>
      )}
      <noscript>Saving pages needs JavaScript. Printing a page does not.</noscript>
      {from?.startsWith(base) && (
        <p className="cluster">
          {saveButton('Save this page', `Save ${from}`, () => [from])}
          {sections
            .filter(({pages: own}) => own.some((one) => withBaseUrl(one) === from))
            .map(({title, pages: own}) =>
              saveButton(`Save ${title}`, `Save ${title}, the section of this page`, () =>
                own.map((one) => withBaseUrl(one)),
              ),
            )}
        </p>
      )}
      <p role="status">
        {progress ? `${progress.done} of ${counted(progress.of, 'page')} saved` : message}
      </p>
      {progress && <progress value={progress.done} max={progress.of} aria-label="Saving" />}
      <div className="markdown">
        <h2>Saved in this browser</h2>
        {saved && pages.length > 0 ? (
          <>
            <p>
              {counted(pages.length, 'page')}, {megabytes(sizeOf(saved, Object.keys(saved.sizes)))},
              saved on {saved.day}. A new release of the site replaces them when you are online.{' '}
              <ControlButton onClick={() => void remove(pages.map(([address]) => address))}>
                Remove everything
              </ControlButton>
            </p>
            <details>
              <summary>Saved pages</summary>
              <ScrollableTable head={['Page', 'Size', 'Remove']}>
                <tbody>
                  {pages.map(([address, {title, files}]) => (
                    <tr key={address}>
                      <th scope="row">
                        <a href={address}>{title}</a>
                      </th>
                      <td>{megabytes(sizeOf(saved, files))}</td>
                      <td>
                        <ControlButton
                          aria-label={`Remove ${title}`}
                          onClick={() => void remove([address])}
                        >
                          Remove
                        </ControlButton>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </ScrollableTable>
            </details>
          </>
        ) : (
          <p>Nothing is saved yet.</p>
        )}
        <h2>Save or print a section</h2>
        <ScrollableTable head={['Section', 'Pages', 'Save', 'Print']}>
          <tbody>
            <tr>
              <th scope="row">The whole site</th>
              <td>All</td>
              <td>{saveButton('Save', 'Save the whole site', () => wholeSite(base))}</td>
              <td />
            </tr>
            {sections.map(({title, pages: own}, index) => (
              <tr key={index}>
                <th scope="row">{title}</th>
                <td>{own.length}</td>
                <td>
                  {saveButton('Save', `Save ${title}`, () => own.map((one) => withBaseUrl(one)))}
                </td>
                <td>
                  <Link
                    to={`/print?section=${encodeURIComponent(own[0] ?? '/')}`}
                    aria-label={`Print ${title}`}
                  >
                    One document
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollableTable>
      </div>
    </CataloguePage>
  );
}
