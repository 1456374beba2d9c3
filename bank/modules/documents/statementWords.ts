import { kindOfEntry } from '../../../src/domain/history/classify';
import type { Language, LocalizedText } from '../../../src/domain/language/Language';
import type { BankMovements } from '../../../src/domain/movements/movements';
import type { EntryKind, StatementEntry } from '../../../src/domain/statement/Statement';
import { DAYS_TO_DISPUTE } from '../../../src/domain/statement/statementLimits';
import { formatDay } from '../../../src/domain/time/format';
import { KIND_WORDS } from './receiptWords';

/** Every word a statement carries besides what its entries say. */
export const STATEMENT_WORDS = {
  accountTitle: { ru: 'Выписка по счёту', en: 'Account statement', kg: 'Эсеп боюнча көчүрмө', cn: '账户对账单' },
  depositTitle: { ru: 'Выписка по вкладу', en: 'Deposit statement', kg: 'Аманат боюнча көчүрмө', cn: '存款对账单' },
  bank: { ru: 'Банк', en: 'Bank', kg: 'Банк', cn: '银行' },
  client: { ru: 'Клиент', en: 'Customer', kg: 'Кардар', cn: '客户' },
  account: { ru: 'Счёт', en: 'Account', kg: 'Эсеп', cn: '账户' },
  currency: { ru: 'Валюта', en: 'Currency', kg: 'Валюта', cn: '币种' },
  period: { ru: 'Период', en: 'Period', kg: 'Мезгил', cn: '期间' },
  opening: { ru: 'Входящий остаток', en: 'Opening balance', kg: 'Баштапкы калдык', cn: '期初余额' },
  credited: { ru: 'Поступило', en: 'Credited', kg: 'Түштү', cn: '贷方合计' },
  debited: { ru: 'Списано', en: 'Debited', kg: 'Чыгарылды', cn: '借方合计' },
  closing: { ru: 'Исходящий остаток', en: 'Closing balance', kg: 'Акыркы калдык', cn: '期末余额' },
  entries: { ru: 'Проводок', en: 'Entries', kg: 'Жазуулар', cn: '分录数' },
  madeAt: { ru: 'Сформирована', en: 'Made', kg: 'Түзүлдү', cn: '生成时间' },
  code: { ru: 'Код проверки', en: 'Verification code', kg: 'Текшерүү коду', cn: '验证码' },
  number: { ru: '№', en: 'No.', kg: '№', cn: '序号' },
  dateTime: { ru: 'Дата и время', en: 'Date and time', kg: 'Күнү жана убактысы', cn: '日期和时间' },
  kind: { ru: 'Операция', en: 'Transaction', kg: 'Операция', cn: '交易' },
  counterparty: { ru: 'Контрагент', en: 'Counterparty', kg: 'Контрагент', cn: '对方' },
  counterpartyAccount: {
    ru: 'Счёт контрагента',
    en: 'Counterparty account',
    kg: 'Контрагенттин эсеби',
    cn: '对方账户',
  },
  purpose: { ru: 'Назначение', en: 'Purpose', kg: 'Багыты', cn: '用途' },
  document: { ru: 'Документ', en: 'Document', kg: 'Документ', cn: '凭证号' },
  debit: { ru: 'Дебет', en: 'Debit', kg: 'Дебет', cn: '借方' },
  credit: { ru: 'Кредит', en: 'Credit', kg: 'Кредит', cn: '贷方' },
  balance: { ru: 'Остаток', en: 'Balance', kg: 'Калдык', cn: '余额' },
  reference: { ru: 'Проводка', en: 'Posting', kg: 'Жазуу', cn: '分录编号' },
  total: { ru: 'Итого', en: 'Total', kg: 'Жыйынтыгы', cn: '合计' },
  noEntries: {
    ru: 'За период операций не было.',
    en: 'There were no transactions in the period.',
    kg: 'Бул мезгилде операциялар болгон жок.',
    cn: '该期间没有交易。',
  },
  dispute: {
    ru: `О расхождениях сообщите банку в течение ${DAYS_TO_DISPUTE} дней.`,
    en: `Tell the bank within ${DAYS_TO_DISPUTE} days if anything is wrong.`,
    kg: `Айырмачылык болсо, банкка ${DAYS_TO_DISPUTE} күндүн ичинде билдириңиз.`,
    cn: `如有不符，请在 ${DAYS_TO_DISPUTE} 天内告知银行。`,
  },
  check: {
    ru: 'Подлинность проверяется по коду на странице',
    en: 'Check by the code that this is the bank’s statement:',
    kg: 'Чыныгылыгын код боюнча бул баракта текшериңиз:',
    cn: '可凭验证码在此页面核验真伪：',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>;

const SUBJECTS: Readonly<Record<Exclude<EntryKind, 'movement'>, (number: string, day: string) => LocalizedText>> = {
  fee: (number, day) => ({
    ru: `Комиссия за платёж № ${number} от ${day}`,
    en: `Fee for payment No ${number} of ${day}`,
    kg: `${day} күнкү № ${number} төлөм үчүн комиссия`,
    cn: `${day} 第 ${number} 号付款的手续费`,
  }),
  return: (number, day) => ({
    ru: `Возврат платежа № ${number} от ${day}`,
    en: `Return of payment No ${number} of ${day}`,
    kg: `${day} күнкү № ${number} төлөм кайтарылды`,
    cn: `${day} 第 ${number} 号付款的退款`,
  }),
  feeReturn: (number, day) => ({
    ru: `Возврат комиссии за платёж № ${number} от ${day}`,
    en: `Return of the fee for payment No ${number} of ${day}`,
    kg: `${day} күнкү № ${number} төлөм үчүн комиссия кайтарылды`,
    cn: `${day} 第 ${number} 号付款手续费的退还`,
  }),
};

/** The reason of an entry: its purpose, or which payment it is the fee or the return of. Empty where neither is known. */
export function entrySubject({ kind, payment, purpose }: StatementEntry, language: Language): string {
  if (kind === 'movement' || payment === undefined) {
    return purpose;
  }
  const subject = SUBJECTS[kind](payment.number, formatDay(payment.day))[language];
  return purpose === '' ? subject : `${subject}. ${purpose}`;
}

/** Words of a statement for each kind of entry. */
export function entryTitle(entry: StatementEntry, movements: BankMovements): LocalizedText {
  return KIND_WORDS[kindOfEntry(entry, movements)];
}

/** Title of a statement. */
export function statementTitle(product: 'account' | 'deposit'): LocalizedText {
  return product === 'deposit' ? STATEMENT_WORDS.depositTitle : STATEMENT_WORDS.accountTitle;
}
