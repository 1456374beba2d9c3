import { useTranslation } from 'react-i18next';

import { maskAccountNumber } from '../../domain/account/accountNumber';
import type { Deposit } from '../../domain/deposit/Deposit';
import { useMoneyText } from '../components/useMoneyText';

/** What a deposit is called: as its owner likes, or by its type. */
export function useDepositName(): (deposit: Pick<Deposit, 'name' | 'type'>) => string {
  const { t } = useTranslation('deposits');
  return ({ name, type }) => (name === '' ? t(`types.${type}`) : name);
}

/** A deposit in a list to choose from: its name, the end of its number, and what lies there. */
export function useDepositLabel(): (deposit: Deposit) => string {
  const nameOf = useDepositName();
  const moneyText = useMoneyText();
  return (deposit) => `${nameOf(deposit)} ${maskAccountNumber(deposit.accountNumber)}, ${moneyText(deposit.balance)}`;
}
