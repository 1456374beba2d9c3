import { qrPoints as cn } from '../../../src/locales/cn/notices.json';
import { qrPoints as en } from '../../../src/locales/en/notices.json';
import { qrPoints as kg } from '../../../src/locales/kg/notices.json';
import { qrPoints as ru } from '../../../src/locales/ru/notices.json';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';
import { formatMoney } from '../../../src/domain/money/formatAmount';
import type { Money } from '../../../src/domain/money/Money';
import { filledNotice } from '../../../src/domain/notification/localizedNotice';
import type { LocalizedContent } from '../../db/Tables';

const TEXTS = localizedTexts({ ru, en, kg, cn });

/** Notice of a payment at a point to its users who may not see the account: neither the account nor the balance is in it. */
export function pointNotice(point: string, amount: Money): LocalizedContent {
  return filledNotice(TEXTS.paid, (language) => ({ amount: formatMoney(amount, language), point }));
}
