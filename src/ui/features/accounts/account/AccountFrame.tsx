import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Account } from '../../../../domain/account/Account';
import { PageHeader } from '../../../components/PageHeader';
import { SelectField } from '../../../components/SelectField';
import { Stack } from '../../../components/Stack';
import { useAccountName } from '../../../components/useAccountName';
import { useAccountChoice, useAccountChoices } from './useAccountChoice';
import { WhenAccount } from './WhenAccount';

/** Pages of an account beside its own, by their addresses below /accounts. */
type Page = 'settings' | 'requisites' | 'account-limits';

interface AccountFrameProps {
  readonly page: Page;
  readonly children: (account: Account) => ReactNode;
}

/** Frame of the further pages of an account: the way back to it, and the choice of another. */
export const AccountFrame = observer(function AccountFrame({ page, children }: AccountFrameProps) {
  const { t } = useTranslation('accounts');
  const nameOf = useAccountName();
  const { model, choose } = useAccountChoice();
  const { account, choices } = model;
  return (
    <>
      <PageHeader
        title={t(`pages.${page}`)}
        back={{
          to: account === undefined ? '/accounts/overview' : `/accounts/overview?account=${account.id}`,
          label: account === undefined ? t('account') : nameOf(account),
        }}
      />
      <Stack>
        <WhenAccount model={model}>
          {(found) => (
            <>
              {choices.length > 1 && <AccountSwitch account={found} choices={choices} choose={choose} />}
              {children(found)}
            </>
          )}
        </WhenAccount>
      </Stack>
    </>
  );
});

interface AccountSwitchProps {
  readonly account: Account;
  readonly choices: readonly Account[];
  readonly choose: (accountId: string) => void;
}

function AccountSwitch({ account, choices, choose }: AccountSwitchProps) {
  const { t } = useTranslation('accounts');
  const options = useAccountChoices(choices);
  return <SelectField id="account" label={t('choose')} options={options} value={account.id} onChange={choose} />;
}
