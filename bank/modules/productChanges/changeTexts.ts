import { productChanges as cn } from '../../../src/locales/cn/messages.json';
import { productChanges as en } from '../../../src/locales/en/messages.json';
import { productChanges as kg } from '../../../src/locales/kg/messages.json';
import { productChanges as ru } from '../../../src/locales/ru/messages.json';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';

/** Words for changes of products: what the code of each confirms, and the states before and after it. */
export const CHANGE_TEXTS = localizedTexts({ ru, en, kg, cn });
