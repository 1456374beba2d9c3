import { createContext, useCallback, useContext } from 'react';
import { useTranslation } from 'react-i18next';

import type { Failure } from '../../application/operations/failureCodes';
import type { Language } from '../../domain/language/Language';
import { useLanguage } from '../locales/useLanguage';

/** The bank's own text of a code, when its directory has one. */
export type BankText = (code: string, language: Language) => string | undefined;

/** Filled once the customer is signed in; before that the bank's directory cannot be read. */
export const BankTexts = createContext<BankText>(() => undefined);

/** What happened, why, and what to do now; of what can be mended on the spot the first says all, and the others are empty. */
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
  return useCallback(
    ({ code, data }) => {
      const own: FailureText = { why: '', next: '', ...t(code, { returnObjects: true, ...data }) };
      const what = bankText(code, language);
      return what === undefined ? own : { ...own, what: withoutEnd(withParticulars(what, data), own.next) };
    },
    [t, bankText, language],
  );
}

/** The bank says in one go what happened and what to do; what to do is not said twice. */
function withoutEnd(text: string, end: string): string {
  return end !== '' && text.endsWith(end) ? text.slice(0, -end.length).trimEnd() : text;
}

function withParticulars(text: string, data: Failure['data']): string {
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (placeholder, name: string) => data?.[name] ?? placeholder);
}
