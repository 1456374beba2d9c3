import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { pluralCategory } from '../../../../domain/language/plural';
import { Button } from '../../../components/Button';
import { Panel } from '../../../components/Panel';
import { useLanguage } from '../../../language/useLanguage';
import styles from './HistoryScreen.module.css';
import type { HistoryScreenViewModel } from './HistoryScreenViewModel';
import { OperationLine, useOperationLook } from '../../../objects/operations/OperationRow';

/** Operations the bank has found in the whole history beside the rows of the chosen period; nothing while no text is looked for. */
export const FoundElsewhere = observer(function FoundElsewhere({ model }: { readonly model: HistoryScreenViewModel }) {
  const { t } = useTranslation(['history', 'common']);
  const look = useOperationLook();
  const language = useLanguage();
  const { statusElsewhere: status, rowsElsewhere: rows } = model;
  if (status === undefined) {
    return null;
  }
  const isLoading = status === 'LOADING';
  const count = t('history:elsewhere.count', { context: pluralCategory(rows.length, language), number: rows.length });
  return (
    <section className={styles['elsewhere']} aria-label={t('history:elsewhere.title')} aria-busy={isLoading}>
      {rows.length > 0 && (
        <>
          <h2 className={styles['elsewhereTitle']}>{t('history:elsewhere.title')}</h2>
          <Panel flush>
            <ul className={styles['found']}>
              {rows.map((row) => (
                <li key={row.id}>
                  <OperationLine row={row} look={look} />
                </li>
              ))}
            </ul>
          </Panel>
        </>
      )}
      <div className={styles['elsewhereEnd']}>
        <p className={styles['count']} role="status">
          {isLoading
            ? t('history:elsewhere.loading')
            : status === 'ERROR'
              ? t('history:elsewhere.failed')
              : rows.length === 0
                ? t('history:elsewhere.nothing')
                : count}
        </p>
        {status === 'ERROR' && (
          <Button tone="secondary" size="small" onClick={model.searchOn}>
            {t('common:tryAgain')}
          </Button>
        )}
        {!isLoading && status !== 'ERROR' && model.hasMoreElsewhere && (
          <Button tone="secondary" size="small" onClick={model.searchOn}>
            {t('history:elsewhere.more')}
          </Button>
        )}
      </div>
    </section>
  );
});
