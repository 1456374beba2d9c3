import { accounts as cn } from '../../../src/locales/cn/notices.json';
import { accounts as en } from '../../../src/locales/en/notices.json';
import { accounts as kg } from '../../../src/locales/kg/notices.json';
import { accounts as ru } from '../../../src/locales/ru/notices.json';
import { DECISION_DAYS } from '../../../src/domain/account/Overdraft';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';
import { formatMoney } from '../../../src/domain/money/formatAmount';
import type { Money } from '../../../src/domain/money/Money';
import { filledNotice } from '../../../src/domain/notification/localizedNotice';
import type { LocalizedContent } from '../../db/Tables';

const TEXTS = localizedTexts({ ru, en, kg, cn });

/** Notice to the customer of the decision on an overdraft. */
export function overdraftNotice(decision: 'approved' | 'rejected', limit: Money): LocalizedContent {
  return filledNotice(TEXTS.overdraft[decision], (language) => ({
    limit: formatMoney(limit, language),
    days: DECISION_DAYS,
  }));
}
