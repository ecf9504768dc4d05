import type {ReactNode} from 'react';
import {dayInWords} from '../../lib/dayInWords';

/** A calendar day. @param props.day `YYYY-MM-DD` */
export function Day({day}: {day: string}): ReactNode {
  return <time dateTime={day}>{dayInWords(new Date(day))}</time>;
}
