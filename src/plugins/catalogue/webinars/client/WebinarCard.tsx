import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {duration} from '../../../../lib/duration';
import {inWords} from '../../../../lib/inWords';
import type {Webinar} from '../schema';
import {Day} from '../../../../components/Day';
import {PageCard} from '../../../../components/PageCard';
import styles from './styles.module.css';

interface WebinarCardProps {
  webinar: Webinar;
  onPlay: (webinar: Webinar) => void;
}

/** A recording in the list. It has no picture, because that would come from the video platform. */
export function WebinarCard({webinar, onPlay}: WebinarCardProps): ReactNode {
  const {id, title, description, date, topics, speakers, duration: minutes} = webinar;
  const facts = [
    <Day key="day" day={date} />,
    minutes !== undefined && duration(minutes),
    ...topics.map(inWords),
    speakers.length > 0 && `with ${speakers.join(', ')}`,
  ];
  return (
    <PageCard title={title} description={description} facts={facts.filter(Boolean)}>
      <p className={`cluster ${styles.actions}`}>
        <button
          type="button"
          className="button button--primary button--sm"
          aria-label={`Play: ${title}`}
          onClick={() => onPlay(webinar)}
        >
          Play
        </button>
        <Link href={`https://www.youtube.com/watch?v=${id}`}>On the video platform</Link>
      </p>
    </PageCard>
  );
}
