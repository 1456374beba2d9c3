import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { isExchange } from '../../domain/corporate/PaymentDocument';
import { Alert } from '../components/Alert';
import { Amount } from '../components/Amount';
import { Button, ButtonLink } from '../components/Button';
import { CodeEntry } from '../components/CodeEntry';
import { CodeSource } from '../components/CodeSource';
import { Column } from '../components/Column';
import { ErrorSummary } from '../components/ErrorSummary';
import { FailureAlert } from '../components/FailureAlert';
import { PageHeader } from '../components/PageHeader';
import { Panel } from '../components/Panel';
import { Stack } from '../components/Stack';
import { SummaryList } from '../components/SummaryList';
import { useFlowPage } from '../components/useFlowPage';
import { useValidationText } from '../components/useValidationText';
import { Sums } from './DocumentCard';
import styles from './Signing.module.css';
import { SIGNING_PATH, signingPath } from './signingPaths';
import type { SigningViewModel } from './SigningViewModel';

const FIELD_ID = 'otp';
const nothing = (): void => undefined;

interface ModelProps {
  readonly model: SigningViewModel;
}

/** Code that signs all selected documents. Its fingerprint is the one in the message; of several documents each has its own beside it. */
export const SigningCodeScreen = observer(function SigningCodeScreen({ model }: ModelProps) {
  const { t } = useTranslation('signing');
  const here = useFlowPage({
    path: signingPath('code'),
    rightPath: signingPath(model.page),
    over: model.page === 'result',
    open: nothing,
  });
  if (!here || model.signing === undefined) {
    return null;
  }
  return (
    <Column>
      <PageHeader title={t('code.title')} keepFocus={!model.ended} />
      <Stack>
        {model.lost ? (
          <Alert tone="caution" role="alert" title={t('code.lostTitle')}>
            <p>{t('code.lostText')}</p>
          </Alert>
        ) : (
          model.failure !== undefined && <FailureAlert failure={model.failure} />
        )}
        {model.ended ? <ButtonLink to={SIGNING_PATH}>{t('toList')}</ButtonLink> : <CodeForm model={model} />}
      </Stack>
    </Column>
  );
});

const CodeForm = observer(function CodeForm({ model }: ModelProps) {
  const { t } = useTranslation(['signing', 'code']);
  const validationText = useValidationText();
  const [attempt, setAttempt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const { signing } = model;

  useEffect(() => {
    field.current?.focus();
  }, []);

  if (signing === undefined) {
    return null;
  }
  const violation = validationText(model.violations.otp);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void model.confirm();
    setAttempt(attempt + 1);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <ErrorSummary
          violations={violation === undefined ? [] : [{ fieldId: FIELD_ID, text: violation }]}
          attempt={attempt}
        />
        <Panel>
          <Stack>
            <p className={styles['totals']}>
              <span>{t('picked', { number: signing.documents.length })}</span>
              {signing.totals.map((total) => (
                <Amount key={total.currency} amount={total} size="lead" always />
              ))}
            </p>
            {signing.documents.filter(isExchange).map((document) => (
              <Sums key={document.preview.operationId} document={document} />
            ))}
            <p>
              {t(signing.documents.length === 1 ? 'code.fingerprint' : 'code.fingerprintOfAll', {
                fingerprint: signing.fingerprint,
              })}
            </p>
            {signing.documents.length > 1 && (
              <SummaryList
                rows={signing.documents.map(({ preview: { operationId, credit, fingerprint } }) => ({
                  key: operationId,
                  term: credit.name,
                  value: fingerprint,
                }))}
              />
            )}
            <p>
              <CodeSource otpType={signing.otpType} phone={signing.phone} />
            </p>
            <CodeEntry
              id={FIELD_ID}
              otpType={signing.otpType}
              value={model.otp}
              onChange={model.setOtp}
              violation={violation}
              inputRef={field}
              resend={{
                sendsLeft: signing.isLastSmsTry ? 0 : undefined,
                secondsLeft: model.secondsToResend,
                canResend: model.canResend,
                busy: model.resending,
                onResend: () => void model.resend(),
                last: t('code.lastSms'),
              }}
            />
          </Stack>
        </Panel>
        <div className={styles['buttons']}>
          <Button type="submit" busy={model.busy && !model.resending}>
            {t('code.submit', { number: signing.documents.length })}
          </Button>
          <ButtonLink tone="secondary" to={SIGNING_PATH}>
            {t('code.back')}
          </ButtonLink>
        </div>
      </Stack>
    </form>
  );
});
