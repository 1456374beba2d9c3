import type { Language } from '../language/Language';
import { decimalSign, groupDigits, NO_BREAK_SPACE } from './formatAmount';
import { readWrittenAmount } from './parseAmount';

const THOUSANDS_BY_COMMAS = /^\D*[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?\D*$/;

/** True for a language whose comma groups thousands. */
function groupsByComma(language: Language): boolean {
  return decimalSign(language) === '.';
}

/**
 * Text of an amount field. A draft keeps it in one notation whatever the language, no-break spaces between thousands; English and Chinese
 * show commas there: `1 500,50` as `1,500.50`.
 */
export function shownAmountText(kept: string, language: Language): string {
  if (!groupsByComma(language) || !kept.includes(NO_BREAK_SPACE)) {
    return kept;
  }
  return kept.replace(/,(?=\d{0,2}$)/, '.').replaceAll(NO_BREAK_SPACE, ',');
}

/**
 * A typed or pasted text as a draft keeps it. `before` is the text kept until now: once its thousands were grouped, a comma left when one
 * more digit is typed or deleted, as in `1,50` from `1,500`, still groups.
 */
export function keptAmountText(typed: string, language: Language, before: string): string {
  const shown = shownAmountText(before, language);
  const isEdited = before.includes(NO_BREAK_SPACE) && Math.abs(typed.length - shown.length) <= 1;
  const isGrouped = isEdited || THOUSANDS_BY_COMMAS.test(typed);
  return groupsByComma(language) && isGrouped ? typed.replaceAll(',', NO_BREAK_SPACE) : typed;
}

/** A kept text once its field is left: digits in groups, decimals as typed; text that is not an amount stays as it is. */
export function groupAmountText(kept: string, language: Language): string {
  const written = readWrittenAmount(kept.trim());
  if (written === undefined) {
    return kept;
  }
  const integerPart = groupDigits(written.integerDigits.replace(/^0+(?=\d)/, ''), 'ru');
  return written.decimalDigits === '' ? integerPart : `${integerPart}${decimalSign(language)}${written.decimalDigits}`;
}
