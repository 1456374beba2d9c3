import * as z from 'zod/mini';

import type { cardOperations, CardByIdQuery, CardsQuery } from '../../application/operations/cards';
import { CARD_STATUSES } from '../../domain/card/Card';
import type { Card, CardAccountBalance, CardStatus } from '../../domain/card/Card';
import { CARD_SCHEMES } from '../../domain/card/cardScheme';
import type { BankDay } from '../../domain/time/Instant';
import type { AdaptersFor } from './adapter';
import { amountText, bankDay, currency, decodeAmount, encodeAmount, identifier, wholeNumber } from './codecs';

const status = z.enum(CARD_STATUSES);

const DEFAULT_STATUSES: readonly CardStatus[] = ['active', 'softLock'];
const MOST_ACCOUNTS = 100;

const cardsQuery = z.codec(
  z.strictObject({ cardStatus: z._default(z.array(status).check(z.minLength(1), z.maxLength(CARD_STATUSES.length)), [...DEFAULT_STATUSES]) }),
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

const BASE = 'b' as const;
const SUPPLEMENTARY = 's' as const;

/** The last month of a card as it stands on it, `08/29`. */
function expiryWithSlash(day: BankDay): string {
  return `${day.slice(5, 7)}/${day.slice(2, 4)}`;
}

const card = z.codec(
  z.object({
    id: identifier,
    accountId: identifier,
    cardScheme: z.enum(CARD_SCHEMES),
    convertedMaskedCardPan: maskedNumber,
    maskedAccountNo: z.string(),
    expiryDate: bankDay,
    expiryWithSlash: z.string(),
    customStatus: status,
    ipcCardStatus: status,
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
      scheme: wire.cardScheme,
      maskedNumber: wire.convertedMaskedCardPan,
      maskedAccountNumber: wire.maskedAccountNo,
      expiresOn: wire.expiryDate,
      customStatus: wire.customStatus,
      ipcStatus: wire.ipcCardStatus,
      isSupplementary: wire.ipcCardBaseSupp === SUPPLEMENTARY,
      orderValue: wire.orderValue,
      available: decodeAmount(wire.convertedAvailableAmount, wire.ccy),
      dataVersion: wire.dataVersion,
    }),
    encode: (domain) => ({
      id: domain.id,
      accountId: domain.accountId,
      cardScheme: domain.scheme,
      convertedMaskedCardPan: domain.maskedNumber,
      maskedAccountNo: domain.maskedAccountNumber,
      expiryDate: domain.expiresOn,
      expiryWithSlash: expiryWithSlash(domain.expiresOn),
      customStatus: domain.customStatus,
      ipcCardStatus: domain.ipcStatus,
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

export const cardAdapters = {
  GET_CARDS_V2: { request: cardsQuery, response: z.array(card) },
  GET_CARD_BY_ID: { request: cardById, response: card },
  GET_CARD_ACCOUNT_BALANCE: {
    request: z.strictObject({ accountIds: z.array(identifier).check(z.minLength(1), z.maxLength(MOST_ACCOUNTS)) }),
    response: z.array(balance),
  },
} satisfies AdaptersFor<typeof cardOperations>;
