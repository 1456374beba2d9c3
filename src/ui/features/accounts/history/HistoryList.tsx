import { observer } from 'mobx-react-lite';
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { formatDateTime } from '../../../../domain/time/format';
import { bankDayOf, startOfBankDay } from '../../../../domain/time/Instant';
import type { BankDay } from '../../../../domain/time/Instant';
import { LongList } from '../../../components/LongList';
import { useDayName } from '../../../components/useDayName';
import { useMoneyText } from '../../../components/useMoneyText';
import { usePrinting } from '../../../components/usePrinting';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useLanguage } from '../../../language/useLanguage';
import type { HistoryRow } from '../../../objects/operations/historyRow';
import styles from './HistoryList.module.css';
import type { HistorySelectionViewModel } from './HistorySelectionViewModel';
import { OperationLine, useOperationLook } from '../../../objects/operations/OperationRow';
import type { OperationLook } from '../../../objects/operations/OperationRow';

const DAY_MS = 86_400_000;
const DAY_HEIGHT_PX = 37;
const ROW_HEIGHT_PX = 70;

type Line = { readonly day: BankDay } | { readonly row: HistoryRow; readonly underDay: boolean };

interface HistoryListProps {
  readonly rows: readonly HistoryRow[];
  /** Rows to print. */
  readonly printedRows: readonly HistoryRow[];
  readonly label: string;
  /** True when the rows are in the order of their days, which are shown as headings. */
  readonly byDay: boolean;
  readonly selection: HistorySelectionViewModel;
}

/** Operations grouped by day: on the screen only the lines near the viewport, in print all rows. */
export const HistoryList = observer(function HistoryList({ rows, printedRows, byDay, ...list }: HistoryListProps) {
  const printing = usePrinting();
  const shown = printing ? printedRows : rows;
  const lines = useMemo(() => linesOf(shown, byDay), [shown, byDay]);
  const Shown = printing ? WholeList : ScrolledList;
  return <Shown lines={lines} picking={list.selection.active} look={useOperationLook()} {...list} />;
});

interface LinesProps {
  readonly lines: readonly Line[];
  readonly label: string;
  readonly selection: HistorySelectionViewModel;
  readonly picking: boolean;
  readonly look: OperationLook;
}

function WholeList({ lines, label, ...chosen }: LinesProps) {
  return (
    <div role="list" aria-label={label}>
      {lines.map((line) => (
        <div key={'day' in line ? line.day : line.row.id} role="listitem" className={styles['printed']}>
          {historyLine({ line, ...chosen })}
        </div>
      ))}
    </div>
  );
}

function ScrolledList({ lines, label, selection, picking, look }: LinesProps) {
  return (
    <LongList
      label={label}
      count={lines.length}
      heightOf={(index) => (isDay(lines[index]) ? DAY_HEIGHT_PX : ROW_HEIGHT_PX)}
    >
      {useCallback(
        (index: number) => historyLine({ line: lines[index], selection, picking, look }),
        [lines, selection, picking, look],
      )}
    </LongList>
  );
}

interface LineProps {
  readonly line: Line | undefined;
  readonly selection: HistorySelectionViewModel;
  readonly picking: boolean;
  readonly look: OperationLook;
}

function historyLine({ line, selection, picking, look }: LineProps): ReactNode {
  if (line === undefined) {
    return null;
  }
  if ('day' in line) {
    return <DayHeading day={line.day} />;
  }
  const row = <OperationLine row={line.row} timeOnly={line.underDay} look={look} />;
  return picking ? (
    <Pickable row={line.row} selection={selection}>
      {row}
    </Pickable>
  ) : (
    row
  );
}

interface PickableProps {
  readonly row: HistoryRow;
  readonly selection: HistorySelectionViewModel;
  readonly children: ReactNode;
}

const Pickable = observer(function Pickable({ row, selection, children }: PickableProps) {
  const language = useLanguage();
  const { t } = useTranslation('history');
  const amount = useMoneyText()(row.amount);
  return (
    <div className={styles['pickable']}>
      <label className={styles['pick']}>
        <input type="checkbox" checked={selection.has(row.id)} onChange={() => selection.toggle(row.id)} />
        <VisuallyHidden>
          {t('selection.pick', { amount, when: formatDateTime(row.transaction.createdAt, language) })}
        </VisuallyHidden>
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
  const lines: Line[] = [];
  let dayBegins = -Infinity;
  for (const row of rows) {
    const { createdAt } = row.transaction;
    // The name of a day is found once for all that happened on it: most of ten thousand rows stand under the same as the row before.
    if (createdAt < dayBegins || createdAt >= dayBegins + DAY_MS) {
      const day = bankDayOf(createdAt);
      dayBegins = startOfBankDay(day);
      lines.push({ day });
    }
    lines.push({ row, underDay: true });
  }
  return lines;
}

function isDay(line: Line | undefined): boolean {
  return line !== undefined && 'day' in line;
}
