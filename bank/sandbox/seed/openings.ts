import type { Currency } from '../../../src/domain/money/Currency';

/** Account and the cash with which it is opened, in major units. */
export type Opening = readonly [account: string, currency: Currency, major: bigint];

/** Accounts of the first day. */
export const FIRST_ACCOUNTS: readonly Opening[] = [
  ['aibek.main', 'KGS', 60_000n],
  ['aibek.holiday', 'KGS', 15_000n],
  ['aibek.home', 'KGS', 90_000n],
  ['aibek.usd', 'USD', 1_500n],
  ['aibek.usdReserve', 'USD', 3_000n],
  ['aibek.eur', 'EUR', 800n],
  ['aibek.eurTravel', 'EUR', 450n],
  ['aibek.rub', 'RUB', 40_000n],
  ['aibek.rubReserve', 'RUB', 12_500n],
  ['aizada.main', 'KGS', 35_000n],
  ['company.main', 'KGS', 4_500_000n],
  ['company.payroll', 'KGS', 300_000n],
];

/** Accounts on which nothing else moves. */
export const QUIET_ACCOUNTS: readonly Opening[] = [
  ['aizada.savings', 'KGS', 120_000n],
  ['aizada.usd', 'USD', 900n],
  ['company.usd', 'USD', 25_000n],
  ['nurlan.main', 'KGS', 18_000n],
  ['gulnara.card', 'KGS', 42_500n],
  ['bermet.main', 'KGS', 27_400n],
  ['bermet.savings', 'KGS', 64_000n],
  ['aizada.tenge', 'KZT', 450_000n],
];

/** Accounts of the company whose documents are approved and signed by one user each. */
export const BUILDER_ACCOUNTS: readonly Opening[] = [
  ['builder.main', 'KGS', 1_800_000n],
  ['builder.materials', 'KGS', 650_000n],
];
