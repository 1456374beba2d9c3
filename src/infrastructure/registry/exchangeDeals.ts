import * as z from 'zod/mini';

import type { ExchangeDeal } from '../../domain/exchange/ExchangeDeal';
import { amountText, currency, decodeAmount, encodeAmount, identifier, instant, rate } from './codecs';

export const exchangeDeal = z.codec(
  z.object({
    txnId: identifier,
    dealDate: instant,
    amountDebit: amountText,
    accountDebitCcy: currency,
    accountDebitNo: z.string(),
    amountCredit: amountText,
    accountCreditCcy: currency,
    accountCreditNo: z.string(),
    price: z.optional(z.object({ pccy1: currency, pccy2: currency, rate })),
  }),
  z.custom<ExchangeDeal>(),
  {
    decode: (wire) => ({
      transactionId: wire.txnId,
      madeAt: wire.dealDate,
      given: decodeAmount(wire.amountDebit, wire.accountDebitCcy),
      taken: decodeAmount(wire.amountCredit, wire.accountCreditCcy),
      price: wire.price && { base: wire.price.pccy1, quote: wire.price.pccy2, price: wire.price.rate },
      debitAccountNumber: wire.accountDebitNo,
      creditAccountNumber: wire.accountCreditNo,
    }),
    encode: (domain) => ({
      txnId: domain.transactionId,
      dealDate: domain.madeAt,
      amountDebit: encodeAmount(domain.given),
      accountDebitCcy: domain.given.currency,
      accountDebitNo: domain.debitAccountNumber,
      amountCredit: encodeAmount(domain.taken),
      accountCreditCcy: domain.taken.currency,
      accountCreditNo: domain.creditAccountNumber,
      price: domain.price && { pccy1: domain.price.base, pccy2: domain.price.quote, rate: domain.price.price },
    }),
  },
);
