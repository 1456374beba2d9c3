import * as z from 'zod/mini';

import type {
  WalletBinding,
  WalletNumberQuery,
  walletOperations,
  WalletReference,
} from '../../application/operations/wallets';
import { WALLET_MOVEMENT_KINDS, WALLET_STATUSES } from '../../domain/wallet/Wallet';
import type { FoundWallet, Wallet, WalletMovement } from '../../domain/wallet/Wallet';
import { isWalletNumber } from '../../domain/wallet/walletNumber';
import type { RegistrationTopic, WalletRegistration } from '../../domain/wallet/WalletRegistration';
import type { AdaptersFor } from './adapter';
import {
  amountText,
  currency,
  decodeAmount,
  encodeAmount,
  identifier,
  instant,
  localizedText,
  nothing,
  operationId,
} from './codecs';
import { waitingChange } from './security';

const number = z
  .string()
  .check(z.refine((wire) => isWalletNumber(wire), { error: 'must be a mobile number, +996 and nine digits' }));
const topicId = z.string().check(z.regex(/^[a-z]{1,20}$/));

const reference = z.codec(z.strictObject({ id: identifier }), z.custom<WalletReference>(), {
  decode: ({ id }) => ({ walletId: id }),
  encode: ({ walletId }) => ({ id: walletId }),
});

const unbound = z.codec(z.object({ id: identifier }), z.custom<WalletReference>(), {
  decode: ({ id }) => ({ walletId: id }),
  encode: ({ walletId }) => ({ id: walletId }),
});

const wallet = z.codec(
  z.object({
    id: identifier,
    walletNumber: number,
    status: z.enum(WALLET_STATUSES),
    balance: z.optional(z.object({ amount: amountText, ccy: currency, date: instant, isCurrent: z.boolean() })),
    created: instant,
  }),
  z.custom<Wallet>(),
  {
    decode: ({ id, walletNumber, status, balance, created }) => ({
      id,
      number: walletNumber,
      status,
      balance: balance && {
        amount: decodeAmount(balance.amount, balance.ccy),
        at: balance.date,
        isCurrent: balance.isCurrent,
      },
      since: created,
    }),
    encode: ({ id, number: walletNumber, status, balance, since }) => ({
      id,
      walletNumber,
      status,
      balance: balance && {
        amount: encodeAmount(balance.amount),
        ccy: balance.amount.currency,
        date: balance.at,
        isCurrent: balance.isCurrent,
      },
      created: since,
    }),
  },
);

const movement = z.codec(
  z.object({
    id: identifier,
    date: instant,
    type: z.enum(WALLET_MOVEMENT_KINDS),
    amount: amountText,
    ccy: currency,
    counterparty: z.string(),
  }),
  z.custom<WalletMovement>(),
  {
    decode: ({ id, date, type, amount, ccy, counterparty }) => ({
      id,
      madeAt: date,
      kind: type,
      amount: decodeAmount(amount, ccy),
      counterparty,
    }),
    encode: ({ id, madeAt, kind, amount, counterparty }) => ({
      id,
      date: madeAt,
      type: kind,
      amount: encodeAmount(amount),
      ccy: amount.currency,
      counterparty,
    }),
  },
);

const found = z.codec(z.object({ walletNumber: number, isBound: z.boolean() }), z.custom<FoundWallet>(), {
  decode: ({ walletNumber, isBound }) => ({ number: walletNumber, isBound }),
  encode: ({ number: walletNumber, isBound }) => ({ walletNumber, isBound }),
});

const binding = z.codec(z.strictObject({ operationId, walletNumber: number }), z.custom<WalletBinding>(), {
  decode: ({ operationId: id, walletNumber }) => ({ operationId: id, number: walletNumber }),
  encode: ({ operationId: id, number: walletNumber }) => ({ operationId: id, walletNumber }),
});

const numberQuery = z.codec(z.strictObject({ walletNumber: number }), z.custom<WalletNumberQuery>(), {
  decode: ({ walletNumber }) => ({ number: walletNumber }),
  encode: ({ number: walletNumber }) => ({ walletNumber }),
});

const topic = z.object({ id: topicId, name: localizedText }) satisfies z.ZodMiniType<RegistrationTopic>;

const registration = z.codec(
  z.strictObject({ operationId, walletNumber: number, topicId }),
  z.custom<WalletRegistration>(),
  {
    decode: ({ operationId: id, walletNumber, topicId: wanted }) => ({
      operationId: id,
      number: walletNumber,
      topicId: wanted,
    }),
    encode: ({ operationId: id, number: walletNumber, topicId: wanted }) => ({
      operationId: id,
      walletNumber,
      topicId: wanted,
    }),
  },
);

export const walletAdapters = {
  GET_WALLETS: { request: nothing, response: z.array(wallet) },
  GET_WALLET_HISTORY: { request: reference, response: z.array(movement) },
  BIND_ELSOM_WALLET_BY_PHONE_NUMBER: { request: binding, response: waitingChange },
  UNBIND_ELSOM_WALLET_BY_ID: { request: reference, response: unbound },
  GET_ELSOM_WALLETS_BY_INN: { request: nothing, response: z.array(found) },
  CHECK_ELSOM_WALLET_EXISTS: { request: numberQuery, response: z.object({ exists: z.boolean() }) },
  GET_ELSOM_REGISTRATION_TOPICS: { request: nothing, response: z.array(topic) },
  REGISTRATE_ELSOM_WALLET: { request: registration, response: waitingChange },
} satisfies AdaptersFor<typeof walletOperations>;
