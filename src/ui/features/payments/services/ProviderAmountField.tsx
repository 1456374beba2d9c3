import { useTranslation } from 'react-i18next';

import { sentences } from '../../../../domain/language/sentences';
import { formatMoney } from '../../../../domain/money/formatAmount';
import { parseAmount } from '../../../../domain/money/parseAmount';
import { paymentCodeOf, providerFee } from '../../../../domain/payment/ServiceProvider';
import type { ServiceProvider } from '../../../../domain/payment/ServiceProvider';
import { useLanguage } from '../../../language/useLanguage';
import { useFeeLine } from '../../../objects/operations/useFeeLine';
import { PaymentAmountField } from '../../../flow/payment/PaymentAmountField';
import { LimitHint } from '../../../flow/payment/LimitHint';
import type { PaymentField } from '../../../flow/payment/usePaymentFields';

interface ProviderAmountFieldProps {
  readonly field: PaymentField;
  readonly provider: ServiceProvider | undefined;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Field for the amount of a payment to a provider, with the limits of the provider and the fee of the bank. */
export function ProviderAmountField({ field, provider, value, onChange }: ProviderAmountFieldProps) {
  return (
    <PaymentAmountField
      field={field}
      hint={
        provider && (
          <>
            <AmountHint provider={provider} typed={value} />{' '}
            <LimitHint transferCode={paymentCodeOf(provider)} amountText="" currency="KGS" />
          </>
        )
      }
      value={value}
      onChange={onChange}
      currency="KGS"
    />
  );
}

function AmountHint({ provider, typed }: { readonly provider: ServiceProvider; readonly typed: string }) {
  const { t } = useTranslation(['services', 'transfer']);
  const language = useLanguage();
  const { minimum, maximum } = provider;
  const parsed = parseAmount(typed, 'KGS');
  const feeLine = useFeeLine();
  const bounds = t('bounds', { least: formatMoney(minimum, language), most: formatMoney(maximum, language) });
  const arrival = t('transfer:form.arrivals.provider');
  const texts = parsed.ok ? [feeLine(providerFee(provider, parsed.value), arrival), bounds] : [bounds];
  // The last sentence ends with a full stop too, because the limits follow.
  return <>{sentences([...texts, ''], language).trim()}</>;
}
