import stockComponents from '@theme-original/MDXComponents';
import {ScrollableTable} from '../../components/ScrollableTable';

/** What Markdown elements become: the stock components, and tables that scroll in a frame. */
export default {...(stockComponents as Record<string, unknown>), table: ScrollableTable};
