import { market as cnScreen } from '../../../src/locales/cn/screens/market.json';
import { market as enScreen } from '../../../src/locales/en/screens/market.json';
import { market as kgScreen } from '../../../src/locales/kg/screens/market.json';
import { market as ruScreen } from '../../../src/locales/ru/screens/market.json';
import { shop as cn } from '../../../src/locales/cn/notices.json';
import { shop as en } from '../../../src/locales/en/notices.json';
import { shop as kg } from '../../../src/locales/kg/notices.json';
import { shop as ru } from '../../../src/locales/ru/notices.json';
import { LANGUAGE_TAGS } from '../../../src/domain/language/Language';
import type { LocalizedText } from '../../../src/domain/language/Language';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';
import { filledText, inEveryLanguage } from '../../../src/domain/language/template';
import { localizedNotice } from '../../../src/domain/notification/localizedNotice';
import type { ApplicationState, AppliedProduct } from '../../../src/domain/shop/Application';
import type { LocalizedContent } from '../../db/Tables';

const TEXTS = localizedTexts({ ru, en, kg, cn });
const STATES = localizedTexts({ ru: ruScreen.states, en: enScreen.states, kg: kgScreen.states, cn: cnScreen.states });

/** Notice of a new state of an application in the words of the list of applications, with what the bank wrote beside it. */
export function applicationNotice(
  product: AppliedProduct,
  { to: state, comment }: { readonly to: ApplicationState; readonly comment: string },
  isFree: boolean,
): LocalizedContent {
  const body = bodyOf(product, state, isFree);
  return localizedNotice({
    title: filledText(TEXTS.title, (language) => ({
      product: TEXTS.products[product][language],
      state: STATES[state][language].toLocaleLowerCase(LANGUAGE_TAGS[language]),
    })),
    body: inEveryLanguage((language) => (comment === '' ? body[language] : `${body[language]} ${comment}`)),
  });
}

/** Text of a state; money returns only where there was any. */
function bodyOf(product: AppliedProduct, state: ApplicationState, isFree: boolean): LocalizedText {
  switch (state) {
    case 'FORMED':
    case 'ACCEPTED':
      return TEXTS.ready[product][state];
    case 'REJECTED':
    case 'CANCELLED':
      return isFree ? TEXTS.free[state] : TEXTS.states[state];
    default:
      return TEXTS.states[state];
  }
}
