import * as z from 'zod/mini';

import { LANGUAGES } from '../../domain/language/Language';
import { CERTIFICATE_SUBJECTS } from '../../domain/shop/Certificate';
import type { CertificateProof } from '../../domain/shop/Certificate';
import { LOAN_STATEMENT_TYPES } from '../../domain/shop/CertificateOrder';
import type { AccountCertificateOrder, LoanCertificateOrder } from '../../domain/shop/CertificateOrder';
import { amountText, bankDay, currency, decodeAmount, encodeAmount, identifier, instant, operationId } from './codecs';
import { statementAccounts } from './statementAccounts';

const ordered = { accountDebitId: identifier, statementLanguage: z.enum(LANGUAGES), statementAccounts };

interface OrderedWire {
  readonly accountDebitId: string;
  readonly statementLanguage: AccountCertificateOrder['language'];
  readonly statementAccounts: readonly string[];
}

function decodeOrdered({ accountDebitId, statementLanguage, statementAccounts: accountNumbers }: OrderedWire) {
  return { debitAccountId: accountDebitId, language: statementLanguage, accountNumbers };
}

function encodeOrdered({
  debitAccountId,
  language,
  accountNumbers,
}: Pick<AccountCertificateOrder, 'debitAccountId' | 'language' | 'accountNumbers'>) {
  return {
    accountDebitId: debitAccountId,
    statementLanguage: language,
    statementAccounts: accountNumbers,
  };
}

/** Codec of an order for a certificate about accounts. */
export const accountCertificateOrder = z.codec(
  z.strictObject({ operationId, productType: z.literal('makeStatementRequest'), data: z.strictObject(ordered) }),
  z.custom<AccountCertificateOrder>(),
  {
    decode: ({ data, ...wire }) => ({ ...wire, ...decodeOrdered(data) }),
    encode: ({ operationId: id, productType, ...domain }) => ({
      operationId: id,
      productType,
      data: encodeOrdered(domain),
    }),
  },
);

/** Codec of an order for a certificate about loans. */
export const loanCertificateOrder = z.codec(
  z.strictObject({
    operationId,
    productType: z.literal('makeLoanStatementRequest'),
    data: z.strictObject({ ...ordered, loanStatementType: z.enum(LOAN_STATEMENT_TYPES) }),
  }),
  z.custom<LoanCertificateOrder>(),
  {
    decode: ({ data, ...wire }) => ({
      ...wire,
      ...decodeOrdered(data),
      loanStatementType: data.loanStatementType,
    }),
    encode: ({ operationId: id, productType, loanStatementType, ...domain }) => ({
      operationId: id,
      productType,
      data: { ...encodeOrdered(domain), loanStatementType },
    }),
  },
);

/** Codec of the verification of a certificate. */
export const certificateProof = z.codec(
  z.object({
    subject: z.enum(CERTIFICATE_SUBJECTS),
    txnId: identifier,
    client: z.string(),
    date: bankDay,
    created: instant,
    accounts: z.array(z.object({ accountNo: z.string(), ccy: currency, amount: amountText })),
  }),
  z.custom<CertificateProof>(),
  {
    decode: (wire) => ({
      subject: wire.subject,
      number: wire.txnId,
      maskedOwner: wire.client,
      day: wire.date,
      madeAt: wire.created,
      accounts: wire.accounts.map(({ accountNo, ccy, amount }) => ({
        maskedNumber: accountNo,
        amount: decodeAmount(amount, ccy),
      })),
    }),
    encode: (domain) => ({
      subject: domain.subject,
      txnId: domain.number,
      client: domain.maskedOwner,
      date: domain.day,
      created: domain.madeAt,
      accounts: domain.accounts.map(({ maskedNumber, amount }) => ({
        accountNo: maskedNumber,
        ccy: amount.currency,
        amount: encodeAmount(amount),
      })),
    }),
  },
);
