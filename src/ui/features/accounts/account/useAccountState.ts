import type { Account } from '../../../../domain/account/Account';
import { creditRefusal, debitRefusal } from '../../../../domain/account/usability';
import { useValidationText } from '../../../components/useValidationText';

interface AccountState {
  /** True when the account can be debited and credited. */
  readonly free: boolean;
  /** Text explaining why the account cannot be debited, with the way out; `undefined` when it can. */
  readonly debit: string | undefined;
  readonly credit: string | undefined;
}

/** Restrictions of an account as texts, by the same rules the bank books by. */
export function useAccountState(account: Account): AccountState {
  const validationText = useValidationText();
  const debit = validationText(debitRefusal(account));
  const credit = validationText(creditRefusal(account));
  return { free: debit === undefined && credit === undefined, debit, credit };
}
