import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import type { ChangeToSign } from '../../../domain/corporate/ChangeDocument';
import { Alert } from '../../components/Alert';
import { Button, ButtonLink } from '../../components/Button';
import { FailureAlert } from '../../components/FailureAlert';
import { Panel } from '../../components/Panel';
import { SummaryList } from '../../components/SummaryList';
import { SignersList } from '../payment/SignersList';
import { SIGNING_PATH } from '../../objects/documents/signingPaths';
import styles from './Form.module.css';
import { ProfilePage } from './ProfilePage';
import type { ChangeConfirmation } from './changeConfirmation';
import type { ChangeFrame } from './ChangeModel';
import { useChangeFactRows } from './useChangeFactRows';

/** A change from the old value to the new one, and its control code. */
function ChangeFacts({ change }: { readonly change: ChangeToSign }) {
  return <SummaryList rows={useChangeFactRows(change)} />;
}

interface ChangeToSignPanelProps {
  readonly confirmation: ChangeConfirmation;
  readonly change: ChangeToSign;
}

/** A change that a company has to sign: from what to what, who signs it, and the button that sends it to them. */
export const ChangeToSignPanel = observer(function ChangeToSignPanel({ confirmation, change }: ChangeToSignPanelProps) {
  const { t } = useTranslation(['companyChanges', 'transfer', 'profile']);
  return (
    <div className={styles['fields']}>
      <Alert tone="caution">
        <p>{t('companyChanges:check.text')}</p>
      </Alert>
      {confirmation.failure !== undefined && <FailureAlert failure={confirmation.failure} />}
      <Panel>
        <ChangeFacts change={change} />
      </Panel>
      <Panel title={t('transfer:signatures.title')}>
        <SignersList awaited={change.awaited} />
      </Panel>
      <div className={styles['buttons']}>
        <Button busy={confirmation.busy} onClick={() => void confirmation.proceed()}>
          {t('companyChanges:check.send')}
        </Button>
        <Button tone="secondary" onClick={confirmation.edit}>
          {t('profile:change.back')}
        </Button>
      </div>
    </div>
  );
});

/** A change that was sent to be signed and is not done: who still has to sign it. */
export function ChangeSentPage({ frame, change }: { readonly frame: ChangeFrame; readonly change: ChangeToSign }) {
  const { t } = useTranslation(['companyChanges', 'transfer']);
  return (
    <ProfilePage title={t('companyChanges:sent.title')} lead={t('companyChanges:sent.lead')} back={frame.back}>
      <Panel>
        <ChangeFacts change={change} />
      </Panel>
      <Panel title={t('transfer:signatures.title')}>
        <SignersList awaited={change.awaited} />
      </Panel>
      <div className={styles['buttons']}>
        <ButtonLink to={SIGNING_PATH}>{t('transfer:signatures.toDocuments')}</ButtonLink>
      </div>
    </ProfilePage>
  );
}
