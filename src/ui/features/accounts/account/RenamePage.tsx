import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import type { Account } from '../../../../domain/account/Account';
import { groupAccountNumber } from '../../../../domain/account/accountNumber';
import { MAX_ACCOUNT_NAME_LENGTH } from '../../../../domain/account/accountName';
import { Button } from '../../../components/Button';
import { FailureAlert } from '../../../components/FailureAlert';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { Stack } from '../../../components/Stack';
import { TextField } from '../../../components/TextField';
import { useService } from '../../../kernel/ServicesContext';
import { AccountPagesViewModel } from './AccountPagesViewModel';
import styles from '../../../objects/accounts/Accounts.module.css';
import { ChosenAccount } from './ChosenAccount';

/** Form to give an account a name of the customer's choice. */
export const RenamePage = observer(function RenamePage() {
  const { t } = useTranslation('accounts');
  return (
    <>
      <PageHeader
        title={t('rename.title')}
        lead={t('rename.lead')}
        back={{ to: '/accounts/overview', label: t('account') }}
      />
      <Stack>
        <ChosenAccount>{(account) => <RenameForm account={account} />}</ChosenAccount>
      </Stack>
    </>
  );
});

const RenameForm = observer(function RenameForm({ account }: { readonly account: Account }) {
  const { t } = useTranslation('accounts');
  const pages = useService(AccountPagesViewModel);
  const navigate = useNavigate();
  const [name, setName] = useState(account.name);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void pages.rename(account.id, name).then((renamed) => {
      if (renamed) {
        void navigate('/accounts/overview');
      }
    });
  };

  return (
    <form className={styles['fields']} noValidate onSubmit={submit}>
      {pages.failure !== undefined && <FailureAlert failure={pages.failure} />}
      <Panel>
        <TextField
          id="name"
          label={t('rename.label', { number: groupAccountNumber(account.number) })}
          hint={t('rename.hint', { longest: MAX_ACCOUNT_NAME_LENGTH })}
          input={{ maxLength: MAX_ACCOUNT_NAME_LENGTH, autoComplete: 'off' }}
          value={name}
          onChange={setName}
        />
      </Panel>
      <div className={styles['buttons']}>
        <Button type="submit" busy={pages.busy}>
          {t('rename.save')}
        </Button>
      </div>
    </form>
  );
});
