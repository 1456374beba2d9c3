/** Languages of the product by their own codes; `kg` is BCP 47 `ky`, `cn` is `zh-CN` (specification 2, section 9). */
export const LANGUAGES = ['ru', 'en', 'kg', 'cn'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'ru';

/** One text in every language of the product. */
export type LocalizedText = Readonly<Record<Language, string>>;

export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { ru: 'ru', en: 'en', kg: 'ky', cn: 'zh-CN' };

export function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language === text);
}
