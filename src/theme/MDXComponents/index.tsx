import stockComponents from '@theme-original/MDXComponents';
import {Checkbox} from '../../components/Checkbox';
import {HeaderCell} from '../../components/HeaderCell';
import {ScrollableTable} from '../../components/ScrollableTable';

/** What Markdown elements become: the stock components, tables that scroll in a frame and have no empty headers, and task lists whose boxes have names. */
export default {...(stockComponents as Record<string, unknown>), input: Checkbox, table: ScrollableTable, th: HeaderCell};
