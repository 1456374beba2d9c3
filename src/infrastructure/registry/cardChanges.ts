import * as z from 'zod/mini';

import type {
  CardLimitRequest,
  CardLockRequest,
  cardOperations,
  CardPinRequest,
} from '../../application/operations/cards';
import { CARD_LIMIT_TYPES } from '../../domain/card/CardLimit';
import type { CardLimit } from '../../domain/card/CardLimit';
import type { BoundVisaAlias } from '../../domain/card/VisaAlias';
import type { AdaptersFor } from './adapter';
import { accountCardReference, cardReference } from './cardReferences';
import { card, cardViewAdapters } from './cards';
import { amountText, currency, decodeAmount, encodeAmount, identifier, instant, nothing, operationId } from './codecs';
import { waitingChange } from './security';

/** Codec of a call that changes the lock of a card; besides its code it names the action, as the specification has it. */
function lockRequestOf<Action extends 'block' | 'unblock' | 'allowPin'>(action: Action) {
  return z.codec(
    z.strictObject({ operationId, accountId: identifier, cardId: identifier, action: z.literal(action) }),
    z.custom<CardLockRequest>(),
    {
      decode: ({ operationId: id, accountId, cardId }) => ({ operationId: id, accountId, cardId }),
      encode: ({ operationId: id, accountId, cardId }) => ({ operationId: id, accountId, cardId, action }),
    },
  );
}

/** As CHANGE_CARD_LIMIT carries it: the amount stands in the text of a limit. */
const cardLimit = z.codec(
  z.object({
    limitType: z.enum(CARD_LIMIT_TYPES),
    ccy: currency,
    addText: amountText,
    maxAmount: amountText,
    requested: z.optional(z.object({ addText: amountText, created: instant, dueBy: instant })),
  }),
  z.custom<CardLimit>(),
  {
    decode: ({ limitType, ccy, addText, maxAmount, requested }) => ({
      limitType,
      daily: decodeAmount(addText, ccy),
      highest: decodeAmount(maxAmount, ccy),
      requested: requested && {
        daily: decodeAmount(requested.addText, ccy),
        madeAt: requested.created,
        dueBy: requested.dueBy,
      },
    }),
    encode: ({ limitType, daily, highest, requested }) => ({
      limitType,
      ccy: daily.currency,
      addText: encodeAmount(daily),
      maxAmount: encodeAmount(highest),
      requested: requested && {
        addText: encodeAmount(requested.daily),
        created: requested.madeAt,
        dueBy: requested.dueBy,
      },
    }),
  },
);

/** Not negative, at most ten digits before the point; zero closes a way to pay. */
const limitText = z.string().check(z.regex(/^\d{1,10}\.\d{2}$/));

/** The specification gives the account as a number here. */
const limitRequest = z.codec(
  z.strictObject({
    operationId,
    accountId: z.int().check(z.positive()),
    cardId: z.optional(identifier),
    limitType: z.enum(CARD_LIMIT_TYPES),
    addText: limitText,
    ccy: currency,
  }),
  z.custom<CardLimitRequest>(),
  {
    decode: ({ accountId, addText, ccy, ...asked }) => ({
      ...asked,
      accountId: accountId.toString(),
      daily: decodeAmount(addText, ccy),
    }),
    encode: ({ accountId, daily, ...asked }) => ({
      operationId: asked.operationId,
      accountId: parseInt(accountId, 10),
      cardId: asked.cardId,
      limitType: asked.limitType,
      addText: encodeAmount(daily),
      ccy: daily.currency,
    }),
  },
);

const pinRequest = z.codec(
  z.strictObject({
    operationId,
    accountId: identifier,
    cardId: identifier,
    pinCode: z.string().check(z.regex(/^\d{4}$/)),
    cvv2: z.string().check(z.regex(/^\d{3}$/)),
  }),
  z.custom<CardPinRequest>(),
  {
    decode: ({ pinCode, cvv2, ...asked }) => ({ ...asked, pin: pinCode, securityCode: cvv2 }),
    encode: ({ operationId: id, accountId, cardId, pin, securityCode }) => ({
      operationId: id,
      accountId,
      cardId,
      pinCode: pin,
      cvv2: securityCode,
    }),
  },
);

const boundAlias = z.codec(
  z.object({ bound: z.optional(z.object({ accountId: identifier, cardId: identifier, created: instant })) }),
  z.custom<BoundVisaAlias>(),
  {
    decode: ({ bound }) => ({
      bound: bound && { accountId: bound.accountId, cardId: bound.cardId, boundAt: bound.created },
    }),
    encode: ({ bound }) => ({
      bound: bound && { accountId: bound.accountId, cardId: bound.cardId, created: bound.boundAt },
    }),
  },
);

export const cardAdapters = {
  ...cardViewAdapters,
  GET_CARD_LIMITS: { request: accountCardReference, response: z.array(cardLimit) },
  CHANGE_CARD_LIMIT: { request: limitRequest, response: waitingChange },
  SET_CARD_PIN_CODE: { request: pinRequest, response: waitingChange },
  ALLOW_CARD_PIN: { request: lockRequestOf('allowPin'), response: waitingChange },
  UNBLOCK_CARD: { request: lockRequestOf('unblock'), response: waitingChange },
  BLOCK_CARD: { request: lockRequestOf('block'), response: card },
  GET_BOUND_VISA_ALIAS: { request: nothing, response: boundAlias },
  GET_VISA_ALIAS_CREDENTIAL: {
    request: nothing,
    response: z.object({ maskedPhone: z.string(), shownName: z.string() }),
  },
  BIND_CARD_TO_VISA_ALIAS: { request: cardReference, response: boundAlias },
  VISA_ALIAS_DELETE: { request: cardReference, response: boundAlias },
} satisfies AdaptersFor<typeof cardOperations>;
