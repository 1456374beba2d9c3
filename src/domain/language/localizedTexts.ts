import { LANGUAGES } from './Language';
import type { Language, LocalizedText } from './Language';

/** Content of one file under `src/locales/<language>`: texts by key, in groups where they belong together. */
export interface TextFile {
  readonly [key: string]: string | TextFile;
}

/** Texts of a file by the same keys, each in every language. */
export type LocalizedTexts<File> = {
  readonly [Key in keyof File]: File[Key] extends string ? LocalizedText : LocalizedTexts<File[Key]>;
};

/** The same file in every language. The Russian one declares the keys, so that another without one of them does not compile. */
type FileInLanguages<File> = { readonly ru: File } & Readonly<Record<Exclude<Language, 'ru'>, NoInfer<File>>>;

/** Content of a file in `src/locales` itself, which has each text in every language. */
export interface TextsInLanguages {
  readonly [key: string]: LocalizedText | TextsInLanguages;
}

/**
 * Turns the files of one subject, one a language, into texts that are read by key first and language second:
 * `localizedTexts({ ru, en, kg, cn }).bankName[language]`.
 * @throws Error when a key of the Russian file lacks a text in another language.
 */
export function localizedTexts<File extends TextFile>(files: FileInLanguages<File>): LocalizedTexts<File>;
export function localizedTexts(files: AnyFiles): TextsInLanguages {
  return transposed(files);
}

type AnyFiles = Readonly<Record<Language, TextFile>>;

function transposed(files: AnyFiles): TextsInLanguages {
  return Object.fromEntries(Object.keys(files.ru).map((key) => [key, entryOf(files, key)]));
}

function entryOf(files: AnyFiles, key: string): LocalizedText | TextsInLanguages {
  const [ru, en, kg, cn] = LANGUAGES.map((language) => files[language][key]);
  if (typeof ru === 'string' && typeof en === 'string' && typeof kg === 'string' && typeof cn === 'string') {
    return { ru, en, kg, cn };
  }
  if (typeof ru === 'object' && typeof en === 'object' && typeof kg === 'object' && typeof cn === 'object') {
    return transposed({ ru, en, kg, cn });
  }
  throw new Error(`${key} has no text in every language`);
}
