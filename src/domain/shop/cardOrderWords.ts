import cn from '../../locales/cn/domain/cardOrders.json';
import en from '../../locales/en/domain/cardOrders.json';
import kg from '../../locales/kg/domain/cardOrders.json';
import ru from '../../locales/ru/domain/cardOrders.json';
import type { CardScheme } from '../card/cardScheme';
import type { LocalizedText } from '../language/Language';
import { localizedTexts } from '../language/localizedTexts';
import type { ReissueReason } from './CardOrder';

const TEXTS = localizedTexts({ ru, en, kg, cn });

/** Schemes of cards in words. */
export const SCHEME_WORDS: Readonly<Record<CardScheme, LocalizedText>> = TEXTS.schemes;

/** Reasons a card is replaced for, in words. */
export const REASON_WORDS: Readonly<Record<ReissueReason, LocalizedText>> = TEXTS.reasons;
