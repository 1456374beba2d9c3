import type { Language } from './Language';

interface Punctuation {
  /** Between the items of a list. */
  readonly between: string;
  /** Between the clauses of a sentence. */
  readonly comma: string;
  readonly semicolon: string;
  /** Behind a label. */
  readonly colon: string;
  /** Between a word and the figure it introduces. */
  readonly blank: string;
}

const EUROPEAN: Punctuation = { between: ', ', comma: ', ', semicolon: '; ', colon: ': ', blank: ' ' };

/** Punctuation within a sentence, with the spaces it takes; Chinese has its own, of full width and without spaces. */
export const PUNCTUATION: Readonly<Record<Language, Punctuation>> = {
  ru: EUROPEAN,
  kg: EUROPEAN,
  en: EUROPEAN,
  cn: { between: '、', comma: '，', semicolon: '；', colon: '：', blank: '' },
};

/** Items as a list: `a, b`, in Chinese `a、b`. */
export function listed(items: readonly string[], language: Language): string {
  return items.join(PUNCTUATION[language].between);
}

/** Parts of a line that belong together, such as a name and an account number; empty ones are left out. */
export function joinedParts(parts: readonly (string | undefined)[], language: Language): string {
  return parts.filter((part) => part !== undefined && part !== '').join(PUNCTUATION[language].comma);
}

/** A value behind its label. */
export function labelled(label: string, value: string, language: Language): string {
  return `${label}${PUNCTUATION[language].colon}${value}`;
}
