import stockComponents from '@theme-original/MDXComponents';
import {Checkbox} from '../../components/Checkbox';
import CodeSample from '../../components/CodeSample';
import {HeaderCell} from '../../components/HeaderCell';
import {InlineCode} from '../../components/InlineCode';
import {ScrollableTable} from '../../components/ScrollableTable';
import {TabItem, Tabs} from '../../components/Tabs';

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
