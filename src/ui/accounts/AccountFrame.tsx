import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import type { Account } from '../../domain/account/Account';
import { SEPARATOR } from '../components/lineParts';
import { PageHeader } from '../components/PageHeader';
import { SelectField } from '../components/SelectField';
import { Stack } from '../components/Stack';
import { useAccountName } from '../components/useAccountName';
import { WhenFound } from '../components/WhenLoaded';
import { useService } from '../shell/ServicesContext';
import { AccountChoiceViewModel } from './AccountChoiceViewModel';

const SKELETON_ROWS = 5;

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
  const choice = useService(AccountChoiceViewModel);
  const [address, setAddress] = useSearchParams();
  const asked = address.get('account');

  useEffect(() => choice.load(), [choice]);
  useEffect(() => {
    if (asked !== null) {
      choice.choose(asked);
    }
  }, [choice, asked]);

  const { account } = choice;
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
        <WhenFound
          value={account}
          status={choice.status}
          rows={SKELETON_ROWS}
          failed={t('failed')}
          onRetry={choice.reload}
          missing={{ icon: 'account', title: t('emptyTitle'), text: t('emptyText') }}
        >
          {(found) => (
            <>
              {choice.choices.length > 1 && (
                <AccountSwitch
                  account={found}
                  choices={choice.choices}
                  choose={(id) => setAddress({ account: id }, { replace: true })}
                />
              )}
              {children(found)}
            </>
          )}
        </WhenFound>
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
  const nameOf = useAccountName();
  return (
    <SelectField
      id="account"
      label={t('choose')}
      options={choices.map((each) => ({
        value: each.id,
        label: [nameOf(each), each.currency, each.number.slice(-4)].join(SEPARATOR),
      }))}
      value={account.id}
      onChange={choose}
    />
  );
}
