import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { Failure } from '../../../application/operations/failureCodes';
import { formatMoney } from '../../../domain/money/formatAmount';
import type { OperationPreview } from '../../../domain/operation/OperationPreview';
import { formatTime } from '../../../domain/time/format';
import { Button } from '../../components/Button';
import { classNames } from '../../components/classNames';
import { FailureAlert } from '../../components/FailureAlert';
import { Sheet } from '../../components/Sheet';
import sheetStyles from '../../components/Sheet.module.css';
import { useFailureText } from '../../components/useFailureText';
import { useLanguage } from '../../language/useLanguage';
import type { CodeWords } from '../confirmation/CodeFrame';
import { CODE_FIELD_ID } from '../confirmation/CodeForm';
import { CodeContent } from '../confirmation/CodeScreen';
import { ConfirmationWords } from '../confirmation/ConfirmationWords';
import type { OpenPayment } from './OpenPayment';
import styles from './Payment.module.css';
import { PaymentCheck } from './PaymentCheck';
import type { PaymentAct } from './PaymentDefinition';
import { SignersList } from './SignersList';
import { reachableField } from './reachableField';
import { usePaymentPage } from './usePaymentPage';
import { useSheetClose } from './useSheetClose';

/** Assurance that nothing has happened yet, where it is not about money that is sent. */
const NOT_YET: Readonly<Partial<Record<PaymentAct, 'check.notReceived' | 'check.notApplied'>>> = {
  receive: 'check.notReceived',
  apply: 'check.notApplied',
};

const nothing = (): void => undefined;

interface PaymentProps {
  readonly payment: OpenPayment;
}

/** Sheet over the form that shows what is about to happen, and confirms it. Closing it leads back to the form as it was filled in. */
export const PaymentSheet = observer(function PaymentSheet({ payment }: PaymentProps) {
  const { t } = useTranslation('transfer');
  const { confirmation, kind, preview } = payment;
  const { step, ended, busy } = confirmation;
  const here = usePaymentPage({ payment, page: 'check', open: nothing });
  const close = useSheetClose(payment);
  const changed = useRef<string>(undefined);
  if (!here || preview === undefined) {
    return null;
  }
  const isOpen = step !== 'unknown' && !ended;
  const title = ended
    ? 'code.refusedTitle'
    : (`acts.${kind.act}.${preview.awaited === undefined ? 'code' : 'check'}` as const);
  const change = (field: string): void => {
    changed.current = field;
    close();
  };
  return (
    <Sheet
      title={t(title)}
      description={isOpen ? t(NOT_YET[kind.act] ?? 'check.notSent') : undefined}
      firstField={CODE_FIELD_ID}
      nextFocus={() => reachableField(changed.current)}
      onClose={busy || step === 'unknown' ? undefined : close}
    >
      <div className={styles['facts']}>
        {isOpen && <PaymentCheck payment={payment} preview={preview} onChange={change} />}
        {step === 'created' || step === 'sendingCode' ? (
          <Proceed payment={payment} preview={preview} />
        ) : (
          <Code payment={payment} preview={preview} onBack={close} />
        )}
      </div>
    </Sheet>
  );
});

interface ConfirmProps extends PaymentProps {
  readonly preview: OperationPreview;
}

interface CodeProps extends ConfirmProps {
  readonly onBack: () => void;
}

/** The code, and what became of it. */
const Code = observer(function Code({ payment: { confirmation, kind, passkey }, preview, onBack }: CodeProps) {
  const { t } = useTranslation('transfer');
  const language = useLanguage();
  const isOpen = !confirmation.ended && confirmation.step !== 'unknown';
  const frame: CodeWords = {
    inSheet: true,
    subject: { text: preview.confirmationText, fingerprint: preview.fingerprint },
    submit: t(`acts.${kind.act}.submit`, { amount: formatMoney(preview.amount, language) }),
    lastSms: t('code.lastSms'),
    lost: { title: t('code.notSentTitle'), text: t('code.notSentText') },
    refused: { title: t('code.refusedTitle'), leave: { label: t('code.toForm'), onPress: onBack } },
    inquiry: {
      asking: { title: t('code.askingTitle'), text: t('code.askingText') },
      unknown: { title: t('code.unknownTitle'), text: t('code.unknownText') },
      askAgain: t('code.askAgain'),
      elsewhere: { label: t('result.toHistory'), to: '/history' },
    },
  };
  return (
    <>
      {isOpen && passkey.codeNeeded !== undefined && <CodeNeeded reason={passkey.codeNeeded} />}
      <CodeContent confirmation={confirmation} frame={frame} />
      <Before payment={{ confirmation, kind }} preview={preview} />
    </>
  );
});

/** Reason a code confirms this payment although the customer has a passkey. */
function CodeNeeded({ reason }: { readonly reason: Failure }) {
  const { what } = useFailureText()(reason);
  return <p className={styles['note']}>{what}</p>;
}

/** Button that confirms with a passkey, sends a document to the signatories of a company, or asks again for a code that could not be sent. */
const Proceed = observer(function Proceed({ payment, preview }: ConfirmProps) {
  const { t } = useTranslation('transfer');
  const language = useLanguage();
  const { confirmation, kind, passkey } = payment;
  const { failure } = confirmation;
  const submit = (): void => {
    const { confirmationText: text, fingerprint } = preview;
    void (passkey.challenge === undefined ? confirmation.proceed() : passkey.confirm(preview, { text, fingerprint }));
  };
  return (
    <>
      <Before payment={payment} preview={preview} />
      {failure !== undefined && <FailureAlert failure={failure} />}
      {/* Words that no message will repeat say what stands above them. */}
      {passkey.challenge === undefined && (
        <ConfirmationWords text={preview.confirmationText} fingerprint={preview.fingerprint} />
      )}
      {preview.awaited !== undefined && (
        <section aria-label={t('signatures.title')}>
          <h3>{t('signatures.title')}</h3>
          <SignersList awaited={preview.awaited} />
        </section>
      )}
      {passkey.challenge !== undefined && <p className={styles['note']}>{t('passkey.hint')}</p>}
      <div className={classNames(styles['buttons'], sheetStyles['actions'])}>
        <Button busy={confirmation.busy} onClick={submit}>
          {preview.awaited === undefined
            ? t(`acts.${kind.act}.submit`, { amount: formatMoney(preview.amount, language) })
            : t('signatures.send')}
        </Button>
        {passkey.challenge !== undefined && (
          <Button tone="secondary" disabled={confirmation.busy} onClick={() => void confirmation.proceed()}>
            {t('passkey.code')}
          </Button>
        )}
      </div>
    </>
  );
});

interface BeforeProps {
  readonly payment: Pick<OpenPayment, 'confirmation' | 'kind'>;
  readonly preview: OperationPreview;
}

/** Time by which the operation has to be confirmed. */
const Before = observer(function Before({ payment: { confirmation, kind }, preview }: BeforeProps) {
  const { t } = useTranslation('transfer');
  if (confirmation.ended || confirmation.step === 'unknown') {
    return null;
  }
  const bound = preview.terms.rate === undefined ? 'check.confirmBefore' : 'check.confirmRateBefore';
  return (
    <p className={styles['note']}>
      {t(kind.act === 'apply' ? 'check.applyBefore' : bound, { time: formatTime(preview.expiresAt) })}
    </p>
  );
});
