import type { Account } from '../../domain/account/Account';
import { creditRefusal, debitRefusal } from '../../domain/account/usability';
import { useValidationText } from '../components/useValidationText';

interface AccountState {
  /** Money may leave and arrive. */
  readonly free: boolean;
  /** Why no money may leave, and the way out; `undefined` when it may. */
  readonly debit: string | undefined;
  readonly credit: string | undefined;
}

/** What may be done with an account, in words, by the very rules the bank books by. */
export function useAccountState(account: Account): AccountState {
  const validationText = useValidationText();
  const debit = validationText(debitRefusal(account));
  const credit = validationText(creditRefusal(account));
  return { free: debit === undefined && credit === undefined, debit, credit };
}
