import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import {
  chosenInvoices,
  INVOICE_PAYMENT_MODES,
  plannedParts,
  remainingOf,
} from '../../../../domain/invoice/InvoicePaymentDraft';
import type { InvoicePaymentDraft } from '../../../../domain/invoice/InvoicePaymentDraft';
import { formatDay } from '../../../../domain/time/format';
import { Amount } from '../../../components/Amount';
import { AmountField } from '../../../components/AmountField';
import { ButtonLink } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { RadioGroup } from '../../../components/RadioGroup';
import { useMoneyText } from '../../../components/useMoneyText';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { useLanguage } from '../../../language/useLanguage';
import { LimitHint } from '../../../flow/payment/LimitHint';
import { DebitAccountField } from '../../../flow/payment/DebitAccountField';
import { PaymentRoutes } from '../../../flow/payment/PaymentRoutes';
import type { PaymentFieldsProps } from '../../../flow/payment/PaymentRoutes';
import { usePaymentFields } from '../../../flow/payment/usePaymentFields';
import { invoicePayment } from './invoicePayment';
import { INVOICES_PATH } from '../../../objects/invoices/invoicePaths';
import styles from '../../../objects/invoices/Invoices.module.css';
import { INVOICES } from './resources';
import { usePaymentResource } from '../../../flow/payment/usePaymentResource';

const SKELETON_ROWS = 4;

type FieldsProps = PaymentFieldsProps<'MAKE_DISTRIBUTION_OPERATIONS', InvoicePaymentDraft>;

/** Screens of an invoice payment: form, check page, and result with the signatures the document waits for. */
export function InvoicePaymentScreens() {
  return <PaymentRoutes kind={invoicePayment} Fields={Fields} />;
}

/** Fields of the form, once the invoices are loaded. */
const Fields = observer(function InvoicePaymentFields({ model }: FieldsProps) {
  const { t } = useTranslation('invoices');
  const invoices = usePaymentResource(INVOICES);
  return (
    <WhenLoaded
      bare
      status={invoices.status}
      rows={SKELETON_ROWS}
      failed={t('failed')}
      onRetry={() => void invoices.reload()}
    >
      {() =>
        chosenInvoices(model.draft, invoices.invoices).length === 0 ? <NothingChosen /> : <ChosenFields model={model} />
      }
    </WhenLoaded>
  );
});

function NothingChosen() {
  const { t } = useTranslation('invoices');
  return (
    <EmptyState
      icon="check"
      title={t('form.none.title')}
      text={t('form.none.text')}
      action={<ButtonLink to={INVOICES_PATH}>{t('form.toList')}</ButtonLink>}
    />
  );
}

/** Amount to pay of the chosen invoices, and the debit account. */
const ChosenFields = observer(function ChosenFields({ model }: FieldsProps) {
  const { t } = useTranslation(['invoices', 'transfer']);
  const moneyText = useMoneyText();
  const invoices = usePaymentResource(INVOICES);
  const field = usePaymentFields(model);
  const { draft, change } = model;
  const whole = remainingOf(chosenInvoices(draft, invoices.invoices));
  return (
    <>
      <Parts draft={draft} violation={field('invoiceIds').violation} />
      <RadioGroup
        {...field('mode')}
        label={t('form.mode')}
        options={INVOICE_PAYMENT_MODES.map((mode) => ({
          value: mode,
          label: t(`form.modes.${mode}`),
          hint: t(`form.hints.${mode}`, { amount: whole === undefined ? '' : moneyText(whole) }),
        }))}
        value={draft.mode}
        onChange={(mode) => change({ mode })}
      />
      {draft.mode === 'part' && (
        <AmountField
          {...field('amountText')}
          label={t('transfer:form.amount')}
          hint={<LimitHint transferCode="BANK_CLIENT" amountText={draft.amountText} currency={whole?.currency} />}
          value={draft.amountText}
          onChange={(amountText) => change({ amountText })}
          currency={whole?.currency}
        />
      )}
      <DebitAccountField model={model} />
    </>
  );
});

/** Chosen invoices with the amount each would be paid. */
const Parts = observer(function Parts({
  draft,
  violation,
}: {
  readonly draft: InvoicePaymentDraft;
  readonly violation: string | undefined;
}) {
  const language = useLanguage();
  const moneyText = useMoneyText();
  const { t } = useTranslation('invoices');
  const invoices = usePaymentResource(INVOICES);
  const chosen = chosenInvoices(draft, invoices.invoices);
  const parts = plannedParts(draft, invoices.invoices);
  return (
    <section id="invoiceIds" tabIndex={-1} aria-label={t('form.chosen')} className={styles['parts']}>
      <h2 className={styles['title']}>{chosen[0]?.distributorName}</h2>
      {violation !== undefined && <p className={styles['problem']}>{violation}</p>}
      <ul className={styles['partList']}>
        {chosen.map(({ id, number, dueOn, remaining }) => (
          <li key={id} className={styles['part']}>
            <span>
              {t('number', { number })}
              <span className={styles['note']}> {t('form.dueOn', { day: formatDay(dueOn, language) })}</span>
            </span>
            <span className={styles['partAmount']}>
              <Amount
                amount={parts.find(({ invoiceId }) => invoiceId === id)?.amount ?? { ...remaining, minor: 0n }}
                always
              />
              <span className={styles['note']}>{t('form.ofLeft', { amount: moneyText(remaining) })}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
});
