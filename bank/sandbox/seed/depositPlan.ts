import type { DepositType, InterestPayout } from '../../../src/domain/deposit/Deposit';
import type { Currency } from '../../../src/domain/money/Currency';
import { addMonths, addDays } from '../../../src/domain/time/days';
import type { BankDay } from '../../../src/domain/time/Instant';

/** A deposit of a demonstration customer. */
export interface PlannedDeposit {
  readonly contractNumber: string;
  readonly serial: number;
  readonly type: DepositType;
  readonly name: string;
  readonly currency: Currency;
  /** In minor units. */
  readonly amount: bigint;
  readonly rate: number;
  readonly earlyRate: number;
  readonly termMonths: number;
  readonly payout: InterestPayout;
  readonly capitalized: boolean;
  /** The account it pays to, as the plan of accounts names it. */
  readonly payoutAccount: string;
  /** The day it was opened, by the day the bank is filled. */
  readonly openedOn: (today: BankDay) => BankDay;
}

const daysAgo = (count: number) => (today: BankDay) => addDays(today, -count);
const ENDS_SOON_IN_DAYS = 3;

const AT_END = { payout: 'atEnd', capitalized: false } as const;
const MONTHLY = { payout: 'monthly', capitalized: false } as const;
const ADDED_MONTHLY = { payout: 'monthly', capitalized: true } as const;

/** Of every type, in several currencies, one of them near its end. */
export const DEPOSIT_PLAN: readonly PlannedDeposit[] = [
  {
    contractNumber: 'DP-000101',
    serial: 201,
    type: 'term',
    name: '',
    currency: 'KGS',
    amount: 50_000_000n,
    rate: 1400,
    earlyRate: 100,
    termMonths: 12,
    ...AT_END,
    payoutAccount: 'aibek.main',
    openedOn: daysAgo(204),
  },
  {
    contractNumber: 'DP-000102',
    serial: 202,
    type: 'savings',
    name: 'На ремонт',
    currency: 'KGS',
    amount: 8_000_000n,
    rate: 1200,
    earlyRate: 100,
    termMonths: 24,
    ...ADDED_MONTHLY,
    payoutAccount: 'aibek.main',
    openedOn: daysAgo(131),
  },
  {
    contractNumber: 'DP-000103',
    serial: 203,
    type: 'child',
    name: 'Для Тимура',
    currency: 'KGS',
    amount: 2_500_000n,
    rate: 1150,
    earlyRate: 100,
    termMonths: 120,
    ...ADDED_MONTHLY,
    payoutAccount: 'aibek.home',
    openedOn: daysAgo(97),
  },
  {
    contractNumber: 'DP-000104',
    serial: 204,
    type: 'term',
    name: '',
    currency: 'USD',
    amount: 300_000n,
    rate: 450,
    earlyRate: 10,
    termMonths: 6,
    ...MONTHLY,
    payoutAccount: 'aibek.usd',
    openedOn: daysAgo(12),
  },
  {
    contractNumber: 'DP-000105',
    serial: 205,
    type: 'term',
    name: 'Поездка',
    currency: 'EUR',
    amount: 120_000n,
    rate: 250,
    earlyRate: 10,
    termMonths: 3,
    ...AT_END,
    payoutAccount: 'aibek.eur',
    openedOn: (today) => addMonths(addDays(today, ENDS_SOON_IN_DAYS), -3),
  },
  {
    contractNumber: 'DP-000106',
    serial: 206,
    type: 'savings',
    name: 'Тойго',
    currency: 'KGS',
    amount: 6_000_000n,
    rate: 1200,
    earlyRate: 100,
    termMonths: 12,
    ...ADDED_MONTHLY,
    payoutAccount: 'aizada.main',
    openedOn: daysAgo(80),
  },
  {
    contractNumber: 'DP-000107',
    serial: 207,
    type: 'term',
    name: '',
    currency: 'USD',
    amount: 150_000n,
    rate: 400,
    earlyRate: 10,
    termMonths: 12,
    ...AT_END,
    payoutAccount: 'aizada.usd',
    openedOn: daysAgo(45),
  },
  {
    contractNumber: 'DP-000108',
    serial: 208,
    type: 'term',
    name: '',
    currency: 'KGS',
    amount: 200_000_000n,
    rate: 1250,
    earlyRate: 50,
    termMonths: 6,
    ...MONTHLY,
    payoutAccount: 'company.main',
    openedOn: daysAgo(16),
  },
];
