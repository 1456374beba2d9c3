import type { CollateralKind, LoanStatus } from '../../../src/domain/loan/Loan';
import type { DayCount } from '../../../src/domain/loan/dayCount';
import type { RepaymentMethod } from '../../../src/domain/loan/schedule';
import type { Currency } from '../../../src/domain/money/Currency';
import { addMonths, addDays } from '../../../src/domain/time/days';
import type { BankDay } from '../../../src/domain/time/Instant';

/** A loan of a demonstration customer. */
export interface PlannedLoan {
  readonly contractNumber: string;
  readonly serial: number;
  readonly productCode: string;
  readonly name: string;
  readonly currency: Currency;
  /** In minor units. */
  readonly amount: bigint;
  readonly rate: number;
  readonly penaltyRate: number;
  readonly method: RepaymentMethod;
  readonly dayCount: DayCount;
  readonly termMonths: number;
  /** Account instalments are debited from, by its key in the plan of accounts. */
  readonly repaymentAccount: string;
  /** Day of the payout, relative to the day the bank is filled. */
  readonly openedOn: (today: BankDay) => BankDay;
  readonly status?: LoanStatus;
  /** Number of unpaid instalments, the latest of those that fell due. */
  readonly unpaid?: number;
  readonly collateral?: readonly {
    readonly kind: CollateralKind;
    readonly description: string;
    readonly value: bigint;
  }[];
}

/** Day that many months back, with that many days gone since the last instalment. */
const monthsAgo = (months: number, days: number) => (today: BankDay) => addMonths(addDays(today, -days), -months);

const ANNUITY = { method: 'annuity', dayCount: 'ACT/365' } as const;

/** Loans with both kinds of schedules, nearly repaid, in arrears, secured; and two closed ones, which the list leaves out. */
export const LOAN_PLAN: readonly PlannedLoan[] = [
  {
    contractNumber: 'KR-000301',
    serial: 301,
    productCode: 'CONSUMER',
    name: '',
    currency: 'KGS',
    amount: 45_000_000n,
    rate: 2200,
    penaltyRate: 3600,
    ...ANNUITY,
    termMonths: 36,
    repaymentAccount: 'aibek.main',
    openedOn: monthsAgo(9, 16),
  },
  {
    contractNumber: 'KR-000302',
    serial: 302,
    productCode: 'MORTGAGE',
    name: 'Квартира',
    currency: 'USD',
    amount: 4_000_000n,
    rate: 950,
    penaltyRate: 1800,
    method: 'differentiated',
    dayCount: 'ACT/360',
    termMonths: 120,
    repaymentAccount: 'aibek.usd',
    openedOn: monthsAgo(7, 21),
    collateral: [{ kind: 'realEstate', description: 'Квартира, 2 комнаты, 54,3 м², г. Бишкек', value: 6_200_000n }],
  },
  {
    contractNumber: 'KR-000303',
    serial: 303,
    productCode: 'CONSUMER',
    name: 'Техника',
    currency: 'KGS',
    amount: 6_000_000n,
    rate: 2400,
    penaltyRate: 3600,
    method: 'annuity',
    dayCount: '30/360',
    termMonths: 12,
    repaymentAccount: 'aibek.home',
    openedOn: monthsAgo(11, 12),
  },
  {
    contractNumber: 'KR-000304',
    serial: 304,
    productCode: 'CONSUMER',
    name: '',
    currency: 'KGS',
    amount: 10_000_000n,
    rate: 2300,
    penaltyRate: 3600,
    ...ANNUITY,
    termMonths: 6,
    repaymentAccount: 'aibek.main',
    openedOn: monthsAgo(30, 14),
    status: 'C',
  },
  {
    contractNumber: 'KR-000305',
    serial: 305,
    productCode: 'CARD',
    name: '',
    currency: 'KGS',
    amount: 1_500_000n,
    rate: 2800,
    penaltyRate: 3600,
    ...ANNUITY,
    termMonths: 12,
    repaymentAccount: 'aibek.main',
    openedOn: monthsAgo(40, 18),
    status: 'L',
    unpaid: 8,
  },
  {
    contractNumber: 'KR-000306',
    serial: 306,
    productCode: 'AUTO',
    name: 'Унаа',
    currency: 'KGS',
    amount: 90_000_000n,
    rate: 1900,
    penaltyRate: 3000,
    ...ANNUITY,
    termMonths: 48,
    repaymentAccount: 'aizada.frozen',
    openedOn: monthsAgo(8, 10),
    unpaid: 2,
    collateral: [
      { kind: 'vehicle', description: 'Toyota Camry, 2019, 01KG777ADE', value: 130_000_000n },
      { kind: 'guarantee', description: 'Поручительство супруга', value: 45_000_000n },
    ],
  },
  {
    contractNumber: 'KR-000307',
    serial: 307,
    productCode: 'BUSINESS',
    name: 'Пополнение оборота',
    currency: 'KGS',
    amount: 300_000_000n,
    rate: 1650,
    penaltyRate: 2400,
    method: 'differentiated',
    dayCount: 'ACT/365',
    termMonths: 24,
    repaymentAccount: 'company.main',
    openedOn: monthsAgo(5, 19),
    collateral: [{ kind: 'goods', description: 'Товары в обороте на складе', value: 420_000_000n }],
  },
];
