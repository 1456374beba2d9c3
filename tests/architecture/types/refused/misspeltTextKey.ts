import cn from '../../../../src/locales/cn/papers/receipt.json';
import en from '../../../../src/locales/en/papers/receipt.json';
import kg from '../../../../src/locales/kg/papers/receipt.json';
import ru from '../../../../src/locales/ru/papers/receipt.json';
import { localizedTexts } from '../../../../src/domain/language/localizedTexts';

export const text = localizedTexts({ ru, en, kg, cn }).recipent.ru;
