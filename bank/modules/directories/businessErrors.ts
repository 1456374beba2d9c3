import { FAILURE_CODES } from '../../../src/application/operations/failureCodes';
import type { FailureCode } from '../../../src/application/operations/failureCodes';
import cn from '../../../src/locales/cn/failures.json';
import en from '../../../src/locales/en/failures.json';
import kg from '../../../src/locales/kg/failures.json';
import ru from '../../../src/locales/ru/failures.json';
import type { BusinessError } from '../../../src/domain/directory/Directory';
import { DEFAULT_LANGUAGE } from '../../../src/domain/language/Language';
import type { LocalizedText } from '../../../src/domain/language/Language';

/** Text of a failure; a failure the user can correct on the form says everything in its first line. */
interface FailureText {
  readonly what: string;
  readonly why?: string;
  readonly next?: string;
}

/** Total over the failure codes: a code without a text in some language does not type-check. */
const TEXTS: Readonly<Record<keyof LocalizedText, Readonly<Record<FailureCode, FailureText>>>> = { ru, en, kg, cn };

/** Texts of every failure code: what happened and what to do next. */
export function businessErrors(): readonly BusinessError[] {
  return FAILURE_CODES.map((code) => {
    const text = { ru: words('ru', code), en: words('en', code), kg: words('kg', code), cn: words('cn', code) };
    return { code, text, fallbackText: text[DEFAULT_LANGUAGE] };
  });
}

/** The same in one language: a fourth of the bytes for a telephone that shows no other. */
export function businessErrorsIn(language: keyof LocalizedText): readonly BusinessError[] {
  return FAILURE_CODES.map((code) => ({
    code,
    text: { ...NO_TEXT, [language]: words(language, code) },
    fallbackText: '',
  }));
}

const NO_TEXT: LocalizedText = { ru: '', en: '', kg: '', cn: '' };

/**
 * Text of a failure without the advice what to do next, for someone who learns of it later and did not act; an unknown name gets the text
 * of INTERNAL_SERVER_ERROR.
 */
export function failureText(name: string): LocalizedText {
  const code = FAILURE_CODES.find((each) => each === name) ?? 'INTERNAL_SERVER_ERROR';
  return { ru: TEXTS.ru[code].what, en: TEXTS.en[code].what, kg: TEXTS.kg[code].what, cn: TEXTS.cn[code].what };
}

function words(language: keyof LocalizedText, code: FailureCode): string {
  const { what, next = '' } = TEXTS[language][code];
  return [what, next].filter((sentence) => sentence !== '').join(' ');
}
