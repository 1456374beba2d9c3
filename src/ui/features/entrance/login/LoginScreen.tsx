import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { isBlock } from '../../../../application/session/SessionEnd';
import type { SessionEnd } from '../../../../application/session/SessionEnd';
import { Alert } from '../../../components/Alert';
import { Button } from '../../../components/Button';
import { FailureAlert } from '../../../components/FailureAlert';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { PasswordField } from '../../../components/PasswordField';
import { TextField } from '../../../components/TextField';
import { useFirstFault } from '../../../components/useFirstFault';
import { useValidationText } from '../../../components/useValidationText';
import { useService } from '../../../kernel/ServicesContext';
import { LoginAdvice } from './LoginAdvice';
import entranceStyles from '../../../flow/entrance/Entrance.module.css';
import styles from './LoginScreen.module.css';
import { LoginScreenViewModel } from './LoginScreenViewModel';
import { PasskeyWay } from './PasskeyWay';
import { PasskeyWayViewModel } from './PasskeyWayViewModel';
import { whenIdle } from '../../../components/whenIdle';

const ClosedBank = lazy(() => import('./ClosedBank').then((module) => ({ default: module.ClosedBank })));

/** Login and password; never says which of the two was wrong. */
export const LoginScreen = observer(function LoginScreen() {
  const { t, i18n } = useTranslation('login');
  const model = useService(LoginScreenViewModel);
  const { sessionEnd } = model;

  // The form comes first: the banner needs the code that speaks to the bank, which is larger than the page. It is in one language.
  useEffect(() => whenIdle(() => void model.load()), [model, i18n.language]);

  return (
    <div className={styles['screen']}>
      <div className={styles['form']}>
        <PageHeader title={t('title')} />
        {model.banner !== undefined && !model.blocked && (
          <Alert tone="info" title={t('bankMessage')} role="status">
            <p>{model.banner}</p>
          </Alert>
        )}
        {sessionEnd !== undefined && !isBlock(sessionEnd) && <SessionEndNotice end={sessionEnd} />}
        {(model.blocked || isBlock(sessionEnd)) && (
          <Suspense>
            <ClosedBank model={model} />
          </Suspense>
        )}
        {model.isOpen && (
          <Panel>
            <LoginForm model={model} />
          </Panel>
        )}
        <nav className={styles['ways']} aria-label={t('ways.label')}>
          <Link to="/login/register">{t('ways.register')}</Link>
          <Link to="/login/authorization-corporate">{t('ways.company')}</Link>
          <Link to="/guest">{t('ways.guest')}</Link>
        </nav>
      </div>
      <LoginAdvice />
    </div>
  );
});

const LOGIN_INPUT = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

const LoginForm = observer(function LoginForm({ model }: { readonly model: LoginScreenViewModel }) {
  const { t, i18n } = useTranslation('login');
  const validationText = useValidationText();
  const passkey = useService(PasskeyWayViewModel);
  const [attempt, setAttempt] = useState(0);
  const form = useFirstFault(attempt);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // Fetched beside the answer, so that a refusal is in words at once.
    void i18n.loadNamespaces('failures');
    void model.submit();
    setAttempt(attempt + 1);
  };

  return (
    <form ref={form} className={entranceStyles['fields']} noValidate onSubmit={submit}>
      {model.failure !== undefined && <FailureAlert brief failure={model.failure} />}
      <TextField
        id="username"
        label={t('username')}
        value={model.username}
        onChange={model.setUsername}
        violation={validationText(model.violations.username)}
        input={{ autoComplete: passkey.isOffered ? 'username webauthn' : 'username', ...LOGIN_INPUT }}
      />
      <PasswordField
        id="password"
        label={t('password')}
        value={model.password}
        onChange={model.setPassword}
        violation={validationText(model.violations.password)}
        autoComplete="current-password"
      />
      <Button type="submit" wide busy={model.busy}>
        {t('submit')}
      </Button>
      {passkey.isOffered && <PasskeyWay model={passkey} />}
      <Link className={styles['forgot']} to="/login/restore">
        {t('forgot')}
      </Link>
    </form>
  );
});

/** Notice of a session end the customer did not choose, announced at once, also to a screen reader user after the countdown. */
function SessionEndNotice({ end }: { readonly end: Exclude<SessionEnd, 'blocked' | 'barred'> }) {
  const { t } = useTranslation('login');
  return (
    <Alert role={end === 'signedOut' || end === 'signedOutElsewhere' ? 'status' : 'alert'}>
      <p>{t(`ended.${end}`)}</p>
    </Alert>
  );
}
