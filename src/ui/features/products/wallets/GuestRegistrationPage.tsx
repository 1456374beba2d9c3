import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { MAX_PHONE_LENGTH } from '../../../../domain/validation/ValidationCode';
import { isSound } from '../../../../domain/validation/validate';
import { walletRegistrationViolations } from '../../../../domain/wallet/walletForms';
import type { WalletRegistrationForm } from '../../../../domain/wallet/walletForms';
import { Button } from '../../../components/Button';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { Page } from '../../../components/Page';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { Stack } from '../../../components/Stack';
import { TextField } from '../../../components/TextField';
import { useFieldTexts } from '../../../components/useFieldTexts';
import { useGuestBack } from '../../../kernel/useGuestBack';
import { TopicChoice } from './TopicChoice';
import { registrationPath } from '../../../objects/wallets/walletPaths';

const FIELDS = ['number', 'topicId'] as const;

/** A wallet for who is not signed in: the form opens behind the sign-in, with what was typed here. */
export function GuestRegistrationPage() {
  const { t } = useTranslation('wallets');
  const navigate = useNavigate();
  const [form, setForm] = useState<WalletRegistrationForm>({ number: '', topicId: '' });
  const [attempt, setAttempt] = useState(0);
  const violations = walletRegistrationViolations(form);
  const { texts, summary } = useFieldTexts(FIELDS, attempt === 0 ? {} : violations, undefined);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (isSound(violations)) {
      void navigate(registrationPath(form));
    }
  };

  return (
    <Page kind="form">
      <PageHeader title={t('register.title')} lead={t('register.lead')} back={useGuestBack()} />
      <form noValidate onSubmit={submit}>
        <Stack>
          <ErrorSummary violations={summary} attempt={attempt} />
          <Panel>
            <Stack>
              <TextField
                id="number"
                label={t('number')}
                hint={t('register.hint')}
                value={form.number}
                onChange={(number) => setForm({ ...form, number })}
                violation={texts.number}
                input={{ inputMode: 'tel', autoComplete: 'tel', maxLength: MAX_PHONE_LENGTH }}
              />
              <TopicChoice
                chosen={form.topicId}
                onChoose={(topicId) => setForm({ ...form, topicId })}
                violation={texts.topicId}
              />
            </Stack>
          </Panel>
          <Button type="submit">{t('register.signIn')}</Button>
        </Stack>
      </form>
    </Page>
  );
}
