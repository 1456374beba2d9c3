import * as z from 'zod/mini';

import type { moneyTransferOperations } from '../../application/operations/moneyTransfers';
import type {
  MoneyTransferCountry,
  MoneyTransferPrice,
  MoneyTransferSystem,
} from '../../domain/directory/MoneyTransferSystems';
import type { MoneyTransfer } from '../../domain/transfer/MoneyTransfer';
import {
  isNamePart,
  isTransferCode,
  MAX_NAME_PART_LENGTH,
  readRecipientPhone,
} from '../../domain/transfer/moneyTransferRules';
import type { AdaptersFor } from './adapter';
import {
  amountText,
  currency,
  decodeAmount,
  encodeAmount,
  identifier,
  line,
  localizedText,
  operationId,
  positiveAmountText,
  wholeNumber,
  written,
} from './codecs';
import { directoryQuery, listEdition } from './editions';
import { preview } from './transfers';
import { readPhone, withoutGroups } from '../../domain/text/identifiers';

const price = z.codec(
  z.object({
    ccy: currency,
    minAmount: amountText,
    maxAmount: amountText,
    fee: z.object({ basisPoints: wholeNumber, minimum: amountText, maximum: z.optional(amountText) }),
  }),
  z.custom<MoneyTransferPrice>(),
  {
    decode: ({ ccy, minAmount, maxAmount, fee }) => ({
      minimum: decodeAmount(minAmount, ccy),
      maximum: decodeAmount(maxAmount, ccy),
      fee: {
        basisPoints: fee.basisPoints,
        minimum: decodeAmount(fee.minimum, ccy),
        maximum: fee.maximum === undefined ? undefined : decodeAmount(fee.maximum, ccy),
      },
    }),
    encode: ({ minimum, maximum, fee }) => ({
      ccy: minimum.currency,
      minAmount: encodeAmount(minimum),
      maxAmount: encodeAmount(maximum),
      fee: {
        basisPoints: fee.basisPoints,
        minimum: encodeAmount(fee.minimum),
        maximum: fee.maximum && encodeAmount(fee.maximum),
      },
    }),
  },
);

const country = z.codec(
  z.object({ code: z.string(), name: localizedText, currencies: z.array(currency) }),
  z.custom<MoneyTransferCountry>(),
  { decode: (wire) => wire, encode: (domain) => ({ ...domain, currencies: [...domain.currencies] }) },
);

const system = z.codec(
  z.object({
    id: identifier,
    name: z.string(),
    transferCodeLength: z.int(),
    payoutDays: z.int(),
    prices: z.array(price),
    countries: z.array(country),
  }),
  z.custom<MoneyTransferSystem>(),
  {
    decode: ({ transferCodeLength, ...wire }) => ({ ...wire, codeDigits: transferCodeLength }),
    encode: ({ codeDigits, ...domain }) => ({
      ...domain,
      transferCodeLength: codeDigits,
      prices: [...domain.prices],
      countries: [...domain.countries],
    }),
  },
);

const namePart = line(MAX_NAME_PART_LENGTH).check(
  z.refine((wire) => isNamePart(wire), { error: 'must be a name as in a passport' }),
);
const missingPart = z._default(
  line(MAX_NAME_PART_LENGTH).check(
    z.refine((wire) => wire === '' || isNamePart(wire), { error: 'must be a name as in a passport, or empty' }),
  ),
  '',
);

const sent = z.strictObject({
  moneyTransferType: z.literal('send'),
  operationId,
  moneyTransferSystemId: identifier,
  accountDebitId: identifier,
  recipientCountry: z.string().check(z.regex(/^[A-Z]{2}$/)),
  recipientLastName: namePart,
  recipientFirstName: namePart,
  recipientMiddleName: missingPart,
  recipientPhone: z._default(
    written(20, readPhone).check(
      z.refine((wire) => wire === '' || readRecipientPhone(wire) === wire, {
        error: 'must be a telephone number, or empty',
      }),
    ),
    '',
  ),
  amount: positiveAmountText,
  ccy: currency,
});

const received = z.strictObject({
  moneyTransferType: z.literal('receive'),
  operationId,
  moneyTransferSystemId: identifier,
  accountCreditId: identifier,
  transferCode: written(30, withoutGroups).check(
    z.refine((wire) => isTransferCode(wire), { error: 'must be a control number' }),
  ),
  senderLastName: namePart,
  senderFirstName: namePart,
  senderMiddleName: missingPart,
  amount: positiveAmountText,
  ccy: currency,
});

const moneyTransfer = z.codec(z.discriminatedUnion('moneyTransferType', [sent, received]), z.custom<MoneyTransfer>(), {
  decode: (wire): MoneyTransfer =>
    wire.moneyTransferType === 'send'
      ? {
          direction: 'send',
          operationId: wire.operationId,
          systemId: wire.moneyTransferSystemId,
          debitAccountId: wire.accountDebitId,
          country: wire.recipientCountry,
          recipient: {
            lastName: wire.recipientLastName,
            firstName: wire.recipientFirstName,
            middleName: wire.recipientMiddleName,
          },
          recipientPhone: wire.recipientPhone,
          amount: decodeAmount(wire.amount, wire.ccy),
        }
      : {
          direction: 'receive',
          operationId: wire.operationId,
          systemId: wire.moneyTransferSystemId,
          creditAccountId: wire.accountCreditId,
          transferCode: wire.transferCode,
          sender: { lastName: wire.senderLastName, firstName: wire.senderFirstName, middleName: wire.senderMiddleName },
          amount: decodeAmount(wire.amount, wire.ccy),
        },
  encode: (domain) =>
    domain.direction === 'send'
      ? {
          moneyTransferType: 'send' as const,
          operationId: domain.operationId,
          moneyTransferSystemId: domain.systemId,
          accountDebitId: domain.debitAccountId,
          recipientCountry: domain.country,
          recipientLastName: domain.recipient.lastName,
          recipientFirstName: domain.recipient.firstName,
          recipientMiddleName: domain.recipient.middleName,
          recipientPhone: domain.recipientPhone,
          amount: encodeAmount(domain.amount),
          ccy: domain.amount.currency,
        }
      : {
          moneyTransferType: 'receive' as const,
          operationId: domain.operationId,
          moneyTransferSystemId: domain.systemId,
          accountCreditId: domain.creditAccountId,
          transferCode: domain.transferCode,
          senderLastName: domain.sender.lastName,
          senderFirstName: domain.sender.firstName,
          senderMiddleName: domain.sender.middleName,
          amount: encodeAmount(domain.amount),
          ccy: domain.amount.currency,
        },
});

export const moneyTransferAdapters = {
  GET_MONEY_TRANSFER_SYSTEMS: { request: directoryQuery, response: listEdition(system) },
  MAKE_MONEY_TRANSFER: { request: moneyTransfer, response: preview },
} satisfies AdaptersFor<typeof moneyTransferOperations>;
