import cnMessages from '../../../src/locales/cn/messages/directDebits.json';
import enMessages from '../../../src/locales/en/messages/directDebits.json';
import kgMessages from '../../../src/locales/kg/messages/directDebits.json';
import ruMessages from '../../../src/locales/ru/messages/directDebits.json';
import cn from '../../../src/locales/cn/notices/directDebits.json';
import en from '../../../src/locales/en/notices/directDebits.json';
import kg from '../../../src/locales/kg/notices/directDebits.json';
import ru from '../../../src/locales/ru/notices/directDebits.json';
import cnScreen from '../../../src/locales/cn/screens/directDebits.json';
import enScreen from '../../../src/locales/en/screens/directDebits.json';
import kgScreen from '../../../src/locales/kg/screens/directDebits.json';
import ruScreen from '../../../src/locales/ru/screens/directDebits.json';
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
