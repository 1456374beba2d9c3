import { useTranslation } from 'react-i18next';

import type { ConfirmedCode } from '../../../application/operations/catalogue';
import { formatMoney } from '../../../domain/money/formatAmount';
import { useFailureText } from '../../components/useFailureText';
import { useValidationText } from '../../components/useValidationText';
import { useLanguage } from '../../language/useLanguage';
import type { PaymentViewModel } from './PaymentViewModel';

/** ID and error text of a field of a payment form, in the language of the screen. */
export interface PaymentField {
  readonly id: string;
  readonly violation: string | undefined;
}

/** Returns the ID and error text of a field by its name in the draft; call it inside an observer. */
export function usePaymentFields<Code extends ConfirmedCode, Draft extends object>(
  model: PaymentViewModel<Code, Draft>,
): (name: keyof Draft & string) => PaymentField {
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
