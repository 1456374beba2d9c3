import * as z from 'zod/mini';

import type { companyAuditOperations, CompanyAuditQuery } from '../../application/operations/companyAudit';
import type { PageOf } from '../../domain/administration/AdministeredUser';
import { COMPANY_ACTS } from '../../domain/corporate/CompanyAct';
import type { ActDocument, ActFile, CompanyAct } from '../../domain/corporate/CompanyAct';
import { STATEMENT_FORMATS } from '../../domain/statement/Statement';
import type { AdaptersFor } from './adapter';
import {
  amountText,
  bankDay,
  currency,
  decodeAmount,
  encodeAmount,
  identifier,
  instant,
  localizedText,
  operationId,
} from './codecs';

/** End of a page: the moment in milliseconds and the id of its last act. */
const place = z.string().check(z.regex(/^\d{1,15}-[1-9]\d{0,17}$/));

const query = z.codec(
  z.strictObject({
    dateFrom: z.optional(bankDay),
    dateTo: z.optional(bankDay),
    userId: z.optional(identifier),
    act: z.optional(z.enum(COMPANY_ACTS)),
    operationId: z.optional(operationId),
    after: z.optional(place),
  }),
  z.custom<CompanyAuditQuery>(),
  {
    decode: ({ dateFrom, dateTo, act, ...wire }) => ({
      ...wire,
      ...(dateFrom !== undefined && { from: dateFrom }),
      ...(dateTo !== undefined && { to: dateTo }),
      ...(act !== undefined && { kind: act }),
    }),
    encode: ({ from, to, kind, ...domain }) => ({
      ...domain,
      ...(from !== undefined && { dateFrom: from }),
      ...(to !== undefined && { dateTo: to }),
      ...(kind !== undefined && { act: kind }),
    }),
  },
);

const document = z.codec(
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('payment'),
      operationId,
      txnCode: z.string(),
      amount: amountText,
      ccy: currency,
      recipientName: z.string(),
    }),
    z.object({
      kind: z.literal('change'),
      operationId,
      subject: localizedText,
      before: localizedText,
      after: localizedText,
    }),
  ]),
  z.custom<ActDocument>(),
  {
    decode: (wire) => {
      if (wire.kind === 'change') {
        return wire;
      }
      const { amount, ccy, ...payment } = wire;
      return { ...payment, amount: decodeAmount(amount, ccy) };
    },
    encode: (domain) =>
      domain.kind === 'change'
        ? domain
        : { ...domain, amount: encodeAmount(domain.amount), ccy: domain.amount.currency },
  },
);

const file = z.codec(
  z.object({
    kind: z.enum(['statement', 'receipt', 'paymentOrder', 'memorialOrder']),
    format: z.enum(STATEMENT_FORMATS),
    dateFrom: z.optional(bankDay),
    dateTo: z.optional(bankDay),
    txnId: z.optional(identifier),
  }),
  z.custom<ActFile>(),
  {
    decode: ({ dateFrom, dateTo, txnId, ...wire }) => ({ ...wire, from: dateFrom, to: dateTo, transactionId: txnId }),
    encode: ({ from, to, transactionId, ...domain }) => ({
      ...domain,
      dateFrom: from,
      dateTo: to,
      txnId: transactionId,
    }),
  },
);

const act = z.codec(
  z.object({
    id: identifier,
    time: instant,
    act: z.enum(COMPANY_ACTS),
    userId: identifier,
    name: localizedText,
    address: z.string(),
    userAgent: z.string(),
    accountNo: z.string(),
    document: z.optional(document),
    file: z.optional(file),
  }),
  z.custom<CompanyAct>(),
  {
    decode: ({ time, act: kind, accountNo, ...wire }) => ({
      ...wire,
      at: time,
      kind,
      accountNumber: accountNo,
      document: wire.document,
      file: wire.file,
    }),
    encode: ({ at, kind, accountNumber, ...domain }) => ({ ...domain, time: at, act: kind, accountNo: accountNumber }),
  },
);

const page = z.object({
  items: z.readonly(z.array(act)),
  next: z.optional(place),
}) satisfies z.ZodMiniType<PageOf<CompanyAct>>;

export const companyAuditAdapters = {
  GET_COMPANY_AUDIT: { request: query, response: page },
} satisfies AdaptersFor<typeof companyAuditOperations>;
