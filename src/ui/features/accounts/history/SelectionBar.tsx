import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { Alert } from '../../../components/Alert';
import { Amount } from '../../../components/Amount';
import { Button } from '../../../components/Button';
import styles from './HistoryActions.module.css';
import type { HistoryScreenViewModel } from './HistoryScreenViewModel';
import { MAX_PRINTED } from './HistorySelectionViewModel';

/** Number and totals of the selected operations, with the print button. */
export const SelectionBar = observer(function SelectionBar({ model }: { readonly model: HistoryScreenViewModel }) {
  const { t } = useTranslation('history');
  const { selection, selectedTotals } = model;
  if (!selection.active) {
    return null;
  }
  const print = (): void => {
    if (selection.mayPrint()) {
      window.print();
    }
  };
  return (
    <>
      {selection.tooMany && (
        <Alert tone="negative" role="alert" title={t('selection.tooManyTitle', { most: MAX_PRINTED })}>
          <p>{t('selection.tooManyText', { number: selection.count })}</p>
        </Alert>
      )}
      <div className={styles['selection']}>
        <p role="status" className={styles['totals']}>
          <span>{t('selection.count', { number: selection.count })}</span>
          {selectedTotals.map((total) => (
            <Amount key={total.currency} amount={total} />
          ))}
        </p>
        <div className={styles['actions']}>
          <Button size="small" icon="print" disabled={selection.count === 0} onClick={print}>
            {t('selection.print')}
          </Button>
          <Button tone="secondary" size="small" onClick={selection.end}>
            {t('selection.end')}
          </Button>
        </div>
      </div>
    </>
  );
});
