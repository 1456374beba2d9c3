import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Alert } from '../../../components/Alert';
import { Button } from '../../../components/Button';
import { FailureAlert } from '../../../components/FailureAlert';
import { Panel } from '../../../components/Panel';
import { TextField } from '../../../components/TextField';
import { useService } from '../../../kernel/ServicesContext';
import { batchPath } from '../../../objects/qr/batchPaths';
import styles from './Batch.module.css';
import { RepeatSalaryViewModel } from './RepeatSalaryViewModel';

/** A payroll like the last one, without a file. */
export const RepeatSalary = observer(function RepeatSalary({ debitAccountId }: { readonly debitAccountId: string }) {
  const { t } = useTranslation('batch');
  const navigate = useNavigate();
  const model = useService(RepeatSalaryViewModel);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const made = await model.repeat(debitAccountId);
    if (made !== undefined) {
      await navigate(batchPath(made));
    }
  };
  return (
    <Panel title={t('repeatSalary.title')}>
      <form className={styles['stack']} noValidate onSubmit={(event) => void submit(event)}>
        {model.isFirst && (
          <Alert role="alert">
            <p>{t('repeatSalary.first')}</p>
          </Alert>
        )}
        {model.failure !== undefined && !model.isFirst && <FailureAlert failure={model.failure} />}
        <p>{t('repeatSalary.text')}</p>
        <TextField
          id="repeat-purpose"
          label={t('columns.purpose')}
          hint={t('repeatSalary.purposeHint')}
          value={model.purpose}
          onChange={model.setPurpose}
          input={{ maxLength: MAX_PURPOSE }}
        />
        <div className={styles['buttons']}>
          <Button type="submit" tone="secondary" busy={model.busy} disabled={debitAccountId === ''}>
            {t('repeatSalary.make')}
          </Button>
        </div>
      </form>
    </Panel>
  );
});

/** Longest purpose of a line. */
const MAX_PURPOSE = 200;
