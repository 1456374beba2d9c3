import { NAME } from '../text/lettering';
import type { Account } from '../account/Account';
import { isKyrgyzInn } from '../bankDetails/inn';
import { parseAmount } from '../money/parseAmount';
import type { OperationId } from '../operation/OperationId';
import { requestedAccountProblem } from '../qr/QrRequestDraft';
import { recurrenceOfForm, ScheduleForm, scheduleViolations } from '../schedule/ScheduleForm';
import type { RepeatingRecurrence } from '../schedule/Recurrence';
import { parseDay } from '../time/days';
import type { BankDay } from '../time/Instant';
import { definedOnly, unreadableAmount } from '../transfer/movementRules';
import { isSound } from '../validation/validate';
import type { Violations } from '../validation/validate';
import type { ValidationCode } from '../validation/ValidationCode';
import { MAX_INVOICE_NUMBER_LENGTH } from './Invoice';
import { mayBeDue } from './QrInvoice';
import {
  isInvoiceNumber,
  MAX_DAYS_TO_PAY,
  MAX_INVOICE_PREFIX_LENGTH,
  MAX_INVOICE_PURPOSE_LENGTH,
  MAX_PAYER_NAME_LENGTH,
} from './qrInvoiceLimits';
import type { InvoiceSeriesRequest, QrInvoiceRequest } from './QrInvoice';
import { readInn, readWholeNumber } from '../text/identifiers';
import { plainText } from '../text/plainText';

/** Fields that one invoice and a series have in common, as typed. */
class SubjectDraft {
  accountId = '';
  payerName = '';
  payerInn = '';
  amountText = '';
  purpose = '';
}

/** Draft of one invoice. */
export class QrInvoiceDraft extends SubjectDraft {
  number = '';
  /** Day as typed, `DD.MM.YYYY`. */
  dueOn = '';

  constructor(values: Readonly<Partial<QrInvoiceDraft>> = {}) {
    super();
    Object.assign(this, values);
  }
}

/** Draft of a series of invoices. */
export class InvoiceSeriesDraft extends SubjectDraft {
  prefix = '';
  periodicity: RepeatingRecurrence['periodicity'] = 'monthly';
  /** Day as typed, `DD.MM.YYYY`. */
  firstDay = '';
  /** True for a series without an end; otherwise it ends on `lastDay`. */
  indefinitely = true;
  lastDay = '';
  /** Number of days as typed. */
  daysToPay = '10';

  constructor(values: Readonly<Partial<InvoiceSeriesDraft>> = {}) {
    super();
    Object.assign(this, values);
  }
}

/** Accounts of the company and the day, against which a draft is validated. */
export interface InvoicingCircumstances {
  readonly accounts: readonly Account[];
  readonly today: BankDay;
}

/** First violation of each field of one invoice; empty when it can be issued. */
export function qrInvoiceViolations(
  draft: QrInvoiceDraft,
  { accounts, today }: InvoicingCircumstances,
): Violations<QrInvoiceDraft> {
  return definedOnly({
    ...subjectViolations(draft, accounts),
    number: isInvoiceNumber(plainText(draft.number), MAX_INVOICE_NUMBER_LENGTH)
      ? undefined
      : ('INVOICE_NUMBER' as const),
    dueOn: dueViolation(draft.dueOn, today),
  });
}

/** First violation of each field of a series; empty when it can be agreed on. */
export function invoiceSeriesViolations(
  draft: InvoiceSeriesDraft,
  { accounts, today }: InvoicingCircumstances,
): Violations<InvoiceSeriesDraft> {
  const { firstDay, lastDay } = scheduleViolations(scheduleFormIn(draft), today);
  const days = daysToPayOf(draft);
  return definedOnly({
    ...subjectViolations(draft, accounts),
    prefix: isInvoiceNumber(plainText(draft.prefix), MAX_INVOICE_PREFIX_LENGTH)
      ? undefined
      : ('INVOICE_PREFIX' as const),
    firstDay,
    lastDay,
    daysToPay: days === undefined ? ('INVOICE_DAYS_TO_PAY' as const) : undefined,
  });
}

/** Request made from the draft of one invoice; `undefined` while the draft has a violation. */
export function qrInvoiceOf(
  draft: QrInvoiceDraft,
  circumstances: InvoicingCircumstances,
  operationId: OperationId,
): QrInvoiceRequest | undefined {
  const [subject, dueOn] = [subjectOf(draft), parseDay(draft.dueOn)];
  const isWhole = isSound(qrInvoiceViolations(draft, circumstances));
  return subject === undefined || dueOn === undefined || !isWhole
    ? undefined
    : { operationId, ...subject, number: plainText(draft.number), dueOn };
}

/** Request made from the draft of a series; `undefined` while the draft has a violation. */
export function invoiceSeriesOf(
  draft: InvoiceSeriesDraft,
  circumstances: InvoicingCircumstances,
  operationId: OperationId,
): InvoiceSeriesRequest | undefined {
  const [subject, recurrence, daysToPay] = [subjectOf(draft), recurrenceIn(draft), daysToPayOf(draft)];
  const isWhole = isSound(invoiceSeriesViolations(draft, circumstances));
  return subject === undefined || recurrence === undefined || daysToPay === undefined || !isWhole
    ? undefined
    : { operationId, ...subject, prefix: plainText(draft.prefix), recurrence, daysToPay };
}

/** Recurrence typed so far; `undefined` while its days are incomplete. */
export function recurrenceIn(draft: InvoiceSeriesDraft): RepeatingRecurrence | undefined {
  const recurrence = recurrenceOfForm(scheduleFormIn(draft));
  return recurrence === undefined || recurrence.periodicity === 'onSetDates' ? undefined : recurrence;
}

function scheduleFormIn({ periodicity, firstDay, indefinitely, lastDay }: InvoiceSeriesDraft): ScheduleForm {
  return new ScheduleForm({ periodicity, firstDay, indefinitely, lastDay });
}

function daysToPayOf({ daysToPay }: InvoiceSeriesDraft): number | undefined {
  const days = readWholeNumber(daysToPay);
  return days === undefined || days > MAX_DAYS_TO_PAY ? undefined : days;
}

function subjectViolations(draft: SubjectDraft, accounts: readonly Account[]) {
  const account = accounts.find(({ id }) => id === draft.accountId);
  const [payerName, payerInn] = [plainText(draft.payerName), readInn(draft.payerInn)];
  const isNamed = isLine(payerName) && NAME.test(payerName) && payerName.length <= MAX_PAYER_NAME_LENGTH;
  const purpose = plainText(draft.purpose);
  const isPurpose = isLine(purpose) && purpose.length <= MAX_INVOICE_PURPOSE_LENGTH;
  return {
    accountId: account === undefined ? ('ACCOUNT_REQUIRED' as const) : requestedAccountProblem(account),
    payerName: isNamed ? undefined : ('INVOICE_PAYER' as const),
    payerInn: payerInn === '' || isKyrgyzInn(payerInn) ? undefined : ('TAXPAYER_INN' as const),
    amountText: unreadableAmount(draft.amountText, 'KGS'),
    purpose: isPurpose ? undefined : ('INVOICE_PURPOSE' as const),
  } satisfies Readonly<Record<keyof SubjectDraft, ValidationCode | undefined>>;
}

/** True for a text of one line without the characters a code cannot hold. */
function isLine(text: string): boolean {
  return !/[\ud800-\udfff]/.test(text) && !/\p{Cc}/u.test(text);
}

function subjectOf({ accountId, payerName, payerInn, amountText, purpose }: SubjectDraft) {
  const amount = parseAmount(amountText, 'KGS');
  return amount.ok
    ? {
        accountId,
        payerName: plainText(payerName),
        payerInn: readInn(payerInn),
        total: amount.value,
        purpose: plainText(purpose),
      }
    : undefined;
}

function dueViolation(text: string, today: BankDay): ValidationCode | undefined {
  const day = parseDay(text);
  if (day === undefined) {
    return 'NOT_A_DAY';
  }
  return mayBeDue(day, today) ? undefined : 'INVOICE_DUE_RANGE';
}
