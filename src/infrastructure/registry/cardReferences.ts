import * as z from 'zod/mini';

import type { AccountCardReference, CardReference } from '../../application/operations/cards';
import { identifier } from './codecs';

/** A card and its account. */
export const cardReference = z.codec(
  z.strictObject({ accountId: identifier, cardId: identifier }),
  z.custom<CardReference>(),
  {
    decode: (wire) => wire,
    encode: ({ accountId, cardId }) => ({ accountId, cardId }),
  },
);

/** A card, or by its account alone the main one of that account. */
export const accountCardReference = z.codec(
  z.strictObject({ accountId: identifier, cardId: z.optional(identifier) }),
  z.custom<AccountCardReference>(),
  {
    decode: (wire) => wire,
    encode: ({ accountId, cardId }) => ({ accountId, cardId }),
  },
);
