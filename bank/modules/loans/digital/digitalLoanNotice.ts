import { loans as cn } from '../../../../src/locales/cn/notices.json';
import { loans as en } from '../../../../src/locales/en/notices.json';
import { loans as kg } from '../../../../src/locales/kg/notices.json';
import { loans as ru } from '../../../../src/locales/ru/notices.json';
import { localizedTexts } from '../../../../src/domain/language/localizedTexts';
import { OFFER_DAYS } from '../../../../src/domain/loan/digital/DigitalLoan';
import type { RefusalReason } from '../../../../src/domain/loan/digital/DigitalLoan';
import { formatMoney } from '../../../../src/domain/money/formatAmount';
import type { Money } from '../../../../src/domain/money/Money';
import { filledNotice } from '../../../../src/domain/notification/localizedNotice';
import type { LocalizedContent } from '../../../db/Tables';

const TEXTS = localizedTexts({ ru, en, kg, cn }).online;

/** Notice to the customer that the online loan is approved. */
export function approvalNotice(approved: Money): LocalizedContent {
  return filledNotice(TEXTS.approved, (language) => ({ amount: formatMoney(approved, language), days: OFFER_DAYS }));
}

/** Notice to the customer that the online loan is declined, with the reason. */
export function refusalNotice(reason: RefusalReason): LocalizedContent {
  return filledNotice(TEXTS.declined, (language) => ({ reason: TEXTS.reasons[reason][language] }));
}
