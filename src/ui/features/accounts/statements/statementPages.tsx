import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { AccountsStore } from '../../../../application/accounts/AccountsStore';
import { DepositsStore } from '../../../../application/deposits/DepositsStore';
import { maskAccountNumber } from '../../../../domain/account/accountNumber';
import { listedAccounts } from '../../../../domain/account/mainAccount';
import { AccountPicker } from '../../../components/AccountPicker';
import { SelectField } from '../../../components/SelectField';
import { depositPath, DEPOSITS_PATH } from '../../../objects/deposits/depositPaths';
import { useDepositName } from '../../../objects/deposits/useDepositName';
import { useService } from '../../../kernel/ServicesContext';
import { ProofScreen } from './ProofScreen';
import { StatementScreen } from './StatementScreen';
import type { SubjectPickerProps } from './StatementScreen';

/** /accounts/excerpt */
export function AccountStatementScreen() {
  return <StatementScreen product="account" picker={ChosenAccount} pageOf={pageOfAccount} />;
}

/** /deposit/excerpt */
export function DepositStatementScreen() {
  return <StatementScreen product="deposit" picker={ChosenDeposit} pageOf={pageOfDeposit} />;
}

/** /excerpt for who is signed in */
export function StatementProofScreen() {
  const { t } = useTranslation('statements');
  return <ProofScreen back={{ to: STATEMENT_PATH, label: t('of.account.title') }} />;
}

const STATEMENT_PATH = '/accounts/excerpt';
const ACCOUNT_PATH = '/accounts/overview';

function pageOfAccount(accountId: string | undefined): string {
  return accountId === undefined ? ACCOUNT_PATH : `${ACCOUNT_PATH}?account=${accountId}`;
}

function pageOfDeposit(depositId: string | undefined): string {
  return depositId === undefined ? DEPOSITS_PATH : depositPath(depositId);
}

const ChosenAccount = observer(function ChosenAccount(props: SubjectPickerProps) {
  const { accounts } = useService(AccountsStore);
  return (
    <AccountPicker {...props} options={listedAccounts(accounts).map((account) => ({ account, reason: undefined }))} />
  );
});

const ChosenDeposit = observer(function ChosenDeposit(props: SubjectPickerProps) {
  const { deposits } = useService(DepositsStore);
  const nameOf = useDepositName();
  // The balance is shown below: with it the option would be cut off on a phone.
  const options = deposits.map((deposit) => ({
    value: deposit.id,
    label: `${nameOf(deposit)} ${maskAccountNumber(deposit.accountNumber)}`,
  }));
  return <SelectField {...props} options={options} />;
});
