import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import type { ListedLine } from '../../../application/operations/batches';
import { groupAccountNumber } from '../../../domain/account/accountNumber';
import { isOpen, statedAmount } from '../../../domain/batch/batchLines';
import { AmountOfLine } from '../../components/Amount';
import type { AmountLook } from '../../components/Amount';
import { Badge } from '../../components/Badge';
import { classNames } from '../../components/classNames';
import { SPACE } from '../../components/lineParts';
import { useFailureText } from '../../components/useFailureText';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import styles from './Batch.module.css';
import { STATUS_TONES } from './BatchTotals';
import type { BatchViewModel } from './BatchViewModel';

interface LineProps {
  readonly line: ListedLine;
}

interface RowProps {
  readonly model: BatchViewModel;
  readonly line: ListedLine | undefined;
  readonly look: AmountLook;
}

/** One line: whom it pays and how much, what is wrong with it by field, and how it stands. */
export const BatchLineRow = observer(function BatchLineRow({ model, line, look }: RowProps) {
  const { t } = useTranslation('batch');
  if (line === undefined) {
    return null;
  }
  const { number, written } = line;
  const amount = statedAmount(line);
  const name = nameOf(line);
  return (
    <div className={classNames(styles['row'], !model.canChoose && styles['shown'])}>
      {model.canChoose && (
        <label className={styles['pick']}>
          <input
            type="checkbox"
            disabled={!isOpen(line)}
            checked={isOpen(line) && model.isPicked(line)}
            onChange={() => model.toggle(line)}
          />
          <VisuallyHidden>{t('pick', { number, name })}</VisuallyHidden>
        </label>
      )}
      <div className={styles['words']}>
        <p className={styles['name']}>
          {number}. {name}
        </p>
        <p className={styles['note']}>
          {[groupAccountNumber(written.account ?? ''), written.bic ?? written.bankCode, written.purpose].filter((text) => (text ?? '') !== '').join(SPACE)}
        </p>
        <LineFaults line={line} />
      </div>
      <div className={styles['money']}>
        {amount === undefined ? <span>{written.amount}</span> : <AmountOfLine amount={amount} look={look} />}
        <LineStatus model={model} line={line} />
      </div>
    </div>
  );
});

/** While lines are chosen, the mark beside an open one says how it stands. */
const LineStatus = observer(function LineStatus({ model, line }: LineProps & { readonly model: BatchViewModel }) {
  const { t } = useTranslation('batch');
  const status = model.canChoose && isOpen(line) && line.status !== 'declined' ? (model.isPicked(line) ? 'chosen' : 'draft') : line.status;
  return (
    <span>
      <Badge tone={STATUS_TONES[status]}>{t(`statuses.${status}`)}</Badge>
    </span>
  );
});

function LineFaults({ line: { faults, warnings, refusal, written } }: LineProps) {
  const { t } = useTranslation('batch');
  const failureText = useFailureText();
  if (faults.length === 0 && warnings.length === 0 && refusal === undefined) {
    return null;
  }
  return (
    <ul className={styles['faults']}>
      {faults.map(({ row, field, code }) => (
        <li key={`${field} ${code}`}>
          {t('faultAt', { row, field: t(`fields.${field}`), fault: t(`faults.${code}`) })}
          {field !== 'line' && (written[field] ?? '') !== '' && ` ${t('written', { text: written[field] })}`}
        </li>
      ))}
      {warnings.map(({ code, line }) => (
        <li key={`${code} ${line ?? ''}`} className={styles['warnings']}>
          {t(`warnings.${code}`, { line })}
        </li>
      ))}
      {refusal !== undefined && <li>{failureText({ code: refusal }).what}</li>}
    </ul>
  );
}

/** A line whose columns could not be told apart is known by its text. */
function nameOf({ written }: ListedLine): string {
  return written.recipientName ?? written.line ?? '';
}
