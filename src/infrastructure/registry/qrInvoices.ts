import * as z from 'zod/mini';

import type { qrInvoiceOperations } from '../../application/operations/qrInvoices';
import { isKyrgyzInn } from '../../domain/bankDetails/inn';
import { DEBIT_STATES } from '../../domain/invoice/DirectDebit';
import type { InvoiceDebit } from '../../domain/invoice/DirectDebit';
import { MAX_INVOICE_NUMBER_LENGTH } from '../../domain/invoice/Invoice';
import {
  isInvoiceNumber,
  MAX_DAYS_TO_PAY,
  MAX_INVOICE_PREFIX_LENGTH,
  MAX_INVOICE_PURPOSE_LENGTH,
  MAX_PAYER_NAME_LENGTH,
} from '../../domain/invoice/qrInvoiceLimits';
import type { InvoiceSeries, InvoiceSeriesRequest, QrInvoice, QrInvoiceRequest } from '../../domain/invoice/QrInvoice';
import { PERIODICITIES } from '../../domain/schedule/Recurrence';
import type { RepeatingRecurrence } from '../../domain/schedule/Recurrence';
import { NAME } from '../../domain/text/lettering';
import type { AdaptersFor } from './adapter';
import {
  amountText,
  bankDay,
  decodeAmount,
  encodeAmount,
  identifier,
  line,
  nothing,
  operationId,
  positiveAmountText,
} from './codecs';

/** A text of one line for the comment of a code, which has no characters of two halves. */
function codeLine(max: number) {
  return line(max).check(z.regex(/^[^\u{10000}-\u{10ffff}]*$/u));
}

function invoiceNumber(max: number) {
  return codeLine(max).check(
    z.refine((text) => isInvoiceNumber(text, max), { error: 'must be a number of an invoice' }),
  );
}

const isRepeating = (periodicity: string): periodicity is RepeatingRecurrence['periodicity'] =>
  periodicity !== 'onSetDates';

const periodicity = z.enum(PERIODICITIES.filter(isRepeating));

const SUBJECT = {
  operationId,
  accountId: identifier,
  counterparty: codeLine(MAX_PAYER_NAME_LENGTH).check(z.regex(NAME)),
  counterpartyInn: z._default(
    z
      .string()
      .check(z.refine((inn) => inn === '' || isKyrgyzInn(inn), { error: 'must be a taxpayer number, or empty' })),
    '',
  ),
  totalAmount: positiveAmountText,
  ccy: z.literal('KGS'),
  purpose: z._default(codeLine(MAX_INVOICE_PURPOSE_LENGTH), ''),
} as const;

interface WireSubject {
  readonly counterparty: string;
  readonly counterpartyInn: string;
  readonly totalAmount: string;
  readonly ccy: string;
}

function decodeSubject<Wire extends WireSubject>({ counterparty, counterpartyInn, totalAmount, ccy, ...rest }: Wire) {
  return { ...rest, payerName: counterparty, payerInn: counterpartyInn, total: decodeAmount(totalAmount, ccy) };
}

function encodeSubject({ payerName, payerInn, total }: Pick<QrInvoiceRequest, 'payerName' | 'payerInn' | 'total'>) {
  return {
    counterparty: payerName,
    counterpartyInn: payerInn,
    totalAmount: encodeAmount(total),
    ccy: 'KGS' as const,
  };
}

const request = z.codec(
  z.strictObject({ ...SUBJECT, invoiceNumber: invoiceNumber(MAX_INVOICE_NUMBER_LENGTH), dueDate: bankDay }),
  z.custom<QrInvoiceRequest>(),
  {
    decode: ({ invoiceNumber: number, dueDate, ...wire }) => ({ ...decodeSubject(wire), number, dueOn: dueDate }),
    encode: ({ operationId: id, accountId, purpose, number, dueOn, ...subject }) => ({
      operationId: id,
      accountId,
      purpose,
      ...encodeSubject(subject),
      invoiceNumber: number,
      dueDate: dueOn,
    }),
  },
);

const RECURRENCE = { periodicity, dateFrom: bankDay, dateTo: z.optional(bankDay) } as const;

const seriesRequest = z.codec(
  z.strictObject({
    ...SUBJECT,
    ...RECURRENCE,
    numberPrefix: invoiceNumber(MAX_INVOICE_PREFIX_LENGTH),
    daysToPay: z.int().check(z.minimum(0), z.maximum(MAX_DAYS_TO_PAY)),
  }),
  z.custom<InvoiceSeriesRequest>(),
  {
    decode: ({ numberPrefix, periodicity: often, dateFrom, dateTo, ...wire }) => ({
      ...decodeSubject(wire),
      prefix: numberPrefix,
      recurrence: { periodicity: often, firstDay: dateFrom, lastDay: dateTo },
    }),
    encode: ({ operationId: id, accountId, purpose, prefix, recurrence, daysToPay, ...subject }) => ({
      operationId: id,
      accountId,
      purpose,
      ...encodeSubject(subject),
      ...encodeRecurrence(recurrence),
      numberPrefix: prefix,
      daysToPay,
    }),
  },
);

function encodeRecurrence({ periodicity: often, firstDay, lastDay }: RepeatingRecurrence) {
  return { periodicity: often, dateFrom: firstDay, dateTo: lastDay };
}

const isShown = (state: (typeof DEBIT_STATES)[number]): state is InvoiceDebit['state'] => state !== 'cancelled';

const SHOWN_DEBITS = DEBIT_STATES.filter(isShown);

const invoice = z.codec(
  z.object({
    id: identifier,
    invoiceNumber: z.string(),
    issuerId: identifier,
    issuerName: z.string(),
    counterparty: z.string(),
    counterpartyInn: z.string(),
    purpose: z.string(),
    issueDate: bankDay,
    dueDate: bankDay,
    totalAmount: amountText,
    paymentAmount: amountText,
    remainingAmount: amountText,
    ccy: z.literal('KGS'),
    paymentDate: z.optional(bankDay),
    withdrawn: z.boolean(),
    url: z.optional(z.string()),
    directDebit: z.optional(z.object({ state: z.enum(SHOWN_DEBITS), date: bankDay })),
  }),
  z.custom<QrInvoice>(),
  {
    decode: ({ ccy, ...wire }) => ({
      id: wire.id,
      number: wire.invoiceNumber,
      issuerId: wire.issuerId,
      issuerName: wire.issuerName,
      payerName: wire.counterparty,
      payerInn: wire.counterpartyInn,
      purpose: wire.purpose,
      issuedOn: wire.issueDate,
      dueOn: wire.dueDate,
      total: decodeAmount(wire.totalAmount, ccy),
      paid: decodeAmount(wire.paymentAmount, ccy),
      remaining: decodeAmount(wire.remainingAmount, ccy),
      paidOn: wire.paymentDate,
      isWithdrawn: wire.withdrawn,
      link: wire.url,
      directDebit: wire.directDebit && { state: wire.directDebit.state, day: wire.directDebit.date },
    }),
    encode: (domain) => ({
      id: domain.id,
      invoiceNumber: domain.number,
      issuerId: domain.issuerId,
      issuerName: domain.issuerName,
      purpose: domain.purpose,
      issueDate: domain.issuedOn,
      dueDate: domain.dueOn,
      ...encodeSubject(domain),
      paymentAmount: encodeAmount(domain.paid),
      remainingAmount: encodeAmount(domain.remaining),
      paymentDate: domain.paidOn,
      withdrawn: domain.isWithdrawn,
      url: domain.link,
      directDebit: domain.directDebit && { state: domain.directDebit.state, date: domain.directDebit.day },
    }),
  },
);

const series = z.codec(
  z.object({
    id: identifier,
    numberPrefix: z.string(),
    counterparty: z.string(),
    counterpartyInn: z.string(),
    purpose: z.string(),
    totalAmount: amountText,
    ccy: z.literal('KGS'),
    ...RECURRENCE,
    daysToPay: z.int(),
    issuedCount: z.int(),
    nextDate: z.optional(bankDay),
  }),
  z.custom<InvoiceSeries>(),
  {
    decode: ({ numberPrefix, periodicity: often, dateFrom, dateTo, issuedCount, nextDate, ...wire }) => ({
      ...decodeSubject(wire),
      prefix: numberPrefix,
      recurrence: { periodicity: often, firstDay: dateFrom, lastDay: dateTo },
      issued: issuedCount,
      nextDay: nextDate,
    }),
    encode: ({ id, prefix, purpose, recurrence, daysToPay, issued, nextDay, ...subject }) => ({
      id,
      numberPrefix: prefix,
      purpose,
      ...encodeSubject(subject),
      ...encodeRecurrence(recurrence),
      daysToPay,
      issuedCount: issued,
      nextDate: nextDay,
    }),
  },
);

/** Adapters of the operations with invoices that are paid by QR codes. */
export const qrInvoiceAdapters = {
  MANUAL_INVOICE_QR_GENERATE: { request, response: invoice },
  AUTO_INVOICE_QR_GENERATE: { request: seriesRequest, response: series },
  GET_ISSUED_INVOICES: {
    request: nothing,
    response: z.object({ invoices: z.array(invoice), series: z.array(series) }),
  },
  GET_RECEIVED_INVOICES: { request: nothing, response: z.array(invoice) },
  WITHDRAW_INVOICE: { request: z.strictObject({ invoiceId: identifier }), response: invoice },
  STOP_INVOICE_SERIES: { request: z.strictObject({ seriesId: identifier }), response: series },
} satisfies AdaptersFor<typeof qrInvoiceOperations>;
