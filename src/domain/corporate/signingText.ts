import { rateWords } from '../exchange/rateWords';
import type { Language } from '../language/Language';
import { formatMoney } from '../money/formatAmount';
import type { Money } from '../money/Money';
import type { OperationPreview } from '../operation/OperationPreview';

/** What a message says of one document. */
export interface SignedWords {
  /** The words of its confirmation, which end with a full stop. */
  readonly words: string;
  readonly recipient: string;
  /** Both sums and the price of a document that exchanges money. */
  readonly exchange?: SignedExchange | undefined;
}

/** The two sums of an exchange and its rate. */
export type SignedExchange = Pick<OperationPreview, 'amount' | 'credited' | 'terms'>;

/** What the message with the code of a signing is made of. */
export interface SigningMessage {
  readonly code: string;
  readonly documents: readonly SignedWords[];
  readonly totals: readonly Money[];
  readonly fingerprint: string;
}

/** More names than this nobody reads in a message; the others are counted, and the fingerprint stands for all of them. */
const MOST_NAMED = 3;
const LONGEST_NAME = 24;

/**
 * The message that brings the code for signing documents, and the fingerprint of all of them. One document is told in the words of its
 * confirmation; of several it says how many there are, how much leaves, and who gets it.
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
  const names = recipients.slice(0, MOST_NAMED).map(shortened).join(', ');
  const others = recipients.length - MOST_NAMED;
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

/** One exchange is told by its rate, because its words have the sums; of several documents each exchange is told with both. */
function exchangeWords(documents: readonly SignedWords[], language: Language): string {
  const exchanges = documents.flatMap(({ exchange }) => exchange ?? []);
  const isAlone = documents.length === 1;
  const told = exchanges.slice(0, MOST_NAMED).map(({ amount, credited, terms }) => {
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
  return name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…`;
}
