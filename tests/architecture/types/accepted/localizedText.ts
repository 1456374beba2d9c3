import { receipt as cn } from '../../../../src/locales/cn/documents.json';
import { receipt as en } from '../../../../src/locales/en/documents.json';
import { receipt as kg } from '../../../../src/locales/kg/documents.json';
import { receipt as ru } from '../../../../src/locales/ru/documents.json';
import { localizedTexts } from '../../../../src/domain/language/localizedTexts';

export const text = localizedTexts({ ru, en, kg, cn }).recipient.ru;
