import {useRef, type ReactNode} from 'react';
import {CopyButton} from '../CopyButton';
import styles from './styles.module.css';

/**
 * Copies all samples of a step as one script, with the reader's values.
 *
 * @param props.samples JSON with one entry for each sample of the step: the path of a file, an
 * empty string for commands, null for output
 */
export default function CopyAll({samples}: {samples: string}): ReactNode {
  const start = useRef<HTMLDivElement>(null);
  const names = JSON.parse(samples) as (string | null)[];
  const count = names.filter((name) => name !== null).length;
  const labels = {
    idle: `Copy all ${count} samples of this step`,
    copied: 'Copied as one script',
    failed: 'Not copied',
  };

  function texts(): string[] {
    const found: string[] = [];
    let next = start.current?.nextElementSibling;
    for (; next && !next.matches('h2, h3, :has(> h2), :has(> h3)'); next = next.nextElementSibling)
      for (const code of next.querySelectorAll('pre > code')) found.push(code.textContent);
    return found;
  }
  return (
    <div ref={start} className={`no-print actions ${styles.all}`}>
      <CopyButton
        labels={labels}
        write={() => navigator.clipboard.writeText(stepScript(names, texts()))}
      />
    </div>
  );
}

/**
 * Joins the samples of a step into one shell script, which writes the files and runs the commands.
 *
 * @param names one for each text: the path of a file, an empty string for commands, null for output
 */
function stepScript(names: readonly (string | null)[], texts: readonly string[]): string {
  const parts = texts.map((text, index) => {
    const name = names[index];
    const body = text.replace(/\n?$/, '\n');
    if (name === undefined || name === null) return '';
    if (name === '') return body;
    const folder = name.includes('/') ? `mkdir -p '${name.replace(/\/[^/]*$/, '')}'\n` : '';
    return `${folder}cat > '${name}' <<'END_OF_FILE'\n${body}END_OF_FILE\n`;
  });
  return parts.filter(Boolean).join('\n');
}
