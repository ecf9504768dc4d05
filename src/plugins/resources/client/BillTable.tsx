import type {ReactNode} from 'react';
import {InlineCode} from '../../../components/InlineCode';
import {ScrollableTable} from '../../../components/ScrollableTable';
import {billRows} from '../../../lib/bill/amountText';
import type {Bill} from '../../../lib/bill/types';
import {keepUnits} from '../../../lib/keepUnits';
import styles from './styles.module.css';

/**
 * A table of all sizes.
 *
 * @param picked index of the marked size
 */
export function BillTable({
  bill,
  label,
  picked,
}: {
  bill: Bill;
  label: string;
  picked?: number | undefined;
}): ReactNode {
  const [head = [], ...rows] = billRows(bill);
  const mark = (column: number): object => (column === picked ? {className: styles.picked} : {});
  return (
    <ScrollableTable aria-label={label}>
      <thead>
        <tr>
          <td />
          {head.slice(1).map((size, column) => (
            <th key={size} scope="col" {...mark(column)}>
              {size}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">
              <Coded text={name} />
            </th>
            {cells.map((text, column) => (
              <td key={head[column + 1]} {...mark(column)}>
                <Coded text={text} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

/** A text with code between backticks. */
export function Coded({text}: {text: string}): ReactNode {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <InlineCode key={index}>{part}</InlineCode> : keepUnits(part),
    );
}
