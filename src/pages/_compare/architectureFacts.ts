import {counted} from '../../lib/counted';
import {duration} from '../../lib/duration';
import {inWords} from '../../lib/inWords';
import type {ComparedArchitecture} from '../../schemas/explorer';

export interface Fact {
  label: string;
  /** Empty if the article does not state it. */
  text: (architecture: ComparedArchitecture) => string;
}

/** @param none text for 0 minutes */
function objective(minutes: number | undefined, none: string): string {
  if (minutes === undefined) return '';
  return minutes === 0 ? none : duration(minutes);
}

const availability: Fact['text'] = ({availability: known}) => (known ? inWords(known) : '');

/** Facts from the front matter, in the order of the rows. */
export const architectureFacts: readonly Fact[] = [
  {label: 'Collection', text: ({section}) => section},
  {label: 'Type', text: ({kind}) => inWords(kind)},
  {label: 'Level', text: ({level}) => inWords(level)},
  {label: 'Time to complete', text: ({time}) => duration(time)},
  {label: 'Availability', text: availability},
  {
    label: 'Recovery time',
    text: ({recovery_time}) => objective(recovery_time, 'no interruption'),
  },
  {label: 'Recovery point', text: ({recovery_point}) => objective(recovery_point, 'no data lost')},
  {label: 'Effort', text: ({effort}) => (effort === undefined ? '' : counted(effort, 'day'))},
];

/** Availability and recovery in one phrase, because few pages state all of them. */
export function resilience(architecture: ComparedArchitecture): string {
  const {recovery_point: lost, recovery_time: gone} = architecture;
  return [
    availability(architecture),
    gone === 0 && 'no interruption',
    gone && `back in ${duration(gone)}`,
    lost === 0 && 'no data lost',
    lost && `up to ${duration(lost)} of data lost`,
  ]
    .filter(Boolean)
    .join(', ');
}
