import { sql } from 'kysely';

import type { qrInvoiceOperations } from '../../../src/application/operations/qrInvoices';
import { refusal, success } from '../../../src/domain/result/Result';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { HandlersFor } from '../../kernel/Handler';
import { agreeOnSeries, stopSeries } from './invoiceSeries';
import { issueInvoice } from './issueInvoice';
import { readIssuedInvoice, readIssuedInvoices, readReceivedInvoices, readSeries } from './qrInvoiceRepository';

/** Invoices of companies that are paid by QR codes. Every query is restricted to the caller's customer. */
export const qrInvoiceHandlers: HandlersFor<typeof qrInvoiceOperations> = {
  MANUAL_INVOICE_QR_GENERATE: issueInvoice,
  AUTO_INVOICE_QR_GENERATE: agreeOnSeries,

  GET_ISSUED_INVOICES: async (_nothing, { bank, caller, now }) => {
    const { kysely } = bank.database;
    const [invoices, series] = await Promise.all([
      readIssuedInvoices(kysely, caller.customerId, bankDayOf(now)),
      readSeries(kysely, caller.customerId),
    ]);
    return success({ invoices, series });
  },

  GET_RECEIVED_INVOICES: async (_nothing, { bank, caller, now }) =>
    success(await readReceivedInvoices(bank.database.kysely, caller.customerId, bankDayOf(now))),

  WITHDRAW_INVOICE: ({ invoiceId }, { bank, caller, now }) =>
    bank.database.kysely.transaction().execute(async (connection) => {
      const found = await readIssuedInvoice(connection, caller.customerId, invoiceId);
      if (found === undefined) {
        return refusal({ code: 'INVOICE_NOT_FOUND' });
      }
      const { rows } = await sql<{ refusal: 'INVOICE_ALREADY_PAID' | null }>`
        select withdraw_invoice(${invoiceId}::bigint, ${new Date(now)}) as refusal`.execute(connection);
      const refused = rows[0]?.refusal ?? null;
      return refused === null ? success({ ...found, isWithdrawn: true, link: undefined }) : refusal({ code: refused });
    }),

  STOP_INVOICE_SERIES: ({ seriesId }, context) => stopSeries(seriesId, context),
};
