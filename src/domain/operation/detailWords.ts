import cn from '../../locales/cn/domain/details.json';
import en from '../../locales/en/domain/details.json';
import kg from '../../locales/kg/domain/details.json';
import ru from '../../locales/ru/domain/details.json';
import type { LocalizedText } from '../language/Language';
import { localizedTexts } from '../language/localizedTexts';
import type { DetailName } from './details';

/** Labels of details on screens and receipts. */
export const DETAIL_WORDS = localizedTexts({ ru, en, kg, cn }) satisfies Readonly<Record<DetailName, LocalizedText>>;
