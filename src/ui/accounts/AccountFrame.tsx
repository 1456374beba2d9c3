import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { groupAccountNumber } from '../../domain/account/accountNumber';
import type { Account } from '../../domain/account/Account';
import { Amount } from '../components/Amount';
import { Badge } from '../components/Badge';
import { CopyButton } from '../components/CopyButton';
import { SEPARATOR } from '../components/lineParts';
import { PageHeader } from '../components/PageHeader';
import { PageTabs } from '../components/PageTabs';
import { Panel } from '../components/Panel';
import { SelectField } from '../components/SelectField';
import { Stack } from '../components/Stack';
import { useAccountName } from '../components/useAccountName';
import { WhenFound } from '../components/WhenLoaded';
import { useService } from '../shell/ServicesContext';
import { AccountChoiceViewModel } from './AccountChoiceViewModel';
import styles from './Accounts.module.css';
import { useAccountState } from './useAccountState';

const SKELETON_ROWS = 5;

/** The pages of an account, by their addresses below /accounts. */
const PAGES = ['overview', 'settings', 'requisites', 'latest', 'account-limits'] as const;

type Page = (typeof PAGES)[number];

interface AccountFrameProps {
  readonly page: Page;
  readonly children: (account: Account) => ReactNode;
}

/** Frame of the pages of an account: choice of the account, its balance, and links to the other pages. */
export const AccountFrame = observer(function AccountFrame({ page, children }: AccountFrameProps) {
  const { t } = useTranslation('accounts');
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
      <PageHeader title={t(`pages.${page}`)} back={{ to: '/', label: t('toHome') }} />
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
              <AccountHead
                account={found}
                choice={choice}
                choose={(id) => setAddress({ account: id }, { replace: true })}
              />
              <PageTabs
                label={t('nav')}
                pages={PAGES.map((each) => ({
                  to: `/accounts/${each}?account=${found.id}`,
                  title: t(`pages.${each}`),
                }))}
              />
              {children(found)}
            </>
          )}
        </WhenFound>
      </Stack>
    </>
  );
});

interface AccountHeadProps {
  readonly account: Account;
  readonly choice: AccountChoiceViewModel;
  readonly choose: (accountId: string) => void;
}

const AccountHead = observer(function AccountHead({ account, choice, choose }: AccountHeadProps) {
  const { t } = useTranslation('accounts');
  const nameOf = useAccountName();
  const state = useAccountState(account);
  return (
    <Panel>
      <div className={styles['head']}>
        <SelectField
          id="account"
          label={t('choose')}
          options={choice.choices.map((each) => ({
            value: each.id,
            label: [nameOf(each), each.currency, each.number.slice(-4)].join(SEPARATOR),
          }))}
          value={account.id}
          onChange={choose}
        />
        <div>
          <p>
            <Amount amount={account.available} size="large" />
          </p>
          <p className={styles['number']}>
            {groupAccountNumber(account.number)}
            <CopyButton text={account.number} label={t('copyNumber')} />
          </p>
          {!state.free && (
            <p>
              <Badge tone="caution">{t('limited')}</Badge>
            </p>
          )}
        </div>
      </div>
    </Panel>
  );
});
