import { loans as cn } from '../../../src/locales/cn/notices.json';
import { loans as en } from '../../../src/locales/en/notices.json';
import { loans as kg } from '../../../src/locales/kg/notices.json';
import { loans as ru } from '../../../src/locales/ru/notices.json';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';
import { filledNotice } from '../../../src/domain/notification/localizedNotice';
import type { LocalizedContent } from '../../db/Tables';

const TEXTS = localizedTexts({ ru, en, kg, cn });

/** Notice to the customer of the decision on extending the term of a loan. */
export function restructuringNotice(
  decision: 'approved' | 'rejected',
  contract: string,
  months: number,
): LocalizedContent {
  return filledNotice(TEXTS.restructuring[decision], { contract, months });
}
