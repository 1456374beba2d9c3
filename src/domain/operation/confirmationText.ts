import { groupAccountNumber, maskAccountNumber } from '../account/accountNumber';
import type { Language } from '../language/Language';
import { formatMoney } from '../money/formatAmount';
import type { Money } from '../money/Money';
import { MOVEMENTS } from '../movements/movements';
import type { BankMovements } from '../movements/movements';
import type { ConfirmationFacts } from './ConfirmationFacts';
import { openDepositWords } from './openDepositWords';
import { fromPersonWords, toPersonWords } from './personWords';
import { salaryWords } from './salaryWords';

/** Stored data of a movement of money. */
export interface AgreedMovement {
  readonly txnCode: string;
  readonly amount: Money;
  readonly credited: Money;
  readonly fee: Money;
  readonly debitAccountNumber: string;
  readonly creditAccountNumber: string;
  readonly recipientName: string;
}

/** Facts a wording has besides those that all have. */
type FurtherFact = 'credited' | 'recipientName';

const FURTHER_FACTS: Readonly<Partial<Record<ConfirmationFacts['kind'], readonly FurtherFact[]>>> = {
  exchange: ['credited'],
  closeDeposit: ['credited'],
  payment: ['recipientName'],
  toCard: ['recipientName'],
  toRecipient: ['recipientName'],
  toPerson: ['recipientName'],
  salary: ['recipientName'],
};

/** Facts from which the text of a movement is made, so that the preview page, the message and the receipt have the same text. */
export function confirmationFactsOf(
  { txnCode, ...agreed }: AgreedMovement,
  movements: Pick<BankMovements, 'movementLike'> = MOVEMENTS,
): ConfirmationFacts {
  return confirmationFactsAs(movements.movementLike(txnCode)?.confirmedAs, agreed);
}

/** The same for a movement of a known wording; without one, that of a transfer to a recipient. */
export function confirmationFactsAs(
  kind: ConfirmationFacts['kind'] = 'toRecipient',
  { credited, recipientName, ...agreed }: Omit<AgreedMovement, 'txnCode'>,
): ConfirmationFacts {
  const further = FURTHER_FACTS[kind] ?? [];
  return {
    ...agreed,
    kind,
    ...(further.includes('credited') && { credited }),
    ...(further.includes('recipientName') && { recipientName }),
  };
}

/** Text of an operation: the same on the preview page, in the message with the code and on the receipt. */
export function confirmationText(facts: ConfirmationFacts, language: Language): string {
  const fee = formatMoney(facts.fee, language);
  const words = movementWords(facts, language);
  switch (language) {
    case 'ru':
    case 'kg':
      return `${words}. Комиссия ${fee}.`;
    case 'en':
      return `${words}. Fee ${fee}.`;
    case 'cn':
      return `${words}。手续费 ${fee}。`;
    default:
      return language satisfies never;
  }
}

/** The same text without the fee and without a full stop. */
export function movementWords(facts: ConfirmationFacts, language: Language): string {
  return WORDS[facts.kind](facts, language);
}

function transferWords(facts: ConfirmationFacts, language: Language): string {
  const amount = formatMoney(facts.amount, language);
  const from = maskAccountNumber(facts.debitAccountNumber);
  const to = maskAccountNumber(facts.creditAccountNumber);
  const recipient = facts.recipientName === undefined ? '' : `, ${facts.recipientName}`;
  switch (language) {
    case 'ru':
      return `Перевод ${amount} со счёта ${from} на счёт ${to}${recipient}`;
    case 'en':
      return `Transfer of ${amount} from account ${from} to account ${to}${recipient}`;
    case 'kg':
      return `${from} эсебинен ${to}${recipient} эсебине ${amount} которуу`;
    case 'cn':
      return `从账户 ${from} 向账户 ${to}${recipient} 转账 ${amount}`;
    default:
      return language satisfies never;
  }
}

function exchangeWords(facts: ConfirmationFacts, language: Language): string {
  const given = formatMoney(facts.amount, language);
  const taken = formatMoney(facts.credited ?? facts.amount, language);
  const from = maskAccountNumber(facts.debitAccountNumber);
  const to = maskAccountNumber(facts.creditAccountNumber);
  switch (language) {
    case 'ru':
      return `Обмен ${given} на ${taken}, со счёта ${from} на счёт ${to}`;
    case 'en':
      return `Exchange of ${given} for ${taken}, from account ${from} to account ${to}`;
    case 'kg':
      return `${given} акчаны ${taken} акчага алмашуу, ${from} эсебинен ${to} эсебине`;
    case 'cn':
      return `将 ${given} 兑换为 ${taken}，从账户 ${from} 到账户 ${to}`;
    default:
      return language satisfies never;
  }
}

/**
 * Text of a payment. Its number was given out by somebody else, so it is repeated in full, for checking; in groups of digits, because the
 * code is to be the only run of six digits.
 */
function paymentWords(facts: ConfirmationFacts, language: Language): string {
  const amount = formatMoney(facts.amount, language);
  const from = maskAccountNumber(facts.debitAccountNumber);
  const whom = [facts.recipientName ?? '', groupAccountNumber(facts.creditAccountNumber)]
    .filter((part) => part !== '')
    .join(', ');
  switch (language) {
    case 'ru':
      return `Оплата ${amount} со счёта ${from}: ${whom}`;
    case 'en':
      return `Payment of ${amount} from account ${from}: ${whom}`;
    case 'kg':
      return `${from} эсебинен ${amount} төлөө: ${whom}`;
    case 'cn':
      return `从账户 ${from} 支付 ${amount}：${whom}`;
    default:
      return language satisfies never;
  }
}

/** Text of a transfer to a card; a card is identified by its last four digits, as accounts are. */
function toCardWords(facts: ConfirmationFacts, language: Language): string {
  const amount = formatMoney(facts.amount, language);
  const from = maskAccountNumber(facts.debitAccountNumber);
  const card = maskAccountNumber(facts.creditAccountNumber);
  const to = [card, facts.recipientName ?? ''].filter((part) => part !== '').join(', ');
  switch (language) {
    case 'ru':
      return `Перевод ${amount} со счёта ${from} на карту ${to}`;
    case 'en':
      return `Transfer of ${amount} from account ${from} to card ${to}`;
    case 'kg':
      return `${from} эсебинен ${to} картасына ${amount} которуу`;
    case 'cn':
      return `从账户 ${from} 向银行卡 ${to} 转账 ${amount}`;
    default:
      return language satisfies never;
  }
}

function fromCardWords(facts: ConfirmationFacts, language: Language): string {
  const amount = formatMoney(facts.amount, language);
  const from = maskAccountNumber(facts.debitAccountNumber);
  const to = maskAccountNumber(facts.creditAccountNumber);
  switch (language) {
    case 'ru':
      return `Пополнение счёта ${to} на ${amount} с карты ${from}`;
    case 'en':
      return `Replenishment of account ${to} by ${amount} from card ${from}`;
    case 'kg':
      return `${from} картасынан ${to} эсебин ${amount} толуктоо`;
    case 'cn':
      return `从银行卡 ${from} 向账户 ${to} 充值 ${amount}`;
    default:
      return language satisfies never;
  }
}

function toDepositWords(facts: ConfirmationFacts, language: Language): string {
  const amount = formatMoney(facts.amount, language);
  const from = maskAccountNumber(facts.debitAccountNumber);
  const to = maskAccountNumber(facts.creditAccountNumber);
  switch (language) {
    case 'ru':
      return `Пополнение вклада ${to} на ${amount} со счёта ${from}`;
    case 'en':
      return `Replenishment of deposit ${to} by ${amount} from account ${from}`;
    case 'kg':
      return `${from} эсебинен ${to} аманатын ${amount} толуктоо`;
    case 'cn':
      return `从账户 ${from} 向存款 ${to} 追加 ${amount}`;
    default:
      return language satisfies never;
  }
}

function toLoanWords(facts: ConfirmationFacts, language: Language): string {
  const amount = formatMoney(facts.amount, language);
  const from = maskAccountNumber(facts.debitAccountNumber);
  const to = maskAccountNumber(facts.creditAccountNumber);
  switch (language) {
    case 'ru':
      return `Погашение кредита ${to} на ${amount} со счёта ${from}`;
    case 'en':
      return `Repayment of loan ${to} by ${amount} from account ${from}`;
    case 'kg':
      return `${from} эсебинен ${to} насыясын ${amount} төлөө`;
    case 'cn':
      return `从账户 ${from} 偿还贷款 ${to} ${amount}`;
    default:
      return language satisfies never;
  }
}

function closeDepositWords(facts: ConfirmationFacts, language: Language): string {
  const balance = formatMoney(facts.amount, language);
  const paidOut = formatMoney(facts.credited ?? facts.amount, language);
  const deposit = maskAccountNumber(facts.debitAccountNumber);
  const to = maskAccountNumber(facts.creditAccountNumber);
  switch (language) {
    case 'ru':
      return `Закрытие вклада ${deposit} с остатком ${balance}: на счёт ${to} поступит ${paidOut}`;
    case 'en':
      return `Closing of deposit ${deposit} with a balance of ${balance}: ${paidOut} will arrive on account ${to}`;
    case 'kg':
      return `Калдыгы ${balance} болгон ${deposit} аманатын жабуу: ${to} эсебине ${paidOut} түшөт`;
    case 'cn':
      return `结清存款 ${deposit}，余额 ${balance}：${paidOut} 将转入账户 ${to}`;
    default:
      return language satisfies never;
  }
}

const WORDS = {
  ownAccounts: transferWords,
  toRecipient: transferWords,
  exchange: exchangeWords,
  payment: paymentWords,
  toCard: toCardWords,
  fromCard: fromCardWords,
  openDeposit: openDepositWords,
  toDeposit: toDepositWords,
  closeDeposit: closeDepositWords,
  toLoan: toLoanWords,
  toPerson: toPersonWords,
  fromPerson: fromPersonWords,
  salary: salaryWords,
} as const;

/** Data of the message that carries the code of an operation. */
export interface OperationMessage {
  readonly code: string;
  readonly confirmationText: string;
  readonly fingerprint: string;
}

/** SMS with the code of an operation: the code first, then the confirmed text, then the warning. */
export function smsText(message: OperationMessage, language: Language): string {
  const { code, fingerprint } = message;
  const words = message.confirmationText;
  switch (language) {
    case 'ru':
      return `${code} — код подтверждения. ${words} Контрольный код операции ${fingerprint}. Никому не сообщайте код, даже сотруднику банка.`;
    case 'en':
      return `${code} is your confirmation code. ${words} Control code ${fingerprint}. Never share the code, not even with bank staff.`;
    case 'kg':
      return `${code} — ырастоо коду. ${words} Көзөмөл коду ${fingerprint}. Кодду эч кимге, банктын кызматкерине да айтпаңыз.`;
    case 'cn':
      return `${code} 是您的验证码。${words}交易校验码 ${fingerprint}。切勿将验证码告诉任何人，包括银行员工。`;
    default:
      return language satisfies never;
  }
}

/** SMS with the code for signing in. */
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
