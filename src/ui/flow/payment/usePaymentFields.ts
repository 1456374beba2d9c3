import { useTranslation } from 'react-i18next';

import type { Failure } from '../../../application/operations/failureCodes';
import type { Account } from '../../../domain/account/Account';
import { formatMoney } from '../../../domain/money/formatAmount';
import { useFailureText } from '../../components/useFailureText';
import { useValidationText } from '../../components/useValidationText';
import { useLanguage } from '../../language/useLanguage';
import type { ValidationCode } from '../../../domain/validation/ValidationCode';

/** ID and error text of a field of a payment form, in the language of the screen. */
export interface PaymentField {
  readonly id: string;
  readonly violation: string | undefined;
}

/** View-model of a payment, as the fields with these names need it. */
export interface PaymentFieldsModel<Name extends string> {
  readonly confirmation: { readonly failure: Failure | undefined };
  readonly violations: Readonly<Partial<Record<Name, ValidationCode>>>;
  readonly refusedField: string | undefined;
  /** Account the payment is debited to; `undefined` until one is chosen. */
  readonly debited: Pick<Account, 'available'> | undefined;
}

/** Returns the ID and error text of a field by its name in the draft; call it inside an observer. */
export function usePaymentFields<Name extends string>(model: PaymentFieldsModel<Name>): (name: Name) => PaymentField {
  const validationText = useValidationText();
  const failureText = useFailureText();
  const { t } = useTranslation('transfer');
  const language = useLanguage();
  return (name) => {
    const { failure } = model.confirmation;
    const refused = model.refusedField === name && failure !== undefined ? failureText(failure).what : undefined;
    const violation = model.violations[name];
    // The bank tells the sum missing with the fee; what is available is said where it has not.
    const isRefused = model.refusedField === name && failure?.data?.['missing'] === undefined;
    const isShort = violation === 'MORE_THAN_AVAILABLE' || (isRefused && failure?.code === 'INSUFFICIENT_FUNDS');
    const available = isShort ? model.debited?.available : undefined;
    const shortOf = available && t('form.moreThanAvailable', { available: formatMoney(available, language) });
    return { id: name, violation: shortOf ?? validationText(violation) ?? refused };
  };
}
