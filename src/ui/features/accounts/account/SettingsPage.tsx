import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { UserStore } from '../../../../application/user/UserStore';
import type { Account } from '../../../../domain/account/Account';
import { Alert } from '../../../components/Alert';
import { Badge } from '../../../components/Badge';
import { Button } from '../../../components/Button';
import { FailureAlert } from '../../../components/FailureAlert';
import { Panel } from '../../../components/Panel';
import { useAccountName } from '../../../components/useAccountName';
import { useService } from '../../../kernel/ServicesContext';
import { AccountFrame } from './AccountFrame';
import { AccountPagesViewModel } from './AccountPagesViewModel';
import { LeadingSetting, Leads, Setting } from './Setting';
import { useAccountState } from './useAccountState';

/** Settings of an account: permitted operations, the reasons for restrictions, and its editable properties. */
export function SettingsPage() {
  return <AccountFrame page="settings">{(account) => <Settings key={account.id} account={account} />}</AccountFrame>;
}

interface SettingsProps {
  readonly account: Account;
}

const Settings = observer(function Settings({ account }: SettingsProps) {
  const { t } = useTranslation('accounts');
  const pages = useService(AccountPagesViewModel);
  const { isCorporate } = useService(UserStore);
  const nameOf = useAccountName();
  const state = useAccountState(account);
  const [woken, setWoken] = useState(false);

  return (
    <>
      {woken && (
        <Alert tone="positive" role="status">
          <p>{t('wake.done')}</p>
        </Alert>
      )}
      {pages.failure !== undefined && <FailureAlert failure={pages.failure} />}
      <Panel title={t('settings.state')}>
        <State name={t('settings.debit')} violation={state.debit} />
        <State name={t('settings.credit')} violation={state.credit} />
      </Panel>
      <Panel title={t('settings.actions')}>
        {account.dormant && (
          <Setting
            name={t('wake.title')}
            note={t('wake.text')}
            action={
              isCorporate ? (
                <Leads to={`/accounts/settings/wake?account=${account.id}`} words={t('wake.button')} />
              ) : (
                <Button size="small" busy={pages.busy} onClick={() => void pages.wake(account.id).then(setWoken)}>
                  {t('wake.button')}
                </Button>
              )
            }
          />
        )}
        <LeadingSetting
          name={t('rename.title')}
          note={nameOf(account)}
          to={`/accounts/change-account-name?account=${account.id}`}
          words={t('rename.link')}
        />
        {account.debitStopped ? (
          <LeadingSetting
            name={t('unblock.title')}
            note={t('unblock.note')}
            to={`/accounts/settings/unblock?account=${account.id}`}
            words={t('unblock.link')}
          />
        ) : (
          <LeadingSetting
            name={t('block.title')}
            note={t('block.note')}
            to={`/accounts/settings/block?account=${account.id}`}
            words={t('block.link')}
          />
        )}
        <LeadingSetting
          name={t('reopen.title')}
          note={t('reopen.note')}
          to="/accounts/reopening"
          words={t('reopen.link')}
        />
      </Panel>
    </>
  );
});

function State({ name, violation }: { readonly name: string; readonly violation: string | undefined }) {
  const { t } = useTranslation('accounts');
  return (
    <Setting
      name={name}
      note={violation}
      action={
        <Badge tone={violation === undefined ? 'positive' : 'caution'}>
          {t(violation === undefined ? 'settings.may' : 'settings.mayNot')}
        </Badge>
      }
    />
  );
}
