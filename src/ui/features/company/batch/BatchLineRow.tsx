import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import type { ListedLine } from '../../../../application/operations/batches';
import type { FailureRecord } from '../../../../application/operations/failureCodes';
import { groupAccountNumber } from '../../../../domain/account/accountNumber';
import type { BatchLineStatus } from '../../../../domain/batch/Batch';
import type { BatchViolation, BatchWarning } from '../../../../domain/batch/batchFaults';
import type { BatchKind } from '../../../../domain/batch/batchFormats';
import { isOpen, statedAmount } from '../../../../domain/batch/batchLines';
import { AmountOfLine, useAmountLook } from '../../../components/Amount';
import type { AmountLook } from '../../../components/Amount';
import { Badge } from '../../../components/Badge';
import { classNames } from '../../../components/classNames';
import { SEPARATOR } from '../../../components/lineParts';
import { memoizeByKey } from '../../../components/memoizeByKey';
import { useFailureText } from '../../../components/useFailureText';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import styles from './Batch.module.css';
import { STATUS_TONES } from './BatchTotals';
import type { BatchViewModel } from './BatchViewModel';
import { useFaultText } from './useFaultText';

interface RowProps {
  readonly model: BatchViewModel;
  readonly line: ListedLine | undefined;
  readonly look: BatchLook;
}

/** Display settings and translations shared by all lines of a file, because there may be ten thousand. */
export interface BatchLook extends AmountLook {
  readonly pick: (line: ListedLine) => string;
  readonly status: (status: BatchLineStatus) => string;
  readonly fault: (fault: BatchViolation, written: string | undefined) => string;
  readonly warning: (warning: BatchWarning) => string;
  readonly refusal: (refused: FailureRecord) => string;
}

export function useBatchLook(kind: BatchKind | undefined): BatchLook {
  const { t } = useTranslation('batch');
  const amounts = useAmountLook();
  const failureText = useFailureText();
  const faultText = useFaultText(kind);
  return useMemo(
    () => ({
      ...amounts,
      pick: (line: ListedLine) => t('pick', { number: line.number, name: nameOf(line) }),
      status: memoizeByKey((status: BatchLineStatus) => t(`statuses.${status}`)),
      fault: ({ row, field, code }: BatchViolation, written = '') => {
        const fault = t('faultAt', { row, field: t(`fields.${field}`), fault: faultText(code) });
        return written === '' ? fault : `${fault} ${t('written', { text: written })}`;
      },
      warning: ({ code, line }: BatchWarning) => t(`warnings.${code}`, { line }),
      refusal: (refused: FailureRecord) => failureText(refused).what,
    }),
    [t, amounts, failureText, faultText],
  );
}

/** One line of a batch: payee, amount, errors by field, and status. */
export const BatchLineRow = observer(function BatchLineRow({ model, line, look }: RowProps) {
  if (line === undefined) {
    return null;
  }
  const { number, written } = line;
  const { canChoose } = model;
  const picked = isOpen(line) && model.isPicked(line);
  const amount = statedAmount(line);
  // While lines are chosen, the mark beside an open one says how it stands.
  const status = canChoose && isOpen(line) && line.status !== 'declined' ? (picked ? 'chosen' : 'draft') : line.status;
  return (
    <div className={classNames(styles['row'], !canChoose && styles['shown'])}>
      {canChoose && (
        <label className={styles['pick']}>
          <input type="checkbox" disabled={!isOpen(line)} checked={picked} onChange={() => model.toggle(line)} />
          <VisuallyHidden>{look.pick(line)}</VisuallyHidden>
        </label>
      )}
      <div className={styles['words']}>
        <p className={styles['name']}>
          {number}. {nameOf(line)}
        </p>
        <p className={styles['note']}>
          {[groupAccountNumber(written.account ?? ''), written.bic ?? written.bankCode, written.purpose]
            .filter((text) => (text ?? '') !== '')
            .join(SEPARATOR)}
        </p>
        <LineViolations line={line} look={look} />
      </div>
      <div className={styles['money']}>
        {amount === undefined ? <span>{written.amount}</span> : <AmountOfLine amount={amount} look={look} />}
        <span>
          <Badge tone={STATUS_TONES[status]}>{look.status(status)}</Badge>
        </span>
      </div>
    </div>
  );
});

function LineViolations({
  line: { faults, warnings, refusal, refusalData, written },
  look,
}: {
  readonly line: ListedLine;
  readonly look: BatchLook;
}) {
  if (faults.length === 0 && warnings.length === 0 && refusal === undefined) {
    return null;
  }
  return (
    <ul className={styles['faults']}>
      {faults.map((fault) => (
        <li key={`${fault.field} ${fault.code}`}>
          {look.fault(fault, fault.field === 'line' ? undefined : written[fault.field])}
        </li>
      ))}
      {warnings.map((warning) => (
        <li key={`${warning.code} ${warning.line ?? ''}`} className={styles['warnings']}>
          {look.warning(warning)}
        </li>
      ))}
      {refusal !== undefined && <li>{look.refusal({ code: refusal, ...(refusalData && { data: refusalData }) })}</li>}
    </ul>
  );
}

/** Name of a line; one whose columns could not be separated is shown as its raw text. */
function nameOf({ written }: ListedLine): string {
  return written.recipientName ?? written.line ?? '';
}
