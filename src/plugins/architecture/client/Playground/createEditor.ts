import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import {yaml, yamlLanguage} from '@codemirror/lang-yaml';
import {HighlightStyle, syntaxHighlighting} from '@codemirror/language';
import {lintGutter, setDiagnostics} from '@codemirror/lint';
import {EditorState} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import {tags} from '@lezer/highlight';
import {basicSetup} from 'codemirror';
import type {ContentIssue} from '../../../../schemas/parse';
import type {Vocabulary} from '../playground';
import {completeModel} from './completeModel';
import {editorTheme} from './editorTheme';

export interface ModelEditor {
  showIssues(issues: readonly ContentIssue[]): void;
  /** Moves cursor and focus to a line, from 1. */
  goTo(line: number): void;
  destroy(): void;
}

export interface EditorOptions {
  text: string;
  label: string;
  onEdit: (text: string) => void;
  /** Undefined until the worker has sent its data. */
  vocabulary: () => Vocabulary | undefined;
}

const colours = HighlightStyle.define([
  {tag: tags.definition(tags.propertyName), color: 'var(--code-property)'},
  {tag: tags.string, color: 'var(--code-string)'},
  {tag: tags.lineComment, color: 'var(--code-comment)'},
  {tag: [tags.separator, tags.punctuation], color: 'var(--color-ink-soft)'},
]);

/**
 * Creates an editor for a model. The editor is in a shadow root, because its library then adds
 * styles as objects. In the document it would add a `<style>` element, which the
 * Content-Security-Policy blocks.
 */
export function createEditor(
  host: HTMLElement,
  {text, label, onEdit, vocabulary}: EditorOptions,
): ModelEditor {
  const root = host.shadowRoot ?? host.attachShadow({mode: 'open'});
  const extensions = [
    basicSetup,
    yaml(),
    yamlLanguage.data.of({
      autocomplete: ({state, pos}: CompletionContext): CompletionResult | null => {
        const known = vocabulary();
        const found = known && completeModel(state.doc.toString(), pos, known);
        if (!found || found.offers.length === 0) return null;
        return {from: found.from, options: found.offers, validFor: /^[\w-]*$/};
      },
    }),
    syntaxHighlighting(colours),
    // After a key, open the list of its values.
    autocompletion({activateOnCompletion: ({apply}) => String(apply).endsWith(': ')}),
    lintGutter(),
    EditorView.lineWrapping,
    editorTheme,
    EditorView.contentAttributes.of({'aria-label': label}),
    EditorView.updateListener.of(({docChanged, state}) => {
      if (docChanged) onEdit(state.doc.toString());
    }),
  ];
  const state = EditorState.create({doc: text, extensions});
  const view = new EditorView({parent: root, root, state});
  return {
    showIssues(issues) {
      const {doc} = view.state;
      const diagnostics = issues.map(({line, message, fix, severity}) => {
        const {from, to, text: words} = doc.line(Math.min(Math.max(line, 1), doc.lines));
        return {
          from: from + words.search(/\S|$/),
          to,
          severity,
          message: `${message}. Fix: ${fix}.`,
        };
      });
      view.dispatch(setDiagnostics(view.state, diagnostics));
    },
    goTo(line) {
      const {from} = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
      view.dispatch({selection: {anchor: from}, scrollIntoView: true});
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}
