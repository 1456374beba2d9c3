import { useEffect } from 'react';

import { AccountsStore } from '../../../application/accounts/AccountsStore';
import { ownAccountOf } from '../../../application/accounts/ownAccounts';
import { DepositsStore } from '../../../application/deposits/DepositsStore';
import type { TitledTransaction } from '../../../domain/history/transactionTitle';
import { useService } from '../../kernel/ServicesContext';

/** Finds accounts of the customer by number, whose names head moves between them. Its reads are tracked by the observer that calls it. */
export function useOwnAccountOf(): TitledTransaction['accountOf'] {
  const accounts = useService(AccountsStore);
  const deposits = useService(DepositsStore);
  useEffect(() => void deposits.ensure(), [deposits]);
  return ownAccountOf({ accounts, deposits });
}
