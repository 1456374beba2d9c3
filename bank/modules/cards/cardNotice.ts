import cn from '../../../src/locales/cn/notices/cards.json';
import en from '../../../src/locales/en/notices/cards.json';
import kg from '../../../src/locales/kg/notices/cards.json';
import ru from '../../../src/locales/ru/notices/cards.json';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';
import { filledNotice } from '../../../src/domain/notification/localizedNotice';
import type { LocalizedContent } from '../../db/Tables';
import type { CardOrder } from '../../networks/ports/CardProcessing';

const TEXTS = localizedTexts({ ru, en, kg, cn });

const SHOWN_DIGITS = 4;

/** Notice to the cardholder that the network has carried out a request about the card, or has refused it. */
export function cardNotice(kind: CardOrder['kind'], state: 'done' | 'refused', maskedNumber: string): LocalizedContent {
  return filledNotice(TEXTS[state][kind], { card: `•${maskedNumber.slice(-SHOWN_DIGITS)}` });
}
