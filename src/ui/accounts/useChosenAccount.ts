import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { Account } from '../../domain/account/Account';
import { useService } from '../shell/ServicesContext';
import { AccountChoiceViewModel } from './AccountChoiceViewModel';

/** The account the address named when the page was opened, else the one chosen before; `undefined` until the accounts are known. */
export function useChosenAccount(): Account | undefined {
  const choice = useService(AccountChoiceViewModel);
  const [address] = useSearchParams();
  const [asked] = useState(() => address.get('account'));

  useEffect(() => {
    choice.load();
    if (asked !== null) {
      choice.choose(asked);
    }
  }, [choice, asked]);

  return choice.account;
}
