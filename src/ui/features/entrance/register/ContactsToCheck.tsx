import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../components/Button';
import { FailureAlert } from '../../../components/FailureAlert';
import { Panel } from '../../../components/Panel';
import { SummaryList } from '../../../components/SummaryList';
import styles from '../../../flow/entrance/Entrance.module.css';
import type { RegisterScreenViewModel } from './RegisterScreenViewModel';

/** The contacts the bank answered with, masked: only their owner can tell whether they are right. */
export const ContactsToCheck = observer(function ContactsToCheck({
  model,
}: {
  readonly model: RegisterScreenViewModel;
}) {
  const { t } = useTranslation('register');
  const contacts = [
    { key: 'phone', term: t('check.phone'), value: model.begun?.phoneNumber ?? '' },
    { key: 'email', term: t('check.email'), value: model.begun?.email ?? '' },
  ].filter(({ value }) => value !== '');

  return (
    <Panel>
      <div className={styles['fields']}>
        {model.failure !== undefined && <FailureAlert failure={model.failure} />}
        <SummaryList rows={contacts} />
        <p>{t('check.notYours')}</p>
        <Button wide busy={model.busy} onClick={() => void model.confirm()}>
          {t('check.send')}
        </Button>
        <Button tone="quiet" wide onClick={model.goBack}>
          {t('check.mend')}
        </Button>
      </div>
    </Panel>
  );
});
