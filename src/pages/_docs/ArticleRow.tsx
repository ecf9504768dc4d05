import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {CompareButton} from '../../components/Compare/CompareButton';
import type {Compared} from '../../components/Compare/useCompared';
import {PageKind} from '../../components/PageKind';
import {Thumbnail} from '../../components/Thumbnail';
import {duration} from '../../lib/duration';
import {inWords} from '../../lib/inWords';
import {ChecklistProgress} from '../../plugins/checklists/client/ChecklistProgress';
import type {ExplorerArticle} from '../../schemas/explorer';
import styles from './explorer.module.css';

interface ArticleRowProps {
  article: ExplorerArticle;
  compared: Compared;
}

/** An article in the list. If it has an architecture, readers can add it to the comparison. */
export function ArticleRow({article, compared}: ArticleRowProps): ReactNode {
  const {title, path, section, kind, level, time, thumbnail} = article;
  return (
    <li className={styles.row}>
      <div>
        <Link to={`/docs/${path}`}>{title}</Link>
        <p className={styles.facts}>
          <PageKind kind={kind} /> {[section, inWords(level), duration(time)].join(' · ')}
          <ChecklistProgress page={`/docs/${path}`} />
        </p>
      </div>
      {thumbnail !== undefined && (
        <div className={styles.drawn}>
          <Thumbnail name={thumbnail} />
          <CompareButton path={path} title={title} compared={compared} />
        </div>
      )}
    </li>
  );
}
