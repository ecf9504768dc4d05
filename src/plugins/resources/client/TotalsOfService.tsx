import type {ReactNode} from 'react';
import {ScrollableTable} from '../../../components/ScrollableTable';
import {totalKey, type Total} from '../../../lib/bill/addUp';
import {amountText, digits} from '../../../lib/bill/amountText';
import {costOf, itemOf, neededOf, type LandscapeService, type LandscapeState} from './landscape';
import {setPrice} from './store';
import styles from './styles.module.css';

interface Props {
  /** Undefined for things that run on other resources. */
  service: LandscapeService | undefined;
  totals: readonly Total[];
  prices: LandscapeState['prices'];
}

/** The totals of one service, overall and for each zone. */
export function TotalsOfService({service, totals, prices}: Props): ReactNode {
  const name = service?.name ?? 'Pods and other objects';
  return (
    <>
      <h3>{name}</h3>
      {service && !service.quotas && (
        <p>The provider publishes no default quota for these resources.</p>
      )}
      {service?.quotas?.map((quota) => {
        const {limit, unit, scope, source} = quota;
        const needed = neededOf(quota, totals);
        const isAbove = needed > limit;
        return (
          <p key={quota.name} className={isAbove ? styles.above : undefined}>
            Quota of {quota.name}: {amountText({from: limit, to: limit}, {unit})} for each {scope}.
            Needed: {amountText({from: needed, to: needed}, {unit})}
            {isAbove && ', which is above the quota'}. <a href={source}>Source of the quota</a>
          </p>
        );
      })}
      <ScrollableTable aria-label={name} head={service ? [...columns, ...priced] : columns}>
        <tbody>
          {totals.map((total) => (
            <TotalRow key={totalKey(total)} total={total} prices={service && (prices ?? {})} />
          ))}
        </tbody>
      </ScrollableTable>
    </>
  );
}

const columns = ['Resource', 'Quantity', 'Zone 1', 'Zone 2', 'Zone 3', 'No zone'];
const priced = ['Your price of one', 'Cost'];

/** @param prices undefined for things that cost nothing */
function TotalRow({total, prices}: {total: Total; prices: Props['prices'] | undefined}): ReactNode {
  const {unit, zones, unplaced, designs} = total;
  const cost = costOf(total, prices);
  const key = totalKey(total);
  const inZone = (most: number): string => (most === 0 ? '' : digits(most));
  return (
    <tr title={designs.join('\n')}>
      <th scope="row">{itemOf(total)}</th>
      <td>{amountText({from: total.from, to: total.to}, {unit})}</td>
      {[0, 1, 2].map((zone) => (
        <td key={zone}>{inZone(zones[zone] ?? 0)}</td>
      ))}
      <td>{inZone(unplaced)}</td>
      {prices && (
        <>
          <td>
            <input
              key={prices[key] === undefined ? 'none' : 'kept'}
              className={`control ${styles.price}`}
              type="number"
              min={0}
              step="any"
              autoComplete="off"
              aria-label={`Your price of one ${unit ?? 'piece'}: ${itemOf(total)}`}
              defaultValue={prices[key]}
              onBlur={({currentTarget: {valueAsNumber: value}}) =>
                setPrice(key, value >= 0 ? value : undefined)
              }
            />
          </td>
          <td>{cost && amountText(cost, {})}</td>
        </>
      )}
    </tr>
  );
}
