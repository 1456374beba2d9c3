import { loanSchedule as cn } from '../../../src/locales/cn/documents.json';
import { loanSchedule as en } from '../../../src/locales/en/documents.json';
import { loanSchedule as kg } from '../../../src/locales/kg/documents.json';
import { loanSchedule as ru } from '../../../src/locales/ru/documents.json';
import type { LocalizedText } from '../../../src/domain/language/Language';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';
import type { InstalmentState } from '../../../src/domain/loan/LoanSchedule';

const TEXTS = localizedTexts({ ru, en, kg, cn });

/** Every word the schedule of a loan carries. */
export const LOAN_WORDS = TEXTS.words;

export const INSTALMENT_WORDS: Readonly<Record<InstalmentState, LocalizedText>> = TEXTS.instalments;

const NO_FIGURES: ReadonlySet<string> = new Set(['number', 'day', 'state']);

/** True when a column of a schedule holds amounts. */
export function isFigure(column: keyof typeof LOAN_WORDS): boolean {
  return !NO_FIGURES.has(column);
}
