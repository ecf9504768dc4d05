import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What readers can expect of every article. The content rules ensure it. */
const promises = [
  {term: 'Sources', meaning: 'Each article lists what its facts were checked against.'},
  {
    term: 'Review date',
    meaning: 'Each article says when it was last checked, next to its level and the time it takes.',
  },
  {term: 'Verification', meaning: 'Steps end with commands that prove the result.'},
  {term: 'Clean-up', meaning: 'What was created can be removed, in the right order.'},
];

export function Promises(): ReactNode {
  return (
    <section className={styles.promises}>
      <h2>What every guide includes</h2>
      <dl>
        {promises.map(({term, meaning}) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
