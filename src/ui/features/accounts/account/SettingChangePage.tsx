import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { AccountsStore } from '../../../../application/accounts/AccountsStore';
import type { Account } from '../../../../domain/account/Account';
import { maskAccountNumber } from '../../../../domain/account/accountNumber';
import { ButtonLink } from '../../../components/Button';
import { useAccountName } from '../../../components/useAccountName';
import { useService } from '../../../kernel/ServicesContext';
import { ProductChangePage } from '../../../flow/change/ProductChangePage';
import type { ProductChangeDefinition } from '../../../flow/change/ProductChangeViewModel';
import { useProductChange } from '../../../flow/change/useProductChange';
import { ChosenAccount } from './ChosenAccount';

interface SettingForm {
  readonly accountId: string;
}

type Setting = 'block' | 'unblock' | 'wake';

const NO_FIELDS: readonly (keyof SettingForm)[] = [];

const SETTINGS_PATH = '/accounts/settings';

/** True for an account whose setting is as the change would make it. */
const IS_ALREADY: Readonly<Record<Setting, (account: Account) => boolean>> = {
  block: ({ debitStopped }) => debitStopped,
  unblock: ({ debitStopped }) => !debitStopped,
  wake: ({ dormant }) => !dormant,
};

function changeOf(action: Setting, accountId: string): ProductChangeDefinition<SettingForm> {
  return {
    empty: () => ({ accountId }),
    violations: () => ({}),
    prepare: (gateway, operationId, form) =>
      gateway.execute('CHANGE_ACCOUNT_SETTINGS', { operationId, action, ...form }),
  };
}

/** Change of an account setting (blocking debits, allowing them, reactivation): consequences, code or signatures, and result. */
const SettingChangePage = observer(function SettingChangePage({ action }: { readonly action: Setting }) {
  const { t } = useTranslation('accounts');
  return (
    <ChosenAccount title={t(`${action}.title`)}>
      {(account) => <SettingChange action={action} opened={account} />}
    </ChosenAccount>
  );
});

interface SettingChangeProps {
  readonly action: Setting;
  readonly opened: Account;
}

function SettingChange({ action, opened }: SettingChangeProps) {
  const { t } = useTranslation('accounts');
  const [account] = useState(opened);
  const nameOf = useAccountName();
  const model = useProductChange(changeOf(action, account.id), useService(AccountsStore));
  const name = `${nameOf(account)} ${maskAccountNumber(account.number)}`;
  const back = { to: SETTINGS_PATH, label: t('pages.settings') };
  const isAlready = IS_ALREADY[action](account);
  return (
    <ProductChangePage
      model={model}
      frame={{
        path: `${SETTINGS_PATH}/${action}`,
        title: t(`${action}.title`),
        lead: t(`${action}.lead`),
        subject: t(`${action}.subject`, { name }),
        doneTitle: t(`${action}.doneTitle`),
        doneText: t(`${action}.doneText`, { name }),
        back,
      }}
      fields={NO_FIELDS}
      action={isAlready ? <ButtonLink to={back.to}>{back.label}</ButtonLink> : undefined}
    >
      {() => <p>{t(isAlready ? `${action}.already` : `${action}.subject`, { name })}</p>}
    </ProductChangePage>
  );
}

export function BlockAccountPage() {
  return <SettingChangePage action="block" />;
}

export function UnblockAccountPage() {
  return <SettingChangePage action="unblock" />;
}

export function WakeAccountPage() {
  return <SettingChangePage action="wake" />;
}
