import * as z from 'zod/mini';

import type { DistributionAnswer, DistributionQuery, invoiceOperations } from '../../application/operations/invoices';
import { DISTRIBUTION_ACTIONS } from '../../application/operations/invoices';
import { MAX_INVOICE_NUMBER_LENGTH } from '../../domain/invoice/Invoice';
import type { DistributorLimit, Invoice } from '../../domain/invoice/Invoice';
import { MAX_INVOICES } from '../../domain/invoice/InvoicePayment';
import type { InvoicePayment } from '../../domain/invoice/InvoicePayment';
import type { AdaptersFor } from './adapter';
import {
  amountText,
  bankDay,
  currency,
  decodeAmount,
  encodeAmount,
  identifier,
  line,
  operationId,
  positiveAmountText,
} from './codecs';
import { preview } from './transfers';

const query = z.codec(z.strictObject({ action: z.enum(DISTRIBUTION_ACTIONS) }), z.custom<DistributionQuery>(), {
  decode: (wire) => wire,
  encode: (domain) => domain,
});

const invoice = z.codec(
  z.object({
    id: identifier,
    invoiceNumber: line(MAX_INVOICE_NUMBER_LENGTH),
    distributorId: identifier,
    distributorName: z.string(),
    issueDate: bankDay,
    dueDate: bankDay,
    totalAmount: amountText,
    paymentAmount: amountText,
    remainingAmount: amountText,
    ccy: currency,
    paymentDate: z.optional(bankDay),
  }),
  z.custom<Invoice>(),
  {
    decode: (wire) => ({
      id: wire.id,
      number: wire.invoiceNumber,
      distributorId: wire.distributorId,
      distributorName: wire.distributorName,
      issuedOn: wire.issueDate,
      dueOn: wire.dueDate,
      total: decodeAmount(wire.totalAmount, wire.ccy),
      paid: decodeAmount(wire.paymentAmount, wire.ccy),
      remaining: decodeAmount(wire.remainingAmount, wire.ccy),
      paidOn: wire.paymentDate,
    }),
    encode: (domain) => ({
      id: domain.id,
      invoiceNumber: domain.number,
      distributorId: domain.distributorId,
      distributorName: domain.distributorName,
      issueDate: domain.issuedOn,
      dueDate: domain.dueOn,
      totalAmount: encodeAmount(domain.total),
      paymentAmount: encodeAmount(domain.paid),
      remainingAmount: encodeAmount(domain.remaining),
      ccy: domain.total.currency,
      paymentDate: domain.paidOn,
    }),
  },
);

const limit = z.codec(
  z.object({
    distributorId: identifier,
    distributorName: z.string(),
    limitAmount: amountText,
    usedAmount: amountText,
    leftAmount: amountText,
    ccy: currency,
  }),
  z.custom<DistributorLimit>(),
  {
    decode: ({ distributorId, distributorName, limitAmount, usedAmount, leftAmount, ccy }) => ({
      distributorId,
      distributorName,
      limit: decodeAmount(limitAmount, ccy),
      used: decodeAmount(usedAmount, ccy),
      left: decodeAmount(leftAmount, ccy),
    }),
    encode: ({ distributorId, distributorName, limit: whole, used, left }) => ({
      distributorId,
      distributorName,
      limitAmount: encodeAmount(whole),
      usedAmount: encodeAmount(used),
      leftAmount: encodeAmount(left),
      ccy: whole.currency,
    }),
  },
);

const answer = z.discriminatedUnion('action', [
  z.object({ action: z.literal('getInvoices'), invoices: z.array(invoice) }),
  z.object({ action: z.literal('getDistributorLimits'), limits: z.array(limit) }),
  z.object({
    action: z.literal('getDistributors'),
    distributors: z.array(z.object({ id: identifier, name: z.string() })),
  }),
]) satisfies z.ZodMiniType<DistributionAnswer>;

const part = z.strictObject({ invoiceId: identifier, amount: positiveAmountText });

const eachOnce = z.refine<readonly z.infer<typeof part>[]>(
  (parts) => new Set(parts.map(({ invoiceId }) => invoiceId)).size === parts.length,
  {
    error: 'must name each invoiceId once',
  },
);

const payment = z.codec(
  z.strictObject({
    operationId,
    accountDebitId: identifier,
    distributorId: identifier,
    invoices: z.array(part).check(z.minLength(1), z.maxLength(MAX_INVOICES), eachOnce),
    ccy: currency,
  }),
  z.custom<InvoicePayment>(),
  {
    decode: ({ operationId: id, accountDebitId, distributorId, invoices, ccy }) => ({
      operationId: id,
      debitAccountId: accountDebitId,
      distributorId,
      parts: invoices.map(({ invoiceId, amount }) => ({ invoiceId, amount: decodeAmount(amount, ccy) })),
    }),
    encode: ({ operationId: id, debitAccountId, distributorId, parts }) => ({
      operationId: id,
      accountDebitId: debitAccountId,
      distributorId,
      invoices: parts.map(({ invoiceId, amount }) => ({ invoiceId, amount: encodeAmount(amount) })),
      ccy: parts[0]?.amount.currency ?? 'KGS',
    }),
  },
);

/** Adapters of the invoice operations. */
export const invoiceAdapters = {
  GET_DISTRIBUTION: { request: query, response: answer },
  MAKE_DISTRIBUTION_OPERATIONS: { request: payment, response: preview },
} satisfies AdaptersFor<typeof invoiceOperations>;
