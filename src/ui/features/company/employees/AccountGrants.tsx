import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { AccountsStore } from '../../../../application/accounts/AccountsStore';
import { groupAccountNumber } from '../../../../domain/account/accountNumber';
import { RadioGroup } from '../../../components/RadioGroup';
import { SelectField } from '../../../components/SelectField';
import { useAccountName } from '../../../components/useAccountName';
import { useService } from '../../../kernel/ServicesContext';
import { ACCOUNT_GRANTS } from './employeeRightsForm';
import type { AccountGrantName, EmployeeRightsForm } from './employeeRightsForm';

interface AccountGrantsProps {
  readonly form: EmployeeRightsForm;
  readonly onChange: (values: Partial<EmployeeRightsForm>) => void;
}

/** Accounts a user is let to: all, or each to its degree. */
export const AccountGrants = observer(function AccountGrants({ form, onChange }: AccountGrantsProps) {
  const { t } = useTranslation('company');
  const { accounts } = useService(AccountsStore);
  const nameOf = useAccountName();
  const give = (accountId: string, value: string) => {
    const grant: AccountGrantName = ACCOUNT_GRANTS.find((each) => each === value) ?? 'none';
    onChange({ grants: { ...form.grants, [accountId]: grant } });
  };
  return (
    <>
      <RadioGroup
        id="everyAccount"
        label={t('employees.accounts')}
        value={form.everyAccount ? 'all' : 'some'}
        onChange={(value) => onChange({ everyAccount: value === 'all' })}
        options={(['all', 'some'] as const).map((value) => ({ value, label: t(`change.accounts.${value}`) }))}
      />
      {!form.everyAccount &&
        accounts.map((account) => (
          <SelectField
            key={account.id}
            id={`account-${account.id}`}
            label={nameOf(account)}
            hint={groupAccountNumber(account.number)}
            value={form.grants[account.id] ?? 'none'}
            onChange={(value) => give(account.id, value)}
            options={ACCOUNT_GRANTS.map((value) => ({ value, label: t(`change.grants.${value}`) }))}
          />
        ))}
    </>
  );
});
