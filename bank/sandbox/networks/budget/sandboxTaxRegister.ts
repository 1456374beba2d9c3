import { money } from '../../../../src/domain/money/Money';
import type { Money } from '../../../../src/domain/money/Money';
import type { Fine } from '../../../../src/domain/tax/Fine';
import type { CoefficientFormula, Property, PropertyKind } from '../../../../src/domain/tax/PropertyTax';
import { DEMONSTRATION_CUSTOMERS } from '../../seed/people';
import type { RegisteredVehicle, Taxpayer } from '../../../networks/ports/TaxService';

/** The register of taxpayers of a demonstration: its customers. Every person, vehicle and house is invented. */
export const TAXPAYERS: readonly Taxpayer[] = DEMONSTRATION_CUSTOMERS.map(({ inn, name }) => ({ inn, name: name.ru }));

const AIBEK = '21503198500123';
const AIZADA = '12902200000123';

export const VEHICLES: readonly RegisteredVehicle[] = [
  {
    number: '01KG123ABC',
    ownerInn: AIBEK,
    model: 'Toyota Camry',
    vehicle: { type: '001', builtYear: 2018, engineVolume: 2500, bookValue: undefined },
  },
  {
    number: '01KG777TLP',
    ownerInn: AIBEK,
    model: 'BYD Song Plus EV',
    vehicle: { type: '008', builtYear: 2024, engineVolume: undefined, bookValue: money(280_000_000n, 'KGS') },
  },
  {
    number: '08KG455BCD',
    ownerInn: AIZADA,
    model: 'Honda Fit',
    vehicle: { type: '001', builtYear: 2009, engineVolume: 1300, bookValue: undefined },
  },
];

interface RegisteredProperty {
  readonly ownerInn: string;
  readonly property: Property;
}

export const PROPERTIES: readonly RegisteredProperty[] = [
  {
    ownerInn: AIBEK,
    property: {
      eniCode: '1-02-03-0004-0005-01-001',
      kind: 'house',
      area: 20_000n,
      address: 'г. Бишкек, ул. Токомбаева, 12',
      territoryCode: '41711202000000',
    },
  },
  {
    ownerInn: AIBEK,
    property: {
      eniCode: '1-02-07-0011-0042-01-015',
      kind: 'flat',
      area: 9_500n,
      address: 'г. Бишкек, пр. Манаса, 40, кв. 15',
      territoryCode: '41711204000000',
    },
  },
  {
    ownerInn: AIZADA,
    property: {
      eniCode: '7-05-10-1001-0230-01-001',
      kind: 'commercial',
      area: 6_240n,
      address: 'Чуйская область, с. Лебединовка, ул. Победы, 301',
      territoryCode: '41708203826000',
    },
  },
];

interface Valuation {
  readonly taxFreeArea: bigint;
  readonly rate: Money;
  readonly coefficients: Omit<CoefficientFormula, 'formula'>;
}

const HOUSING = {
  basicTaxValue: money(4_000_000n, 'KGS'),
  regionalCoefficient: 1000n,
  zonalCoefficient: 1200n,
  functionalCoefficient: 1000n,
  rate: 35n,
} as const;

/**
 * Valuation of each kind of property: the rates per square metre and the base values of earlier years. All but the tax-free areas is
 * invented.
 */
export const VALUATIONS: Readonly<Record<PropertyKind, Valuation>> = {
  house: { taxFreeArea: 15_000n, rate: money(7_000n, 'KGS'), coefficients: HOUSING },
  flat: { taxFreeArea: 8_000n, rate: money(6_000n, 'KGS'), coefficients: HOUSING },
  commercial: {
    taxFreeArea: 0n,
    rate: money(9_500n, 'KGS'),
    coefficients: { ...HOUSING, functionalCoefficient: 1600n, rate: 80n },
  },
  land: {
    taxFreeArea: 0n,
    rate: money(150n, 'KGS'),
    coefficients: { ...HOUSING, basicTaxValue: money(20_000n, 'KGS') },
  },
};

const SPEEDING = {
  ru: 'Превышение скорости на 20–40 км/ч',
  en: 'Exceeding the speed limit by 20–40 km/h',
  kg: 'Ылдамдыкты 20–40 км/саатка ашыруу',
  cn: '超速20至40公里/小时',
} as const;
const RED_LIGHT = {
  ru: 'Проезд на запрещающий сигнал светофора',
  en: 'Passing a red light',
  kg: 'Светофордун тыюу салган белгисинде өтүү',
  cn: '闯红灯',
} as const;
const PARKING = {
  ru: 'Стоянка в неположенном месте',
  en: 'Parking where it is not allowed',
  kg: 'Тыюу салынган жерде токтоп туруу',
  cn: '违规停车',
} as const;

const SOME_DAY = Date.UTC(2026, 9, 14, 3, 25);
const DAY_MS = 24 * 60 * 60 * 1000;

export const FINES: readonly Omit<Fine, 'paid'>[] = [
  fine({
    decisionNumber: 'BG0010001234',
    violation: SPEEDING,
    place: 'г. Бишкек, пр. Чынгыза Айтматова',
    committedAt: SOME_DAY,
    amount: soms(3_000),
  }),
  fine({
    decisionNumber: 'BG0010001301',
    violation: RED_LIGHT,
    place: 'г. Бишкек, ул. Киевская — ул. Исанова',
    committedAt: SOME_DAY + 9 * DAY_MS,
    amount: soms(5_000),
  }),
  fine({
    decisionNumber: 'BG0010001410',
    violation: PARKING,
    place: 'г. Бишкек, бул. Эркиндик',
    committedAt: SOME_DAY + 20 * DAY_MS,
    amount: soms(1_000),
  }),
  {
    ...fine({
      decisionNumber: 'CH0020000077',
      violation: SPEEDING,
      place: 'трасса Бишкек — Торугарт, 84 км',
      committedAt: SOME_DAY - 3 * DAY_MS,
      amount: soms(3_000),
    }),
    vehicleNumber: '08KG455BCD',
  },
];

function fine(facts: Omit<Fine, 'paid' | 'vehicleNumber'>): Omit<Fine, 'paid'> {
  return { ...facts, vehicleNumber: '01KG123ABC' };
}

function soms(whole: number): Money {
  return money(BigInt(whole) * 100n, 'KGS');
}
