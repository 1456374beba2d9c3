import { ShareKey, ShareStack } from '../../../src/ui/charts/ShareStack';
import { examplesOf } from '../Example';
import styles from '../gallery.module.css';

export const examples = examplesOf('ShareStack', [
  {
    state: 'five parts with their keys',
    show: ({ texts }) => (
      <>
        <ShareStack shares={[400, 250, 180, 100, 70]} />
        <ul className={styles['icons']}>
          {[texts.income, texts.expense, texts.fee, texts.details, texts.amount].map((name, place) => (
            <li key={name}>
              <ShareKey place={place} /> {name}
            </li>
          ))}
        </ul>
      </>
    ),
  },
  { state: 'one part', show: () => <ShareStack shares={[1000]} /> },
  { state: 'nothing', show: () => <ShareStack shares={[]} /> },
]);
