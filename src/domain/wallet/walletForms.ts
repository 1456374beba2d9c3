import type { Problems } from '../validation/validate';
import type { ValidationCode } from '../validation/ValidationCode';
import { readWalletNumber } from './walletNumber';
import { isRegistrationTopic } from './WalletRegistration';

/** The wallet that is to be bound, as typed. */
export interface WalletBindingForm {
  readonly number: string;
}

/** The wallet that is to be opened: its number as typed, and what it is wanted for. */
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
