import type { Account } from '../account/Account';
import { debitRefusal } from '../account/usability';
import { formatAmount } from '../money/formatAmount';
import { add } from '../money/Money';
import type { Money } from '../money/Money';
import { parseAmount } from '../money/parseAmount';
import type { OperationId } from '../operation/OperationId';
import { firstOfMonth, parseDay } from '../time/days';
import type { BankDay } from '../time/Instant';
import { definedOnly, unreadableAmount } from '../transfer/movementRules';
import type { Violations } from '../validation/validate';
import type { ValidationCode } from '../validation/ValidationCode';
import { mayEndOn } from './mandateRules';
import type { MandatePeriod, MandateRequest } from './DirectDebit';
import type { QrInvoice } from './QrInvoice';

/** Form fields of a mandate, as typed. */
export interface MandateDraft {
  readonly creditorId: string;
  readonly accountId: string;
  readonly ceilingText: string;
  readonly period: MandatePeriod;
  readonly periodCeilingText: string;
  /** True for a mandate without an end; otherwise it ends on `lastDay`. */
  readonly indefinitely: boolean;
  /** Day as typed, `DD.MM.YYYY`. */
  readonly lastDay: string;
}

/** Accounts of the payer and the day, against which a draft is validated. */
export interface MandateCircumstances {
  readonly accounts: readonly Account[];
  readonly today: BankDay;
}

/** Terms offered for more invoices like a received one. */
export type OfferedMandate = Pick<MandateDraft, 'creditorId' | 'ceilingText' | 'period' | 'periodCeilingText'>;

/**
 * Mandate by which a received invoice and others like it would be paid: its amount at a time, and in a month as much as the company asks
 * for in the month the invoice is due; `undefined` when there is no such invoice.
 */
export function mandateLike(invoiceId: string, received: readonly QrInvoice[]): OfferedMandate | undefined {
  const invoice = received.find(({ id }) => id === invoiceId);
  if (invoice === undefined) {
    return undefined;
  }
  const ofMonth = received.filter(
    ({ id, issuerId, dueOn }) =>
      id !== invoice.id && issuerId === invoice.issuerId && firstOfMonth(dueOn) === firstOfMonth(invoice.dueOn),
  );
  return {
    creditorId: invoice.issuerId,
    ceilingText: draftText(invoice.total),
    period: 'month',
    periodCeilingText: draftText(ofMonth.reduce((sum, { total }) => add(sum, total), invoice.total)),
  };
}

/** Amount in the notation of drafts, which is one for all languages. */
function draftText(amount: Money): string {
  return formatAmount(amount, 'ru');
}

/** First violation of each field; empty when the mandate can be asked for. */
export function mandateViolations(
  draft: MandateDraft,
  { accounts, today }: MandateCircumstances,
): Violations<MandateDraft> {
  const account = accounts.find(({ id }) => id === draft.accountId);
  return definedOnly({
    creditorId: draft.creditorId === '' ? ('CREDITOR_REQUIRED' as const) : undefined,
    accountId: account === undefined ? ('ACCOUNT_REQUIRED' as const) : accountViolation(account),
    ceilingText: unreadableAmount(draft.ceilingText, 'KGS'),
    periodCeilingText: periodViolation(draft),
    lastDay: draft.indefinitely ? undefined : lastDayViolation(draft.lastDay, today),
  });
}

function accountViolation(account: Account): ValidationCode | undefined {
  return account.currency === 'KGS' ? debitRefusal(account) : 'SOMS_ONLY';
}

function periodViolation({ ceilingText, periodCeilingText }: MandateDraft): ValidationCode | undefined {
  const [ceiling, whole] = [parseAmount(ceilingText, 'KGS'), parseAmount(periodCeilingText, 'KGS')];
  if (ceiling.ok && whole.ok && whole.value.minor < ceiling.value.minor) {
    return 'PERIOD_BELOW_CEILING';
  }
  return unreadableAmount(periodCeilingText, 'KGS');
}

function lastDayViolation(text: string, today: BankDay): ValidationCode | undefined {
  const day = parseDay(text);
  if (day === undefined) {
    return 'NOT_A_DAY';
  }
  return mayEndOn(day, today) ? undefined : 'MANDATE_LAST_DAY';
}

/** Request made from a draft; `undefined` while an amount or the day cannot be read. */
export function mandateRequestOf(draft: MandateDraft, operationId: OperationId): MandateRequest | undefined {
  const { creditorId, accountId, period } = draft;
  const [ceiling, periodCeiling] = [parseAmount(draft.ceilingText, 'KGS'), parseAmount(draft.periodCeilingText, 'KGS')];
  const validUntil = draft.indefinitely ? undefined : parseDay(draft.lastDay);
  if (!ceiling.ok || !periodCeiling.ok || (validUntil === undefined && !draft.indefinitely)) {
    return undefined;
  }
  return {
    operationId,
    creditorId,
    accountId,
    ceiling: ceiling.value,
    period,
    periodCeiling: periodCeiling.value,
    validUntil,
  };
}
