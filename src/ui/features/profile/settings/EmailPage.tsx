import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { MAX_EMAIL_LENGTH } from '../../../../domain/user/emailAddress';
import { Alert } from '../../../components/Alert';
import { OtpField } from '../../../components/OtpField';
import { ResendCode } from '../../../components/ResendCode';
import { TextField } from '../../../components/TextField';
import { useFieldTexts } from '../../../components/useFieldTexts';
import { ChangeForm } from '../../../flow/change/ChangeForm';
import { ChangeRoutes } from '../../../flow/change/ChangeRoutes';
import { useService } from '../../../kernel/ServicesContext';
import { EmailViewModel } from './EmailViewModel';

const FIELDS = ['email', 'emailOtp'] as const;
const INPUT = {
  type: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: MAX_EMAIL_LENGTH,
} as const;

/** Change of the e-mail address: the new address, the code from the letter, and the code of the present factor. */
export const EmailPage = observer(function EmailPage() {
  const { t } = useTranslation('personalData');
  const model = useService(EmailViewModel);
  const { current } = model;
  const { email } = model.form;
  return (
    <ChangeRoutes
      model={model}
      frame={{
        path: '/profile/email',
        title: t('email.title'),
        lead:
          current === undefined ? undefined : current === '' ? t('email.none') : t('email.current', { email: current }),
        subject: t('email.subject', { from: current === undefined || current === '' ? '—' : current, email }),
        doneTitle: t('email.doneTitle'),
        doneText: t('email.doneText', { email }),
        endsOtherSessions: false,
      }}
    >
      <EmailFields model={model} />
    </ChangeRoutes>
  );
});

const EmailFields = observer(function EmailFields({ model }: { readonly model: EmailViewModel }) {
  const { t } = useTranslation('personalData');
  const { form, sent, failure, refusedField } = model;
  const refused = failure && refusedField && { field: refusedField, failure };
  const { texts, summary } = useFieldTexts(FIELDS, model.violations, refused);
  return (
    <ChangeForm model={model} summary={summary} refusedAtField={refused !== undefined} endsOtherSessions={false}>
      <TextField
        id="email"
        label={t('email.new')}
        input={INPUT}
        value={form.email}
        onChange={(email) => model.change({ email })}
        violation={texts.email}
      />
      {sent !== undefined && (
        <>
          <Alert role="status">
            <p>{t('email.sent', { email: sent.email })}</p>
          </Alert>
          <OtpField
            id="emailOtp"
            label={t('email.code')}
            value={form.emailOtp}
            onChange={(emailOtp) => model.change({ emailOtp })}
            violation={texts.emailOtp}
          />
          <ResendCode
            words={{
              resend: t('email.resend'),
              wait: t('email.resendIn', { seconds: model.secondsToResend }),
              last: t('email.last'),
            }}
            sendsLeft={sent.isLastTry ? 0 : undefined}
            secondsLeft={model.secondsToResend}
            canResend={!model.busy}
            busy={model.sending}
            onResend={() => void model.sendLetter()}
          />
        </>
      )}
    </ChangeForm>
  );
});
