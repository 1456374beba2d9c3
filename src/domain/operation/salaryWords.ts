import { maskAccountNumber } from '../account/accountNumber';
import { salaryRegisterWords } from '../batch/salaryRegister';
import type { Language } from '../language/Language';
import { formatMoney } from '../money/formatAmount';
import type { ConfirmationFacts } from './ConfirmationFacts';

/** Confirmation text of a salary payment. */
export function salaryWords(facts: ConfirmationFacts, language: Language): string {
  const amount = formatMoney(facts.amount, language);
  const from = maskAccountNumber(facts.debitAccountNumber);
  const register = salaryRegisterWords(facts.recipientName ?? '', language);
  switch (language) {
    case 'ru':
      return `Выплата зарплаты ${amount} со счёта ${from}. ${register}`;
    case 'en':
      return `Salaries of ${amount} from account ${from}. ${register}`;
    case 'kg':
      return `${from} эсебинен ${amount} эмгек акы төлөө. ${register}`;
    case 'cn':
      return `从账户 ${from} 代发工资 ${amount}。${register}`;
    default:
      return language satisfies never;
  }
}
