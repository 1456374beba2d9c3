import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { codeViolation, draftedCode, filledBy, fixedAmountOf } from '../../../../domain/qr/QrPaymentDraft';
import type { ElqrCode } from '../../../../domain/qr/elqr';
import type { QrPaymentDraft } from '../../../../domain/qr/QrPaymentDraft';
import { Amount } from '../../../components/Amount';
import { SummaryList } from '../../../components/SummaryList';
import { usePartyName } from '../../../components/usePartyName';
import { useValidationText } from '../../../components/useValidationText';
import { LimitHint } from '../../../flow/payment/LimitHint';
import { PaymentAmountField } from '../../../flow/payment/PaymentAmountField';
import { DebitAccountField } from '../../../flow/payment/DebitAccountField';
import type { PaymentFieldsProps } from '../../../flow/payment/PaymentRoutes';
import { PurposeField } from '../../../flow/payment/PurposeField';
import { usePaymentFields } from '../../../flow/payment/usePaymentFields';
import styles from './Qr.module.css';
import { QrSource } from './QrSource';

/** Fields of a QR payment: the code, the payee it names, and the values it leaves to the payer. */
export const QrFields = observer(function QrFields({ model }: PaymentFieldsProps<'MAKE_QR_PAYMENT', QrPaymentDraft>) {
  const { t } = useTranslation(['qr', 'transfer']);
  const validationText = useValidationText();
  const field = usePaymentFields(model);
  const { draft, accounts, change } = model;
  const code = draftedCode(draft.qr);
  const fixed = fixedAmountOf(code);
  // A scanned or pasted code is checked at once, because the customer still has the code at hand.
  const unreadable = draft.qr.trim() === '' ? undefined : validationText(codeViolation(draft.qr, accounts));
  const limit = (
    <LimitHint
      transferCode="QR"
      amountText={draft.amountText}
      currency="KGS"
      arrival={t('transfer:form.arrivals.provider')}
    />
  );
  return (
    <>
      <QrSource
        field={{ id: 'qr', violation: field('qr').violation ?? unreadable }}
        value={draft.qr}
        onChange={(text) => change(filledBy(text, draft))}
      />
      {code !== undefined && <QrPayee code={code} />}
      {fixed === undefined && (
        <PaymentAmountField
          field={field('amountText')}
          hint={limit}
          value={draft.amountText}
          onChange={(amountText) => change({ amountText })}
          currency="KGS"
        />
      )}
      <DebitAccountField model={model} hint={fixed === undefined ? undefined : limit} />
      {(code === undefined || code.comment === '') && (
        <PurposeField
          {...field('purpose')}
          hint={t('transfer:form.purposeShownHint')}
          value={draft.purpose}
          onChange={(purpose) => change({ purpose })}
        />
      )}
    </>
  );
});

/** Payee and terms contained in a code, to be read before anything is sent. */
function QrPayee({ code }: { readonly code: ElqrCode }) {
  const { t } = useTranslation('qr');
  const partyName = usePartyName();
  const fixed = fixedAmountOf(code);
  const rows = [
    ['name', partyName(code.providerName)],
    ['service', partyName(code.serviceName)],
    ['for', code.comment],
    ['issuer', code.providerId],
    ['uses', t(`payee.${code.type}`)],
  ] as const;
  return (
    <section className={styles['payee']} aria-label={t('payee.title')} aria-live="polite">
      <SummaryList
        rows={[
          ...rows.flatMap(([key, value]) => (value === '' ? [] : [{ key, term: t(`payee.${key}`), value }])),
          ...(fixed === undefined
            ? []
            : [{ key: 'amount', term: t('payee.amount'), value: <Amount amount={fixed} size="lead" always /> }]),
        ]}
      />
    </section>
  );
}
