import { directDebits as cnMessages } from '../../../src/locales/cn/messages.json';
import { directDebits as enMessages } from '../../../src/locales/en/messages.json';
import { directDebits as kgMessages } from '../../../src/locales/kg/messages.json';
import { directDebits as ruMessages } from '../../../src/locales/ru/messages.json';
import { directDebits as cn } from '../../../src/locales/cn/notices.json';
import { directDebits as en } from '../../../src/locales/en/notices.json';
import { directDebits as kg } from '../../../src/locales/kg/notices.json';
import { directDebits as ru } from '../../../src/locales/ru/notices.json';
import { directDebits as cnScreen } from '../../../src/locales/cn/screens/payments.json';
import { directDebits as enScreen } from '../../../src/locales/en/screens/payments.json';
import { directDebits as kgScreen } from '../../../src/locales/kg/screens/payments.json';
import { directDebits as ruScreen } from '../../../src/locales/ru/screens/payments.json';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';

/** Words for the message with the code of a mandate. */
export const MESSAGE_TEXTS = localizedTexts({ ru: ruMessages, en: enMessages, kg: kgMessages, cn: cnMessages });

/** Words for notices about mandates and debits. */
export const NOTICE_TEXTS = localizedTexts({ ru, en, kg, cn });

/** Reasons money was not debited, in the words of the screen. */
export const OBSTACLE_TEXTS = localizedTexts({
  ru: ruScreen.obstacles,
  en: enScreen.obstacles,
  kg: kgScreen.obstacles,
  cn: cnScreen.obstacles,
});
