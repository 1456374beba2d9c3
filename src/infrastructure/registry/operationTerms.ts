import * as z from 'zod/mini';

import { DETAIL_NAMES } from '../../domain/operation/details';
import { PAYMENT_SYSTEMS } from '../../domain/operation/OperationTerms';
import { POINT_HASH } from '../../domain/qr/QrPoint';
import { bankDay, currency, exactText, identifier, line, rate, wholeNumber } from './codecs';
import { depositTerms } from './depositTerms';
import { statementAccounts } from './statementAccounts';

const MAX_DETAIL_LENGTH = 210;
/** A code of 2000 characters with every one of them escaped. */
const MAX_LINK_LENGTH = 20_000;

/** Codec of the terms of an operation besides its amounts, for the wire and the bank's books; texts have no line breaks. */
export const operationTerms = z.object({
  rate: z.optional(rate),
  rateBase: z.optional(currency),
  rateQuote: z.optional(currency),
  paymentSystem: z.optional(z.enum(PAYMENT_SYSTEMS)),
  bic: z.optional(z.string().check(z.regex(/^\d{6}$/))),
  valueDate: z.optional(bankDay),
  purposeCode: z.optional(z.string().check(z.regex(/^\d{8}$/))),
  documentNumber: z.optional(line(10)),
  qr: z.optional(exactText(MAX_LINK_LENGTH)),
  qrPoint: z.optional(z.string().check(z.regex(POINT_HASH))),
  loanVersion: z.optional(wholeNumber),
  loanInstalment: z.optional(wholeNumber),
  loanLastNumber: z.optional(wholeNumber),
  invoices: z.optional(z.readonly(z.array(z.object({ id: identifier, minor: wholeNumber })))),
  statementAccounts: z.optional(statementAccounts),
  deposit: z.optional(depositTerms),
  details: z.optional(z.partialRecord(z.enum(DETAIL_NAMES), line(MAX_DETAIL_LENGTH))),
});

const NO_TERMS = {} as const;

/** The terms of an operation off the wire or out of the books; most operations have none. */
export function readTerms(stored: z.input<typeof operationTerms>): z.output<typeof operationTerms> {
  return isEmpty(stored) ? NO_TERMS : z.decode(operationTerms, stored);
}

/** The terms of an operation for the wire or the books. */
export function writtenTerms(terms: z.output<typeof operationTerms>): z.input<typeof operationTerms> {
  return isEmpty(terms) ? NO_TERMS : z.encode(operationTerms, terms);
}

function isEmpty(terms: object): boolean {
  return Object.keys(terms).length === 0;
}
