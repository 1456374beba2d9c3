import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { classifyTransaction } from '../../domain/history/classify';
import type { StatementEntry } from '../../domain/statement/Statement';
import { formatDateTime } from '../../domain/time/format';
import { Amount } from '../components/Amount';
import { sizeOfLine } from '../components/sizeOfLine';
import { usePrinting } from '../components/usePrinting';
import styles from './Statements.module.css';

const ROW_HEIGHT_PX = 72;
const LINES_BEYOND_EDGE = 10;

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
  const frame = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);

  useLayoutEffect(() => {
    setTop(frame.current?.offsetTop ?? 0);
  }, []);

  const virtualizer = useWindowVirtualizer({
    count: entries.length,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: LINES_BEYOND_EDGE,
    scrollMargin: top,
    measureElement: sizeOfLine,
  });
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => onShown(last), [last, onShown]);

  return (
    <div
      ref={frame}
      className={styles['list']}
      role="list"
      aria-label={t('entries')}
      // eslint-disable-next-line no-restricted-syntax -- a measured height, no matter of design
      style={{ blockSize: virtualizer.getTotalSize() }}
    >
      {items.map(({ key, index, start }) => (
        <div
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          role="listitem"
          aria-setsize={entryCount}
          aria-posinset={index + 1}
          className={styles['line']}
          // eslint-disable-next-line no-restricted-syntax -- a measured position, no matter of design
          style={{ insetBlockStart: start - top }}
        >
          <Entry entry={entries[index]} />
        </div>
      ))}
    </div>
  );
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
