import { letters as cn } from '../../locales/cn/messages.json';
import { letters as en } from '../../locales/en/messages.json';
import { letters as kg } from '../../locales/kg/messages.json';
import { letters as ru } from '../../locales/ru/messages.json';
import type { Language } from '../language/Language';
import { localizedTexts } from '../language/localizedTexts';
import { filled } from '../language/template';
import { holdNoticeText } from './securityMessages';
import type { Hold } from './securityMessages';

const TEXTS = localizedTexts({ ru, en, kg, cn });

/** Contents of an e-mail message. */
export interface LetterWords {
  readonly subject: string;
  readonly text: string;
}

/** E-mail with the code that confirms a new address. */
export function emailCodeLetter(code: string, language: Language): LetterWords {
  const { subject, text } = TEXTS.addressCode;
  return { subject: subject[language], text: filled(text[language], { code }) };
}

/** E-mail about a changed address, sent to the previous one. */
export function emailChangedLetter(language: Language): LetterWords {
  const { subject, text } = TEXTS.addressChanged;
  return { subject: subject[language], text: text[language] };
}

/** E-mail about a hold, sent in addition to the SMS. */
export function holdLetter(hold: Hold, language: Language): LetterWords {
  return { subject: TEXTS.hold.subject[language], text: holdNoticeText(hold, language) };
}
