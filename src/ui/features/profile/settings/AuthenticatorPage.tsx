import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { AuthenticatorKey, OtpType } from '../../../../domain/user/ProfileChange';
import { MAX_ANSWER_LENGTH } from '../../../../domain/validation/ValidationCode';
import { Alert } from '../../../components/Alert';
import { Button, ButtonLink } from '../../../components/Button';
import { CopyButton } from '../../../components/CopyButton';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { OtpField } from '../../../components/OtpField';
import { Panel } from '../../../components/Panel';
import { QrCode } from '../../../components/QrCode';
import { TextField } from '../../../components/TextField';
import { useFieldTexts } from '../../../components/useFieldTexts';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import pageStyles from './AuthenticatorPage.module.css';
import { AuthenticatorViewModel } from './AuthenticatorViewModel';
import { ChangeForm } from '../../../flow/change/ChangeForm';
import { ChangeRoutes } from '../../../flow/change/ChangeRoutes';
import { FormFailure } from '../../../flow/change/FormFailure';
import styles from '../../../flow/change/Form.module.css';

export const AUTHENTICATOR_PATH = '/profile/settings/google-code';

const ANSWER_FIELDS = ['answer'] as const;
const CODE_FIELDS = ['otp'] as const;

/** An authenticator application: the secret answer, its key, a code of it, the code of the way in force. */
export const AuthenticatorPage = observer(function AuthenticatorPage() {
  const { t } = useTranslation('profile');
  const model = useService(AuthenticatorViewModel);
  const way = (type: OtpType): string => t(`authType.ways.${type}.label`);
  return (
    <ChangeRoutes
      model={model}
      frame={{
        path: AUTHENTICATOR_PATH,
        title: t('pages.authenticator.title'),
        lead: t('authenticator.lead'),
        subject: t('authType.subject', {
          from: model.current === undefined ? '' : way(model.current),
          to: way('TOTP'),
        }),
        doneTitle: t('authenticator.doneTitle'),
        doneText: t('authenticator.doneText'),
      }}
    >
      <AuthenticatorForm model={model} />
    </ChangeRoutes>
  );
});

interface ModelProps {
  readonly model: AuthenticatorViewModel;
}

const AuthenticatorForm = observer(function AuthenticatorForm({ model }: ModelProps) {
  if (model.isInUse) {
    return <InUse />;
  }
  return model.key === undefined ? (
    <AnswerForm model={model} />
  ) : (
    <CodeForm model={model} authenticatorKey={model.key} />
  );
});

function InUse() {
  const { t } = useTranslation('profile');
  return (
    <>
      <Alert tone="positive" title={t('authenticator.inUseTitle')}>
        <p>{t('authenticator.inUseText')}</p>
      </Alert>
      <div className={styles['buttons']}>
        <ButtonLink tone="secondary" to="/profile/settings/auth-type">
          {t('authenticator.toAuthType')}
        </ButtonLink>
      </div>
    </>
  );
}

/** The key is shown to a user who knows the secret answer. */
const AnswerForm = observer(function AnswerForm({ model }: ModelProps) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const { keyFailure } = model;
  const refused = keyFailure && model.answerRefused ? ({ field: 'answer', failure: keyFailure } as const) : undefined;
  const { texts, summary } = useFieldTexts(ANSWER_FIELDS, model.answerViolations, refused);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAttempt(attempt + 1);
    void model.fetchKey();
  };

  return (
    <form className={styles['fields']} noValidate onSubmit={submit}>
      <ErrorSummary violations={summary} attempt={2 * attempt + (refused === undefined ? 0 : 1)} />
      {refused === undefined && keyFailure !== undefined && <FormFailure failure={keyFailure} />}
      <Panel>
        <TextField
          id="answer"
          label={model.question(language) || t('question.answer')}
          hint={t('authenticator.answerHint')}
          input={{ autoComplete: 'off', spellCheck: false, maxLength: MAX_ANSWER_LENGTH }}
          value={model.answer}
          onChange={model.setAnswer}
          violation={texts.answer}
        />
      </Panel>
      <div className={styles['buttons']}>
        <Button type="submit" busy={model.fetching}>
          {t('authenticator.getKey')}
        </Button>
      </div>
    </form>
  );
});

interface CodeFormProps extends ModelProps {
  readonly authenticatorKey: AuthenticatorKey;
}

const CodeForm = observer(function CodeForm({ model, authenticatorKey }: CodeFormProps) {
  const { t } = useTranslation('profile');
  const { failure } = model;
  const refused = failure && model.otpRefused ? ({ field: 'otp', failure } as const) : undefined;
  const { texts, summary } = useFieldTexts(CODE_FIELDS, model.otpViolations, refused);
  return (
    <ChangeForm model={model} summary={summary} refusedAtField={refused !== undefined}>
      <ol className={pageStyles['steps']}>
        <li>{t('authenticator.stepInstall')}</li>
        <li>
          <p>{t('authenticator.stepScan')}</p>
          <div className={pageStyles['key']}>
            <QrCode text={authenticatorKey.address} label={t('authenticator.qrLabel')} />
            <p>
              {t('authenticator.typeKey')}
              <span className={pageStyles['letters']}>
                {inFours(authenticatorKey.secretKey)}
                <CopyButton text={authenticatorKey.secretKey} label={t('authenticator.copyKey')} />
              </span>
            </p>
          </div>
        </li>
        <li>{t('authenticator.stepCode')}</li>
      </ol>
      <OtpField
        id="otp"
        label={t('authenticator.code')}
        hint={t('authenticator.codeHint')}
        value={model.otp}
        onChange={model.setOtp}
        violation={texts.otp}
      />
    </ChangeForm>
  );
});

/** Formats a key in groups of four for copying by hand. */
function inFours(key: string): string {
  return key.replace(/(.{4})(?=.)/g, '$1 ');
}
