import { limits as cn } from '../../../src/locales/cn/notices.json';
import { limits as en } from '../../../src/locales/en/notices.json';
import { limits as kg } from '../../../src/locales/kg/notices.json';
import { limits as ru } from '../../../src/locales/ru/notices.json';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';
import { localizedNotice } from '../../../src/domain/notification/localizedNotice';
import type { LocalizedContent } from '../../db/Tables';

const TEXTS = localizedTexts({ ru, en, kg, cn });

/** Notice to the customer of the decision on a limit. */
export function limitNotice(decision: 'approved' | 'rejected'): LocalizedContent {
  return localizedNotice(TEXTS[decision]);
}
