import Link from '@docusaurus/Link';
import {useState, type ReactNode} from 'react';
import {CataloguePage} from '../../../../components/CataloguePage';
import {FacetFilter} from '../../../../components/FacetFilter';
import {useAddress} from '../../../../components/FacetFilter/useAddress';
import {useFilter} from '../../../../components/FacetFilter/useFilter';
import {CardGrid} from '../../../../components/PageCard';
import DatePicker from '../../../../components/ui/DatePicker';
import Modal from '../../../../components/ui/Modal';
import type {Webinar, WebinarsData} from '../schema';
import styles from './styles.module.css';
import {WebinarCard} from './WebinarCard';
import {dayKeys, webinarFilter, webinarsOfDays} from './webinarFilter';

/** The recordings. Nothing is loaded from the video platform before the reader plays one. */
export default function Webinars({data: {webinars, channel}}: {data: WebinarsData}): ReactNode {
  return (
    <CataloguePage
      title="Webinars"
      description="Recorded webinars about building on the platform, by topic and date; nothing is loaded from the video platform before you play one."
      lead={
        webinars.length > 0
          ? 'Recordings to watch when it suits you. Nothing is loaded from the video platform before you play one.'
          : 'No webinars yet.'
      }
    >
      {webinars.length > 0 ? (
        <Recordings webinars={webinars} />
      ) : (
        <NoRecordings channel={channel} />
      )}
    </CataloguePage>
  );
}

function NoRecordings({channel}: {channel: string}): ReactNode {
  return (
    <p>
      This page lists recordings as soon as there are any. Until then, recordings are on{' '}
      <Link href={channel}>the provider’s video channel</Link> (external site, own cookie policy).
      To learn by reading, start with <Link to="/docs">all articles</Link> or{' '}
      <Link to="/templates">a template</Link>.
    </p>
  );
}

function Recordings({webinars}: {webinars: readonly Webinar[]}): ReactNode {
  const address = useAddress();
  const [playing, setPlaying] = useState<Webinar>();
  const list = useFilter(webinarsOfDays(webinars, address.params), webinarFilter);
  const days = webinars.map(({date}) => date).sort();
  const limits = {min: days[0], max: days.at(-1)};
  return (
    <>
      <FacetFilter noun="webinar" list={{...list, all: webinars}} furtherKeys={dayKeys}>
        {dayKeys.map((key) => (
          <DatePicker
            key={key}
            label={key === 'from' ? 'From' : 'To'}
            {...limits}
            value={address.params.get(key) ?? ''}
            onChange={(value) => address.change({[key]: value})}
          />
        ))}
      </FacetFilter>
      <CardGrid>
        {list.shown.map((webinar) => (
          <WebinarCard key={webinar.id} webinar={webinar} onPlay={setPlaying} />
        ))}
      </CardGrid>
      <Modal
        heading={playing?.title ?? ''}
        opened={playing !== undefined}
        onClose={() => setPlaying(undefined)}
      >
        {playing && (
          <iframe
            className={styles.player}
            src={`https://www.youtube-nocookie.com/embed/${playing.id}?autoplay=1`}
            title={playing.title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
      </Modal>
    </>
  );
}
