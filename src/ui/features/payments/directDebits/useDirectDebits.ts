import { reaction } from 'mobx';
import { useEffect } from 'react';

import { AccountsStore } from '../../../../application/accounts/AccountsStore';
import { DirectDebitsStore } from '../../../../application/invoices/DirectDebitsStore';
import { NotificationsStore } from '../../../../application/notifications/NotificationsStore';
import { useService } from '../../../kernel/ServicesContext';

/** Mandates of the payer, loaded anew with every notification and every change of an account: the bank has decided, or debited. */
export function useDirectDebits(): DirectDebitsStore {
  const store = useService(DirectDebitsStore);
  const accounts = useService(AccountsStore);
  const notifications = useService(NotificationsStore);

  useEffect(() => {
    void store.reload();
    return reaction(
      () => [accounts.accounts, notifications.unviewed],
      () => void store.reload(),
    );
  }, [store, accounts, notifications]);

  return store;
}
