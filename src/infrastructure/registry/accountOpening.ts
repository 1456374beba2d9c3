import * as z from 'zod/mini';

import type { AccountOpening } from '../../domain/shop/AccountOpening';
import { currency, identifier, operationId } from './codecs';

/** Codec of an order for a new account. */
export const accountOpening = z.codec(
  z.strictObject({
    operationId,
    productType: z.literal('makeAccountOpening'),
    data: z.strictObject({ accountDebitId: identifier, ccy: currency }),
  }),
  z.custom<AccountOpening>(),
  {
    decode: ({ data, ...wire }) => ({ ...wire, debitAccountId: data.accountDebitId, currency: data.ccy }),
    encode: ({ debitAccountId, currency: ccy, ...domain }) => ({
      ...domain,
      data: { accountDebitId: debitAccountId, ccy },
    }),
  },
);
