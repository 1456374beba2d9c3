import { createContext, useCallback, useContext } from 'react';
import { useTranslation } from 'react-i18next';

import type { Failure } from '../../application/operations/failureCodes';
import type { Language } from '../../domain/language/Language';
import { formatMomentInWords } from '../../domain/time/dayInWords';
import { bankDayOf } from '../../domain/time/Instant';
import type { BankDay } from '../../domain/time/Instant';
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

/** Returns a function that translates a failure into event, reason and next step. A text of the bank replaces the built-in event text. */
export function useFailureText(): (failure: Failure) => FailureText {
  const { t } = useTranslation('failures');
  const bankText = useContext(BankTexts);
  const language = useLanguage();
  const now = useBankNow();
  return useCallback(
    ({ code, data: particulars }) => {
      const data = inWords(particulars, { language, today: bankDayOf(now()) });
      const own: FailureText = { why: '', next: '', ...t(code, { returnObjects: true, ...data }) };
      const what = bankText(code, language);
      return what === undefined ? own : { ...own, what: withoutEnd(withParticulars(what, data), own.next) };
    },
    [t, bankText, language, now],
  );
}

/** Formats the data of a failure for its text: a moment as a time of day, with the date when that is not today. */
function inWords(
  data: Failure['data'],
  where: { readonly language: Language; readonly today: BankDay },
): Failure['data'] {
  const retryAt = data?.['retryAt'];
  const moment = retryAt === undefined ? Number.NaN : Date.parse(retryAt);
  return Number.isNaN(moment) ? data : { ...data, retryAt: formatMomentInWords(moment, where) };
}

/** Removes `end` from a text of the bank that already contains the next step, so that it is not said twice. */
function withoutEnd(text: string, end: string): string {
  return end !== '' && text.endsWith(end) ? text.slice(0, -end.length).trimEnd() : text;
}

function withParticulars(text: string, data: Failure['data']): string {
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (placeholder, name: string) => data?.[name] ?? placeholder);
}
