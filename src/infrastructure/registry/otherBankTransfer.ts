import * as z from 'zod/mini';

import { isKyrgyzInn } from '../../domain/bankDetails/inn';
import { PAYMENT_SYSTEMS } from '../../domain/operation/OperationTerms';
import { readAccountNumber, readBic, readCode, readInn } from '../../domain/text/identifiers';
import type { OtherBankTransfer } from '../../domain/transfer/OtherBankTransfer';
import {
  bankDay,
  decodeAmount,
  encodeAmount,
  identifier,
  line,
  operationId,
  partyName,
  positiveAmountText,
  worded,
  written,
} from './codecs';

export const otherBankTransfer = z.codec(
  z.strictObject({
    operationId,
    accountDebitId: identifier,
    transferType: z.enum(PAYMENT_SYSTEMS),
    bic: written(20, readBic),
    accountCreditNo: written(35, readAccountNumber),
    recipientName: partyName(4, 70),
    inn: z._default(
      written(20, readInn).check(
        z.refine((inn) => inn === '' || isKyrgyzInn(inn), { error: 'must be a taxpayer number, or empty' }),
      ),
      '',
    ),
    knp: written(20, readCode),
    documentNumber: z._default(line(10), ''),
    valueDate: bankDay,
    amount: positiveAmountText,
    ccy: z.literal('KGS'),
    purpose: worded(4, 140),
  }),
  z.custom<OtherBankTransfer>(),
  {
    decode: (wire) => ({
      operationId: wire.operationId,
      debitAccountId: wire.accountDebitId,
      paymentSystem: wire.transferType,
      bic: wire.bic,
      creditAccountNumber: wire.accountCreditNo,
      recipientName: wire.recipientName,
      inn: wire.inn,
      purposeCode: wire.knp,
      documentNumber: wire.documentNumber,
      valueDate: wire.valueDate,
      amount: decodeAmount(wire.amount, wire.ccy),
      purpose: wire.purpose,
    }),
    encode: (domain) => ({
      operationId: domain.operationId,
      accountDebitId: domain.debitAccountId,
      transferType: domain.paymentSystem,
      bic: domain.bic,
      accountCreditNo: domain.creditAccountNumber,
      recipientName: domain.recipientName,
      inn: domain.inn,
      knp: domain.purposeCode,
      documentNumber: domain.documentNumber,
      valueDate: domain.valueDate,
      amount: encodeAmount(domain.amount),
      ccy: 'KGS' as const,
      purpose: domain.purpose,
    }),
  },
);
