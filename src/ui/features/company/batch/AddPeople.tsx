import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { Alert } from '../../../components/Alert';
import { Button, ButtonLink } from '../../../components/Button';
import { FailureAlert } from '../../../components/FailureAlert';
import { useService } from '../../../kernel/ServicesContext';
import { PAYROLL_PATH } from '../../../objects/qr/batchPaths';
import { AddPeopleViewModel } from './AddPeopleViewModel';
import styles from './Batch.module.css';

/** Way of the people of a paid salary into the list of the company. */
export const AddPeople = observer(function AddPeople() {
  const { t } = useTranslation('batch');
  const model = useService(AddPeopleViewModel);
  if (!model.isOffered) {
    return null;
  }
  const { added } = model;
  return (
    <div className={styles['stack']}>
      {model.failure !== undefined && <FailureAlert failure={model.failure} />}
      {added !== undefined && (
        <Alert tone="positive" role="status">
          <p>{t('addPeople.done', { added: added.added, changed: added.changed })}</p>
        </Alert>
      )}
      <div className={styles['buttons']}>
        {added === undefined && (
          <Button tone="secondary" size="small" busy={model.busy} onClick={() => void model.add()}>
            {t('addPeople.open')}
          </Button>
        )}
        <ButtonLink tone="quiet" size="small" to={PAYROLL_PATH}>
          {t('addPeople.list')}
        </ButtonLink>
      </div>
    </div>
  );
});
