import { rateWords } from '../exchange/rateWords';
import type { Language } from '../language/Language';
import { formatMoney } from '../money/formatAmount';
import type { Money } from '../money/Money';
import type { OperationPreview } from '../operation/OperationPreview';

/** Text about one document within a message. */
export interface SignedWords {
  /** Its confirmation text, which ends with a full stop. */
  readonly words: string;
  readonly recipient: string;
  /** Both amounts and the rate of a currency exchange. */
  readonly exchange?: SignedExchange | undefined;
}

/** The two amounts of a currency exchange and its rate. */
export type SignedExchange = Pick<OperationPreview, 'amount' | 'credited' | 'terms'>;

/** Data of the message that carries a signing code. */
export interface SigningMessage {
  readonly code: string;
  readonly documents: readonly SignedWords[];
  readonly totals: readonly Money[];
  readonly fingerprint: string;
}

/** Largest number of payees named in a message; further ones are counted, and the fingerprint covers all of them. */
const MAX_NAMED = 3;
const MAX_NAME_LENGTH = 24;

/**
 * SMS with the code for signing documents and the fingerprint of all of them. A single document is described by its confirmation text;
 * several by their number, the total debit and the payees.
 */
export function signingSmsText({ code, documents, totals, fingerprint }: SigningMessage, language: Language): string {
  const [only] = documents;
  const told = documents.length === 1 && only !== undefined ? only.words : manyWords(documents, totals, language);
  const what = [told, exchangeWords(documents, language)]
    .filter((part) => part !== '')
    .join(language === 'cn' ? '' : ' ');
  switch (language) {
    case 'ru':
      return `${code} — код подписи. ${what} Контрольный код ${fingerprint}. Никому не сообщайте код, даже сотруднику банка.`;
    case 'en':
      return `${code} is your signing code. ${what} Control code ${fingerprint}. Never share the code, not even with bank staff.`;
    case 'kg':
      return `${code} — кол тамга коду. ${what} Көзөмөл коду ${fingerprint}. Кодду эч кимге, банктын кызматкерине да айтпаңыз.`;
    case 'cn':
      return `${code} 是您的签名验证码。${what}校验码 ${fingerprint}。切勿将验证码告诉任何人，包括银行员工。`;
    default:
      return language satisfies never;
  }
}

function manyWords(documents: readonly SignedWords[], totals: readonly Money[], language: Language): string {
  const sums = totals.map((total) => formatMoney(total, language)).join(', ');
  const recipients = [...new Set(documents.map(({ recipient }) => recipient).filter((name) => name !== ''))];
  const names = recipients.slice(0, MAX_NAMED).map(shortened).join(', ');
  const others = recipients.length - MAX_NAMED;
  const { length } = documents;
  switch (language) {
    case 'ru':
      return `Документов: ${length}, всего ${sums}. Получатели: ${names}${others > 0 ? ` и ещё ${others}` : ''}.`;
    case 'en':
      return `Documents: ${length}, total ${sums}. Recipients: ${names}${others > 0 ? ` and ${others} more` : ''}.`;
    case 'kg':
      return `Документтер: ${length}, бардыгы ${sums}. Алуучулар: ${names}${others > 0 ? ` жана дагы ${others}` : ''}.`;
    case 'cn':
      return `单据 ${length} 份，合计 ${sums}。收款人：${names}${others > 0 ? ` 等另外 ${others} 方` : ''}。`;
    default:
      return language satisfies never;
  }
}

/**
 * Text about currency exchanges. A single one is described by its rate, because its confirmation text has the amounts; among several
 * documents each exchange is described by both amounts and the rate.
 */
function exchangeWords(documents: readonly SignedWords[], language: Language): string {
  const exchanges = documents.flatMap(({ exchange }) => exchange ?? []);
  const isAlone = documents.length === 1;
  const told = exchanges.slice(0, MAX_NAMED).map(({ amount, credited, terms }) => {
    const rate = rateWords(terms, language) ?? '';
    return isAlone ? rate : `${formatMoney(amount, language)} → ${formatMoney(credited, language)} (${rate})`;
  });
  if (told.length === 0) {
    return '';
  }
  const words = told.join(', ');
  switch (language) {
    case 'ru':
      return `${isAlone ? 'Курс' : 'Обмен'}: ${words}.`;
    case 'en':
      return `${isAlone ? 'Rate' : 'Exchange'}: ${words}.`;
    case 'kg':
      return `${isAlone ? 'Курс' : 'Алмашуу'}: ${words}.`;
    case 'cn':
      return `${isAlone ? '汇率' : '兑换'}：${words}。`;
    default:
      return language satisfies never;
  }
}

function shortened(name: string): string {
  return name.length <= MAX_NAME_LENGTH ? name : `${name.slice(0, MAX_NAME_LENGTH - 1).trimEnd()}…`;
}
