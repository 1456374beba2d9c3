import { certificate as cn } from '../../../src/locales/cn/documents.json';
import { certificate as en } from '../../../src/locales/en/documents.json';
import { certificate as kg } from '../../../src/locales/kg/documents.json';
import { certificate as ru } from '../../../src/locales/ru/documents.json';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';

/** Every word a certificate about accounts, loans or bonds carries. */
export const CERTIFICATE_WORDS = localizedTexts({ ru, en, kg, cn });
