import cn from '../../../src/locales/cn/notices/shop.json';
import en from '../../../src/locales/en/notices/shop.json';
import kg from '../../../src/locales/kg/notices/shop.json';
import ru from '../../../src/locales/ru/notices/shop.json';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';
import { inEveryLanguage } from '../../../src/domain/language/template';
import { localizedNotice } from '../../../src/domain/notification/localizedNotice';
import type { ApplicationState, AppliedProduct } from '../../../src/domain/shop/Application';
import type { LocalizedContent } from '../../db/Tables';

const TEXTS = localizedTexts({ ru, en, kg, cn });

/** Notice of a new state of an application, with what the bank wrote beside it. */
export function applicationNotice(product: AppliedProduct, state: ApplicationState, comment: string): LocalizedContent {
  const body = state === 'FORMED' || state === 'ACCEPTED' ? TEXTS.ready[product][state] : TEXTS.states[state];
  return localizedNotice({
    title: TEXTS.products[product],
    body: inEveryLanguage((language) => (comment === '' ? body[language] : `${body[language]} ${comment}`)),
  });
}
