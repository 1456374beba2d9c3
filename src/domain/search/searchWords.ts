import cn from '../../locales/cn/domain/searchWords.json';
import en from '../../locales/en/domain/searchWords.json';
import kg from '../../locales/kg/domain/searchWords.json';
import ru from '../../locales/ru/domain/searchWords.json';
import { localizedTexts } from '../language/localizedTexts';
import type { LocalizedTexts } from '../language/localizedTexts';

/** Words by which actions, services and currencies are searched for, beside those they are called by; each text is a list with spaces. */
export const SEARCH_WORDS: LocalizedTexts<typeof ru> = localizedTexts({ ru, en, kg, cn });
