import cn from '../../../src/locales/cn/papers/certificate.json';
import en from '../../../src/locales/en/papers/certificate.json';
import kg from '../../../src/locales/kg/papers/certificate.json';
import ru from '../../../src/locales/ru/papers/certificate.json';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';

/** Every word a certificate about accounts, loans or bonds carries. */
export const CERTIFICATE_WORDS = localizedTexts({ ru, en, kg, cn });
