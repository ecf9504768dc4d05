import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {LinkList} from '../../components/LinkList';
import {Thumbnail} from '../../components/Thumbnail';
import {explorerPath} from '../../lib/explorerPath';
import type {EntryPageData, NamedPage} from '../../schemas/entryPages';
import styles from './styles.module.css';

/** Converts a page to the properties of a link. */
export function toLink({label, permalink}: NamedPage): {to: string; label: string} {
  return {to: permalink, label};
}

/** Four sections of links, by task. Each shows the architecture of one of its pages. */
export function Doors({data: {tasks, templates, pictures}}: {data: EntryPageData}): ReactNode {
  const ofKind = (kind: string): string => explorerPath({kind});
  const doors = [
    {
      sign: 'template',
      title: 'Build it',
      text: 'Complete code to download, with inputs, checks and clean-up.',
      pages: templates,
      picture: pictures.template,
      more: [{to: '/templates', label: 'All templates'}],
    },
    {
      sign: 'decision-guide',
      title: 'Decide',
      text: 'Options side by side, with the conditions that speak for each.',
      pages: tasks.decide,
      picture: pictures.decide,
      more: [
        {to: ofKind('decision-guide'), label: 'All decision guides'},
        {to: '/docs/compare', label: 'Compare architectures'},
      ],
    },
    {
      sign: 'checklist',
      title: 'Check it',
      text: 'Lists to work through before production, an audit or a move.',
      pages: tasks.check,
      picture: pictures.check,
      more: [{to: ofKind('checklist'), label: 'All checklists'}],
    },
    {
      sign: 'move',
      title: 'Move here',
      text: 'Counterparts of the services you know, and migrations step by step.',
      pages: tasks.move,
      picture: pictures.move,
      more: [{to: '/docs/tags/migration', label: 'All about migration'}],
    },
  ];
  return (
    <div className={styles.doors}>
      {doors.map(({sign, title, text, pages, picture, more}) => (
        <section key={sign} data-kind={sign}>
          <Thumbnail name={picture} />
          <h2>
            <Link to={more[0]?.to}>{title}</Link>
          </h2>
          <p>{text}</p>
          <LinkList links={pages.map(toLink)} />
          <LinkList links={more} className={styles.more} />
        </section>
      ))}
    </div>
  );
}
