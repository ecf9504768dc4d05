import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useState, type ReactNode} from 'react';
import {CataloguePage} from '../../../components/CataloguePage';
import {LinkList} from '../../../components/LinkList';
import {saveFile} from '../../../components/saveFile';
import {ScrollableTable} from '../../../components/ScrollableTable';
import {ControlButton} from '../../../components/ui/ControlButton';
import type {Area, AssessedItem, AssessedList} from '../readAssessment';
import {Actions} from './Actions';
import ChecklistItem from './ChecklistItem';
import {inWords, type List} from './exports';
import {
  formatChecklists,
  parseChecklists,
  progressOf,
  sumOf,
  type Checklists,
  type Progress,
} from './state';
import {checklists} from './store';
import styles from './styles.module.css';

const progressIn = (state: Checklists, {page, items}: AssessedList): Progress =>
  progressOf(
    state[page],
    items.length,
    items.map(({id}) => id),
  );
const isGap = (state: Checklists, page: string, {id}: AssessedItem): boolean =>
  state[page]?.items[id]?.state === undefined;

/** All checklists with the reader's progress, the gaps, and the guides that close them. */
export default function Assessment({areas}: {areas: readonly Area[]}): ReactNode {
  const state = checklists.use();
  // A snapshot of the state, so that an item does not vanish from the gaps when it is ticked.
  const [gapsOf, setGapsOf] = useState<Checklists>();
  const lists = areas.flatMap((area) => area.lists);
  const site = useBaseUrl('/', {absolute: true}).replace(/\/$/, '');

  function listsNow(): List[] {
    return lists.map(({title, page, items}) => ({
      title,
      address: site + page,
      rows: items.map(({id, text, section}) => {
        const {state: marked, note} = state[page]?.items[id] ?? {};
        return {text, section, state: marked, note};
      }),
    }));
  }
  return (
    <CataloguePage
      title="Assessment"
      description="All checklists of the site with your progress by phase and area, the gaps, and the guides that close them."
      lead="Every checklist of the adoption framework and of the guides. Your ticks and notes stay in this browser. Nothing is sent."
    >
      <div
        className={`cluster actions ${styles.bar}`}
        role="group"
        aria-label="All checklists"
        data-stored="checklists"
      >
        <strong role="status">
          {inWords(sumOf(lists.map((list) => progressIn(state, list))))}
        </strong>
        <span className={`no-print cluster actions ${styles.actions}`}>
          <ControlButton
            aria-pressed={gapsOf !== undefined}
            onClick={() => setGapsOf(gapsOf ? undefined : state)}
          >
            Gaps only
          </ControlButton>
          <Actions lists={listsNow} name="assessment" onReset={() => checklists.set({})} />
          <Transfer />
        </span>
      </div>
      <div className="markdown">
        <ScrollableTable head={['Phase or area', 'Progress', 'Gaps']}>
          <tbody>
            {areas.map(({label, lists: own}) => {
              const progress = sumOf(own.map((list) => progressIn(state, list)));
              return (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{inWords(progress)}</td>
                  <td>{progress.of - progress.done}</td>
                </tr>
              );
            })}
          </tbody>
        </ScrollableTable>
        {areas.map((area) => (
          <section key={area.label}>
            <h2>{area.label}</h2>
            {area.lists.map((list) => (
              <details key={list.page} className={styles.list}>
                <summary>
                  {list.title}: {inWords(progressIn(state, list))}
                </summary>
                <p>
                  Guide that closes these gaps: <Link to={list.page}>{list.title}</Link>
                </p>
                <ul>
                  {list.items
                    .filter((item) => !gapsOf || isGap(gapsOf, list.page, item))
                    .map(({id, section, text, guides}) => (
                      <li key={id}>
                        <ChecklistItem
                          page={list.page}
                          id={id}
                          section={section}
                          total={String(list.items.length)}
                        >
                          {text}
                        </ChecklistItem>
                        {guides.length > 0 && <LinkList links={guides} className={styles.guides} />}
                      </li>
                    ))}
                </ul>
              </details>
            ))}
          </section>
        ))}
      </div>
    </CataloguePage>
  );
}

/** Exports the whole state as a file, and imports such a file. */
function Transfer(): ReactNode {
  const [message, setMessage] = useState('');

  async function read(file: File | undefined): Promise<void> {
    if (!file) return;
    const read = parseChecklists(await file.text());
    if (read) checklists.set(read);
    setMessage(
      read
        ? 'The state of the file is shown.'
        : `${file.name} holds no checklists. Choose a file that this page exported.`,
    );
  }
  return (
    <>
      <ControlButton
        onClick={() =>
          saveFile('checklists.json', formatChecklists(checklists.get()), 'application/json')
        }
      >
        Export
      </ControlButton>
      <label className="control">
        Import
        <input
          className="visually-hidden"
          type="file"
          accept="application/json"
          onChange={({currentTarget}) => void read(currentTarget.files?.[0])}
        />
      </label>
      <span role="alert" className={styles.error}>
        {message}
      </span>
    </>
  );
}
