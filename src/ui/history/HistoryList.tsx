import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { formatDateTime } from '../../domain/time/format';
import { bankDayOf } from '../../domain/time/Instant';
import type { BankDay } from '../../domain/time/Instant';
import { sizeOfLine } from '../components/sizeOfLine';
import { useDayName } from '../components/useDayName';
import { useMoneyText } from '../components/useMoneyText';
import { usePrinting } from '../components/usePrinting';
import { VisuallyHidden } from '../components/VisuallyHidden';
import type { HistoryRow } from './historyRow';
import styles from './HistoryList.module.css';
import type { HistorySelection } from './HistorySelection';
import { OperationRow } from './OperationRow';

const DAY_HEIGHT_PX = 37;
const ROW_HEIGHT_PX = 70;
const ROWS_BEYOND_EDGE = 10;

type Line = { readonly day: BankDay } | { readonly row: HistoryRow; readonly underDay: boolean };

interface HistoryListProps {
  readonly rows: readonly HistoryRow[];
  /** What goes onto paper. */
  readonly printedRows: readonly HistoryRow[];
  readonly label: string;
  /** The rows are in the order of their days, which stand above them. */
  readonly byDay: boolean;
  readonly selection: HistorySelection;
}

/** Operations under the days they happened on: on the screen the lines near the window, on paper all that are to be there. */
export const HistoryList = observer(function HistoryList({ rows, printedRows, byDay, ...list }: HistoryListProps) {
  const printing = usePrinting();
  const shown = printing ? printedRows : rows;
  const lines = useMemo(() => linesOf(shown, byDay), [shown, byDay]);
  return printing ? <WholeList lines={lines} {...list} /> : <ScrolledList lines={lines} {...list} />;
});

interface LinesProps {
  readonly lines: readonly Line[];
  readonly label: string;
  readonly selection: HistorySelection;
}

function WholeList({ lines, label, selection }: LinesProps) {
  return (
    <div role="list" aria-label={label}>
      {lines.map((line) => (
        <div key={'day' in line ? line.day : line.row.id} role="listitem" className={styles['printed']}>
          <HistoryLine line={line} selection={selection} />
        </div>
      ))}
    </div>
  );
}

/** Only the lines near the window exist, so ten thousand scroll as ten do. */
function ScrolledList({ lines, label, selection }: LinesProps) {
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
    measureElement: sizeOfLine,
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
          style={{ insetBlockStart: start - top }}
        >
          <HistoryLine line={lines[index]} selection={selection} />
        </div>
      ))}
    </div>
  );
}

interface LineProps {
  readonly line: Line | undefined;
  readonly selection: HistorySelection;
}

const HistoryLine = observer(function HistoryLine({ line, selection }: LineProps) {
  if (line === undefined) {
    return null;
  }
  if ('day' in line) {
    return <DayHeading day={line.day} />;
  }
  const row = <OperationRow row={line.row} timeOnly={line.underDay} />;
  return selection.active ? <Pickable row={line.row} selection={selection}>{row}</Pickable> : row;
});

interface PickableProps {
  readonly row: HistoryRow;
  readonly selection: HistorySelection;
  readonly children: ReactNode;
}

const Pickable = observer(function Pickable({ row, selection, children }: PickableProps) {
  const { t } = useTranslation('history');
  const amount = useMoneyText()(row.amount);
  return (
    <div className={styles['pickable']}>
      <label className={styles['pick']}>
        <input type="checkbox" checked={selection.has(row.id)} onChange={() => selection.toggle(row.id)} />
        <VisuallyHidden>{t('selection.pick', { amount, when: formatDateTime(row.transaction.createdAt) })}</VisuallyHidden>
      </label>
      {children}
    </div>
  );
});

function DayHeading({ day }: { readonly day: BankDay }) {
  const dayName = useDayName();
  return <h2 className={styles['day']}>{dayName(day)}</h2>;
}

function linesOf(rows: readonly HistoryRow[], byDay: boolean): readonly Line[] {
  if (!byDay) {
    return rows.map((row) => ({ row, underDay: false }));
  }
  return rows.flatMap((row, index): readonly Line[] => {
    const day = bankDayOf(row.transaction.createdAt);
    const before = rows[index - 1];
    const sameDay = before !== undefined && bankDayOf(before.transaction.createdAt) === day;
    return sameDay ? [{ row, underDay: true }] : [{ day }, { row, underDay: true }];
  });
}

function isDay(line: Line | undefined): boolean {
  return line !== undefined && 'day' in line;
}
