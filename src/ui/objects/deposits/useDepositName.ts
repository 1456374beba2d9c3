import { useTranslation } from 'react-i18next';

import { maskAccountNumber } from '../../../domain/account/accountNumber';
import type { Deposit } from '../../../domain/deposit/Deposit';
import { joinedParts } from '../../../domain/language/punctuation';
import { useMoneyText } from '../../components/useMoneyText';
import { useLanguage } from '../../language/useLanguage';

/** Returns the name of a deposit: the one given by its owner, or its type. */
export function useDepositName(): (deposit: Pick<Deposit, 'name' | 'type'>) => string {
  const { t } = useTranslation('deposits');
  return ({ name, type }) => (name === '' ? t(`types.${type}`) : name);
}

/** Returns the label of a deposit in a list of options: its name, the end of its number, and its balance. */
export function useDepositLabel(): (deposit: Deposit) => string {
  const nameOf = useDepositName();
  const language = useLanguage();
  const moneyText = useMoneyText();
  return (deposit) =>
    joinedParts(
      [`${nameOf(deposit)} ${maskAccountNumber(deposit.accountNumber)}`, moneyText(deposit.balance)],
      language,
    );
}
