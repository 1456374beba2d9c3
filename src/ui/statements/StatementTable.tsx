import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { classifyTransaction } from '../../domain/history/classify';
import type { StatementEntry } from '../../domain/statement/Statement';
import { formatDateTime } from '../../domain/time/format';
import { Amount } from '../components/Amount';
import { LongList } from '../components/LongList';
import { usePrinting } from '../components/usePrinting';
import styles from './Statements.module.css';

const ROW_HEIGHT_PX = 72;

interface StatementTableProps {
  /** Those that have been loaded. */
  readonly entries: readonly StatementEntry[];
  readonly entryCount: number;
  /** Told which line is the last one on the screen. */
  readonly onShown: (line: number) => void;
}

/** The entries, the oldest first: on the screen those near the window, on paper all that are loaded. */
export function StatementTable(props: StatementTableProps) {
  const printing = usePrinting();
  return printing ? <WholeTable {...props} /> : <ScrolledTable {...props} />;
}

function WholeTable({ entries }: StatementTableProps) {
  const { t } = useTranslation('statements');
  return (
    <div role="list" aria-label={t('entries')}>
      {entries.map((entry) => (
        <div key={entry.version.toString()} role="listitem" className={styles['printed']}>
          <Entry entry={entry} />
        </div>
      ))}
    </div>
  );
}

function ScrolledTable({ entries, entryCount, onShown }: StatementTableProps) {
  const { t } = useTranslation('statements');
  return (
    <LongList label={t('entries')} count={entries.length} total={entryCount} heightOf={expectedHeight} onShown={onShown}>
      {useCallback((line: number) => <Entry entry={entries[line]} />, [entries])}
    </LongList>
  );
}

function expectedHeight(): number {
  return ROW_HEIGHT_PX;
}

function Entry({ entry }: { readonly entry: StatementEntry | undefined }) {
  const { t } = useTranslation(['statements', 'operations']);
  if (entry === undefined) {
    return null;
  }
  const kind = t(`operations:kinds.${classifyTransaction(entry.txnCode)}`);
  return (
    <div className={styles['entry']}>
      <div className={styles['words']}>
        <p className={styles['who']}>{entry.counterpartyName || kind}</p>
        <p className={styles['note']}>{entry.purpose || kind}</p>
        <p className={styles['note']}>{formatDateTime(entry.bookedAt)}</p>
      </div>
      <div className={styles['money']}>
        <Amount amount={entry.amount} sign={entry.amount.minor > 0n ? 'positive' : 'neutral'} />
        <p className={styles['note']}>
          {t('balance')} <Amount amount={entry.balanceAfter} />
        </p>
      </div>
    </div>
  );
}
