import { observer } from 'mobx-react-lite';

import { AccountsStore } from '../../application/accounts/AccountsStore';
import { DepositsStore } from '../../application/deposits/DepositsStore';
import { AccountPicker } from '../components/AccountPicker';
import { SelectField } from '../components/SelectField';
import { useDepositLabel } from '../deposits/useDepositName';
import { useService } from '../shell/ServicesContext';
import { StatementScreen } from './StatementScreen';
import type { SubjectPickerProps } from './StatementScreen';

/** /accounts/excerpt */
export function AccountStatementScreen() {
  return <StatementScreen product="account" picker={ChosenAccount} />;
}

/** /deposit/excerpt */
export function DepositStatementScreen() {
  return <StatementScreen product="deposit" picker={ChosenDeposit} />;
}

const ChosenAccount = observer(function ChosenAccount(props: SubjectPickerProps) {
  const { accounts } = useService(AccountsStore);
  return <AccountPicker {...props} options={accounts.map((account) => ({ account, reason: undefined }))} />;
});

const ChosenDeposit = observer(function ChosenDeposit(props: SubjectPickerProps) {
  const { deposits } = useService(DepositsStore);
  const labelOf = useDepositLabel();
  return <SelectField {...props} options={deposits.map((deposit) => ({ value: deposit.id, label: labelOf(deposit) }))} />;
});
