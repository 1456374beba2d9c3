import * as z from 'zod/mini';

import { LANGUAGES } from '../../domain/language/Language';
import { PAPER_SUBJECTS } from '../../domain/shop/Paper';
import type { PaperProof } from '../../domain/shop/Paper';
import { LOAN_STATEMENT_TYPES, MAX_PAPER_ACCOUNTS } from '../../domain/shop/PaperOrder';
import type { AccountPaperOrder, LoanPaperOrder } from '../../domain/shop/PaperOrder';
import { amountText, bankDay, currency, decodeAmount, encodeAmount, identifier, instant, operationId } from './codecs';

/** Accounts a paper is about, by the names of the specification. */
const statementAccounts = z.array(z.strictObject({ accountNo: z.string().check(z.regex(/^\d{16}$/)) })).check(
  z.minLength(1),
  z.maxLength(MAX_PAPER_ACCOUNTS),
  z.refine((listed) => new Set(listed.map(({ accountNo }) => accountNo)).size === listed.length, {
    error: 'must not be listed twice',
  }),
);

const ordered = { accountDebitId: identifier, statementLanguage: z.enum(LANGUAGES), statementAccounts };

interface OrderedWire {
  readonly accountDebitId: string;
  readonly statementLanguage: AccountPaperOrder['language'];
  readonly statementAccounts: readonly { readonly accountNo: string }[];
}

function decodeOrdered({ accountDebitId, statementLanguage, statementAccounts: listed }: OrderedWire) {
  return {
    debitAccountId: accountDebitId,
    language: statementLanguage,
    accountNumbers: listed.map(({ accountNo }) => accountNo),
  };
}

function encodeOrdered({
  debitAccountId,
  language,
  accountNumbers,
}: Pick<AccountPaperOrder, 'debitAccountId' | 'language' | 'accountNumbers'>) {
  return {
    accountDebitId: debitAccountId,
    statementLanguage: language,
    statementAccounts: accountNumbers.map((accountNo) => ({ accountNo })),
  };
}

/** Codec of an order for a certificate about accounts. */
export const accountPaperOrder = z.codec(
  z.strictObject({ operationId, productType: z.literal('makeStatementRequest'), data: z.strictObject(ordered) }),
  z.custom<AccountPaperOrder>(),
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
export const loanPaperOrder = z.codec(
  z.strictObject({
    operationId,
    productType: z.literal('makeLoanStatementRequest'),
    data: z.strictObject({ ...ordered, loanStatementType: z.enum(LOAN_STATEMENT_TYPES) }),
  }),
  z.custom<LoanPaperOrder>(),
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

/** Codec of what the bank confirms of a paper. */
export const paperProof = z.codec(
  z.object({
    subject: z.enum(PAPER_SUBJECTS),
    txnId: identifier,
    client: z.string(),
    date: bankDay,
    created: instant,
    accounts: z.array(z.object({ accountNo: z.string(), ccy: currency, amount: amountText })),
  }),
  z.custom<PaperProof>(),
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
