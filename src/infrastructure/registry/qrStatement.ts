import * as z from 'zod/mini';

import type { QrStatementQuery } from '../../application/operations/accounts';
import { QR_DIRECTIONS } from '../../domain/qr/QrStatement';
import type { QrStatement } from '../../domain/qr/QrStatement';
import { amountText, bankDay, decodeAmount, encodeAmount, identifier } from './codecs';
import { cursor, rowsOnPage, transaction } from './transactions';

export const qrStatementQuery = z.codec(
  z.strictObject({
    dateFrom: bankDay,
    dateTo: bankDay,
    filters: z.optional(
      z.strictObject({
        direction: z.optional(z.enum(QR_DIRECTIONS)),
        accountId: z.optional(identifier),
        pointId: z.optional(identifier),
        cursor: z.optional(cursor),
        limit: z.optional(rowsOnPage),
      }),
    ),
  }),
  z.custom<QrStatementQuery>(),
  {
    decode: ({ dateFrom, dateTo, filters }) => ({ from: dateFrom, to: dateTo, ...filters }),
    encode: ({ from, to, ...filters }) => ({ dateFrom: from, dateTo: to, filters }),
  },
);

export const qrStatement = z.codec(
  z.object({
    transactions: z.array(transaction),
    next: z.optional(z.string()),
    turnover: z.object({
      amountCredit: amountText,
      creditCount: z.int(),
      amountDebit: amountText,
      debitCount: z.int(),
    }),
  }),
  z.custom<QrStatement>(),
  {
    decode: ({ transactions, next, turnover }) => ({
      transactions,
      next,
      turnover: {
        incoming: decodeAmount(turnover.amountCredit, 'KGS'),
        incomingCount: turnover.creditCount,
        outgoing: decodeAmount(turnover.amountDebit, 'KGS'),
        outgoingCount: turnover.debitCount,
      },
    }),
    encode: ({ transactions, next, turnover }) => ({
      transactions: [...transactions],
      next,
      turnover: {
        amountCredit: encodeAmount(turnover.incoming),
        creditCount: turnover.incomingCount,
        amountDebit: encodeAmount(turnover.outgoing),
        debitCount: turnover.outgoingCount,
      },
    }),
  },
);
