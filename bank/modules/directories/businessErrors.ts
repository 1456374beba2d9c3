import { FAILURE_CODES } from '../../../src/application/operations/failureCodes';
import type { FailureCode } from '../../../src/application/operations/failureCodes';
import cn from '../../../src/locales/cn/failures.json';
import en from '../../../src/locales/en/failures.json';
import kg from '../../../src/locales/kg/failures.json';
import ru from '../../../src/locales/ru/failures.json';
import type { BusinessError } from '../../../src/domain/directory/Directory';
import { DEFAULT_LANGUAGE } from '../../../src/domain/language/Language';
import type { Language, LocalizedText } from '../../../src/domain/language/Language';
import type { Database } from '../../db/Database';

/** Text of a failure; a failure the user can correct on the form says everything in its first line. */
interface FailureText {
  readonly what: string;
  readonly why?: string;
  readonly next?: string;
}

/** Total over the failure codes: a code without a text in some language does not type-check. */
const TEXTS: Readonly<Record<keyof LocalizedText, Readonly<Record<FailureCode, FailureText>>>> = { ru, en, kg, cn };

/** Row of the directory as the program of the bank brings it. */
interface BroughtText {
  readonly code: FailureCode;
  readonly text: LocalizedText;
  readonly summary: LocalizedText;
  readonly default_text: string;
}

/** Rows the program of the bank brings, one for each of its failure codes. */
export function broughtTexts(): readonly BroughtText[] {
  return FAILURE_CODES.map((code) => {
    const text = inEveryLanguage((language) => words(language, code));
    const summary = inEveryLanguage((language) => TEXTS[language][code].what);
    return { code, text, summary, default_text: text[DEFAULT_LANGUAGE] };
  });
}

/** Texts of every code of the directory; of one language only, a fourth of the bytes, for a telephone that shows no other. */
export async function readBusinessErrors({ kysely }: Database, language?: Language): Promise<readonly BusinessError[]> {
  const rows = await kysely
    .selectFrom('business_error')
    .select(['code', 'text', 'default_text'])
    .orderBy('code')
    .execute();
  return rows.map(({ code, text, default_text: fallbackText }) => {
    if (language === undefined) {
      return { code, text, fallbackText };
    }
    const wanted = text[language];
    return { code, text: { ...NO_TEXT, [language]: wanted }, fallbackText: wanted === '' ? fallbackText : '' };
  });
}

const NO_TEXT: LocalizedText = { ru: '', en: '', kg: '', cn: '' };

/**
 * Text of a failure without the advice for the acting user, for a user who learns of it later; a code the directory does not have gets the
 * text of INTERNAL_SERVER_ERROR.
 */
export async function failureText({ kysely }: Pick<Database, 'kysely'>, code: string): Promise<LocalizedText> {
  const row = await kysely
    .selectFrom('business_error')
    .select(['summary', 'default_text'])
    .where('code', '=', code)
    .executeTakeFirst();
  return row === undefined
    ? inEveryLanguage((language) => TEXTS[language].INTERNAL_SERVER_ERROR.what)
    : inEveryLanguage((language) => row.summary[language] || row.default_text);
}

function inEveryLanguage(textIn: (language: keyof LocalizedText) => string): LocalizedText {
  return { ru: textIn('ru'), en: textIn('en'), kg: textIn('kg'), cn: textIn('cn') };
}

function words(language: keyof LocalizedText, code: FailureCode): string {
  const { what, next = '' } = TEXTS[language][code];
  return [what, next].filter((sentence) => sentence !== '').join(' ');
}
