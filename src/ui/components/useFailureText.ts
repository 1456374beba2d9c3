import { createContext, useCallback, useContext } from 'react';
import { useTranslation } from 'react-i18next';

import type { Failure } from '../../application/operations/failureCodes';
import type { Language } from '../../domain/language/Language';
import { formatMomentInWords } from '../../domain/time/format';
import { bankDayOf } from '../../domain/time/Instant';
import type { BankDay } from '../../domain/time/Instant';
import { useLanguage } from '../locales/useLanguage';
import { useBankNow } from './BankNow';

/** The bank's own text of a code, when its directory has one. */
export type BankText = (code: string, language: Language) => string | undefined;

/** Filled once the customer is signed in; before that the bank's directory cannot be read. */
export const BankTexts = createContext<BankText>(() => undefined);

/** Text of a failure: the event, the reason and the next step; of what can be mended on the spot the first says all, and the others are empty. */
export interface FailureText {
  readonly what: string;
  readonly why: string;
  readonly next: string;
}

/** What happened, why, and what to do now. The bank's words stand in place of ours where it has any. */
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

/** The particulars as texts mention them: a moment is a time of day, and a day where that is not today. */
function inWords(
  data: Failure['data'],
  where: { readonly language: Language; readonly today: BankDay },
): Failure['data'] {
  const retryAt = data?.['retryAt'];
  const moment = retryAt === undefined ? Number.NaN : Date.parse(retryAt);
  return Number.isNaN(moment) ? data : { ...data, retryAt: formatMomentInWords(moment, where) };
}

/** The bank says in one go what happened and what to do; what to do is not said twice. */
function withoutEnd(text: string, end: string): string {
  return end !== '' && text.endsWith(end) ? text.slice(0, -end.length).trimEnd() : text;
}

function withParticulars(text: string, data: Failure['data']): string {
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (placeholder, name: string) => data?.[name] ?? placeholder);
}
