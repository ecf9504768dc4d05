import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useState, type ReactNode} from 'react';
import {ControlButton} from '../../../components/ui/ControlButton';
import {saveFile} from '../../../components/saveFile';
import {ScrollableTable} from '../../../components/ScrollableTable';
import Input from '../../../components/ui/Input';
import Select from '../../../components/ui/Select';
import {amountText} from '../../../lib/bill/amountText';
import {sizeBill, type SizedBill} from '../../../lib/bill/sizeBill';
import type {Bill, Choice} from '../../../lib/bill/types';
import {withoutBase} from '../../../lib/withoutBase';
import {BillTable, Coded} from './BillTable';
import {billCsv} from './landscape';
import {choose, landscape} from './store';
import styles from './styles.module.css';

/** The sizes of a design, and fields for the reader's own numbers. */
export default function BillOfResources({alt, bill}: {alt: string; bill: Bill}): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const page = withoutBase(useLocation().pathname, baseUrl);
  const kept = landscape.use().chosen?.[page];
  const [draft, setDraft] = useState<Choice>();
  // A new key remounts the fields when a size replaces their numbers.
  const [round, setRound] = useState(0);
  const choice = draft ?? kept ?? {};
  const sized = sizeBill(bill, choice);
  const hasNumbers = Object.keys(choice.numbers ?? {}).length > 0;

  function change(next: Choice): void {
    setDraft(next);
    if (kept) choose(page, next);
  }
  function enter(field: string, value: number): void {
    const {[field]: _before, ...others} = choice.numbers ?? {};
    const numbers = value >= 0 ? {...others, [field]: value} : others;
    change({size: bill.sizes[sized.size], numbers});
  }
  return (
    <>
      <BillTable bill={bill} label={alt} picked={(draft ?? kept) ? sized.size : undefined} />
      <div className={`no-print ${styles.own}`} role="group" aria-label="Your size">
        <div className={styles.fields}>
          {bill.assumptions.map(({field, name, unit}) =>
            field === undefined ? null : (
              <Input
                key={`${field} ${round} ${kept ? 'kept' : ''}`}
                label={`Your ${name}${unit ? ` (${unit})` : ''}`}
                type="number"
                min={0}
                step="any"
                autoComplete="off"
                defaultValue={choice.numbers?.[field]}
                onChange={({currentTarget}) => enter(field, currentTarget.valueAsNumber)}
              />
            ),
          )}
          <Select
            label="Size"
            options={bill.sizes}
            value={bill.sizes[sized.size]}
            autoComplete="off"
            onChange={({currentTarget}) => {
              change({size: currentTarget.value});
              setRound(round + 1);
            }}
          />
        </div>
        <div role="status">
          {hasNumbers && <Reasons sized={sized} size={bill.sizes[sized.size] ?? ''} />}
        </div>
        {hasNumbers && <OwnTable sized={sized} />}
        <div className={`cluster actions ${styles.actions}`}>
          <ControlButton
            onClick={() => {
              const title = document.querySelector('h1')?.textContent ?? '';
              const name = page.slice(page.lastIndexOf('/') + 1);
              saveFile(`${name}.csv`, billCsv(title, bill, choice), 'text/csv');
            }}
          >
            Download CSV
          </ControlButton>
          <ControlButton
            aria-pressed={kept !== undefined}
            onClick={() =>
              choose(page, kept ? undefined : {size: bill.sizes[sized.size], ...choice})
            }
          >
            {kept ? 'In my landscape' : 'Add to my landscape'}
          </ControlButton>
          <Link to="/landscape">My landscape</Link>
        </div>
      </div>
    </>
  );
}

function Reasons({sized, size}: {sized: SizedBill; size: string}): ReactNode {
  return (
    <>
      {sized.reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <p>
        <strong>{sized.isAbove ? `Larger than ${size}` : `Size: ${size}`}</strong>
        {sized.isAbove &&
          '. The page has no larger size. Only rows with a formula follow your number.'}
      </p>
    </>
  );
}

/** The resources for the reader's numbers, with the calculation. */
function OwnTable({sized: {rows}}: {sized: SizedBill}): ReactNode {
  return (
    <ScrollableTable
      aria-label="Resources for your numbers"
      head={['Resource', 'For your numbers', 'Arithmetic']}
    >
      <tbody>
        {rows.map(({resource, amount, how}) => (
          <tr key={resource.name}>
            <th scope="row">
              <Coded text={resource.name} />
            </th>
            <td>
              <Coded text={amountText(amount, resource)} />
            </td>
            <td className={styles.how}>{how ?? 'as in the table'}</td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
