import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useSearchParams } from 'react-router-dom';

import { Alert } from '../../components/Alert';
import { Button } from '../../components/Button';
import { ButtonRow } from '../../components/ButtonRow';
import { classNames } from '../../components/classNames';
import { ErrorSummary } from '../../components/ErrorSummary';
import { FailureAlert } from '../../components/FailureAlert';
import { PageHeader } from '../../components/PageHeader';
import { Panel } from '../../components/Panel';
import { useValidationText } from '../../components/useValidationText';
import { WhenLoaded } from '../../components/WhenLoaded';
import { ChangeLimitLink } from '../../objects/limits/ChangeLimitLink';
import { ShopLink } from '../../objects/market/ShopLink';
import { HUB_PATH } from '../../objects/payments/paymentForms';
import type { OpenPayment } from './OpenPayment';
import styles from './Payment.module.css';
import { PaymentSteps } from './PaymentSteps';
import { RulesHint } from './RulesHint';
import { usePaymentPage } from './usePaymentPage';

/** Titles of the lists from which forms are opened, by path. */
const BACK_LABELS: Readonly<Record<string, 'hub.title' | 'deposits' | 'loans' | 'invoices' | 'market'>> = {
  [HUB_PATH]: 'hub.title',
  '/deposit': 'deposits',
  '/loan': 'loans',
  '/payment/invoice': 'invoices',
  '/market': 'market',
};

const SKELETON_ROWS = 4;

/** Selector of the field that gets the focus when a form has been emptied. */
const FIRST_FIELD = '[role=combobox], input, select, textarea';

interface PaymentFormProps {
  readonly payment: OpenPayment;
  /** Fields of this kind of payment. */
  readonly children: ReactNode;
}

/** Frame of every payment form, and what opens over it: title, fields, validation errors, and the button that submits it. */
export const PaymentFormScreen = observer(function PaymentFormScreen({ payment, children }: PaymentFormProps) {
  const { t } = useTranslation('transfer');
  const catalogue = payment.kind.catalogue ?? HUB_PATH;
  // The way back to the beginning of the flow is a change of the address, and shows no form.
  useLocation();
  useAskedAccounts(payment);
  return (
    <>
      {!payment.confirmation.start.unwinding && (
        <>
          <PageHeader
            title={t(`kinds.${payment.kind.name}.title`)}
            back={{ to: catalogue, label: t(BACK_LABELS[catalogue] ?? 'kinds.services.title') }}
          />
          <PaymentSteps page="form" />
          <FormContent payment={payment}>{children}</FormContent>
        </>
      )}
      {/* The form stays while the words of the sheet are loaded. */}
      <Suspense>
        <Outlet />
      </Suspense>
    </>
  );
});

/** The form without a sheet over it: opening it takes an operation back that was not confirmed. */
export const FormStep = observer(function FormStep({ payment }: Pick<PaymentFormProps, 'payment'>) {
  usePaymentPage({ payment, page: 'form', open: payment.openForm });
  return null;
});

/** Takes the accounts the address names over into the form, once. */
function useAskedAccounts({ startWith }: OpenPayment): void {
  const [address] = useSearchParams();
  const [from, to] = [address.get('from'), address.get('to')];
  useEffect(() => {
    if (from !== null || to !== null) {
      startWith({ debitAccountId: from ?? '', creditAccountId: to ?? '' });
    }
  }, [startWith, from, to]);
}

const FormContent = observer(function FormContent({ payment, children }: PaymentFormProps) {
  const { t } = useTranslation('transfer');
  const { formStatus, kind } = payment;
  return (
    <WhenLoaded
      status={formStatus}
      rows={SKELETON_ROWS}
      failed={t('form.accountsFailed')}
      onRetry={payment.openForm}
      {...(kind.accountsNeeded !== 'none' && {
        empty: {
          icon: 'transfer',
          title: t(`tooFew.${kind.accountsNeeded}.title`),
          text: t(`tooFew.${kind.accountsNeeded}.text`),
          action: <ShopLink product="accountOpening" />,
        },
      })}
    >
      {() => <PaymentForm payment={payment}>{children}</PaymentForm>}
    </WhenLoaded>
  );
});

const PaymentForm = observer(function PaymentForm({ payment, children }: PaymentFormProps) {
  const { t } = useTranslation('transfer');
  const validationText = useValidationText();
  const [attempt, setAttempt] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const { failure } = payment.confirmation;
  const summary = payment.faults.map(({ field, violation }) => ({
    fieldId: field,
    text: validationText(violation) ?? violation,
  }));

  const clear = (): void => {
    payment.clear();
    form.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void payment.present();
    setAttempt(attempt + 1);
  };

  return (
    <form ref={form} className={styles['fields']} noValidate onSubmit={submit}>
      <ErrorSummary violations={summary} attempt={attempt} />
      {failure !== undefined && (
        <FailureAlert failure={failure}>
          <ChangeLimitLink failure={failure} />
        </FailureAlert>
      )}
      {payment.continued && <ContinuedForm onClear={clear} />}
      <Panel>
        <div className={styles['fields']}>{children}</div>
      </Panel>
      <div className={classNames(styles['buttons'], styles['act'])}>
        <RulesHint code={payment.kind.code} draft={payment.draft} />
        <Button type="submit" busy={payment.busy}>
          {t('form.next')}
        </Button>
      </div>
    </form>
  );
});

/** Notice that a form continues what was typed earlier, with the way to begin anew. */
function ContinuedForm({ onClear }: { readonly onClear: () => void }) {
  const { t } = useTranslation('transfer');
  return (
    <Alert role="status">
      <p>{t('form.continued')}</p>
      <ButtonRow>
        <Button tone="quiet" size="small" onClick={onClear}>
          {t('form.clear')}
        </Button>
      </ButtonRow>
    </Alert>
  );
}
