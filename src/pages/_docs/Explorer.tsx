import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {type ReactNode, useRef} from 'react';
import {FacetFilter} from '../../components/FacetFilter';
import {useFilter} from '../../components/FacetFilter/useFilter';
import {mostCompared} from '../../lib/comparePath';
import {explorerId} from '../../lib/explorerPath';
import type {ExplorerData} from '../../schemas/explorer';
import {ArticleRow} from './ArticleRow';
import {CompareBar} from './CompareBar';
import {explorerFilter, inOrder, orders} from './explore';
import styles from './explorer.module.css';

/** Every article, with facets and an order in the address. */
export function Explorer({data}: {data: ExplorerData}): ReactNode {
  const filtered = useFilter(data.articles, explorerFilter(data));
  const {address} = filtered;
  useBrokenLinks().collectAnchor(explorerId);
  const order = address.params.get('sort') ?? '';
  const shown = inOrder(filtered.shown, order);
  const list = useRef<HTMLUListElement>(null);
  // An address may name articles that are gone, one twice, or too many.
  const known = address.params
    .getAll('compare')
    .filter((path) => data.articles.some((article) => article.path === path));
  const compared = [...new Set(known)].slice(0, mostCompared);

  function compare(path: string, on: boolean): void {
    address.change(
      {compare: on ? [...compared, path] : compared.filter((other) => other !== path)},
      'replace',
    );
  }
  return (
    <section aria-labelledby={explorerId}>
      <h2 id={explorerId}>All articles</h2>
      <FacetFilter noun="article" list={filtered}>
        <label className={styles.order}>
          Order
          <select value={order} onChange={(event) => address.change({sort: event.target.value})}>
            {Object.entries(orders).map(([name, {label}]) => (
              <option key={name} value={name === 'collection' ? '' : name}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </FacetFilter>
      <ul ref={list} className={`plain-list ${styles.list}`}>
        {shown.map((article) => (
          <ArticleRow
            key={article.path}
            article={article}
            compared={compared.includes(article.path)}
            full={compared.length >= mostCompared}
            onCompare={(on) => compare(article.path, on)}
          />
        ))}
      </ul>
      {compared.length > 0 && (
        <CompareBar
          paths={compared}
          onClear={() => {
            // The bar goes; the keyboard goes on where something was chosen.
            list.current
              ?.querySelector<HTMLElement>('[aria-pressed="true"]')
              ?.focus({preventScroll: true});
            address.change({compare: ''}, 'replace');
          }}
        />
      )}
    </section>
  );
}
