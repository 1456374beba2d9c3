import { isAccountNumber } from '../account/accountNumber';
import { bankCodeOf } from './bic';

/** Reason an account number is invalid for a bank; the names are those of the bank's responses (specification 2, section 8.2). */
export type RecipientAccountViolation = 'INVALID_CREDIT_ACC_NO' | 'INVALID_CREDIT_BIC__ACC_NO';

/** Prefix of treasury accounts. It is not published whether they carry check digits, so those are not checked. */
const TREASURY_PREFIX = '44';

/** Reason the account number is invalid for the bank with this BIC, `undefined` when it is valid. The number itself is checked first. */
export function recipientAccountViolation(accountNumber: string, bic: string): RecipientAccountViolation | undefined {
  const ofTreasury = accountNumber.startsWith(TREASURY_PREFIX);
  const wellFormed = ofTreasury ? /^\d{16}$/.test(accountNumber) : isAccountNumber(accountNumber);
  if (!wellFormed) {
    return 'INVALID_CREDIT_ACC_NO';
  }
  return bankCodeOf(accountNumber) === bankCodeOf(bic) ? undefined : 'INVALID_CREDIT_BIC__ACC_NO';
}
