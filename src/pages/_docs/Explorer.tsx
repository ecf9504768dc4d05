import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {type ReactNode, useRef} from 'react';
import {CompareBar} from '../../components/Compare/CompareBar';
import {useCompared} from '../../components/Compare/useCompared';
import {FacetFilter} from '../../components/FacetFilter';
import {useFilter} from '../../components/FacetFilter/useFilter';
import {explorerId} from '../../lib/explorerPath';
import type {ExplorerData} from '../../schemas/explorer';
import {ArticleRow} from './ArticleRow';
import {explorerFilter, inOrder, orders} from './explore';
import styles from './explorer.module.css';

/** All articles, with facets and an order. The address stores both. */
export function Explorer({data}: {data: ExplorerData}): ReactNode {
  const filtered = useFilter(data.articles, explorerFilter(data));
  const {address} = filtered;
  useBrokenLinks().collectAnchor(explorerId);
  const order = address.params.get('sort') ?? '';
  const shown = inOrder(filtered.shown, order);
  const list = useRef<HTMLUListElement>(null);
  const compared = useCompared(data.articles, address);
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
      <ul ref={list} className={`plain-list ${styles.list}`} data-stored="checklists">
        {shown.map((article) => (
          <ArticleRow key={article.path} article={article} compared={compared} />
        ))}
      </ul>
      <CompareBar compared={compared} list={list} />
    </section>
  );
}
