import * as z from 'zod/mini';

import type { CardByIdQuery, cardOperations, CardsQuery } from '../../application/operations/cards';
import { CARD_STATUSES } from '../../domain/card/Card';
import type { Card, CardAccountBalance, CardStatus } from '../../domain/card/Card';
import { CARD_SCHEMES } from '../../domain/card/cardScheme';
import { expiryWithSlash } from '../../domain/card/cardExpiry';
import { transaction } from './transactions';
import type { AdaptersFor } from './adapter';
import { accountCardReference } from './cardReferences';
import { amountText, bankDay, currency, decodeAmount, encodeAmount, identifier, instant, wholeNumber } from './codecs';

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

/** Currency of what the specification calls converted; the available amount alone is in that of the card. */
const CONVERTED = 'KGS';

function converted(wire: string | undefined) {
  return wire === undefined ? undefined : decodeAmount(wire, CONVERTED);
}

export const card = z.codec(
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
    convertedInitialAmount: z.optional(amountText),
    convertedBonusAmount: z.optional(amountText),
    balanceUpdated: z.boolean(),
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
      balanceInSoms: converted(wire.convertedInitialAmount),
      bonus: converted(wire.convertedBonusAmount),
      balanceUpdated: wire.balanceUpdated,
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
      convertedInitialAmount: domain.balanceInSoms && encodeAmount(domain.balanceInSoms),
      convertedBonusAmount: domain.bonus && encodeAmount(domain.bonus),
      balanceUpdated: domain.balanceUpdated,
      ccy: domain.available.currency,
      dataVersion: domain.dataVersion,
    }),
  },
);

const balance = z.codec(
  z.object({
    accountId: identifier,
    acyWithdrawableBalance: amountText,
    convertedInitialAmount: z.optional(amountText),
    balanceUpdated: z.boolean(),
    ccy: currency,
    dataVersion: wholeNumber,
  }),
  z.custom<CardAccountBalance>(),
  {
    decode: (wire) => ({
      accountId: wire.accountId,
      available: decodeAmount(wire.acyWithdrawableBalance, wire.ccy),
      balanceInSoms: converted(wire.convertedInitialAmount),
      balanceUpdated: wire.balanceUpdated,
      dataVersion: wire.dataVersion,
    }),
    encode: (domain) => ({
      accountId: domain.accountId,
      acyWithdrawableBalance: encodeAmount(domain.available),
      convertedInitialAmount: domain.balanceInSoms && encodeAmount(domain.balanceInSoms),
      balanceUpdated: domain.balanceUpdated,
      ccy: domain.available.currency,
      dataVersion: domain.dataVersion,
    }),
  },
);

/** The cards themselves, which the first page asks for. */
export const cardViewAdapters = {
  GET_CARDS_V2: { request: cardsQuery, response: z.array(card) },
  GET_CARD_BY_ID: { request: cardById, response: card },
  GET_CARD_ACCOUNT_BALANCE: {
    request: z.strictObject({ accountIds: z.array(identifier).check(z.minLength(1), z.maxLength(MAX_ACCOUNTS)) }),
    response: z.array(balance),
  },
  GET_CARD_MINI_STATEMENT: { request: accountCardReference, response: z.array(transaction) },
} satisfies Partial<AdaptersFor<typeof cardOperations>>;
