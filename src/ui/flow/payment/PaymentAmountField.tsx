import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Currency } from '../../../domain/money/Currency';
import type { Money } from '../../../domain/money/Money';
import { quickSums } from '../../../domain/money/quickSums';
import { AmountField } from '../../components/AmountField';
import { QuickSums } from './QuickSums';
import type { PaymentField } from './usePaymentFields';

interface PaymentAmountFieldProps {
  readonly field: PaymentField;
  /** Label of the field; "Amount" when absent. */
  readonly label?: string;
  /** Fee, arrival and limits. */
  readonly hint?: ReactNode;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly currency: Currency | undefined;
  /** Amount paid to the same payee last time. */
  readonly last?: Money | undefined;
}

/** Amount of a payment with sums to choose by one press. It gets the focus when its form opens, unless something before it is still empty. */
export function PaymentAmountField({ field, label, currency, last, ...control }: PaymentAmountFieldProps) {
  const { t } = useTranslation('transfer');
  useFirstFocus(field.id);
  return (
    <AmountField
      {...field}
      {...control}
      label={label ?? t('form.amount')}
      currency={currency}
      offer={currency && <QuickSums sums={quickSums(currency, last)} onChoose={control.onChange} />}
    />
  );
}

/** Fields to type into; a list to choose from keeps a hidden one. */
const TYPED_FIELDS =
  'input:not([type=radio], [type=checkbox], [type=file], [type=hidden], [aria-hidden], [tabindex="-1"])';

/** Moves the focus of a form that opens to the first field that is empty, as far as the amount; a field that has the focus keeps it. */
function useFirstFocus(amountId: string): void {
  useEffect(() => {
    const amount = document.getElementById(amountId);
    const form = amount?.closest('form');
    if (amount === null || form === null || form === undefined || form.contains(document.activeElement)) {
      return;
    }
    const fields = [...form.querySelectorAll<HTMLInputElement>(TYPED_FIELDS)];
    const upToAmount = fields.slice(
      0,
      fields.findIndex((each) => each === amount),
    );
    (upToAmount.find(({ value }) => value === '') ?? amount).focus({ preventScroll: true });
  }, [amountId]);
}
