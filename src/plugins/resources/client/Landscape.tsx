import Link from '@docusaurus/Link';
import {useState, type ReactNode} from 'react';
import {ControlButton} from '../../../components/ui/ControlButton';
import {CataloguePage} from '../../../components/CataloguePage';
import {CopyButton} from '../../../components/CopyButton';
import {saveFile} from '../../../components/saveFile';
import {ScrollableTable} from '../../../components/ScrollableTable';
import {addUp, type Total} from '../../../lib/bill/addUp';
import {amountText, digits, plain} from '../../../lib/bill/amountText';
import {sizeBill} from '../../../lib/bill/sizeBill';
import type {Bill, Choice} from '../../../lib/bill/types';
import {groupBy} from '../../../lib/groupBy';
import {
  calculatorList,
  costOf,
  landscapeCsv,
  type LandscapeService,
  type LandscapeState,
  type PageBill,
} from './landscape';
import {choose, landscape} from './store';
import styles from './styles.module.css';
import {TotalsOfService} from './TotalsOfService';

const none = 'Not included';
const quotaPage =
  'https://github.com/opentelekomcloud-docs/elastic-cloud-server/blob/main/umn/source/resources_and_tags/quota_adjustment.rst';

interface Props {
  bills: readonly PageBill[];
  services: readonly LandscapeService[];
}

/** The totals of several blueprints, with quotas and the reader's own prices. */
export default function Landscape({bills, services}: Props): ReactNode {
  const state = landscape.use();
  const [before, setBefore] = useState<LandscapeState>();
  const [listed, setListed] = useState<boolean>();
  const names = new Map(services.map(({id, name}) => [id, name]));
  const chosen = bills.flatMap((one) => {
    const choice = state.chosen?.[one.page];
    return choice ? [{...one, choice}] : [];
  });
  // Services sorted by name, then resources without a service.
  const groups = [...groupBy(addUp(chosen), ({service}) => service ?? '')].sort(
    ([a], [b]) =>
      Number(a === '') - Number(b === '') ||
      (names.get(a) ?? a).localeCompare(names.get(b) ?? b, 'en'),
  );
  const totals = groups.flatMap(([, own]) => own);

  return (
    <CataloguePage
      title="My landscape"
      description="Resources of several blueprints added up by service and zone, against quotas, with your own prices and a list for a calculator."
      lead="Choose a size of each blueprint that you plan. Their resources are added up below. Your choice and your prices stay in this browser. Nothing is sent."
    >
      <div className="markdown">
        <h2>Blueprints</h2>
        <p className={styles.noScript}>
          Adding up needs JavaScript. The page of each blueprint has its sizes as a table.
        </p>
        {chosen.length > 0 && (
          <ul aria-label="Included blueprints">
            {chosen.map(({page, title, bill, choice}) => (
              <li key={page}>
                <Link to={`${page}#bill-of-resources`}>{title}</Link>:{' '}
                {[bill.sizes[sizeBill(bill, choice).size], ...ownNumbers(bill, choice)].join(', ')}
              </li>
            ))}
          </ul>
        )}
        {/* Readers who come back see the totals first. */}
        <details
          open={listed ?? chosen.length === 0}
          onToggle={({currentTarget}) => setListed(currentTarget.open)}
        >
          <summary>All {bills.length} blueprints and their sizes</summary>
          <ScrollableTable aria-label="Blueprints" head={['Blueprint', 'Size']}>
            <tbody>
              {bills.map((one) => (
                <BlueprintRow
                  key={one.page}
                  {...one}
                  choice={state.chosen?.[one.page]}
                  onChoose={() => setListed(true)}
                />
              ))}
            </tbody>
          </ScrollableTable>
        </details>
        <h2>Resources</h2>
        <p role="status">
          {chosen.length === 0
            ? 'No blueprint is included yet.'
            : `${chosen.length} of ${bills.length} blueprints. A range such as "2 to 4" is what autoscaling uses. Zones, quotas and the list for a calculator take its upper end.`}
        </p>
        <p>
          The quotas below are published defaults. Yours may differ: open the console, choose the
          region, and press the icon of quotas in the upper right corner. The provider says{' '}
          <a href={quotaPage}>how to see and raise them</a>.
        </p>
        {chosen.length > 0 && (
          <>
            {groups.map(([id, own]) => (
              <TotalsOfService
                key={id}
                service={services.find((one) => one.id === id)}
                totals={own}
                prices={state.prices}
              />
            ))}
            <Cost totals={totals} prices={state.prices} />
            <NotAdded chosen={chosen} />
          </>
        )}
        <div
          className={`no-print cluster actions ${styles.actions}`}
          role="group"
          aria-label="Exports"
        >
          <CopyButton
            labels={{idle: 'Copy list for a calculator'}}
            write={() => navigator.clipboard.writeText(calculatorList(totals, names))}
          />
          <ControlButton
            onClick={() =>
              saveFile('landscape.csv', landscapeCsv(totals, names, state.prices), 'text/csv')
            }
          >
            Download CSV
          </ControlButton>
          <ControlButton
            onClick={() => {
              setBefore(before ? undefined : state);
              landscape.set(before ?? {});
            }}
          >
            {before ? 'Undo reset' : 'Reset'}
          </ControlButton>
        </div>
      </div>
    </CataloguePage>
  );
}

/** Numbers that the reader entered on the page of a blueprint. */
function ownNumbers({assumptions}: Bill, {numbers = {}}: Choice): string[] {
  return assumptions.flatMap(({field = '', name, unit}) => {
    const number = numbers[field];
    return number === undefined ? [] : `${name}: ${amountText({from: number, to: number}, {unit})}`;
  });
}

function BlueprintRow({
  page,
  title,
  bill,
  choice,
  onChoose,
}: PageBill & {choice: Choice | undefined; onChoose: () => void}): ReactNode {
  const {size} = sizeBill(bill, choice ?? {});
  return (
    <tr>
      <th scope="row">
        <Link to={`${page}#bill-of-resources`}>{title}</Link>
      </th>
      <td>
        <select
          className="control"
          aria-label={`Size of ${title}`}
          autoComplete="off"
          value={choice ? bill.sizes[size] : none}
          onChange={({currentTarget: {value}}) => {
            onChoose();
            choose(page, value === none ? undefined : {size: value});
          }}
        >
          {[none, ...bill.sizes].map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </td>
    </tr>
  );
}

function Cost({
  totals,
  prices,
}: {
  totals: readonly Total[];
  prices: LandscapeState['prices'];
}): ReactNode {
  const costs = totals.flatMap((total) => costOf(total, prices) ?? []);
  if (costs.length === 0) return null;
  const sum = (end: 'from' | 'to'): number => costs.reduce((all, one) => all + one[end], 0);
  const [from, to] = [sum('from'), sum('to')].map((each) => digits(Math.round(each * 100) / 100));
  return (
    <p role="status" data-cost>
      <strong>At your prices: {from === to ? to : `${from} to ${to}`}</strong>. {costs.length} of{' '}
      {totals.length} rows have a price.
    </p>
  );
}

/** Amounts that a page states as text. */
function NotAdded({chosen}: {chosen: readonly (PageBill & {choice: Choice})[]}): ReactNode {
  const texts = chosen.flatMap(({title, bill, choice}) =>
    sizeBill(bill, choice).rows.flatMap(({resource, amount}) =>
      amount.to === undefined
        ? [`${title}: ${plain(resource.name)}: ${plain(amount.note ?? '')}`]
        : [],
    ),
  );
  if (texts.length === 0) return null;
  return (
    <details>
      <summary>Not added up, because the page gives no number ({texts.length})</summary>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  );
}
