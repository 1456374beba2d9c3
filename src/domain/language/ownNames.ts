import cn from '../../locales/cn/domain/language.json';
import en from '../../locales/en/domain/language.json';
import kg from '../../locales/kg/domain/language.json';
import ru from '../../locales/ru/domain/language.json';
import { localizedTexts } from './localizedTexts';

/** Name of every language in that language, so that its readers find it. */
export const OWN_NAMES = localizedTexts({ ru, en, kg, cn }).ownName;
