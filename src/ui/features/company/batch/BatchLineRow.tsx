import { observer } from 'mobx-react-lite';
import type { ListedLine } from '../../../../application/operations/batches';
import { groupAccountNumber } from '../../../../domain/account/accountNumber';
import { isOpen, statedAmount } from '../../../../domain/batch/batchLines';
import { AmountOfLine } from '../../../components/Amount';
import { Badge } from '../../../components/Badge';
import { classNames } from '../../../components/classNames';
import { SEPARATOR } from '../../../components/lineParts';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import styles from './Batch.module.css';
import { STATUS_TONES } from './BatchTotals';
import { LineRepair } from './LineRepair';
import { nameOf } from './useBatchLook';
import type { BatchLook } from './useBatchLook';
import type { BatchViewModel } from './BatchViewModel';

interface RowProps {
  readonly model: BatchViewModel;
  readonly line: ListedLine | undefined;
  readonly look: BatchLook;
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
        <LineRepair line={line} look={look} />
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
