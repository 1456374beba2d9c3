import { groupAccountNumber, maskAccountNumber } from '../account/accountNumber';
import type { Language } from '../language/Language';
import { formatMoney } from '../money/formatAmount';
import type { ConfirmationFacts } from './ConfirmationFacts';

/** Text of the opening of a deposit; its account is new to the customer, so its number is given in full. */
export function openDepositWords(facts: ConfirmationFacts, language: Language): string {
  const amount = formatMoney(facts.amount, language);
  const from = maskAccountNumber(facts.debitAccountNumber);
  const to = groupAccountNumber(facts.creditAccountNumber);
  switch (language) {
    case 'ru':
      return `Открытие вклада ${to} на ${amount} со счёта ${from}`;
    case 'en':
      return `Opening of deposit ${to} with ${amount} from account ${from}`;
    case 'kg':
      return `${from} эсебинен ${amount} менен ${to} аманатын ачуу`;
    case 'cn':
      return `从账户 ${from} 转入 ${amount} 开立存款 ${to}`;
    default:
      return language satisfies never;
  }
}
