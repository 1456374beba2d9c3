import { cards as cn } from '../../../src/locales/cn/notices.json';
import { cards as en } from '../../../src/locales/en/notices.json';
import { cards as kg } from '../../../src/locales/kg/notices.json';
import { cards as ru } from '../../../src/locales/ru/notices.json';
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
