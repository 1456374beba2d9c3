import { observer } from 'mobx-react-lite';
import { Fragment, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '../../../components/Alert';
import { Button, ButtonLink } from '../../../components/Button';
import { Disclosure } from '../../../components/Disclosure';
import { useMediaQuery } from '../../../components/useMediaQuery';
import styles from './HistoryActions.module.css';
import type { HistoryScreenViewModel } from './HistoryScreenViewModel';
import type { HistoryTableWords } from '../../../objects/operations/historyTable';

const ROOM = '(width >= 56rem)';

/** Actions on the filtered list: export as a file, selection of operations, a statement; behind one button where there is little room. */
export const HistoryActions = observer(function HistoryActions({ model }: { readonly model: HistoryScreenViewModel }) {
  const { t } = useTranslation('history');
  const words = useTableWords();
  const { selection, exporting } = model;
  const Frame = useMediaQuery(ROOM) ? Fragment : Folded;
  return (
    <Frame>
      <div className={styles['actions']}>
        <Button
          tone="quiet"
          size="small"
          icon="download"
          busy={exporting === 'xlsx'}
          onClick={() => void model.save('xlsx', words)}
        >
          {t('export.xlsx')}
        </Button>
        <Button
          tone="quiet"
          size="small"
          icon="download"
          busy={exporting === 'csv'}
          onClick={() => void model.save('csv', words)}
        >
          {t('export.csv')}
        </Button>
        {!selection.active && (
          <Button tone="quiet" size="small" icon="print" onClick={selection.begin}>
            {t('selection.begin')}
          </Button>
        )}
        <ButtonLink tone="quiet" size="small" icon="history" to="/accounts/excerpt">
          {t('statement')}
        </ButtonLink>
      </div>
      {model.exportFailed && (
        <Alert tone="negative" role="alert">
          <p>{t('export.failed')}</p>
        </Alert>
      )}
    </Frame>
  );
});

function Folded({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('shell');
  return <Disclosure title={t('nav.more')}>{children}</Disclosure>;
}

function useTableWords(): HistoryTableWords {
  const { t } = useTranslation(['history', 'operations']);
  return useMemo(
    () => ({
      name: t('export.name'),
      titles: t('export.titles', { returnObjects: true }),
      kinds: t('operations:kinds', { returnObjects: true }),
      signs: t('operations:signs', { returnObjects: true }),
      statuses: t('operations:statuses', { returnObjects: true }),
    }),
    [t],
  );
}
