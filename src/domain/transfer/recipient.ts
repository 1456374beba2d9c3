import { isAccountNumber } from '../account/accountNumber';
import { isCardNumber } from '../card/cardNumber';
import { schemeOf } from '../card/cardScheme';
import { refusal, success } from '../result/Result';
import type { Result } from '../result/Result';
import type { ClientRecipient } from './BankClientTransfer';
import type { RecipientViolation } from './RecipientViolation';
import { readPhone, withoutGroups } from '../text/identifiers';

const SIXTEEN_DIGITS = /^\d{16}$/;
const PHONE = /^\+996[1-9]\d{8}$/;

/**
 * Reads an account number or a card number, both of sixteen digits, or a phone in any of the ways people write them, spaces,
 * brackets and dashes included. No account of the country begins as a card does. A phone becomes `+996` and nine digits.
 */
export function readRecipient(text: string): Result<ClientRecipient, RecipientViolation> {
  const plain = withoutGroups(text);
  if (plain === '') {
    return refusal('RECIPIENT_REQUIRED');
  }
  if (SIXTEEN_DIGITS.test(plain)) {
    if (schemeOf(plain) !== undefined) {
      return isCardNumber(plain) ? success({ by: 'card', value: plain }) : refusal('CARD_NUMBER_WRONG');
    }
    return isAccountNumber(plain) ? success({ by: 'account', value: plain }) : refusal('RECIPIENT_ACCOUNT_DIGITS');
  }
  const phone = readPhone(text);
  return PHONE.test(phone) ? success({ by: 'phone', value: phone }) : refusal('RECIPIENT_UNREADABLE');
}
