import { maskAccountNumber } from '../account/accountNumber';
import type { Language } from '../language/Language';
import { formatMoney } from '../money/formatAmount';
import type { Money } from '../money/Money';

/** What the customer is asked to confirm. */
export interface ConfirmationFacts {
  readonly kind: 'ownAccounts';
  readonly amount: Money;
  readonly fee: Money;
  readonly debitAccountNumber: string;
  readonly creditAccountNumber: string;
  /** Absent between the customer's own accounts. */
  readonly recipientName?: string;
}

/** The words of the operation: the same on the check page, in the message with the code and on the receipt. */
export function confirmationText(facts: ConfirmationFacts, language: Language): string {
  const amount = formatMoney(facts.amount, language);
  const fee = formatMoney(facts.fee, language);
  const from = maskAccountNumber(facts.debitAccountNumber);
  const to = maskAccountNumber(facts.creditAccountNumber);
  const recipient = facts.recipientName === undefined ? '' : `, ${facts.recipientName}`;
  switch (language) {
    case 'ru':
      return `Перевод ${amount} со счёта ${from} на счёт ${to}${recipient}. Комиссия ${fee}.`;
    case 'en':
      return `Transfer of ${amount} from account ${from} to account ${to}${recipient}. Fee ${fee}.`;
    case 'kg':
      return `${from} эсебинен ${to}${recipient} эсебине ${amount} которуу. Комиссия ${fee}.`;
    case 'cn':
      return `从账户 ${from} 向账户 ${to}${recipient} 转账 ${amount}。手续费 ${fee}。`;
    default:
      return language satisfies never;
  }
}

/** What the message with a code for an operation is made of. */
export interface OperationMessage {
  readonly code: string;
  readonly confirmationText: string;
  readonly fingerprint: string;
}

/** The message that brings the code of an operation: the code first, then what it confirms, then the warning. */
export function smsText(message: OperationMessage, language: Language): string {
  const { code, fingerprint } = message;
  const words = message.confirmationText;
  switch (language) {
    case 'ru':
      return `${code} — код подтверждения. ${words} Отпечаток ${fingerprint}. Никому не сообщайте код, даже сотруднику банка.`;
    case 'en':
      return `${code} is your confirmation code. ${words} Fingerprint ${fingerprint}. Never share the code, not even with bank staff.`;
    case 'kg':
      return `${code} — ырастоо коду. ${words} Изи ${fingerprint}. Кодду эч кимге, банктын кызматкерине да айтпаңыз.`;
    case 'cn':
      return `${code} 是您的验证码。${words}交易指纹 ${fingerprint}。切勿将验证码告诉任何人，包括银行员工。`;
    default:
      return language satisfies never;
  }
}

/** The message that brings the code for signing in. */
export function signInSmsText(code: string, language: Language): string {
  switch (language) {
    case 'ru':
      return `${code} — код для входа в интернет-банк Тулпар. Никому не сообщайте его, даже сотруднику банка. Если входите не вы, позвоните в банк.`;
    case 'en':
      return `${code} is your code to sign in to Tulpar internet bank. Never share it, not even with bank staff. If you are not signing in, call the bank.`;
    case 'kg':
      return `${code} — Тулпар интернет-банкына кирүү коду. Аны эч кимге, банктын кызматкерине да айтпаңыз. Эгер сиз кирип жаткан жок болсоңуз, банкка чалыңыз.`;
    case 'cn':
      return `${code} 是您登录 Tulpar 网上银行的验证码。切勿告诉任何人，包括银行员工。如非本人登录，请致电银行。`;
    default:
      return language satisfies never;
  }
}
