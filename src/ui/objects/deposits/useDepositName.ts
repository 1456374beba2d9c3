import { useTranslation } from 'react-i18next';

import { maskAccountNumber } from '../../../domain/account/accountNumber';
import type { Deposit } from '../../../domain/deposit/Deposit';
import { useMoneyText } from '../../components/useMoneyText';

/** Returns the name of a deposit: the one given by its owner, or its type. */
export function useDepositName(): (deposit: Pick<Deposit, 'name' | 'type'>) => string {
  const { t } = useTranslation('deposits');
  return ({ name, type }) => (name === '' ? t(`types.${type}`) : name);
}

/** Returns the label of a deposit in a list of options: its name, the end of its number, and its balance. */
export function useDepositLabel(): (deposit: Deposit) => string {
  const nameOf = useDepositName();
  const moneyText = useMoneyText();
  return (deposit) => `${nameOf(deposit)} ${maskAccountNumber(deposit.accountNumber)}, ${moneyText(deposit.balance)}`;
}
