import type { Language, LocalizedText } from '../language/Language';
import { filledText, inEveryLanguage } from '../language/template';
import type { TemplateValues } from '../language/template';
import type { NotificationContent } from './Notification';

/** Title and body of a notice, each in every language. */
export interface NoticeTexts {
  readonly title: LocalizedText;
  readonly body: LocalizedText;
}

/** Notice in every language of a title and a body. */
export function localizedNotice({ title, body }: NoticeTexts): Readonly<Record<Language, NotificationContent>> {
  return inEveryLanguage((language) => ({ title: title[language], body: body[language] }));
}

/**
 * Notice in every language of templates that are filled with the same values.
 * @throws Error when a template names a value that is not given.
 */
export function filledNotice(
  { title, body }: NoticeTexts,
  values: TemplateValues | ((language: Language) => TemplateValues),
): Readonly<Record<Language, NotificationContent>> {
  return localizedNotice({ title: filledText(title, values), body: filledText(body, values) });
}
