import type { TFunction } from 'i18next';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { kindOfEntry } from '../../../../domain/history/classify';
import type { StatementEntry } from '../../../../domain/statement/Statement';
import { formatDateTime, formatDay } from '../../../../domain/time/format';
import { AmountOfLine, useAmountLook } from '../../../components/Amount';
import type { AmountLook } from '../../../components/Amount';
import { LongList } from '../../../components/LongList';
import { usePrinting } from '../../../components/usePrinting';
import { usePartyName } from '../../../components/usePartyName';
import { useLanguage } from '../../../language/useLanguage';
import styles from './Statements.module.css';

const ROW_HEIGHT_PX = 72;

interface StatementTableProps {
  /** Entries loaded so far. */
  readonly entries: readonly StatementEntry[];
  readonly entryCount: number;
  /** Called with the index of the last line on the screen. */
  readonly onShown: (line: number) => void;
}

/** Entries, oldest first: on the screen only those near the viewport, in print all that are loaded. */
export function StatementTable(props: StatementTableProps) {
  const printing = usePrinting();
  return printing ? <WholeTable {...props} /> : <ScrolledTable {...props} />;
}

function WholeTable({ entries }: StatementTableProps) {
  const look = useEntryLook();
  return (
    <div role="list" aria-label={look.t('entries')}>
      {entries.map((entry) => (
        <div key={entry.version.toString()} role="listitem" className={styles['printed']}>
          <Entry entry={entry} look={look} />
        </div>
      ))}
    </div>
  );
}

function ScrolledTable({ entries, entryCount, onShown }: StatementTableProps) {
  const look = useEntryLook();
  return (
    <LongList
      label={look.t('entries')}
      count={entries.length}
      total={entryCount}
      heightOf={expectedHeight}
      onShown={onShown}
    >
      {useCallback(
        (line: number) => (
          <Entry entry={entries[line]} look={look} />
        ),
        [entries, look],
      )}
    </LongList>
  );
}

function expectedHeight(): number {
  return ROW_HEIGHT_PX;
}

/** Display settings and translations shared by all entries. */
interface EntryLook extends AmountLook {
  readonly t: TFunction<['statements', 'operations']>;
}

function useEntryLook(): EntryLook {
  const { t } = useTranslation(['statements', 'operations']);
  const amounts = useAmountLook();
  return useMemo(() => ({ ...amounts, t }), [amounts, t]);
}

function Entry({ entry, look }: { readonly entry: StatementEntry | undefined; readonly look: EntryLook }) {
  const language = useLanguage();
  const partyName = usePartyName();
  const { t } = look;
  if (entry === undefined) {
    return null;
  }
  const kind = t(`operations:kinds.${kindOfEntry(entry)}`);
  const { payment } = entry;
  return (
    <div className={styles['entry']}>
      <div className={styles['words']}>
        <p className={styles['who']}>{partyName(entry.counterpartyName) || kind}</p>
        {entry.kind !== 'movement' && payment !== undefined && (
          <p className={styles['note']}>
            {t(`subjects.${entry.kind}`, { number: payment.number, day: formatDay(payment.day, language) })}
          </p>
        )}
        {(entry.kind === 'movement' || entry.purpose !== '') && (
          <p className={styles['note']}>{entry.purpose || kind}</p>
        )}
        {entry.tax.minor !== 0n && (
          <p className={styles['note']}>
            {t('facts.tax')} <AmountOfLine amount={entry.tax} look={look} />
          </p>
        )}
        <p className={styles['note']}>{formatDateTime(entry.bookedAt, language)}</p>
      </div>
      <div className={styles['money']}>
        <AmountOfLine amount={entry.amount} sign={entry.amount.minor > 0n ? 'positive' : 'neutral'} look={look} />
        <p className={styles['note']}>
          {t('balance')} <AmountOfLine amount={entry.balanceAfter} look={look} />
        </p>
      </div>
    </div>
  );
}
