import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {CopyButton} from '../../../../components/CopyButton';
import {saveFile} from '../../../../components/saveFile';
import {ReportLink} from '../../../../components/Report';
import type {Figure} from '../figure';
import styles from './styles.module.css';
import {toPng} from './toPng';

/**
 * Opens the file at a public address. Source:
 * https://www.drawio.com/doc/faq/supported-url-parameters
 */
const drawioEditor = 'https://app.diagrams.net/#U';

/** The picture in the reader's colour mode. */
const shown = ({light, dark}: Figure): string =>
  document.documentElement.dataset['theme'] === 'dark' ? dark : light;

/** The downloads of a figure. The browser makes a PNG only when the reader requests it. */
export default function FigureDownloads({figure}: {figure: Figure}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {name, light, dark, drawio} = figure;
  return (
    <span
      className={`no-print cluster ${styles.downloads}`}
      role="group"
      aria-label={`Download ${figure.title}`}
    >
      <a href={light} download={`${name}.svg`}>
        SVG
      </a>
      <a href={dark} download={`${name}-dark.svg`}>
        SVG, dark
      </a>
      <CopyButton
        className="clean-btn"
        labels={{idle: 'PNG', copied: 'Saved', failed: 'Not saved'}}
        name={figure.title}
        write={async () => {
          saveFile(`${name}.png`, await toPng(shown(figure)), 'image/png');
        }}
      />
      <a href={drawio} download={`${name}.drawio`}>
        draw.io
      </a>
      <a href={`${drawioEditor}${encodeURIComponent(new URL(drawio, siteConfig.url).href)}`}>
        Open in draw.io
      </a>
      <Link to={`/playground?model=${figure.model}`}>Open in the playground</Link>
      <CopyButton
        className="clean-btn"
        labels={{idle: 'Copy image', copied: 'Copied', failed: 'Copy failed'}}
        name={figure.title}
        write={() =>
          navigator.clipboard.write([new ClipboardItem({'image/png': toPng(shown(figure))})])
        }
      />
      <ReportLink about={`Figure: ${figure.title}`}>Report a problem</ReportLink>
    </span>
  );
}
