import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedLine } from '../../../../application/operations/batches';
import type { FailureRecord } from '../../../../application/operations/failureCodes';
import { groupAccountNumber } from '../../../../domain/account/accountNumber';
import type { BatchLineStatus } from '../../../../domain/batch/Batch';
import type { BatchViolation, BatchViolationCode, BatchWarning } from '../../../../domain/batch/batchFaults';
import type { BatchKind } from '../../../../domain/batch/batchFormats';
import { formatDay } from '../../../../domain/time/format';
import { useAmountLook } from '../../../components/Amount';
import type { AmountLook } from '../../../components/Amount';
import { memoizeByKey } from '../../../components/memoizeByKey';
import { useFailureText } from '../../../components/useFailureText';
import { useLanguage } from '../../../language/useLanguage';
import { useFaultText } from './useFaultText';

/** Display settings and translations shared by all lines of a file, because there may be ten thousand. */
export interface BatchLook extends AmountLook {
  readonly pick: (line: ListedLine) => string;
  readonly status: (status: BatchLineStatus) => string;
  /** Fault of a cell, beside it. */
  readonly cellFault: (code: BatchViolationCode) => string;
  readonly fault: (fault: BatchViolation, written: string | undefined) => string;
  readonly warning: (warning: BatchWarning) => string;
  readonly refusal: (refused: FailureRecord) => string;
}

export function useBatchLook(kind: BatchKind | undefined): BatchLook {
  const { t } = useTranslation('batch');
  const language = useLanguage();
  const amounts = useAmountLook();
  const failureText = useFailureText();
  const faultText = useFaultText(kind);
  return useMemo(
    () => ({
      ...amounts,
      pick: (line: ListedLine) => t('pick', { number: line.number, name: nameOf(line) }),
      status: memoizeByKey((status: BatchLineStatus) => t(`statuses.${status}`)),
      cellFault: faultText,
      fault: ({ row, field, code }: BatchViolation, written = '') => {
        const fault = t('faultAt', { row, field: t(`fields.${field}`), fault: faultText(code) });
        return written === '' ? fault : `${fault} ${t('written', { text: written })}`;
      },
      warning: ({ code, line, days, accountBefore = '' }: BatchWarning) =>
        t(`warnings.${code}`, {
          line,
          written: days && formatDay(days.written, language),
          accountBefore: groupAccountNumber(accountBefore),
          paidOn: days && formatDay(days.paidOn, language),
        }),
      refusal: (refused: FailureRecord) => failureText(refused).what,
    }),
    [t, amounts, failureText, faultText, language],
  );
}

/** Name of a line; one whose columns could not be separated is shown as its raw text. */
export function nameOf({ written }: ListedLine): string {
  return written.recipientName ?? written.line ?? '';
}
