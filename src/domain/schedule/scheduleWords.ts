import { schedules as cn } from '../../locales/cn/messages.json';
import { schedules as en } from '../../locales/en/messages.json';
import { schedules as kg } from '../../locales/kg/messages.json';
import { schedules as ru } from '../../locales/ru/messages.json';
import type { Language } from '../language/Language';
import { localizedTexts } from '../language/localizedTexts';
import { filled } from '../language/template';
import type { ConfirmationFacts } from '../operation/ConfirmationFacts';
import { movementWords } from '../operation/confirmationText';
import type { Recurrence } from './Recurrence';
import { recurrenceWords } from './recurrenceWords';

const TEXTS = localizedTexts({ ru, en, kg, cn });

/** Text a customer confirms with one code for all days: the same on the screen and in the message. */
export function scheduleText(facts: ConfirmationFacts, recurrence: Recurrence, language: Language): string {
  return filled(TEXTS.payment[language], {
    movement: movementWords(facts, language),
    often: recurrenceWords(recurrence, language),
  });
}

/** SMS with the code of a schedule: the code first, then what it authorizes, then the warning. */
export function scheduleSmsText(
  message: { readonly code: string; readonly words: string; readonly fingerprint: string },
  language: Language,
): string {
  return filled(TEXTS.code[language], { ...message });
}
