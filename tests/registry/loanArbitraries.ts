import fc from 'fast-check';

import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import { LOAN_FILE_FORMATS } from '../../src/application/operations/loans';
import type { loanOperations } from '../../src/application/operations/loans';
import { COLLATERAL_KINDS, LOAN_ACTIONS, LOAN_STATUSES } from '../../src/domain/loan/Loan';
import type { Loan } from '../../src/domain/loan/Loan';
import { DAY_COUNTS } from '../../src/domain/loan/dayCount';
import { INSTALMENT_STATES } from '../../src/domain/loan/LoanSchedule';
import type { LoanSchedule } from '../../src/domain/loan/LoanSchedule';
import { MAX_MONTHS_LONGER, RESTRUCTURING_STATUSES } from '../../src/domain/loan/Restructuring';
import { REPAYMENT_METHODS } from '../../src/domain/loan/schedule';
import { REPAYMENT_GOALS } from '../../src/domain/loan/repayment';
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
  version,
  waitingChange,
  words,
} from './basicArbitraries';
import { preview } from './transferArbitraries';

const status = fc.constantFrom(...LOAN_STATUSES);
const rate = fc.integer({ min: 0, max: 99_999 });
const method = fc.constantFrom(...REPAYMENT_METHODS);
const dayCount = fc.constantFrom(...DAY_COUNTS);
const minor = fc.bigInt({ min: 0n, max: 10n ** 15n });

const loan: fc.Arbitrary<Loan> = currency.chain((code) =>
  fc.record({
    id: identifier,
    status,
    productCode: words,
    contractNumber: words,
    name: words,
    accountNumber,
    openedOn: day,
    maturesOn: day,
    termMonths: fc.nat(),
    disbursed: amountOf(code),
    outstanding: amountOf(code),
    rate,
    penaltyRate: rate,
    method,
    dayCount,
    next: maybe(fc.record({ dueOn: day, principal: amountOf(code), interest: amountOf(code), amount: amountOf(code) })),
    dueDays: fc.array(day, { maxLength: 4 }),
    accrued: amountOf(code),
    accruedOn: day,
    pastDue: amountOf(code),
    penalty: amountOf(code),
    arrearsDays: fc.nat(),
    prepaid: amountOf(code),
    totalToClose: amountOf(code),
    repaymentAccountId: identifier,
    repaymentAccountNumber: accountNumber,
    collateral: fc.array(
      fc.record({
        id: identifier,
        kind: fc.constantFrom(...COLLATERAL_KINDS),
        description: words,
        value: amountOf(code),
      }),
      { maxLength: 3 },
    ),
    actions: fc.subarray([...LOAN_ACTIONS]),
    restructuring: maybe(
      fc.record({ months: fc.nat(), status: fc.constantFrom(...RESTRUCTURING_STATUSES), askedAt: instant }),
    ),
    dataVersion: version,
  }),
);

export const loanSchedule: fc.Arbitrary<LoanSchedule> = currency.chain((code) =>
  fc.record({
    loanId: identifier,
    currency: fc.constant(code),
    lines: fc.array(
      fc.record({
        number: fc.nat(),
        dueOn: day,
        principal: amountOf(code),
        interest: amountOf(code),
        amount: amountOf(code),
        paid: amountOf(code),
        left: amountOf(code),
        state: fc.constantFrom(...INSTALMENT_STATES),
      }),
      { maxLength: 4 },
    ),
    balance: fc.record({
      state: fc.record({
        method,
        dayCount,
        rate,
        openedOn: day,
        principal: minor,
        countedTo: day,
        balanceDays: fc.bigInt({ min: 0n, max: 10n ** 30n }),
        periodPaid: minor,
        nextNumber: fc.nat(),
        lastNumber: fc.nat(),
        instalment: minor,
      }),
      principalDue: minor,
      interestDue: minor,
      penalty: minor,
      prepaid: minor,
    }),
    dataVersion: version,
  }),
);

/** Arbitrary requests and responses of the loan operations. */
export const carriedByLoans: {
  readonly [Code in keyof typeof loanOperations]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
  GET_LOANS_V2: { request: fc.record({ status }), response: fc.array(loan, { maxLength: 4 }) },
  GET_LOAN_REPAYMENT_SCHEDULE: { request: fc.record({ loanId: identifier }), response: loanSchedule },
  GET_LOAN_REPAYMENTS_FILE: {
    request: fc.record({ loanId: identifier, format: fc.constantFrom(...LOAN_FILE_FORMATS) }),
    response: file,
  },
  RESTRUCTURE_LOAN: {
    request: fc.record({ operationId, loanId: identifier, months: fc.integer({ min: 1, max: MAX_MONTHS_LONGER }) }),
    response: waitingChange,
  },
  DIGITAL_LOAN_MAKE_REPAYMENT: {
    request: fc.oneof(
      fc.record({
        operationId,
        debitAccountId: identifier,
        loanId: identifier,
        mode: fc.constantFrom('instalment', 'full'),
      }),
      currency.chain((code) =>
        fc.record({
          operationId,
          debitAccountId: identifier,
          loanId: identifier,
          mode: fc.constant('part' as const),
          amount: positiveAmountOf(code),
          goal: fc.constantFrom(...REPAYMENT_GOALS),
        }),
      ),
    ),
    response: preview,
  },
};
