import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../components/Button';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { FailureAlert } from '../../../components/FailureAlert';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { PinField } from '../../../components/PinField';
import { useFieldTexts } from '../../../components/useFieldTexts';
import { useAttempts } from '../../../kernel/useAttempts';
import styles from '../../../flow/entrance/Entrance.module.css';
import { useService } from '../../../kernel/ServicesContext';
import { FirstLoginSteps } from './FirstLoginSteps';
import { LeaveButton } from './LeaveButton';
import { PinViewModel } from './PinViewModel';

const FIELDS = ['pin', 'repeat'] as const;

/** First login, the last step: the PIN that unlocks the screen. */
export const PinScreen = observer(function PinScreen() {
  const { t } = useTranslation('firstLogin');
  const model = useService(PinViewModel);
  const { attempt, submit } = useAttempts(model);
  const { texts, summary } = useFieldTexts(FIELDS, model.violations, undefined);

  return (
    <div className={styles['wizard']}>
      <PageHeader title={t('pin.title')} lead={t('pin.lead')} />
      <FirstLoginSteps current="pin" />
      <Panel>
        <form className={styles['fields']} noValidate onSubmit={submit}>
          <ErrorSummary violations={summary} attempt={attempt} />
          {model.failure !== undefined && <FailureAlert failure={model.failure} />}
          <PinField
            id="pin"
            label={t('pin.pin')}
            hint={t('pin.hint')}
            value={model.form.pin}
            onChange={(pin) => model.change({ pin })}
            violation={texts.pin}
          />
          <PinField
            id="repeat"
            label={t('pin.repeat')}
            value={model.form.repeat}
            onChange={(repeat) => model.change({ repeat })}
            violation={texts.repeat}
          />
          <Button type="submit" wide busy={model.busy}>
            {t('pin.submit')}
          </Button>
        </form>
      </Panel>
      <LeaveButton />
    </div>
  );
});
