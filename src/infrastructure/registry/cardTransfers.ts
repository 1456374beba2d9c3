import * as z from 'zod/mini';

import type { cardTransferOperations } from '../../application/operations/cardTransfers';
import { isCardNumber } from '../../domain/card/cardNumber';
import type { CardReplenishment, CardTransfer } from '../../domain/transfer/CardTransfer';
import type { AdaptersFor } from './adapter';
import { currency, decodeAmount, encodeAmount, identifier, operationId, positiveAmountText, text } from './codecs';
import { preview } from './transfers';

/** The whole number of a card: it comes in with a request and is in no answer. */
const cardNumber = z.string().check(z.refine((wire) => isCardNumber(wire), { error: 'must be the number of a card' }));

const cardTransfer = z.codec(
  z.strictObject({
    operationId,
    accountDebitId: identifier,
    accountCreditCardPan: cardNumber,
    amount: positiveAmountText,
    ccy: currency,
    purpose: z._default(text(200), ''),
  }),
  z.custom<CardTransfer>(),
  {
    decode: (wire) => ({
      operationId: wire.operationId,
      debitAccountId: wire.accountDebitId,
      cardNumber: wire.accountCreditCardPan,
      amount: decodeAmount(wire.amount, wire.ccy),
      purpose: wire.purpose,
    }),
    encode: (domain) => ({
      operationId: domain.operationId,
      accountDebitId: domain.debitAccountId,
      accountCreditCardPan: domain.cardNumber,
      amount: encodeAmount(domain.amount),
      ccy: domain.amount.currency,
      purpose: domain.purpose,
    }),
  },
);

const cardReplenishment = z.codec(
  z.strictObject({
    operationId,
    accountCreditId: identifier,
    accountDebitCardPan: cardNumber,
    expiryWithSlash: z.string().check(z.regex(/^(0[1-9]|1[0-2])\/\d{2}$/)),
    cvv2: z.string().check(z.regex(/^\d{3}$/)),
    amount: positiveAmountText,
    ccy: currency,
  }),
  z.custom<CardReplenishment>(),
  {
    decode: (wire) => ({
      operationId: wire.operationId,
      creditAccountId: wire.accountCreditId,
      card: { number: wire.accountDebitCardPan, expiry: wire.expiryWithSlash, securityCode: wire.cvv2 },
      amount: decodeAmount(wire.amount, wire.ccy),
    }),
    encode: (domain) => ({
      operationId: domain.operationId,
      accountCreditId: domain.creditAccountId,
      accountDebitCardPan: domain.card.number,
      expiryWithSlash: domain.card.expiry,
      cvv2: domain.card.securityCode,
      amount: encodeAmount(domain.amount),
      ccy: domain.amount.currency,
    }),
  },
);

export const cardTransferAdapters = {
  MAKE_IPC_CARD_TRANSFER: { request: cardTransfer, response: preview },
  MAKE_VISA_2_VISA_OCT: { request: cardTransfer, response: preview },
  MAKE_VISA_2_VISA_AFT: { request: cardReplenishment, response: preview },
} satisfies AdaptersFor<typeof cardTransferOperations>;
