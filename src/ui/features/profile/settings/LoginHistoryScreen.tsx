import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { pluralCategory } from '../../../../domain/language/plural';
import { Alert } from '../../../components/Alert';
import { Button } from '../../../components/Button';
import { FailureAlert } from '../../../components/FailureAlert';
import { Panel } from '../../../components/Panel';
import { QuestionDialog } from '../../../components/QuestionDialog';
import { useDayName } from '../../../components/useDayName';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import styles from './LoginHistoryScreen.module.css';
import { LoginHistoryViewModel } from './LoginHistoryViewModel';
import { ProfilePage } from '../../../flow/change/ProfilePage';
import { SignInRow } from './SignInRow';

const SKELETON_ROWS = 5;

/** Sign-ins of this customer: time, place and device. */
export const LoginHistoryScreen = observer(function LoginHistoryScreen() {
  const { t } = useTranslation('profile');
  const model = useService(LoginHistoryViewModel);

  useEffect(() => {
    void model.load();
  }, [model]);

  return (
    <ProfilePage title={t('pages.loginHistory.title')} lead={t('loginHistory.lead')}>
      {model.failure !== undefined && <FailureAlert failure={model.failure} />}
      <EndedSessions model={model} />
      {model.isElsewhere && (
        <div>
          <Button tone="secondary" icon="logout" onClick={model.ask}>
            {t('loginHistory.endOthers')}
          </Button>
        </div>
      )}
      <Panel flush>
        <SignIns model={model} />
      </Panel>
      <QuestionDialog
        open={model.asking}
        title={t('loginHistory.endOthersTitle')}
        yes={t('loginHistory.endOthers')}
        no={t('loginHistory.keep')}
        busy={model.ending}
        onYes={() => void model.endOthers()}
        onNo={model.leave}
      >
        {t('loginHistory.endOthersText')}
      </QuestionDialog>
    </ProfilePage>
  );
});

interface ModelProps {
  readonly model: LoginHistoryViewModel;
}

const EndedSessions = observer(function EndedSessions({ model }: ModelProps) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const { ended } = model;
  if (ended === undefined) {
    return null;
  }
  return (
    <Alert tone="positive" role="status">
      <p>{t('loginHistory.ended', { context: pluralCategory(ended, language), number: ended })}</p>
    </Alert>
  );
});

const SignIns = observer(function SignIns({ model }: ModelProps) {
  const { t } = useTranslation('profile');
  const dayName = useDayName();
  return (
    <WhenLoaded
      bare
      status={model.status}
      rows={SKELETON_ROWS}
      failed={t('loginHistory.failed')}
      onRetry={() => void model.load()}
      empty={{ icon: 'history', title: t('loginHistory.emptyTitle'), text: t('loginHistory.emptyText') }}
    >
      {() =>
        model.days.map(({ day, records }) => (
          <section key={day} aria-labelledby={`day-${day}`}>
            <h2 id={`day-${day}`} className={styles['day']}>
              {dayName(day)}
            </h2>
            <ul>
              {records.map((record, index) => (
                <SignInRow key={record.sessionId ?? `try-${index}`} record={record} />
              ))}
            </ul>
          </section>
        ))
      }
    </WhenLoaded>
  );
});
