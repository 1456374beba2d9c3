import * as z from 'zod/mini';

import type { AccountOpening } from '../../domain/shop/AccountOpening';
import { currency, identifier, operationId } from './codecs';

/** Codec of an order for a new account. */
export const accountOpening = z.codec(
  z.strictObject({
    operationId,
    productType: z.literal('makeAccountOpening'),
    data: z.strictObject({ accountDebitId: z.optional(identifier), ccy: currency }),
  }),
  z.custom<AccountOpening>(),
  {
    decode: ({ data: { accountDebitId: debitAccountId, ccy }, ...wire }) => ({
      ...wire,
      ...(debitAccountId !== undefined && { debitAccountId }),
      currency: ccy,
    }),
    encode: ({ debitAccountId, currency: ccy, ...domain }) => ({
      ...domain,
      data: { ...(debitAccountId !== undefined && { accountDebitId: debitAccountId }), ccy },
    }),
  },
);
