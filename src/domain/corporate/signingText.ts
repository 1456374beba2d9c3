import { signing as cn } from '../../locales/cn/messages.json';
import { signing as en } from '../../locales/en/messages.json';
import { signing as kg } from '../../locales/kg/messages.json';
import { signing as ru } from '../../locales/ru/messages.json';
import { rateWords } from '../exchange/rateWords';
import type { Language } from '../language/Language';
import { listed } from '../language/punctuation';
import { localizedTexts } from '../language/localizedTexts';
import { paragraph } from '../language/sentences';
import { filled } from '../language/template';
import { partyName } from '../operation/partyName';
import { formatMoney } from '../money/formatAmount';
import type { Money } from '../money/Money';
import type { OperationPreview } from '../operation/OperationPreview';

const TEXTS = localizedTexts({ ru, en, kg, cn });

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
  const summary = documents.length === 1 && only !== undefined ? only.words : manyWords(documents, totals, language);
  const words = paragraph(
    [summary, exchangeWords(documents, language)].filter((part) => part !== ''),
    language,
  );
  return filled(TEXTS.code[language], { code, words, fingerprint });
}

function manyWords(documents: readonly SignedWords[], totals: readonly Money[], language: Language): string {
  const sums = listed(
    totals.map((total) => formatMoney(total, language)),
    language,
  );
  const recipients = [...new Set(documents.map(({ recipient }) => recipient).filter((name) => name !== ''))];
  const names = listed(
    recipients.slice(0, MAX_NAMED).map((name) => shortened(partyName(name, language))),
    language,
  );
  const others = recipients.length - MAX_NAMED;
  return filled(TEXTS.documents[language], {
    count: documents.length,
    sums,
    names,
    others: others > 0 ? filled(TEXTS.others[language], { count: others }) : '',
  });
}

/**
 * Text about currency exchanges. A single one is described by its rate, because its confirmation text has the amounts; among several
 * documents each exchange is described by both amounts and the rate.
 */
function exchangeWords(documents: readonly SignedWords[], language: Language): string {
  const exchanges = documents.flatMap(({ exchange }) => exchange ?? []);
  const isAlone = documents.length === 1;
  const rates = exchanges.slice(0, MAX_NAMED).map(({ amount, credited, terms }) => {
    const rate = rateWords(terms, language) ?? '';
    return isAlone ? rate : `${formatMoney(amount, language)} → ${formatMoney(credited, language)} (${rate})`;
  });
  const text = isAlone ? TEXTS.rate : TEXTS.exchanges;
  return rates.length === 0 ? '' : filled(text[language], { words: listed(rates, language) });
}

function shortened(name: string): string {
  return name.length <= MAX_NAME_LENGTH ? name : `${name.slice(0, MAX_NAME_LENGTH - 1).trimEnd()}…`;
}
