import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { Account } from '../../../../domain/account/Account';
import { SEPARATOR } from '../../../components/lineParts';
import { useAccountName } from '../../../components/useAccountName';
import { useService } from '../../../kernel/ServicesContext';
import { AccountChoiceViewModel } from './AccountChoiceViewModel';

export interface AccountChoice {
  readonly model: AccountChoiceViewModel;
  /** Shows another account, under its address. */
  readonly choose: (accountId: string) => void;
}

/** The account a page shows: the one its address names, else the one chosen before. */
export function useAccountChoice(): AccountChoice {
  const model = useService(AccountChoiceViewModel);
  const [address, setAddress] = useSearchParams();
  const asked = address.get('account');

  useEffect(() => model.load(), [model]);
  useEffect(() => {
    if (asked !== null) {
      model.choose(asked);
    }
  }, [model, asked]);

  return { model, choose: (account) => setAddress({ account }, { replace: true }) };
}

/** Options of a list of accounts: name, currency and the last digits. */
export function useAccountChoices(accounts: readonly Account[]) {
  const nameOf = useAccountName();
  return accounts.map((account) => ({
    value: account.id,
    label: [nameOf(account), account.currency, account.number.slice(-4)].join(SEPARATOR),
  }));
}
