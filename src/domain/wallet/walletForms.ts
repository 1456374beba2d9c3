import type { Problems } from '../validation/validate';
import type { ValidationCode } from '../validation/ValidationCode';
import { readWalletNumber } from './walletNumber';
import { isRegistrationTopic } from './WalletRegistration';

/** Form fields for linking a wallet, as typed. */
export interface WalletBindingForm {
  readonly number: string;
}

/** Form fields for opening a wallet: its number as typed, and its intended use. */
export interface WalletRegistrationForm extends WalletBindingForm {
  readonly topicId: string;
}

export function walletBindingProblems({ number }: WalletBindingForm): Problems<WalletBindingForm> {
  const problem = numberProblem(number);
  return problem === undefined ? {} : { number: problem };
}

export function walletRegistrationProblems(form: WalletRegistrationForm): Problems<WalletRegistrationForm> {
  return {
    ...walletBindingProblems(form),
    ...(!isRegistrationTopic(form.topicId) && { topicId: 'FIELD_CHOICE' as const }),
  };
}

function numberProblem(typed: string): ValidationCode | undefined {
  if (typed.trim() === '') {
    return 'MOBILE_PHONE_REQUIRED';
  }
  return readWalletNumber(typed) === undefined ? 'MOBILE_PHONE_UNREADABLE' : undefined;
}
