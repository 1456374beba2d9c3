import { createContext, useCallback, useContext } from 'react';
import { useTranslation } from 'react-i18next';

import type { FailureData, FailureRecord } from '../../application/operations/failureCodes';
import type { Language } from '../../domain/language/Language';
import { isCurrency } from '../../domain/money/Currency';
import type { Currency } from '../../domain/money/Currency';
import { formatMoney } from '../../domain/money/formatAmount';
import { money } from '../../domain/money/Money';
import { formatDayInWords, formatMomentInWords } from '../../domain/time/dayInWords';
import { bankDayOf, checkedToBankDay } from '../../domain/time/Instant';
import type { BankDay, Instant } from '../../domain/time/Instant';
import { useLanguage } from '../language/useLanguage';
import { useBankNow } from './BankNow';

/** Returns the text of a code from the directory of the bank, when it has one. */
export type BankText = (code: string, language: Language) => string | undefined;

/** Texts from the directory of the bank. Filled after sign-in; before that the directory cannot be read. */
export const BankTexts = createContext<BankText>(() => undefined);

/**
 * Text of a failure: event, reason and next step. For a failure that can be corrected on the spot `what` says all, and the others are
 * empty.
 */
export interface FailureText {
  readonly what: string;
  readonly why: string;
  readonly next: string;
}

/**
 * Texts of a failure as they stand in the files; `known` is the event where the bank has sent the figures it mentions, `withFee` the same
 * where a fee is among them.
 */
interface FailureTexts extends FailureText {
  readonly known?: string;
  readonly withFee?: string;
}

/**
 * Returns a function that translates a failure into event, reason and next step. A text of the bank replaces the built-in event text; a code
 * that no operation declares has only that of the bank, and the text of an unknown error where the bank has none.
 */
export function useFailureText(): (failure: FailureRecord) => FailureText {
  const { t } = useTranslation('failures');
  const bankText = useContext(BankTexts);
  const language = useLanguage();
  const now = useBankNow();
  return useCallback(
    ({ code, data: particulars, undeclared }) => {
      const data = inWords(particulars, { language, today: bankDayOf(now()) });
      const { known, withFee, ...texts }: FailureTexts = {
        why: '',
        next: '',
        ...t(code, { returnObjects: true, ...data }),
      };
      const figures = data?.['fee'] === undefined ? known : (withFee ?? known);
      if (figures !== undefined && (data?.['limit'] ?? data?.['missing'] ?? data?.['seconds']) !== undefined) {
        return { ...texts, what: figures };
      }
      const other = undeclared === undefined ? undefined : bankText(undeclared, language);
      if (other !== undefined) {
        return { what: withParticulars(other, data), why: '', next: '' };
      }
      const what = bankText(code, language);
      return what === undefined ? texts : { ...texts, what: withoutEnd(withParticulars(what, data), texts.next) };
    },
    [t, bankText, language, now],
  );
}

/**
 * Formats the data of a failure for its text: a moment as a time of day, with the date when that is not today; days; amounts, in soms
 * unless `ccy` names another currency.
 */
function inWords(data: FailureData | undefined, where: Omit<Where, 'currency'>): FailureData | undefined {
  if (data === undefined) {
    return undefined;
  }
  const { ccy = 'KGS' } = data;
  const currency = isCurrency(ccy) ? ccy : 'KGS';
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, particular(name, value, { ...where, currency })]),
  );
}

interface Where {
  readonly language: Language;
  readonly today: BankDay;
  readonly currency: Currency;
}

function particular(name: string, value: string, where: Where): string {
  switch (name) {
    case 'retryAt':
      return Number.isNaN(Date.parse(value)) ? value : formatMomentInWords(wholeMinute(Date.parse(value)), where);
    case 'renewsOn': {
      const day = checkedToBankDay(value);
      return day === undefined ? value : formatDayInWords(day, where.language);
    }
    case 'limit':
    case 'left':
    case 'missing':
    case 'fee':
      return /^\d+\.\d{2}$/.test(value)
        ? formatMoney(money(BigInt(value.replace('.', '')), where.currency), where.language)
        : value;
    default:
      return value;
  }
}

const MINUTE_MS = 60_000;

/** First whole minute at or after a moment: texts name minutes, and nothing is accepted before the moment. */
function wholeMinute(moment: Instant): Instant {
  return Math.ceil(moment / MINUTE_MS) * MINUTE_MS;
}

/** Removes `end` from a text of the bank that already contains the next step, so that it is not said twice. */
function withoutEnd(text: string, end: string): string {
  return end !== '' && text.endsWith(end) ? text.slice(0, -end.length).trimEnd() : text;
}

function withParticulars(text: string, data: FailureData | undefined): string {
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (placeholder, name: string) => data?.[name] ?? placeholder);
}
