import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { UserStore } from '../../../../application/user/UserStore';
import { ButtonLink } from '../../../components/Button';
import { PageHeader } from '../../../components/PageHeader';
import { useService } from '../../../kernel/ServicesContext';
import { PAYROLL_PATH } from '../../../objects/qr/batchPaths';
import styles from './Batch.module.css';
import { BatchColumns } from './BatchColumns';
import { BatchForm } from './BatchForm';
import { BatchList } from './BatchList';
import { BatchSamples } from './BatchSamples';
import { BatchUploadViewModel } from './BatchUploadViewModel';
import { RepeatSalary } from './RepeatSalary';

/** Hands files in, for those who make documents; what was handed in before, for all of the company. */
export const BatchesScreen = observer(function BatchesScreen() {
  const { t } = useTranslation('batch');
  const model = useService(BatchUploadViewModel);
  const { makesDocuments } = useService(UserStore);

  const isAsking = model.columns.table !== undefined;

  useEffect(() => model.load(), [model]);

  return (
    <div className={styles['page']}>
      <PageHeader title={t('title')} lead={t('lead')} back={{ to: '/payment', label: t('back') }} />
      <div className={styles['stack']}>
        {makesDocuments && isAsking && <BatchColumns model={model} />}
        {makesDocuments && !isAsking && (
          <>
            <BatchForm model={model} />
            {model.kind === 'salary' && (
              <>
                <RepeatSalary debitAccountId={model.debitAccountId} />
                <div className={styles['buttons']}>
                  <ButtonLink tone="secondary" icon="people" to={PAYROLL_PATH}>
                    {t('people')}
                  </ButtonLink>
                </div>
              </>
            )}
            <BatchSamples model={model} />
          </>
        )}
        <BatchList store={model.batches} />
      </div>
    </div>
  );
});
