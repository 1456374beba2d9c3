import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { ButtonLink } from '../../components/Button';
import { ResultPanel } from '../../components/ResultPanel';
import { useFlowPage } from '../../components/useFlowPage';
import { ApplicationCase } from '../../objects/cases/ApplicationCase';
import { ConfirmedFacts } from '../confirmation/ConfirmedFacts';
import styles from './Form.module.css';
import { ProfilePage } from './ProfilePage';
import { PROFILE_PATH } from '../profile/profileSections';
import { ChangeSentPage } from './ChangeToSignPanel';
import type { ChangeFrame, ChangeModel } from './ChangeModel';
import { changePath, pathOfChange } from './pathOfChange';

interface ChangeDonePageProps {
  readonly model: ChangeModel;
  readonly frame: ChangeFrame;
}

const nothing = (): void => undefined;

/** Confirmation that the change was made, with its consequences. */
export const ChangeDonePage = observer(function ChangeDonePage({ model, frame }: ChangeDonePageProps) {
  const { t } = useTranslation('profile');
  const here = useFlowPage({ path: changePath(frame, 'done'), rightPath: pathOfChange(frame, model), open: nothing });
  if (!here) {
    return null;
  }
  const { step, prepared, confirmed } = model.confirmation;
  if (step === 'sent' && prepared?.toSign !== undefined) {
    return <ChangeSentPage frame={frame} change={prepared.toSign} />;
  }
  return (
    <ProfilePage title={frame.doneTitle} back={frame.back}>
      <ResultPanel done facts={confirmed && <ConfirmedFacts subject={confirmed} withoutSms />}>
        <p>{frame.doneText}</p>
        {frame.endsOtherSessions !== false && <p>{t('change.othersEnded')}</p>}
      </ResultPanel>
      {frame.application && <ApplicationCase {...frame.application} />}
      {frame.doneTerms}
      <div className={styles['buttons']}>
        <ButtonLink to={frame.back?.to ?? PROFILE_PATH}>{frame.back?.label ?? t('change.toProfile')}</ButtonLink>
      </div>
    </ProfilePage>
  );
});
