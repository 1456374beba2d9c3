import { isAccountNumber } from '../account/accountNumber';
import { bankCodeOf } from './bic';

/** Why an account cannot be at a bank; the names are those the bank answers with (specification 2, section 8.2). */
export type RecipientAccountProblem = 'INVALID_CREDIT_ACC_NO' | 'INVALID_CREDIT_BIC__ACC_NO';

/** Accounts of the treasury; whether they carry check digits is not published, so those are not checked. */
const TREASURY_PREFIX = '44';

/** Why the account cannot be at the bank with this code, the number itself looked at first; `undefined` when it can. */
export function recipientAccountProblem(accountNumber: string, bic: string): RecipientAccountProblem | undefined {
  const ofTreasury = accountNumber.startsWith(TREASURY_PREFIX);
  const wellFormed = ofTreasury ? /^\d{16}$/.test(accountNumber) : isAccountNumber(accountNumber);
  if (!wellFormed) {
    return 'INVALID_CREDIT_ACC_NO';
  }
  return bankCodeOf(accountNumber) === bankCodeOf(bic) ? undefined : 'INVALID_CREDIT_BIC__ACC_NO';
}
