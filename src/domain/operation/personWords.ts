import { maskAccountNumber } from '../account/accountNumber';
import type { Language } from '../language/Language';
import { formatMoney } from '../money/formatAmount';
import type { ConfirmationFacts } from './ConfirmationFacts';

/** Text of a money transfer to a person; the money-transfer system is named instead of a credit account. */
export function toPersonWords(facts: ConfirmationFacts, language: Language): string {
  const amount = formatMoney(facts.amount, language);
  const from = maskAccountNumber(facts.debitAccountNumber);
  const system = facts.creditAccountNumber;
  const name = facts.recipientName ?? '';
  switch (language) {
    case 'ru':
      return `Денежный перевод ${amount} со счёта ${from} через ${system}, получатель ${name}`;
    case 'en':
      return `Money transfer of ${amount} from account ${from} by ${system} to ${name}`;
    case 'kg':
      return `${from} эсебинен ${system} аркылуу ${amount} которуу, алуучу ${name}`;
    case 'cn':
      return `从账户 ${from} 通过 ${system} 向 ${name} 汇款 ${amount}`;
    default:
      return language satisfies never;
  }
}

/** Text of a money transfer received from a person. */
export function fromPersonWords(facts: ConfirmationFacts, language: Language): string {
  const amount = formatMoney(facts.amount, language);
  const system = facts.debitAccountNumber;
  const to = maskAccountNumber(facts.creditAccountNumber);
  switch (language) {
    case 'ru':
      return `Получение денежного перевода ${amount} через ${system} на счёт ${to}`;
    case 'en':
      return `Money transfer of ${amount} received by ${system} onto account ${to}`;
    case 'kg':
      return `${system} аркылуу келген ${amount} акчаны ${to} эсебине алуу`;
    case 'cn':
      return `通过 ${system} 收取汇款 ${amount} 至账户 ${to}`;
    default:
      return language satisfies never;
  }
}
