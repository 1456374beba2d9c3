import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { AccountsStore } from '../../../../application/accounts/AccountsStore';
import type { Account } from '../../../../domain/account/Account';
import { groupAccountNumber } from '../../../../domain/account/accountNumber';
import { ButtonLink } from '../../../components/Button';
import { RadioGroup } from '../../../components/RadioGroup';
import { useAccountName } from '../../../components/useAccountName';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { useService } from '../../../kernel/ServicesContext';
import { AccountPagesViewModel } from './AccountPagesViewModel';
import { ProductChangePage } from '../../../flow/change/ProductChangePage';
import type { ProductChangeDefinition } from '../../../flow/change/ProductChangeViewModel';
import { useProductChange } from '../../../flow/change/useProductChange';

interface ReopeningForm {
  readonly accountId: string;
}

const FIELDS = ['accountId'] as const;
const SKELETON_ROWS = 3;

const REOPENING: ProductChangeDefinition<ReopeningForm> = {
  empty: () => ({ accountId: '' }),
  violations: ({ accountId }) => (accountId === '' ? { accountId: 'FIELD_CHOICE' } : {}),
  prepare: (gateway, operationId, { accountId }) =>
    gateway.execute('CHANGE_ACCOUNT_SETTINGS', { operationId, accountId, action: 'reopen' }),
};

/** Reopening of a closed account: choice of the account, code and result. */
export const ReopeningPage = observer(function ReopeningPage() {
  const { t } = useTranslation('accounts');
  const { closed } = useService(AccountPagesViewModel);
  const model = useProductChange(REOPENING, useService(AccountsStore));
  const load = (): void => void closed.load('');

  useEffect(() => void closed.load(''), [closed]);

  const chosen = closed.value?.find(({ id }) => id === model.form.accountId);
  const number = chosen === undefined ? '' : groupAccountNumber(chosen.number);
  return (
    <ProductChangePage
      model={model}
      frame={{
        path: '/accounts/reopening',
        title: t('reopen.title'),
        lead: t('reopen.lead'),
        subject: t('reopen.subject', { name: number }),
        doneTitle: t('reopen.doneTitle'),
        doneText: t('reopen.doneText', { name: number }),
        back: { to: '/accounts/settings', label: t('pages.settings') },
      }}
      fields={FIELDS}
      action={
        closed.value?.length === 0 ? (
          <ButtonLink tone="secondary" to="/accounts/settings">
            {t('pages.settings')}
          </ButtonLink>
        ) : undefined
      }
    >
      {({ accountId: violation }) => (
        <WhenLoaded
          bare
          status={closed.value?.length === 0 ? 'EMPTY' : closed.status}
          rows={SKELETON_ROWS}
          failed={t('failed')}
          onRetry={load}
          empty={{ icon: 'account', title: t('reopen.emptyTitle'), text: t('reopen.emptyText') }}
        >
          {() => (
            <ClosedAccounts
              accounts={closed.value ?? []}
              chosen={model.form.accountId}
              choose={(accountId) => model.change({ accountId })}
              violation={violation}
            />
          )}
        </WhenLoaded>
      )}
    </ProductChangePage>
  );
});

interface ClosedAccountsProps {
  readonly accounts: readonly Account[];
  readonly chosen: string;
  readonly choose: (accountId: string) => void;
  readonly violation: string | undefined;
}

function ClosedAccounts({ accounts, chosen, choose, violation }: ClosedAccountsProps) {
  const { t } = useTranslation('accounts');
  const nameOf = useAccountName();
  return (
    <RadioGroup
      id="accountId"
      label={t('reopen.which')}
      options={accounts.map((account) => ({
        value: account.id,
        label: nameOf(account),
        hint: groupAccountNumber(account.number),
      }))}
      value={chosen}
      onChange={choose}
      violation={violation}
    />
  );
}
