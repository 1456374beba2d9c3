import * as z from 'zod/mini';

import type {
  AgreementSignature,
  ApplicationQuery,
  digitalLoanOperations,
  DigitalLoanRequest,
  LoanAgreement,
  LoanCalculationQuery,
  LoanOfferQuery,
} from '../../application/operations/digitalLoans';
import type { LoanQuery } from '../../application/operations/loans';
import { DIGITAL_LOAN_STATUSES, REFUSAL_REASONS } from '../../domain/loan/digital/DigitalLoan';
import type { ActiveDigitalLoan, DigitalLoan, DigitalLoanDetails } from '../../domain/loan/digital/DigitalLoan';
import type { AdaptersFor } from './adapter';
import {
  amountText,
  currency,
  decodeAmount,
  encodeAmount,
  identifier,
  instant,
  nothing,
  operationId,
  positiveAmountText,
} from './codecs';
import { loanCalculation, loanOffer } from './digitalLoanTerms';
import { downloadedFile } from './files';
import { loanSchedule } from './loanSchedule';
import { percent } from './percent';
import { waitingChange } from './security';

/** Longer than any term the bank offers, so that an unavailable term is the bank's failure and not an invalid request. */
const MAX_MONTHS = 600;

const months = z.int().check(z.minimum(1), z.maximum(MAX_MONTHS));

const offerQuery = z.codec(z.strictObject({ ccy: currency }), z.custom<LoanOfferQuery>(), {
  decode: ({ ccy }) => ({ currency: ccy }),
  encode: (domain) => ({ ccy: domain.currency }),
});

const calculationQuery = z.codec(
  z.strictObject({ amount: positiveAmountText, ccy: currency, termMonths: months }),
  z.custom<LoanCalculationQuery>(),
  {
    decode: (wire) => ({ amount: decodeAmount(wire.amount, wire.ccy), termMonths: wire.termMonths }),
    encode: ({ amount, termMonths }) => ({ amount: encodeAmount(amount), ccy: amount.currency, termMonths }),
  },
);

const requested = z.codec(
  z.strictObject({ operationId, accountId: identifier, amount: positiveAmountText, ccy: currency, termMonths: months }),
  z.custom<DigitalLoanRequest>(),
  {
    decode: ({ amount, ccy, ...rest }) => ({ ...rest, amount: decodeAmount(amount, ccy) }),
    encode: ({ amount, ...rest }) => ({ ...rest, amount: encodeAmount(amount), ccy: amount.currency }),
  },
);

const byId = z.codec(z.strictObject({ applicationId: identifier }), z.custom<ApplicationQuery>(), {
  decode: (wire) => wire,
  encode: (domain) => domain,
});

const byLoan = z.codec(z.strictObject({ loanId: identifier }), z.custom<LoanQuery>(), {
  decode: (wire) => wire,
  encode: (domain) => domain,
});

const DIGEST = /^[0-9a-f]{64}$/;

const signature = z.codec(
  z.strictObject({ operationId, applicationId: identifier, digest: z.string().check(z.regex(DIGEST)) }),
  z.custom<AgreementSignature>(),
  { decode: (wire) => wire, encode: (domain) => domain },
);

const application = z.codec(
  z.object({
    id: identifier,
    status: z.enum(DIGITAL_LOAN_STATUSES),
    amount: amountText,
    approvedAmount: z.optional(amountText),
    ccy: currency,
    termMonths: z.number(),
    interestRate: percent,
    penaltyRate: percent,
    accountId: identifier,
    accountNo: z.string(),
    created: instant,
    decided: z.optional(instant),
    validUntil: z.optional(instant),
    reason: z.optional(z.enum(REFUSAL_REASONS)),
    loanId: z.optional(identifier),
    contractRefNo: z.optional(z.string()),
  }),
  z.custom<DigitalLoan>(),
  {
    decode: (wire) => ({
      id: wire.id,
      status: wire.status,
      asked: decodeAmount(wire.amount, wire.ccy),
      approved: wire.approvedAmount === undefined ? undefined : decodeAmount(wire.approvedAmount, wire.ccy),
      termMonths: wire.termMonths,
      rate: wire.interestRate,
      penaltyRate: wire.penaltyRate,
      accountId: wire.accountId,
      accountNumber: wire.accountNo,
      askedAt: wire.created,
      decidedAt: wire.decided,
      validUntil: wire.validUntil,
      reason: wire.reason,
      loanId: wire.loanId,
      contractNumber: wire.contractRefNo,
    }),
    encode: (domain) => ({
      id: domain.id,
      status: domain.status,
      amount: encodeAmount(domain.asked),
      approvedAmount: domain.approved && encodeAmount(domain.approved),
      ccy: domain.asked.currency,
      termMonths: domain.termMonths,
      interestRate: domain.rate,
      penaltyRate: domain.penaltyRate,
      accountId: domain.accountId,
      accountNo: domain.accountNumber,
      created: domain.askedAt,
      decided: domain.decidedAt,
      validUntil: domain.validUntil,
      reason: domain.reason,
      loanId: domain.loanId,
      contractRefNo: domain.contractNumber,
    }),
  },
);

const details = z.codec(
  z.object({ application, calculation: z.optional(loanCalculation) }),
  z.custom<DigitalLoanDetails>(),
  {
    decode: (wire) => ({ application: wire.application, calculation: wire.calculation }),
    encode: (domain) => ({ application: domain.application, calculation: domain.calculation }),
  },
);

/** `scheduleOnlineLoan` is the specification's name of the schedule of such a loan (specification 1, section 3). */
const active = z.codec(z.object({ application, scheduleOnlineLoan: loanSchedule }), z.custom<ActiveDigitalLoan>(), {
  decode: (wire) => ({ application: wire.application, schedule: wire.scheduleOnlineLoan }),
  encode: (domain) => ({ application: domain.application, scheduleOnlineLoan: domain.schedule }),
});

const agreement = z.codec(z.object({ file: downloadedFile, digest: z.string() }), z.custom<LoanAgreement>(), {
  decode: ({ file, digest }) => ({ ...file, digest }),
  encode: ({ digest, ...file }) => ({ file, digest }),
});

/** Adapters of the online loan operations. */
export const digitalLoanAdapters: AdaptersFor<typeof digitalLoanOperations> = {
  DIGITAL_LOAN_GET_LIST: { request: nothing, response: z.array(application) },
  DIGITAL_LOAN_GET_CALCULATION_INFO: { request: offerQuery, response: loanOffer },
  DIGITAL_LOAN_CALCULATE_INTEREST_RATE: { request: calculationQuery, response: loanCalculation },
  DIGITAL_LOAN_APPLY: { request: requested, response: application },
  DIGITAL_LOAN_CANCEL: { request: byId, response: application },
  DIGITAL_LOAN_GET_LOAN_DETAILS: { request: byId, response: details },
  DIGITAL_LOAN_GET_DETAILS_FOR_ACTIVE_LOAN: { request: byLoan, response: active },
  DIGITAL_LOAN_GENERATE_ACCEPT_AGREEMENT_FILE: { request: byId, response: agreement },
  DIGITAL_LOAN_CONFIRM: { request: signature, response: waitingChange },
};
