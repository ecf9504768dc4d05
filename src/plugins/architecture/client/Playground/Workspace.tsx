import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {CopyButton} from '../../../../components/CopyButton';
import type {PlaygroundData} from '../playground';
import ArchitectureFigure from '../ArchitectureFigure';
import {blankModel} from './blankModel';
import {createEditor, type ModelEditor} from './createEditor';
import Exports from './Exports';
import {pictureAddress, fileName} from './exportModel';
import {linkDrawer} from './linkDrawer';
import OpenModel from './OpenModel';
import Issues from './Issues';
import {remember} from './recentModels';
import {recentStore} from './recentStore';
import {toFragment} from './shareAddress';
import styles from './styles.module.css';
import {useDrawing} from './useDrawing';
import {useSource, type Source} from './useSource';

/** Editor and figure side by side. */
export default function Workspace({data: {models, scripts}}: {data: PlaygroundData}): ReactNode {
  const root = useBaseUrl('/');
  const page = useBaseUrl('/playground');
  const history = useHistory();
  const {source, failure, open} = useSource();
  const [edited, setEdited] = useState<{source: Source; text: string}>();
  const text = edited?.source === source ? edited?.text : source?.text;
  const [drawer] = useState(() => {
    const absolute = (path: string): string => new URL(root + path, location.href).href;
    return linkDrawer({worker: absolute(scripts.worker), elk: absolute(scripts.elk)});
  });
  const drawn = useDrawing(drawer, text);
  const {model, issues} = drawn;

  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<ModelEditor>(undefined);
  useEffect(() => {
    if (!host.current || !source) return undefined;
    const created = createEditor(host.current, {
      text: source.text,
      label: 'Model in YAML',
      onEdit: (changed) => setEdited({source, text: changed}),
      vocabulary: drawer.vocabulary,
    });
    editor.current = created;
    return () => created.destroy();
  }, [drawer, source]);
  useEffect(() => editor.current?.showIssues(issues), [issues]);

  // Store each edit, even while the model is invalid.
  const isEdited = source !== undefined && text !== undefined && text !== source.text;
  useEffect(() => {
    if (!isEdited) return;
    const title = /^title: *['"]?(.+?)['"]? *$/m.exec(text)?.[1] ?? 'Without a title';
    recentStore.set(remember(recentStore.get(), {id: source.id, title, text}));
    // The address no longer matches the editor. A reload opens the stored text.
    if (location.search || location.hash) window.history.replaceState(null, '', page);
  }, [isEdited, source, text, page]);

  const hint = useId();
  return (
    <>
      <div className={styles.tools}>
        <OpenModel
          models={models}
          onBlank={() => open(blankModel)}
          onRecent={(recent) => open(recent.text, recent.id)}
          onModel={(file) => history.push(`${page}?model=${file}`)}
        />
        <CopyButton
          className="button button--primary button--outline"
          labels={{
            idle: 'Copy link to this model',
            copied: 'Copied',
            failed: 'See the address bar',
          }}
          write={async () => {
            const address = page + (await toFragment(text ?? ''));
            window.history.replaceState(null, '', address);
            await navigator.clipboard.writeText(location.href);
          }}
        />
      </div>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <div className={styles.panes}>
        <section aria-label="Editor" className={styles.editorPane}>
          <p className={styles.hint} id={hint}>
            <kbd>Ctrl Space</kbd> completes, <kbd>Tab</kbd> leaves the editor, <kbd>Ctrl ]</kbd>{' '}
            indents.
          </p>
          {/* `contenteditable` marks a text field, so `/` does not open the search. */}
          <div ref={host} className={styles.editor} contentEditable={false} />
          <Issues drawn={drawn} onGo={(line) => editor.current?.goTo(line)} />
        </section>
        <section aria-label="Figure" className={styles.figurePane}>
          {model && (
            <ArchitectureFigure
              alt={model.description}
              figure={{
                ...model,
                name: fileName(model.title),
                model: '',
                light: pictureAddress(model.light),
                dark: pictureAddress(model.dark),
              }}
              downloads={<Exports model={model} />}
            />
          )}
        </section>
      </div>
    </>
  );
}
