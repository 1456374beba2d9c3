import * as z from 'zod/mini';

import type {
  CardByIdQuery,
  CardLimitRequest,
  CardLockRequest,
  cardOperations,
  CardPinRequest,
  CardsQuery,
} from '../../application/operations/cards';
import { CARD_STATUSES } from '../../domain/card/Card';
import type { Card, CardAccountBalance, CardStatus } from '../../domain/card/Card';
import { CARD_SCHEMES } from '../../domain/card/cardScheme';
import { CARD_LIMIT_TYPES } from '../../domain/card/CardLimit';
import type { CardLimit } from '../../domain/card/CardLimit';
import { expiryWithSlash } from '../../domain/card/cardExpiry';
import type { BoundVisaAlias } from '../../domain/card/VisaAlias';
import { transaction } from './transactions';
import { waitingChange } from './security';
import type { AdaptersFor } from './adapter';
import { accountCardReference, cardReference } from './cardReferences';
import {
  amountText,
  bankDay,
  currency,
  decodeAmount,
  encodeAmount,
  identifier,
  instant,
  nothing,
  operationId,
  wholeNumber,
} from './codecs';

const status = z.enum(CARD_STATUSES);

const DEFAULT_STATUSES: readonly CardStatus[] = ['active', 'softLock'];
const MAX_ACCOUNTS = 100;

const cardsQuery = z.codec(
  z.strictObject({
    cardStatus: z._default(z.array(status).check(z.minLength(1), z.maxLength(CARD_STATUSES.length)), [
      ...DEFAULT_STATUSES,
    ]),
  }),
  z.custom<CardsQuery>(),
  {
    decode: (wire) => ({ statuses: wire.cardStatus }),
    encode: (domain) => ({ cardStatus: [...domain.statuses] }),
  },
);

const cardById = z.codec(z.strictObject({ cardId: identifier }), z.custom<CardByIdQuery>(), {
  decode: (wire) => wire,
  encode: (domain) => domain,
});

const maskedNumber = z.string().check(z.regex(/^\d{6}\*{6}\d{4}$/));

const LOCK_ACTIONS = ['block', 'unblock'] as const;

const BASE = 'b' as const;
const SUPPLEMENTARY = 's' as const;

const card = z.codec(
  z.object({
    id: identifier,
    accountId: identifier,
    accountClass: z.string(),
    cardHolder: z.string(),
    cardScheme: z.enum(CARD_SCHEMES),
    convertedMaskedCardPan: maskedNumber,
    maskedAccountNo: z.string(),
    expiryDate: bankDay,
    expiryWithSlash: z.string(),
    customStatus: status,
    ipcCardStatus: status,
    lockRequest: z.optional(z.object({ action: z.enum(LOCK_ACTIONS), created: instant, dueBy: instant })),
    ipcCardBaseSupp: z.enum([BASE, SUPPLEMENTARY]),
    orderValue: z.int(),
    convertedAvailableAmount: amountText,
    ccy: currency,
    dataVersion: wholeNumber,
  }),
  z.custom<Card>(),
  {
    decode: (wire) => ({
      id: wire.id,
      accountId: wire.accountId,
      accountClass: wire.accountClass,
      holder: wire.cardHolder,
      scheme: wire.cardScheme,
      maskedNumber: wire.convertedMaskedCardPan,
      maskedAccountNumber: wire.maskedAccountNo,
      expiresOn: wire.expiryDate,
      customStatus: wire.customStatus,
      ipcStatus: wire.ipcCardStatus,
      request: wire.lockRequest && {
        kind: wire.lockRequest.action,
        madeAt: wire.lockRequest.created,
        dueBy: wire.lockRequest.dueBy,
      },
      isSupplementary: wire.ipcCardBaseSupp === SUPPLEMENTARY,
      orderValue: wire.orderValue,
      available: decodeAmount(wire.convertedAvailableAmount, wire.ccy),
      dataVersion: wire.dataVersion,
    }),
    encode: (domain) => ({
      id: domain.id,
      accountId: domain.accountId,
      accountClass: domain.accountClass,
      cardHolder: domain.holder,
      cardScheme: domain.scheme,
      convertedMaskedCardPan: domain.maskedNumber,
      maskedAccountNo: domain.maskedAccountNumber,
      expiryDate: domain.expiresOn,
      expiryWithSlash: expiryWithSlash(domain.expiresOn),
      customStatus: domain.customStatus,
      ipcCardStatus: domain.ipcStatus,
      lockRequest: domain.request && {
        action: domain.request.kind,
        created: domain.request.madeAt,
        dueBy: domain.request.dueBy,
      },
      ipcCardBaseSupp: domain.isSupplementary ? SUPPLEMENTARY : BASE,
      orderValue: domain.orderValue,
      convertedAvailableAmount: encodeAmount(domain.available),
      ccy: domain.available.currency,
      dataVersion: domain.dataVersion,
    }),
  },
);

const balance = z.codec(
  z.object({ accountId: identifier, acyWithdrawableBalance: amountText, ccy: currency, dataVersion: wholeNumber }),
  z.custom<CardAccountBalance>(),
  {
    decode: (wire) => ({
      accountId: wire.accountId,
      available: decodeAmount(wire.acyWithdrawableBalance, wire.ccy),
      dataVersion: wire.dataVersion,
    }),
    encode: (domain) => ({
      accountId: domain.accountId,
      acyWithdrawableBalance: encodeAmount(domain.available),
      ccy: domain.available.currency,
      dataVersion: domain.dataVersion,
    }),
  },
);

/** Codec of a call that changes the lock of a card; besides its code it names the action, as the specification has it. */
function lockRequestOf<Action extends (typeof LOCK_ACTIONS)[number] | 'allowPin'>(action: Action) {
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
  GET_CARDS_V2: { request: cardsQuery, response: z.array(card) },
  GET_CARD_BY_ID: { request: cardById, response: card },
  GET_CARD_ACCOUNT_BALANCE: {
    request: z.strictObject({ accountIds: z.array(identifier).check(z.minLength(1), z.maxLength(MAX_ACCOUNTS)) }),
    response: z.array(balance),
  },
  GET_CARD_MINI_STATEMENT: { request: accountCardReference, response: z.array(transaction) },
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
