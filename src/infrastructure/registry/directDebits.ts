import * as z from 'zod/mini';

import type { directDebitOperations } from '../../application/operations/directDebits';
import { DEBIT_OBSTACLES, DEBIT_STATES, MANDATE_PERIODS, MANDATE_STATES } from '../../domain/invoice/DirectDebit';
import type { DirectDebit, Mandate, MandateRequest } from '../../domain/invoice/DirectDebit';
import type { AdaptersFor } from './adapter';
import {
  amountText,
  bankDay,
  decodeAmount,
  encodeAmount,
  identifier,
  nothing,
  operationId,
  positiveAmountText,
} from './codecs';
import { waitingChange } from './security';

const TERMS = {
  creditorId: identifier,
  accountId: identifier,
  ceilingAmount: positiveAmountText,
  period: z.enum(MANDATE_PERIODS),
  periodAmount: positiveAmountText,
  ccy: z.literal('KGS'),
  dateTo: z.optional(bankDay),
} as const;

interface WireTerms {
  readonly ceilingAmount: string;
  readonly periodAmount: string;
  readonly ccy: string;
  readonly dateTo?: Mandate['validUntil'];
}

function decodeTerms<Wire extends WireTerms>({ ceilingAmount, periodAmount, ccy, dateTo, ...rest }: Wire) {
  return {
    ...rest,
    ceiling: decodeAmount(ceilingAmount, ccy),
    periodCeiling: decodeAmount(periodAmount, ccy),
    validUntil: dateTo,
  };
}

function encodeTerms({
  creditorId,
  accountId,
  ceiling,
  period,
  periodCeiling,
  validUntil,
}: Omit<MandateRequest, 'operationId'>) {
  return {
    creditorId,
    accountId,
    ceilingAmount: encodeAmount(ceiling),
    period,
    periodAmount: encodeAmount(periodCeiling),
    ccy: 'KGS' as const,
    dateTo: validUntil,
  };
}

/** All debits of a period together may be as large as one of them at least. */
const request = z.codec(
  z
    .strictObject({ operationId, ...TERMS })
    .check(
      z.refine(
        ({ ceilingAmount, periodAmount, ccy }) =>
          decodeAmount(ceilingAmount, ccy).minor <= decodeAmount(periodAmount, ccy).minor,
        { error: 'must not be less than the ceiling of one debit', path: ['periodAmount'] },
      ),
    ),
  z.custom<MandateRequest>(),
  {
    decode: (wire) => decodeTerms(wire),
    encode: ({ operationId: id, ...terms }) => ({ operationId: id, ...encodeTerms(terms) }),
  },
);

const debit = z.codec(
  z.object({
    id: identifier,
    invoiceNumber: z.string(),
    amount: amountText,
    ccy: z.literal('KGS'),
    date: bankDay,
    state: z.enum(DEBIT_STATES),
    obstacle: z.optional(z.enum(DEBIT_OBSTACLES)),
    txnId: z.optional(identifier),
  }),
  z.custom<DirectDebit>(),
  {
    decode: ({ amount, ccy, date, txnId, obstacle, ...wire }) => ({
      ...wire,
      amount: decodeAmount(amount, ccy),
      day: date,
      obstacle,
      transactionId: txnId,
    }),
    encode: ({ amount, day, transactionId, ...domain }) => ({
      ...domain,
      amount: encodeAmount(amount),
      ccy: 'KGS' as const,
      date: day,
      txnId: transactionId,
    }),
  },
);

const mandate = z.codec(
  z.object({
    id: identifier,
    ...TERMS,
    creditorName: z.string(),
    accountNo: z.string(),
    state: z.enum(MANDATE_STATES),
    agreedDate: bankDay,
    endDate: z.optional(bankDay),
    canRevoke: z.boolean(),
    usedAmount: amountText,
    debits: z.array(debit),
  }),
  z.custom<Mandate>(),
  {
    decode: ({ accountNo, agreedDate, endDate, usedAmount, ...wire }) => ({
      ...decodeTerms(wire),
      accountNumber: accountNo,
      agreedOn: agreedDate,
      endedOn: endDate,
      used: decodeAmount(usedAmount, wire.ccy),
    }),
    encode: ({ id, creditorName, accountNumber, state, agreedOn, endedOn, canRevoke, used, debits, ...terms }) => ({
      id,
      ...encodeTerms(terms),
      creditorName,
      accountNo: accountNumber,
      state,
      agreedDate: agreedOn,
      endDate: endedOn,
      canRevoke,
      usedAmount: encodeAmount(used),
      debits: [...debits],
    }),
  },
);

/** Adapters of the operations with mandates for direct debits. */
export const directDebitAdapters = {
  GET_DIRECT_DEBITS: {
    request: nothing,
    response: z.object({
      creditors: z.array(z.object({ id: identifier, name: z.string() })),
      mandates: z.array(mandate),
    }),
  },
  GIVE_DIRECT_DEBIT_MANDATE: { request, response: waitingChange },
  REVOKE_DIRECT_DEBIT_MANDATE: { request: z.strictObject({ mandateId: identifier }), response: mandate },
  REFUSE_DIRECT_DEBIT: { request: z.strictObject({ debitId: identifier }), response: mandate },
} satisfies AdaptersFor<typeof directDebitOperations>;
