import { filledText } from '../../../src/domain/language/template';
import type { DebitObstacle } from '../../../src/domain/invoice/DirectDebit';
import type { Money } from '../../../src/domain/money/Money';
import { formatMoney } from '../../../src/domain/money/formatAmount';
import { localizedNotice } from '../../../src/domain/notification/localizedNotice';
import { partyName } from '../../../src/domain/operation/partyName';
import { formatDay } from '../../../src/domain/time/format';
import type { BankDay } from '../../../src/domain/time/Instant';
import type { LocalizedContent } from '../../db/Tables';
import { NOTICE_TEXTS, OBSTACLE_TEXTS } from './directDebitTexts';

/** Debit named in a notice. */
export interface NoticedDebit {
  readonly creditor: string;
  readonly number: string;
  readonly amount: Money;
  readonly day: BankDay;
}

/** Notice of a new state of a mandate. */
export function mandateNotice(state: keyof typeof NOTICE_TEXTS.mandate, creditor: string): LocalizedContent {
  const { title, body } = NOTICE_TEXTS.mandate[state];
  return localizedNotice({
    title,
    body: filledText(body, (language) => ({ creditor: partyName(creditor, language) })),
  });
}

/** Notice before a debit: day, amount, company, and the way to refuse it. */
export function announcedNotice(debit: NoticedDebit): LocalizedContent {
  return debitNotice('announced', debit);
}

/** Notice of a debit that was made. */
export function paidNotice(debit: NoticedDebit): LocalizedContent {
  return debitNotice('paid', debit);
}

/** Notice of an attempt that has failed; the day is that of the next one. */
export function retriedNotice(debit: NoticedDebit, obstacle: DebitObstacle): LocalizedContent {
  return debitNotice('retried', debit, obstacle);
}

/** Notice of a debit that is not made: the invoice has to be paid otherwise. */
export function failedNotice(debit: NoticedDebit, obstacle: DebitObstacle): LocalizedContent {
  return debitNotice('failed', debit, obstacle);
}

function debitNotice(
  what: 'announced' | 'paid' | 'retried' | 'failed',
  { creditor, number, amount, day }: NoticedDebit,
  obstacle?: DebitObstacle,
): LocalizedContent {
  const { title, body } = NOTICE_TEXTS.debit[what];
  return localizedNotice({
    title: filledText(title, { number }),
    body: filledText(body, (language) => ({
      creditor: partyName(creditor, language),
      number,
      amount: formatMoney(amount, language),
      day: formatDay(day, language),
      reason: obstacle === undefined ? '' : OBSTACLE_TEXTS[obstacle][language],
    })),
  });
}
