import type {ReactNode} from 'react';
import {CopyButton} from '../../../../components/CopyButton';
import {saveFile} from '../../../../components/saveFile';
import type {DrawnModel} from '../playground';
import figureStyles from '../ArchitectureFigure/styles.module.css';
import {toPng} from '../ArchitectureFigure/toPng';
import {embedLine, fileName, pictureAddress, toMarkdown} from './exportModel';

/** Saves the drawn model in several formats. The exports contain the last valid model. */
export default function Exports({model}: {model: DrawnModel}): ReactNode {
  const {title, light, dark, drawio, text} = model;
  const name = fileName(title);
  const shown = (): string =>
    pictureAddress(document.documentElement.dataset['theme'] === 'dark' ? dark : light);
  const files: Record<string, () => Promise<void> | void> = {
    SVG: () => saveFile(`${name}.svg`, light, 'image/svg+xml'),
    'SVG, dark': () => saveFile(`${name}-dark.svg`, dark, 'image/svg+xml'),
    PNG: async () => saveFile(`${name}.png`, await toPng(shown()), 'image/png'),
    'draw.io': () => saveFile(`${name}.drawio`, drawio, 'application/xml'),
    YAML: () => saveFile(`${name}.architecture.yml`, text, 'application/yaml'),
    Markdown: () => saveFile(`${name}.md`, toMarkdown(model), 'text/markdown'),
  };
  return (
    <span className={figureStyles.downloads} role="group" aria-label={`Export ${title}`}>
      {Object.entries(files).map(([label, save]) => (
        <CopyButton
          key={label}
          className={figureStyles.action}
          labels={{idle: label, copied: 'Saved', failed: 'Not saved'}}
          name={title}
          write={async () => save()}
        />
      ))}
      <CopyButton
        className={figureStyles.action}
        labels={{idle: 'Copy Markdown line', copied: 'Copied', failed: 'Copy failed'}}
        name={title}
        write={() => navigator.clipboard.writeText(embedLine(model))}
      />
    </span>
  );
}
