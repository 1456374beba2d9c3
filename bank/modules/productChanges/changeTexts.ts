import cn from '../../../src/locales/cn/messages/productChanges.json';
import en from '../../../src/locales/en/messages/productChanges.json';
import kg from '../../../src/locales/kg/messages/productChanges.json';
import ru from '../../../src/locales/ru/messages/productChanges.json';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';

/** Words for changes of products: what the code of each confirms, and the states before and after it. */
export const CHANGE_TEXTS = localizedTexts({ ru, en, kg, cn });
