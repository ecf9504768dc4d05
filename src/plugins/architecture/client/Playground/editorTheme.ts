import {EditorView} from '@codemirror/view';

const panel = {
  border: '1px solid var(--color-line-strong)',
  backgroundColor: 'var(--color-surface-raised)',
  color: 'var(--color-ink)',
};
const chosen = {backgroundColor: 'var(--color-accent)', color: 'var(--color-on-accent)'};

/** The theme of the editor. Its tokens follow the colour mode of the page. */
export const editorTheme = EditorView.theme({
  '&': {height: '100%', color: 'var(--code-ink)', backgroundColor: 'var(--color-surface)'},
  '&.cm-focused': {outline: 'var(--focus-ring)', outlineOffset: '1px'},
  '.cm-scroller': {fontFamily: 'var(--font-mono)', fontSize: '0.8125rem', lineHeight: '1.5'},
  '.cm-content': {caretColor: 'var(--color-ink)'},
  '.cm-cursor': {borderLeftColor: 'var(--color-ink)'},
  '.cm-activeLine, .cm-activeLineGutter': {backgroundColor: 'var(--color-surface-sunken)'},
  '.cm-gutters': {
    borderRight: '1px solid var(--color-line)',
    backgroundColor: 'var(--color-surface-sunken)',
    color: 'var(--color-ink-faint)',
  },
  '& .cm-scroller > .cm-selectionLayer .cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground':
    {backgroundColor: 'var(--color-accent-surface)'},
  '.cm-selectionMatch, .cm-searchMatch': {backgroundColor: 'var(--color-warning-surface)'},
  '&.cm-focused .cm-matchingBracket': {backgroundColor: 'var(--color-accent-surface)'},
  '.cm-tooltip': panel,
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': chosen,
  '.cm-tooltip-autocomplete[aria-disabled] > ul > li[aria-selected]': chosen,
  '.cm-completionDetail': {color: 'inherit'},
  '.cm-tooltip.cm-completionInfo': {maxWidth: '18rem', fontFamily: 'var(--font-sans)'},
  '.cm-tooltip-lint': {maxWidth: 'min(28rem, 90vw)', fontFamily: 'var(--font-sans)'},
  '.cm-panels': {backgroundColor: 'var(--color-surface-sunken)', color: 'var(--color-ink)'},
  '.cm-textfield, .cm-button': {...panel, backgroundImage: 'none'},
  '.cm-foldPlaceholder': {...panel, padding: '0 0.25em'},
});
