import { withoutDoubledStops } from './fullStops';
import { withKyrgyzEndings } from './kyrgyzEndings';
import type { Language, LocalizedText } from './Language';

/** Values of a template by the names in its double braces; they are inserted as they are and never read as templates. */
export type TemplateValues = Readonly<Record<string, string | number>>;

/**
 * The template with each `{{name}}` replaced by its value, see {@link fittedIn}.
 * @throws Error when the template names a value that is not given.
 */
export function filled(template: string, values: TemplateValues): string {
  const text = template.replace(/\{\{(\w+)\}\}/g, (_braces, name: string) => {
    const value = values[name];
    if (value === undefined) {
      throw new Error(`No value for ${name} in: ${template}`);
    }
    return value.toString();
  });
  return fittedIn(text, Object.values(values));
}

/** A text in which values have been inserted, adapted to them: their Kyrgyz endings, and one full stop behind a value that ends with one. */
export function fittedIn(text: string, values: readonly unknown[]): string {
  return withoutDoubledStops(withKyrgyzEndings(text, values), values);
}

/**
 * The template filled in each language; a function gives values that are written otherwise in each of them, as amounts are.
 * @throws Error when the template names a value that is not given.
 */
export function filledText(
  template: LocalizedText,
  values: TemplateValues | ((language: Language) => TemplateValues),
): LocalizedText {
  return inEveryLanguage((language) =>
    filled(template[language], typeof values === 'function' ? values(language) : values),
  );
}

/** One value for each language. */
export function inEveryLanguage<Value>(make: (language: Language) => Value): Readonly<Record<Language, Value>> {
  return { ru: make('ru'), en: make('en'), kg: make('kg'), cn: make('cn') };
}
