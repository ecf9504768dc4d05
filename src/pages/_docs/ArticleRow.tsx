import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {PageKind} from '../../components/PageKind';
import {duration} from '../../lib/duration';
import {inWords} from '../../lib/inWords';
import {ChecklistProgress} from '../../plugins/checklists/client/ChecklistProgress';
import type {ExplorerArticle} from '../../schemas/explorer';
import styles from './explorer.module.css';

interface ArticleRowProps {
  article: ExplorerArticle;
  compared: boolean;
  /** No further one can be chosen. */
  full: boolean;
  onCompare: (on: boolean) => void;
}

/** An article of the explorer; one with an architecture can be taken into the comparison. */
export function ArticleRow({article, compared, full, onCompare}: ArticleRowProps): ReactNode {
  const {title, path, section, kind, level, time, drawn} = article;
  return (
    <li className={styles.row}>
      <div>
        <Link to={`/docs/${path}`}>{title}</Link>
        <p className={styles.facts}>
          <PageKind kind={kind} /> {[section, inWords(level), duration(time)].join(' · ')}
          <ChecklistProgress page={`/docs/${path}`} />
        </p>
      </div>
      {drawn && (
        <button
          type="button"
          className={`control ${styles.compare}`}
          aria-pressed={compared}
          aria-label={`Compare: ${title}`}
          disabled={full && !compared}
          onClick={() => onCompare(!compared)}
        >
          {compared ? 'Selected' : 'Compare'}
        </button>
      )}
    </li>
  );
}
