import cn from '../../locales/cn/screens/limits.json';
import en from '../../locales/en/screens/limits.json';
import kg from '../../locales/kg/screens/limits.json';
import ru from '../../locales/ru/screens/limits.json';
import type { LocalizedText } from '../language/Language';
import { localizedTexts } from '../language/localizedTexts';
import type { TransferCode } from '../movements/movements';

/** Names of the limits in messages, as the pages have them. */
export const LIMIT_NAMES: Readonly<Record<TransferCode, LocalizedText>> = localizedTexts({ ru, en, kg, cn }).codes;
