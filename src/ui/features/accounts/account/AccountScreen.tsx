import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import type { Account } from '../../../../domain/account/Account';
import { PageHeader } from '../../../components/PageHeader';
import { useAccountName } from '../../../components/useAccountName';
import { OperationsBeside } from '../history';
import { AccountHead } from './AccountHead';
import { AccountInsights } from './AccountInsights';
import { CardsOfAccount, MoreOfAccount } from './AccountLinks';
import { AccountOperations } from './AccountOperations';
import styles from './AccountScreen.module.css';
import { useAccountChoice } from './useAccountChoice';
import { WhenAccount } from './WhenAccount';

interface AccountScreenProps {
  /** Part of the page its address asks for; the top of the page without one. */
  readonly at?: 'operations';
}

/** An account: what can be spent, acts, its operations, then what it is like over the months. */
export const AccountScreen = observer(function AccountScreen({ at }: AccountScreenProps) {
  const { t } = useTranslation('accounts');
  const nameOf = useAccountName();
  const { model, choose } = useAccountChoice();
  const { account, choices } = model;
  return (
    <>
      <PageHeader
        title={account === undefined ? t('account') : nameOf(account)}
        back={{ to: '/', label: t('toHome') }}
      />
      <WhenAccount model={model}>
        {(found) => <AccountContent key={found.id} account={found} choices={choices} choose={choose} at={at} />}
      </WhenAccount>
    </>
  );
});

interface AccountContentProps {
  readonly account: Account;
  readonly choices: readonly Account[];
  readonly choose: (accountId: string) => void;
  readonly at: AccountScreenProps['at'];
}

function AccountContent({ account, choices, choose, at }: AccountContentProps) {
  return (
    <OperationsBeside
      otherwise={
        <div className={styles['column']}>
          <AccountInsights account={account} />
          <CardsOfAccount account={account} />
          <MoreOfAccount account={account} />
        </div>
      }
    >
      <AccountHead account={account} choices={choices} choose={choose} />
      <AccountOperations account={account} inSight={at === 'operations'} />
    </OperationsBeside>
  );
}

/** The same page, opened at the operations of the account. */
export function AccountOperationsScreen() {
  return <AccountScreen at="operations" />;
}
