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
  filledLine,
  identifier,
  instant,
  line,
  localizedText,
  operationId,
  partyName,
  positiveAmountText,
  worded,
  written,
} from './codecs';
import { directoryQuery, edition, listEdition } from './editions';
import { downloadedFile, fileUuid } from './files';
import { preview } from './transfers';
import { WORDED } from '../../domain/text/lettering';
import { readBic, readCode, readIban } from '../../domain/text/identifiers';

const MAX_FILE_NAME_LENGTH = 45;

const attachedFile = z.strictObject({ uuid: fileUuid, fileName: filledLine(1, MAX_FILE_NAME_LENGTH) });

/** At least four characters beside the spaces, which an account number is stored without. */
const FOUR_VISIBLE = /^(?:\s*\S){4}/;

const swiftTransfer = z.codec(
  z.strictObject({
    operationId,
    accountDebitId: identifier,
    amount: positiveAmountText,
    ccy: currency,
    commissionType: z.enum(CHARGES),
    recipientBankCode: written(11, readBic),
    recipientBankName: line(50).check(z.regex(WORDED)),
    intermediaryBankCode: z._default(written(11, readBic), ''),
    accountCreditNo: written(35, readIban).check(z.regex(FOUR_VISIBLE), z.minLength(4)),
    recipientName: partyName(4, 70),
    recipientAddress: worded(4, 70).check(z.regex(/^[^\n]*$/)),
    recipientCountry: z.string().check(z.regex(/^[A-Z]{2}$/)),
    correspondentAccount: z._default(written(20, readCode), ''),
    voCode: z._default(written(8, readCode), ''),
    inn: z._default(written(16, readCode), ''),
    kpp: z._default(written(10, readCode), ''),
    bin: z._default(written(16, readCode), ''),
    kbe: z._default(written(5, readCode), ''),
    knp: z._default(written(7, readCode), ''),
    purpose: line(200).check(z.regex(WORDED)),
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
  z.strictObject({ propType: z.enum(BANK_CODE_TYPES), propValue: written(11, readBic) }),
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
