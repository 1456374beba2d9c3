import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import type { BatchViolationCode } from '../../../../domain/batch/batchFaults';
import type { BatchKind } from '../../../../domain/batch/batchFormats';
import { PLT_SEPARATOR } from '../../../../domain/batch/envelope';
import { pltLayout } from '../../../../domain/batch/pltLayout';
import { SALARY_HEADER } from '../../../../domain/batch/salaryCsv';

/** Returns a function that says what a fault is; of wrong columns it says which ones are expected, in their order. */
export function useFaultText(kind: BatchKind | undefined): (code: BatchViolationCode) => string {
  const { t } = useTranslation('batch');
  return useCallback(
    (code) => {
      if (kind === 'salary' && code === 'WRONG_COLUMNS') {
        return t('salaryColumns', { number: SALARY_HEADER.split(';').length, header: SALARY_HEADER });
      }
      const layout = kind && pltLayout(kind, code);
      if (layout === undefined) {
        return t(`faults.${code}`);
      }
      const cells = [layout.letter, ...layout.columns.map((column) => t(`fields.${column}`))];
      return t(`layouts.${layout.letter}`, { number: cells.length, cells: cells.join(PLT_SEPARATOR) });
    },
    [t, kind],
  );
}
