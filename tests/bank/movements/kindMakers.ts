import { isBusinessDay } from '../../../src/domain/calendar/businessDays';
import { money } from '../../../src/domain/money/Money';
import { elqrLink } from '../../../src/domain/qr/elqr';
import type { TaxPayment } from '../../../src/domain/tax/TaxPayment';
import { addDays } from '../../../src/domain/time/days';
import { bankDayOf, startOfBankDay } from '../../../src/domain/time/Instant';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import { paymentRequest } from '../support/payments';
import { newOperationId } from '../support/transfers';
import type { Repayment } from './LoanModel';
import type { MoneyCode, MovementKind, Request } from './MovementKind';

/** Rate of one dollar in millionths of a som, commercial and official, so that both directions are calculated alike. */
export const RATE = 87_000_000n;
export const SCALE = 1_000_000n;
/** Divisor of drawn amounts for movements in dollars. */
const DOLLAR_PART = 100n;
const HOUR_MS = 3_600_000;
export const TAXPAYER = '21503198500123';

export const BY_ACCOUNT = { settles: '182', refused: '401', rejected: '404', returned: '405', lost: '408' } as const;
export const BY_SUBSCRIBER = { settles: '789', refused: '401', rejected: '404', returned: '405', lost: '408' } as const;
const BY_TAXPAYER = {
  settles: TAXPAYER,
  refused: '21503198501401',
  rejected: '21503198501406',
  returned: '21503198501405',
  lost: '21503198501409',
};

export function soms(minor: bigint) {
  return money(minor, 'KGS');
}

/** Amount of a movement for the drawn random amount; repayments get theirs from the loan. */
export function amountOf(kind: MovementKind, drawn: bigint): bigint {
  return kind.fixed?.(drawn) ?? (kind.from === 'dollars' ? drawn / DOLLAR_PART : drawn);
}

/** A share in hundredths of a percent, rounded half up, within bounds. */
export function share(basisPoints: bigint, least: bigint, most?: bigint): (amount: bigint) => bigint {
  return (amount) => {
    const fee = (amount * basisPoints + 5_000n) / 10_000n;
    const enough = fee < least ? least : fee;
    return most !== undefined && enough > most ? most : enough;
  };
}

export function inSoms(dollars: bigint): bigint {
  return (dollars * RATE + SCALE - 1n) / SCALE;
}

/** Cut-off at an hour of business days, with `late` as its failure; days of rest have another failure. */
export function closesAt(hour: number, late: string): Required<MovementKind>['late'] {
  return ({ now, day }) => {
    if (!isBusinessDay(day, [])) {
      return 'INVALID_VALUE_DATE';
    }
    return now >= startOfBankDay(day) + hour * HOUR_MS ? late : undefined;
  };
}

/** The next day on which banks work. */
export function nextBusinessDay(now: Instant): BankDay {
  let day = addDays(bankDayOf(now), 1);
  while (!isBusinessDay(day, [])) {
    day = addDays(day, 1);
  }
  return day;
}

export function otherBank(
  system: 'clearing' | 'gross',
  rules: Pick<MovementKind, 'limit' | 'fee' | 'late'>,
): MovementKind {
  return {
    name: `to another bank by ${system}`,
    scenarios: BY_ACCOUNT,
    askedBack: true,
    ...rules,
    make: (make, { accounts, amount, scenario, day }) =>
      make('MAKE_OTHER_BANK_TRANSFER', paymentRequest({ from: accounts.soms, amount, system, scenario, day })),
  };
}

export function tax(
  code: Extract<MoneyCode, `MAKE_${string}_TAX_PAYMENT` | 'MAKE_EMPLOYEE_INCOME_TAX'>,
  subjects: TaxPayment['subjects'],
  scenarios: MovementKind['scenarios'] = BY_TAXPAYER,
): MovementKind {
  return {
    name: code,
    limit: 'TAX',
    scenarios,
    make: (make, { accounts, amount, scenario }) =>
      make(code, {
        operationId: newOperationId(),
        debitAccountId: accounts.soms,
        inn: scenario,
        taxYear: 2026,
        subjects,
        amount: soms(amount),
      }),
  };
}

export function service(
  name: string,
  {
    code,
    provider,
    subscriber,
    ...rules
  }: {
    readonly code: Extract<
      MoneyCode,
      'MAKE_GENERIC_PAYMENT_V2' | 'MAKE_GENERIC_SINGLE_PAYMENT_V2' | 'MAKE_MOBILE_PAYMENT_V2' | 'MAKE_PAYMENT'
    >;
    readonly provider: string;
    readonly subscriber: string;
  } & Pick<MovementKind, 'fee' | 'takes' | 'scenarios' | 'limit'>,
): MovementKind {
  return {
    name,
    ...rules,
    make: (make, { accounts, amount, scenario }) =>
      make(code, {
        operationId: newOperationId(),
        debitAccountId: accounts.soms,
        serviceProviderId: provider,
        values: { subscriber: `${subscriber}${scenario}` },
        amount: soms(amount),
      }),
  };
}

export function repayment(name: string, how: Repayment): MovementKind {
  return {
    name,
    to: 'loan',
    repays: how,
    make: (make, { accounts, amount }) => {
      const request = { operationId: newOperationId(), debitAccountId: accounts.soms, loanId: accounts.loan };
      return make(
        'DIGITAL_LOAN_MAKE_REPAYMENT',
        how === 'instalment' || how === 'full'
          ? { ...request, mode: how }
          : { ...request, mode: 'part', amount: soms(amount), goal: how === 'sooner' ? 'term' : 'instalment' },
      );
    },
  };
}

export function qr(name: string, rules: Partial<MovementKind>, codeOf: (requested: Request) => string): MovementKind {
  return {
    name,
    limit: 'QR',
    ...rules,
    make: (make, requested) =>
      make('MAKE_QR_PAYMENT', {
        operationId: newOperationId(),
        debitAccountId: requested.accounts.soms,
        qr: codeOf(requested),
        amount: soms(requested.amount),
        purpose: '',
      }),
  };
}

export function codeOfShop(accountId: string, transactionId: string): string {
  return elqrLink({
    type: transactionId === '' ? 'static' : 'dynamic',
    providerId: 'qr.otherbank.kg',
    serviceCode: '02',
    accountId,
    transactionId,
    amountEditable: true,
    merchantId: 'SP-0001',
    serviceName: 'Example Cafe',
    comment: '',
    merchantCategory: '5812',
    amount: undefined,
    providerName: 'EXAMPLE CAFE',
  });
}
