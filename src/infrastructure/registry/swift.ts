import * as z from 'zod/mini';

import type {
  SwiftDates,
  SwiftDatesQuery,
  SwiftState,
  swiftOperations,
  TransactionFileQuery,
} from '../../application/operations/swift';
import { BANK_CODE_TYPES } from '../../domain/directory/AbroadDirectories';
import type { BankCode, CodesAbroad, DirectoryEntry } from '../../domain/directory/AbroadDirectories';
import { CHARGES } from '../../domain/swift/charges';
import { SWIFT_STAGES } from '../../domain/swift/tracking';
import { MAX_ATTACHED_FILES } from '../../domain/transfer/SwiftTransfer';
import type { SwiftTransfer } from '../../domain/transfer/SwiftTransfer';
import type { AdaptersFor } from './adapter';
import {
  bankDay,
  currency,
  decodeAmount,
  encodeAmount,
  identifier,
  instant,
  localizedText,
  operationId,
  positiveAmountText,
} from './codecs';
import { directoryQuery, edition, listEdition } from './editions';
import { downloadedFile, fileUuid } from './files';
import { line } from './operationTerms';
import { preview } from './transfers';

const MAX_FILE_NAME_LENGTH = 45;

function lineFrom(min: number, max: number) {
  return line(max).check(z.minLength(min));
}

const attachedFile = z.strictObject({ uuid: fileUuid, fileName: lineFrom(1, MAX_FILE_NAME_LENGTH) });

const swiftTransfer = z.codec(
  z.strictObject({
    operationId,
    accountDebitId: identifier,
    amount: positiveAmountText,
    ccy: currency,
    commissionType: z.enum(CHARGES),
    recipientBankCode: line(11),
    recipientBankName: lineFrom(1, 50),
    intermediaryBankCode: z._default(line(11), ''),
    accountCreditNo: lineFrom(4, 35),
    recipientName: lineFrom(4, 70),
    recipientAddress: lineFrom(4, 70),
    recipientCountry: z.string().check(z.regex(/^[A-Z]{2}$/)),
    correspondentAccount: z._default(line(20), ''),
    voCode: z._default(line(8), ''),
    inn: z._default(line(16), ''),
    kpp: z._default(line(10), ''),
    bin: z._default(line(16), ''),
    kbe: z._default(line(5), ''),
    knp: z._default(line(7), ''),
    purpose: lineFrom(1, 200),
    documentNumber: z._default(z.string().check(z.regex(/^[A-Za-z0-9/-]{0,10}$/)), ''),
    valueDate: bankDay,
    files: z._default(z.array(attachedFile).check(z.maxLength(MAX_ATTACHED_FILES)), []),
  }),
  z.custom<SwiftTransfer>(),
  {
    decode: ({ accountDebitId, ccy, commissionType, voCode, files, ...wire }) => ({
      operationId: wire.operationId,
      debitAccountId: accountDebitId,
      amount: decodeAmount(wire.amount, ccy),
      charges: commissionType,
      bankCode: wire.recipientBankCode,
      bankName: wire.recipientBankName,
      intermediaryBank: wire.intermediaryBankCode,
      creditAccountNumber: wire.accountCreditNo,
      recipientName: wire.recipientName,
      recipientAddress: wire.recipientAddress,
      recipientCountry: wire.recipientCountry,
      correspondentAccount: wire.correspondentAccount,
      operationCode: voCode,
      inn: wire.inn,
      kpp: wire.kpp,
      bin: wire.bin,
      kbe: wire.kbe,
      knp: wire.knp,
      purpose: wire.purpose,
      documentNumber: wire.documentNumber,
      valueDate: wire.valueDate,
      files: files.map(({ uuid, fileName }) => ({ uuid, name: fileName })),
    }),
    encode: ({ debitAccountId, amount, charges, operationCode, files, ...domain }) => ({
      operationId: domain.operationId,
      accountDebitId: debitAccountId,
      amount: encodeAmount(amount),
      ccy: amount.currency,
      commissionType: charges,
      recipientBankCode: domain.bankCode,
      recipientBankName: domain.bankName,
      intermediaryBankCode: domain.intermediaryBank,
      accountCreditNo: domain.creditAccountNumber,
      recipientName: domain.recipientName,
      recipientAddress: domain.recipientAddress,
      recipientCountry: domain.recipientCountry,
      correspondentAccount: domain.correspondentAccount,
      voCode: operationCode,
      inn: domain.inn,
      kpp: domain.kpp,
      bin: domain.bin,
      kbe: domain.kbe,
      knp: domain.knp,
      purpose: domain.purpose,
      documentNumber: domain.documentNumber,
      valueDate: domain.valueDate,
      files: files.map(({ uuid, name }) => ({ uuid, fileName: name })),
    }),
  },
);

const fileQuery = z.codec(
  z.strictObject({
    txnId: identifier,
    fileNumber: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_ATTACHED_FILES))),
  }),
  z.custom<TransactionFileQuery>(),
  {
    decode: ({ txnId, fileNumber }) => ({ transactionId: txnId, number: fileNumber }),
    encode: ({ transactionId, number }) => ({ txnId: transactionId, fileNumber: number }),
  },
);

const stateQuery = z.codec(z.strictObject({ txnId: identifier }), z.custom<{ readonly transactionId: string }>(), {
  decode: ({ txnId }) => ({ transactionId: txnId }),
  encode: ({ transactionId }) => ({ txnId: transactionId }),
});

const state = z.codec(
  z.object({
    uetr: z.string(),
    steps: z.array(z.object({ stage: z.enum(SWIFT_STAGES), at: instant, note: z.string() })),
    files: z.array(z.string()),
  }),
  z.custom<SwiftState>(),
  {
    decode: ({ uetr, steps, files }) => ({ reference: uetr, steps, files }),
    encode: ({ reference, steps, files }) => ({ uetr: reference, steps: [...steps], files: [...files] }),
  },
);

const datesQuery = z.codec(z.strictObject({ ccy: currency }), z.custom<SwiftDatesQuery>(), {
  decode: ({ ccy }) => ({ currency: ccy }),
  encode: (domain) => ({ ccy: domain.currency }),
});

const dates = z.codec(z.object({ valueDates: z.array(bankDay) }), z.custom<SwiftDates>(), {
  decode: ({ valueDates }) => ({ days: valueDates }),
  encode: ({ days }) => ({ valueDates: [...days] }),
});

const bankQuery = z.codec(
  z.strictObject({ propType: z.enum(BANK_CODE_TYPES), propValue: line(11) }),
  z.custom<BankCode>(),
  {
    decode: ({ propType, propValue }) => ({ codeType: propType, code: propValue }),
    encode: ({ codeType, code }) => ({ propType: codeType, propValue: code }),
  },
);

const bankAbroad = z.object({
  code: z.string(),
  name: z.string(),
  address: z.string(),
  country: z.string(),
  correspondentAccount: z.string(),
});

const entry = z.object({ code: z.string(), name: localizedText });

const entries = z.array(entry);

const codes = z.codec(z.object({ voCodes: entries, kbeCodes: entries, knpCodes: entries }), z.custom<CodesAbroad>(), {
  decode: ({ voCodes, kbeCodes, knpCodes }) => ({
    operationCodes: voCodes,
    beneficiaryCodes: kbeCodes,
    purposeCodes: knpCodes,
  }),
  encode: ({ operationCodes, beneficiaryCodes, purposeCodes }) => ({
    voCodes: [...operationCodes],
    kbeCodes: [...beneficiaryCodes],
    knpCodes: [...purposeCodes],
  }),
});

export const swiftAdapters = {
  MAKE_SWIFT_TRANSFER: { request: swiftTransfer, response: preview },
  GET_FILE_BY_TXN_ID: { request: fileQuery, response: downloadedFile },
  GET_SWIFT_STATE: { request: stateQuery, response: state },
  GET_SWIFT_DATES: { request: datesQuery, response: dates },
  GET_DATA_BY_SWIFT_CODE: { request: bankQuery, response: bankAbroad },
  GET_COUNTRIES: { request: directoryQuery, response: listEdition<DirectoryEntry>(entry) },
  GET_CODES_ABROAD: { request: directoryQuery, response: edition<CodesAbroad>(codes) },
} satisfies AdaptersFor<typeof swiftOperations>;
