import fc from 'fast-check';

import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import type { digitalLoanOperations } from '../../src/application/operations/digitalLoans';
import { DIGITAL_LOAN_STATUSES, REFUSAL_REASONS } from '../../src/domain/loan/digital/DigitalLoan';
import type { DigitalLoan, LoanCalculation, LoanOffer } from '../../src/domain/loan/digital/DigitalLoan';
import { file } from './accountArbitraries';
import {
  accountNumber,
  amountOf,
  currency,
  day,
  identifier,
  instant,
  maybe,
  operationId,
  positiveAmountOf,
  waitingChange,
  words,
} from './basicArbitraries';
import { loanSchedule } from './loanArbitraries';

const rate = fc.integer({ min: 0, max: 99_999 });
const termMonths = fc.integer({ min: 1, max: 600 });
const digest = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 });
const reason = fc.constantFrom(...REFUSAL_REASONS);

const application: fc.Arbitrary<DigitalLoan> = currency.chain((code) =>
  fc.record({
    id: identifier,
    status: fc.constantFrom(...DIGITAL_LOAN_STATUSES),
    asked: amountOf(code),
    approved: maybe(amountOf(code)),
    termMonths,
    rate,
    penaltyRate: rate,
    accountId: identifier,
    accountNumber,
    askedAt: instant,
    decidedAt: maybe(instant),
    validUntil: maybe(instant),
    reason: maybe(reason),
    loanId: maybe(identifier),
    contractNumber: maybe(words),
  }),
);

const offer: fc.Arbitrary<LoanOffer> = currency.chain((code) =>
  fc.record({
    currency: fc.constant(code),
    terms: fc.array(
      fc.record({
        months: termMonths,
        rate,
        penaltyRate: rate,
        lowest: amountOf(code),
        highest: amountOf(code),
        likely: maybe(amountOf(code)),
      }),
      { maxLength: 3 },
    ),
    income: maybe(amountOf(code)),
    monthlyDebt: maybe(amountOf(code)),
    failureCode: maybe(reason),
    openId: maybe(identifier),
  }),
);

const calculation: fc.Arbitrary<LoanCalculation> = currency.chain((code) =>
  fc.record({
    amount: amountOf(code),
    termMonths,
    rate,
    effectiveRate: rate,
    paidOutOn: day,
    instalment: amountOf(code),
    interest: amountOf(code),
    total: amountOf(code),
    lines: fc.array(
      fc.record({
        number: fc.nat(),
        dueOn: day,
        principal: amountOf(code),
        interest: amountOf(code),
        amount: amountOf(code),
        left: amountOf(code),
      }),
      { maxLength: 3 },
    ),
  }),
);

const asked = currency.chain((code) => positiveAmountOf(code));
const byId = fc.record({ applicationId: identifier });

/** Arbitrary requests and responses of the online loan operations. */
export const carriedByDigitalLoans: {
  readonly [Code in keyof typeof digitalLoanOperations]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
  DIGITAL_LOAN_GET_LIST: { request: fc.constant({}), response: fc.array(application, { maxLength: 3 }) },
  DIGITAL_LOAN_GET_CALCULATION_INFO: { request: fc.record({ currency }), response: offer },
  DIGITAL_LOAN_CALCULATE_INTEREST_RATE: { request: fc.record({ amount: asked, termMonths }), response: calculation },
  DIGITAL_LOAN_APPLY: {
    request: fc.record({ operationId, accountId: identifier, amount: asked, termMonths }),
    response: application,
  },
  DIGITAL_LOAN_CANCEL: { request: byId, response: application },
  DIGITAL_LOAN_GET_LOAN_DETAILS: {
    request: byId,
    response: fc.record({ application, calculation: maybe(calculation) }),
  },
  DIGITAL_LOAN_GET_DETAILS_FOR_ACTIVE_LOAN: {
    request: fc.record({ loanId: identifier }),
    response: fc.record({ application, schedule: loanSchedule }),
  },
  DIGITAL_LOAN_GENERATE_ACCEPT_AGREEMENT_FILE: {
    request: byId,
    response: fc.tuple(file, digest).map(([given, of]) => ({ ...given, digest: of })),
  },
  DIGITAL_LOAN_CONFIRM: {
    request: fc.record({ operationId, applicationId: identifier, digest }),
    response: waitingChange,
  },
};
