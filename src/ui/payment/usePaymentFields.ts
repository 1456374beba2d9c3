import type { ConfirmedCode } from '../../application/operations/catalogue';
import { useFailureText } from '../components/useFailureText';
import { useValidationText } from '../components/useValidationText';
import type { PaymentViewModel } from './PaymentViewModel';

/** What a field of a payment form is called by, and what is wrong with it, in the language of the screen. */
export interface PaymentField {
  readonly id: string;
  readonly problem: string | undefined;
}

/** The fields of a form by the names they have in its draft; call inside an observer. */
export function usePaymentFields<Code extends ConfirmedCode, Draft extends object>(
  model: PaymentViewModel<Code, Draft>,
): (name: keyof Draft & string) => PaymentField {
  const validationText = useValidationText();
  const failureText = useFailureText();
  return (name) => {
    const { failure } = model.confirmation;
    const refused = model.refusedField === name && failure !== undefined ? failureText(failure).what : undefined;
    return { id: name, problem: validationText(model.problems[name]) ?? refused };
  };
}
