import cn from '../../locales/cn/domain/swiftStages.json';
import en from '../../locales/en/domain/swiftStages.json';
import kg from '../../locales/kg/domain/swiftStages.json';
import ru from '../../locales/ru/domain/swiftStages.json';
import type { LocalizedText } from '../language/Language';
import { localizedTexts } from '../language/localizedTexts';
import type { SwiftStage } from './tracking';

/** Display names of the stages of a transfer abroad, for screens and documents. */
export const STAGE_WORDS = localizedTexts({ ru, en, kg, cn }) satisfies Readonly<Record<SwiftStage, LocalizedText>>;
