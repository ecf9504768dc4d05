import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Figure} from '../figure';
import ComponentTable from './ComponentTable';
import ConnectionList from './ConnectionList';
import FigureDownloads from './FigureDownloads';
import Picture from './Picture';
import styles from './styles.module.css';

export interface Props {
  alt: string;
  figure: Figure;
  /** In place of the links to published files. */
  downloads?: ReactNode;
}

/**
 * The picture, its downloads, and its content in words. Only the picture of the current colour mode
 * is loaded, because a hidden lazy picture is not.
 */
export default function ArchitectureFigure({alt, figure, downloads}: Props): ReactNode {
  const {width, height, light, dark, title, description, components, connections} = figure;
  return (
    <figure className={styles.figure}>
      {/* A scrollable region needs the keyboard too. */}
      <div
        className={clsx('goes-on', styles.frame)}
        role="group"
        aria-label={`Picture: ${title}`}
        tabIndex={0}
      >
        <Picture alt={alt} width={width} height={height} light={light} dark={dark} />
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.title}>{title}</span>
        {downloads ?? <FigureDownloads figure={figure} />}
      </figcaption>
      <details className={styles.details}>
        <summary>Components</summary>
        <ComponentTable components={components} title={title} />
      </details>
      <details className={styles.details}>
        <summary>Text description</summary>
        <p>{description}</p>
        <ConnectionList connections={connections} />
      </details>
    </figure>
  );
}
