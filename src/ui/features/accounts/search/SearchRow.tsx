import { Amount } from '../../../components/Amount';
import { IconBadge, InitialsBadge } from '../../../components/IconBadge';
import { ProviderMark } from '../../../objects/payments/ProviderMark';
import styles from './SearchPalette.module.css';
import type { SearchEntry, SearchMark } from './SearchSource';

/** One thing that was found. */
export function SearchRow({ entry: { mark, title, note, amount, letter } }: { readonly entry: SearchEntry }) {
  return (
    <>
      <Mark mark={mark} />
      <span className={styles['words']}>
        <span className={styles['title']}>{title}</span>
        {note !== undefined && note !== '' && <span className={styles['note']}>{note}</span>}
      </span>
      {amount !== undefined && (
        <span className={styles['amount']}>
          <Amount amount={amount.of} {...(amount.sign !== undefined && { sign: amount.sign })} />
        </span>
      )}
      {letter !== undefined && (
        <span className={styles['letter']} aria-hidden="true">
          <kbd>G</kbd>
          <kbd>{letter.toUpperCase()}</kbd>
        </span>
      )}
    </>
  );
}

function Mark({ mark }: { readonly mark: SearchMark }) {
  if ('person' in mark) {
    return <InitialsBadge name={mark.person} />;
  }
  return 'service' in mark ? (
    <span className={styles['service']}>
      <ProviderMark icon={mark.service} />
    </span>
  ) : (
    <IconBadge icon={mark.icon} />
  );
}
