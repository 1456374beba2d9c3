import type { Violations } from '../validation/validate';
import type { ValidationCode } from '../validation/ValidationCode';
import { readWalletNumber } from './walletNumber';
import { isRegistrationTopic } from './WalletRegistration';
import { plainText } from '../text/plainText';

/** Form fields for linking a wallet, as typed. */
export interface WalletBindingForm {
  readonly number: string;
}

/** Form fields for opening a wallet: its number as typed, and its intended use. */
export interface WalletRegistrationForm extends WalletBindingForm {
  readonly topicId: string;
}

export function walletBindingViolations({ number }: WalletBindingForm): Violations<WalletBindingForm> {
  const violation = numberViolation(number);
  return violation === undefined ? {} : { number: violation };
}

export function walletRegistrationViolations(form: WalletRegistrationForm): Violations<WalletRegistrationForm> {
  return {
    ...walletBindingViolations(form),
    ...(!isRegistrationTopic(form.topicId) && { topicId: 'FIELD_CHOICE' as const }),
  };
}

function numberViolation(typed: string): ValidationCode | undefined {
  if (plainText(typed) === '') {
    return 'MOBILE_PHONE_REQUIRED';
  }
  return readWalletNumber(typed) === undefined ? 'MOBILE_PHONE_UNREADABLE' : undefined;
}
