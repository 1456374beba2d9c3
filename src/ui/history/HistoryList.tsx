import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';

import { bankDayOf } from '../../domain/time/Instant';
import type { BankDay } from '../../domain/time/Instant';
import { useDayName } from '../components/useDayName';
import { usePrinting } from '../components/usePrinting';
import type { HistoryRow } from './historyRow';
import styles from './HistoryList.module.css';
import { OperationRow } from './OperationRow';

const DAY_HEIGHT_PX = 40;
const ROW_HEIGHT_PX = 68;
const ROWS_BEYOND_EDGE = 10;

type Line = { readonly day: BankDay } | { readonly row: HistoryRow };

interface HistoryListProps {
  readonly rows: readonly HistoryRow[];
  readonly label: string;
}

/** Operations under the days they happened on: on the screen the lines near the window, on paper all of them. */
export function HistoryList({ rows, label }: HistoryListProps) {
  const lines = useMemo(() => linesOf(rows), [rows]);
  return usePrinting() ? <WholeList lines={lines} label={label} /> : <ScrolledList lines={lines} label={label} />;
}

interface LinesProps {
  readonly lines: readonly Line[];
  readonly label: string;
}

function WholeList({ lines, label }: LinesProps) {
  return (
    <div role="list" aria-label={label}>
      {lines.map((line) => (
        <div key={'day' in line ? line.day : line.row.id} role="listitem" className={styles['printed']}>
          <HistoryLine line={line} />
        </div>
      ))}
    </div>
  );
}

/** Only the lines near the window exist, so ten thousand scroll as ten do. */
function ScrolledList({ lines, label }: LinesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);

  useLayoutEffect(() => {
    setTop(frame.current?.offsetTop ?? 0);
  }, []);

  const virtualizer = useWindowVirtualizer({
    count: lines.length,
    estimateSize: (index) => (isDay(lines[index]) ? DAY_HEIGHT_PX : ROW_HEIGHT_PX),
    overscan: ROWS_BEYOND_EDGE,
    scrollMargin: top,
  });

  return (
    <div
      ref={frame}
      className={styles['list']}
      role="list"
      aria-label={label}
      // eslint-disable-next-line no-restricted-syntax -- a measured height, no matter of design
      style={{ blockSize: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <div
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          role="listitem"
          aria-setsize={lines.length}
          aria-posinset={index + 1}
          className={styles['line']}
          // eslint-disable-next-line no-restricted-syntax -- a measured position, no matter of design
          style={{ transform: `translateY(${start - top}px)` }}
        >
          <HistoryLine line={lines[index]} />
        </div>
      ))}
    </div>
  );
}

function HistoryLine({ line }: { readonly line: Line | undefined }) {
  if (line === undefined) {
    return null;
  }
  return 'day' in line ? <DayHeading day={line.day} /> : <OperationRow row={line.row} timeOnly />;
}

function DayHeading({ day }: { readonly day: BankDay }) {
  const dayName = useDayName();
  return <h2 className={styles['day']}>{dayName(day)}</h2>;
}

function linesOf(rows: readonly HistoryRow[]): readonly Line[] {
  return rows.flatMap((row, index): readonly Line[] => {
    const day = bankDayOf(row.transaction.createdAt);
    const before = rows[index - 1];
    const sameDay = before !== undefined && bankDayOf(before.transaction.createdAt) === day;
    return sameDay ? [{ row }] : [{ day }, { row }];
  });
}

function isDay(line: Line | undefined): boolean {
  return line !== undefined && 'day' in line;
}
