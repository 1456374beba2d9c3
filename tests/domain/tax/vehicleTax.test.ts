import { describe, expect, it } from 'vitest';

import { money } from '../../../src/domain/money/Money';
import { vehicleTaxOf } from '../../../src/domain/tax/VehicleTax';
import type { TransportType } from '../../../src/domain/tax/VehicleTax';

const NAME = { ru: '', en: '', kg: '', cn: '' };
const CAR: TransportType = {
  code: '001',
  name: NAME,
  base: 'volume',
  confirmed: true,
  rates: [
    { upToYears: 5, rate: 90n },
    { upToYears: 10, rate: 75n },
    { upToYears: 15, rate: 60n },
    { upToYears: undefined, rate: 45n },
  ],
};
const ELECTRIC: TransportType = {
  code: '008',
  name: NAME,
  base: 'value',
  confirmed: true,
  rates: [{ upToYears: undefined, rate: 50n }],
};

describe('the tax of a vehicle', () => {
  it.each([
    [2000, 2023, 180_000n],
    [2000, 2022, 180_000n],
    [2000, 2021, 150_000n],
    [2500, 2018, 187_500n],
    [3000, 2012, 180_000n],
    [1800, 2005, 81_000n],
  ])('of %i cm³ built in %i is %i tyiyn for 2026', (engineVolume, builtYear, minor) => {
    expect(vehicleTaxOf(CAR, { builtYear, engineVolume, bookValue: undefined }, 2026)?.amount).toEqual(
      money(minor, 'KGS'),
    );
  });

  it('is half a percent of the value where there is no engine to measure', () => {
    const vehicle = { builtYear: 2024, engineVolume: undefined, bookValue: money(100_000_001n, 'KGS') };
    expect(vehicleTaxOf(ELECTRIC, vehicle, 2026)).toEqual({
      amount: money(500_000n, 'KGS'),
      age: 3,
      base: 'value',
      rate: 50n,
    });
  });

  it('is not counted for a vehicle of a later year, nor without what it is counted from', () => {
    const vehicle = { builtYear: 2027, engineVolume: 2000, bookValue: undefined };
    expect(vehicleTaxOf(CAR, vehicle, 2026)).toBeUndefined();
    expect(vehicleTaxOf(CAR, { ...vehicle, builtYear: 2020, engineVolume: undefined }, 2026)).toBeUndefined();
    expect(vehicleTaxOf(ELECTRIC, { ...vehicle, builtYear: 2020 }, 2026)).toBeUndefined();
    expect(
      vehicleTaxOf({ ...CAR, rates: [{ upToYears: 5, rate: 90n }] }, { ...vehicle, builtYear: 2000 }, 2026),
    ).toBeUndefined();
  });
});
