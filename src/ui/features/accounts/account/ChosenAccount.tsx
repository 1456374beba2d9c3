import { observer } from 'mobx-react-lite';
import { Fragment, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { Account } from '../../../../domain/account/Account';
import { PageHeader } from '../../../components/PageHeader';
import { Stack } from '../../../components/Stack';
import { useService } from '../../../kernel/ServicesContext';
import { AccountChoiceViewModel } from './AccountChoiceViewModel';
import { WhenAccount } from './WhenAccount';

interface ChosenAccountProps {
  /** Title of the page while no account is known; absent for a page that has its header already. */
  readonly title?: string;
  readonly children: (account: Account) => ReactNode;
}

/**
 * Content about the account that the address named when the page was opened, else the one chosen before. Until it is known, and where
 * there is none, the page says so.
 */
export const ChosenAccount = observer(function ChosenAccount({ title, children }: ChosenAccountProps) {
  const choice = useService(AccountChoiceViewModel);
  const [address] = useSearchParams();
  const [asked] = useState(() => address.get('account'));

  useEffect(() => {
    choice.load();
    if (asked !== null) {
      choice.choose(asked);
    }
  }, [choice, asked]);

  const content = (
    <WhenAccount model={choice}>{(account) => <Fragment key={account.id}>{children(account)}</Fragment>}</WhenAccount>
  );
  return title === undefined || choice.account !== undefined ? (
    content
  ) : (
    <>
      <PageHeader title={title} />
      <Stack>{content}</Stack>
    </>
  );
});
