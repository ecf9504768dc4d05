import Link from '@docusaurus/Link';
import type {DataGridField} from '../../components/ui/DataGrid';
import {counted} from '../../lib/counted';
import {duration} from '../../lib/duration';
import {inWords} from '../../lib/inWords';
import type {ComparedArchitecture} from '../../schemas/explorer';

interface Fact {
  label: string;
  /** Empty where the article does not state it. */
  text: (architecture: ComparedArchitecture) => string;
  /** For sorting, where the text does not sort. */
  value?: (architecture: ComparedArchitecture) => number;
}

/** @param none what 0 minutes mean */
function objective(minutes: number | undefined, none: string): string {
  if (minutes === undefined) return '';
  return minutes === 0 ? none : duration(minutes);
}

/** What is compared, in the order of the rows. */
export const architectureFacts: readonly Fact[] = [
  {label: 'Collection', text: ({section}) => section},
  {label: 'Level', text: ({level}) => inWords(level)},
  {label: 'Availability', text: ({availability}) => (availability ? inWords(availability) : '')},
  {
    label: 'Recovery time',
    text: ({recovery_time}) => objective(recovery_time, 'no interruption'),
    value: ({recovery_time}) => recovery_time ?? Infinity,
  },
  {
    label: 'Recovery point',
    text: ({recovery_point}) => objective(recovery_point, 'no data lost'),
    value: ({recovery_point}) => recovery_point ?? Infinity,
  },
  {
    label: 'Effort',
    text: ({effort}) => (effort === undefined ? '' : counted(effort, 'day')),
    value: ({effort}) => effort ?? Infinity,
  },
];

/** Columns of the table of all architectures. */
export const gridFields: readonly DataGridField<ComparedArchitecture>[] = [
  {
    name: 'title',
    label: 'Architecture',
    value: ({title}) => title,
    render: ({title, path}) => <Link to={`/docs/${path}`}>{title}</Link>,
  },
  ...architectureFacts.map(({label, text, value}) => ({
    name: label,
    label,
    value: value ?? text,
    render: text,
  })),
  {
    name: 'components',
    label: 'Components',
    value: ({components}: ComparedArchitecture) => components.length,
  },
];
