import { limits as cn } from '../../locales/cn/screens/profile.json';
import { limits as en } from '../../locales/en/screens/profile.json';
import { limits as kg } from '../../locales/kg/screens/profile.json';
import { limits as ru } from '../../locales/ru/screens/profile.json';
import type { LocalizedText } from '../language/Language';
import { localizedTexts } from '../language/localizedTexts';
import type { TransferCode } from '../movements/movements';

/** Names of the limits in messages, as the pages have them. */
export const LIMIT_NAMES: Readonly<Record<TransferCode, LocalizedText>> = localizedTexts({ ru, en, kg, cn }).codes;
