import cn from '../../../src/locales/cn/notices/limits.json';
import en from '../../../src/locales/en/notices/limits.json';
import kg from '../../../src/locales/kg/notices/limits.json';
import ru from '../../../src/locales/ru/notices/limits.json';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';
import { localizedNotice } from '../../../src/domain/notification/localizedNotice';
import type { LocalizedContent } from '../../db/Tables';

const TEXTS = localizedTexts({ ru, en, kg, cn });

/** Notice to the customer of the decision on a limit. */
export function limitNotice(decision: 'approved' | 'rejected'): LocalizedContent {
  return localizedNotice(TEXTS[decision]);
}
