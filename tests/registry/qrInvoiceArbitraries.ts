import fc from 'fast-check';

import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import type { qrInvoiceOperations } from '../../src/application/operations/qrInvoices';
import { amountOf, day, identifier, maybe, nothing, operationId, positiveAmountOf, words } from './basicArbitraries';

const subject = {
  operationId,
  accountId: identifier,
  payerName: fc.constantFrom('ОсОО «Береке»', 'Aida Tokoeva', '比什凯克公司'),
  payerInn: fc.constantFrom('', '21505199001234', '01205202010034'),
  total: positiveAmountOf('KGS'),
  purpose: fc.constantFrom('', 'Аренда за ноябрь', '办公室'),
};

const recurrence = fc.record({
  periodicity: fc.constantFrom('onceAWeek' as const, 'everyTwoWeeks' as const, 'monthly' as const),
  firstDay: day,
  lastDay: maybe(day),
});

const invoice = fc.record({
  id: identifier,
  number: words,
  issuerId: identifier,
  issuerName: words,
  payerName: words,
  payerInn: words,
  purpose: words,
  issuedOn: day,
  dueOn: day,
  total: amountOf('KGS'),
  paid: amountOf('KGS'),
  remaining: amountOf('KGS'),
  paidOn: maybe(day),
  isWithdrawn: fc.boolean(),
  link: maybe(words),
  directDebit: maybe(
    fc.record({
      state: fc.constantFrom('announced' as const, 'paid' as const, 'refused' as const, 'failed' as const),
      day,
    }),
  ),
});

const series = fc.record({
  id: identifier,
  prefix: words,
  payerName: words,
  payerInn: words,
  total: amountOf('KGS'),
  purpose: words,
  recurrence,
  daysToPay: fc.integer({ min: 0, max: 90 }),
  issued: fc.integer({ min: 0, max: 1000 }),
  nextDay: maybe(day),
});

/** Arbitrary requests and responses of the operations with invoices that are paid by QR codes. */
export const carriedByQrInvoices: {
  readonly [Code in keyof typeof qrInvoiceOperations]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
  MANUAL_INVOICE_QR_GENERATE: {
    request: fc.record({ ...subject, number: fc.stringMatching(/^[A-Z0-9][A-Z0-9/-]{0,16}[A-Z0-9]$/), dueOn: day }),
    response: invoice,
  },
  AUTO_INVOICE_QR_GENERATE: {
    request: fc.record({
      ...subject,
      prefix: fc.stringMatching(/^[A-Z0-9][A-Z0-9/-]{0,10}[A-Z0-9]$/),
      recurrence,
      daysToPay: fc.integer({ min: 0, max: 90 }),
    }),
    response: series,
  },
  GET_ISSUED_INVOICES: {
    request: nothing,
    response: fc.record({
      invoices: fc.array(invoice, { maxLength: 3 }),
      series: fc.array(series, { maxLength: 3 }),
    }),
  },
  GET_RECEIVED_INVOICES: { request: nothing, response: fc.array(invoice, { maxLength: 3 }) },
  WITHDRAW_INVOICE: { request: fc.record({ invoiceId: identifier }), response: invoice },
  STOP_INVOICE_SERIES: { request: fc.record({ seriesId: identifier }), response: series },
};
