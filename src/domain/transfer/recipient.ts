import { isAccountNumber } from '../account/accountNumber';
import { refusal, success } from '../result/Result';
import type { Result } from '../result/Result';
import type { BankClientTransfer } from './BankClientTransfer';

/** Why a text names no recipient. */
export type RecipientProblem = 'RECIPIENT_REQUIRED' | 'RECIPIENT_UNREADABLE' | 'RECIPIENT_ACCOUNT_DIGITS';

const ACCOUNT = /^\d{16}$/;
/** The country code, or the zero it replaces at home, and nine digits of a subscriber. */
const PHONE = /^(?:\+?996|0)([1-9]\d{8})$/;

/**
 * Reads an account number of sixteen digits or a phone in any of the ways people write them, spaces, brackets and dashes
 * included. A phone becomes `+996` and nine digits.
 */
export function readRecipient(text: string): Result<BankClientTransfer['recipient'], RecipientProblem> {
  const plain = text.replace(/[\s()-]/g, '');
  if (plain === '') {
    return refusal('RECIPIENT_REQUIRED');
  }
  if (ACCOUNT.test(plain)) {
    return isAccountNumber(plain) ? success({ by: 'account', value: plain }) : refusal('RECIPIENT_ACCOUNT_DIGITS');
  }
  const [, subscriber] = PHONE.exec(plain) ?? [];
  return subscriber === undefined ? refusal('RECIPIENT_UNREADABLE') : success({ by: 'phone', value: `+996${subscriber}` });
}
