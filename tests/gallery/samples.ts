import { money } from '../../src/domain/money/Money';
import { anAccount } from '../application/support/builders';
import type { ChartPoint } from '../../src/ui/charts/chartProps';
import type { AccountPickerOption } from '../../src/ui/components/AccountPicker';
import type { Texts } from './Example';

/** Accounts to choose from: the usual one, one with a long name and a large balance, one without a name, and those that cannot be used. */
export function accountOptions({ account, longAccount }: Texts): readonly AccountPickerOption[] {
  return [
    { account: anAccount({ id: '1', name: account, minor: 12_345_678n }), reason: undefined },
    {
      account: anAccount({ id: '2', number: '1280010000000215', name: longAccount, minor: 99_999_999_999n }),
      reason: undefined,
    },
    {
      account: anAccount({ id: '3', number: '1280010000000316', currency: 'USD', minor: 15_000n }),
      reason: undefined,
    },
    {
      account: anAccount({ id: '4', number: '1280010000000417', name: account, dormant: true }),
      reason: 'ACCOUNT_DEBIT_DORMANT',
    },
    {
      account: anAccount({ id: '5', number: '1280010000000518', name: account, minor: 0n, debitStopped: true }),
      reason: 'ACCOUNT_DEBIT_FROZEN',
    },
  ];
}

/** Points of a chart: as many months, or days, with two amounts each. */
export function chartPoints(count: number, { month }: Texts): readonly ChartPoint[] {
  return Array.from({ length: count }, (_, index) => ({
    key: String(index),
    name: `${month} ${index + 1}`,
    tick: String(index + 1),
    values: [money(BigInt(4_000_000 + ((index * 37) % 11) * 600_000), 'KGS')],
    pale: index < count - 1,
  }));
}

/** The same with a second amount, half of the first. */
export function chartPointsOfTwo(count: number, texts: Texts): readonly ChartPoint[] {
  return chartPoints(count, texts).map((point) => ({
    ...point,
    values: point.values.flatMap((value) => [value, money(value.minor / 2n, value.currency)]),
  }));
}
