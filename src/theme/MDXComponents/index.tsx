import stockComponents from '@theme-original/MDXComponents';
import type {ComponentProps, ReactNode} from 'react';
import CodeSample from '../../components/CodeSample';
import {InlineCode} from '../../components/InlineCode';
import {ScrollableTable} from '../../components/ScrollableTable';
import {TabItem, Tabs} from '../../components/Tabs';

/** The read-only box of a task list, with a name for screen readers. */
function Checkbox(props: ComponentProps<'input'>): ReactNode {
  return <input {...props} aria-label={props.checked ? 'Done' : 'To do'} />;
}

/** An empty corner of a table becomes a plain cell. */
function HeaderCell(props: ComponentProps<'th'>): ReactNode {
  return props.children === undefined ? <td {...props} /> : <th {...props} />;
}

/** The components for Markdown elements: the stock ones and ours. */
export default {
  ...(stockComponents as Record<string, unknown>),
  code: InlineCode,
  input: Checkbox,
  // src/plugins/code-samples highlights fenced blocks and passes the HTML as a property.
  pre: CodeSample,
  table: ScrollableTable,
  TabItem,
  Tabs,
  th: HeaderCell,
};
