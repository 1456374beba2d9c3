import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { taxOperations } from '../../src/application/operations/taxes';
import { expectEveryFailure } from './support/producedFailures';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

const NOW = Date.UTC(2026, 10, 23, 4);
const AIBEK = '21503198500123';
const AIZADA = '12902200000123';
const HOUR_MS = 60 * 60_000;
const NOBODY = '21503198500404';
const OUT_OF_ORDER = '21503198500408';
const HOUSE = '1-02-03-0004-0005-01-001';
const CAR = { transportType: '001', builtYear: 2018, engineVolume: 2500 };

let server: TestServer;
let client: WireClient;
let visitor: WireClient;

beforeAll(async () => {
  server = await startTestServer({ now: NOW });
  client = await server.signedIn('aibek');
  visitor = server.visitor();
});
afterAll(() => server.close());

type Code = keyof typeof taxOperations;

const SERVICES = {
  directory: 'DirectoryService',
  utility: 'UtilityService',
  integration: 'IntegrationService',
} as const;

function ask(code: Code, data: object, by = client) {
  return by.operation(SERVICES[taxOperations[code].services[0]], code, data);
}

/** Request of each operation and the fields of its response, of lists those of the first item. */
const STORIES: Readonly<Record<Code, { readonly data: object; readonly keys: readonly string[] }>> = {
  GET_REGIONS: { data: {}, keys: ['content', 'dataVersion'] },
  GET_TRANSPORT_TYPES: { data: {}, keys: ['content', 'dataVersion'] },
  CALCULATE_AUTO_TRANSPORT_TAX_PAYMENT: {
    data: { vehicle: CAR, taxPeriod: '2026' },
    keys: ['age', 'amount', 'base', 'ccy', 'rate'],
  },
  GET_FINES: {
    data: { propType: 'vehicleNumber', propValue: '01KG123ABC' },
    keys: ['amount', 'ccy', 'committedAt', 'decisionNumber', 'paid', 'place', 'stateVehicleNumber', 'violation'],
  },
  GET_SALYK_MOVABLE_TAX_SUM: {
    data: { inn: AIBEK, stateVehicleNumber: '01KG123ABC', taxPeriod: '2026' },
    keys: ['model', 'stateVehicleNumber', 'tax', 'vehicle'],
  },
  GET_IMMOVABLE_PROPERTY: { data: { inn: AIBEK }, keys: ['address', 'area', 'eniCode', 'kind', 'territoryCode'] },
  GET_SALYK_IMMOVABLE_CALCULATION_DATA: {
    data: { eniCode: HOUSE, taxPeriod: '2024' },
    keys: [
      'area',
      'basicTaxValue',
      'eniCode',
      'formula',
      'functionalCoefficient',
      'rate',
      'regionalCoefficient',
      'taxFreeArea',
      'taxPeriod',
      'zonalCoefficient',
    ],
  },
  GET_SALYK_IMMOVABLE_CALCULATION_TAX: {
    data: { eniCode: HOUSE, taxPeriod: '2026' },
    keys: ['amount', 'calculation', 'ccy'],
  },
};

const CODES = Object.keys(STORIES).filter((code): code is Code => Object.hasOwn(taxOperations, code));

describe('the answer about taxes', () => {
  it.each(CODES)('of %s consists of exactly the fields decided on', async (code) => {
    const { data } = await ask(code, STORIES[code].data);
    const value: unknown = Array.isArray(data) ? data[0] : data;
    expect(typeof value === 'object' && value !== null ? Object.keys(value).toSorted() : data).toEqual(
      STORIES[code].keys,
    );
  });

  it('knows all regions, their districts and some aimaks', async () => {
    const { data } = await ask('GET_REGIONS', {});
    const { content: territories }: { readonly content: readonly { readonly level: string }[] } = JSON.parse(
      JSON.stringify(data),
    );
    const counted = (level: string) => territories.filter((territory) => territory.level === level).length;
    expect([counted('region'), counted('city')]).toEqual([9, 56]);
    expect(counted('aimak')).toBeGreaterThan(10);
  });

  it('counts the tax of a vehicle by its age and engine, or by its value', async () => {
    expect((await ask('CALCULATE_AUTO_TRANSPORT_TAX_PAYMENT', { vehicle: CAR, taxPeriod: '2026' })).data).toMatchObject(
      {
        amount: '1875.00',
        age: 9,
        rate: '75',
      },
    );
    const electric = { transportType: '008', builtYear: 2024, bookValue: '2800000.00' };
    expect(
      (await ask('CALCULATE_AUTO_TRANSPORT_TAX_PAYMENT', { vehicle: electric, taxPeriod: '2026' })).data,
    ).toMatchObject({
      amount: '14000.00',
      base: 'value',
    });
    expect((await ask('GET_SALYK_MOVABLE_TAX_SUM', STORIES.GET_SALYK_MOVABLE_TAX_SUM.data)).data).toMatchObject({
      model: 'Toyota Camry',
      tax: { amount: '1875.00' },
    });
  });

  it.each([
    ['2024', 'coefficient', '8400.00'],
    ['2026', 'rate', '3500.00'],
  ])('counts the tax of a house for %s by the formula of that year: %s', async (taxPeriod, formula, amount) => {
    expect((await ask('GET_SALYK_IMMOVABLE_CALCULATION_TAX', { eniCode: HOUSE, taxPeriod })).data).toMatchObject({
      amount,
      calculation: { formula, taxPeriod },
    });
  });

  it('finds a fine by its decision and those of a vehicle latest first, and none of the future', async () => {
    const one = await ask('GET_FINES', { propType: 'decisionNumber', propValue: 'BG0010001234' });
    expect(one.data).toMatchObject([{ amount: '3000.00', paid: false }]);
    const { data } = await ask('GET_FINES', STORIES.GET_FINES.data);
    expect(data).toMatchObject([
      { decisionNumber: 'BG0010001410' },
      { decisionNumber: 'BG0010001301' },
      { decisionNumber: 'BG0010001234' },
    ]);
    expect((await ask('GET_FINES', { propType: 'vehicleNumber', propValue: '08KG999XXX' })).data).toEqual([]);
  });
});

/** One of ten thousand taxpayers who are nobody here. */
function stranger(index: number): string {
  return `215031985${String(10_000 + index)}`;
}

describe('the taxpayer a customer asks about', () => {
  it('shows full addresses of the customer, and masked ones of other taxpayers', async () => {
    const own = await ask('GET_IMMOVABLE_PROPERTY', { inn: AIBEK });
    expect(own.data).toMatchObject([
      { address: 'г. Бишкек, ул. Токомбаева, 12' },
      { address: 'г. Бишкек, пр. Манаса, 40, кв. 15' },
    ]);
    const others = await ask('GET_IMMOVABLE_PROPERTY', { inn: AIZADA });
    expect(others.data).toMatchObject([
      { eniCode: '7-05-10-1001-0230-01-001', address: 'Чуйская область, с. Л***, ул. П***, **' },
    ]);
    const asAizada = await server.signedIn('aizada');
    expect((await ask('GET_IMMOVABLE_PROPERTY', { inn: AIBEK }, asAizada)).text).not.toContain('Токомбаева');
  });

  it('may be any other person ten times an hour and thirty times a day, and the customer always', async () => {
    const curious = await server.signedIn('daniyar');
    const askFor = (index: number) => ask('GET_IMMOVABLE_PROPERTY', { inn: stranger(index) }, curious);
    const codes: string[] = [];
    for (let index = 0; index < 11; index += 1) {
      codes.push((await askFor(index)).code);
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => ''), 'TAXPAYER_LOOKUP_LIMIT_EXCEEDED']);
    expect((await askFor(3)).code).toBe('');
    expect((await ask('GET_IMMOVABLE_PROPERTY', { inn: '01201201910145' }, curious)).code).toBe('');
    expect((await ask('GET_SALYK_MOVABLE_TAX_SUM', STORIES.GET_SALYK_MOVABLE_TAX_SUM.data, curious)).code).toBe(
      'TAXPAYER_LOOKUP_LIMIT_EXCEEDED',
    );
    for (let hour = 1; hour <= 3; hour += 1) {
      server.bank.clock.advance(HOUR_MS);
      await server.bank.database.owner.query('update session set last_activity_at = $1', [
        new Date(server.bank.clock.now()),
      ]);
      const asked = await Promise.all(Array.from({ length: 15 }, (_, index) => askFor(100 * hour + index)));
      expect(asked.filter(({ code }) => code === '')).toHaveLength(hour === 3 ? 0 : 10);
    }
    server.bank.clock.advance(24 * HOUR_MS);
    const tomorrow = await server.signedIn('daniyar');
    expect((await ask('GET_IMMOVABLE_PROPERTY', { inn: stranger(900) }, tomorrow)).code).toBe('');
    client = await server.signedIn('aibek');
  });

  it('cannot be recovered from the stored record of the calls', async () => {
    const { rows } = await server.bank.database.owner.query<{ asked: string }>(
      `select encode(asked, 'escape') as asked from taxpayer_lookup`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ asked }) => /\d{14}/.test(asked))).toEqual([]);
  });
});

describe('a visitor who is not signed in', () => {
  it.each([
    'GET_REGIONS',
    'GET_TRANSPORT_TYPES',
    'CALCULATE_AUTO_TRANSPORT_TAX_PAYMENT',
    'GET_FINES',
    'GET_SALYK_IMMOVABLE_CALCULATION_DATA',
  ] as const)('may call %s', async (code) => {
    const [guest, customer] = [await ask(code, STORIES[code].data, visitor), await ask(code, STORIES[code].data)];
    expect([guest.code, guest.text]).toEqual(['', customer.text]);
  });

  it('may call nothing else, nor anything with a key that opens nothing', async () => {
    for (const code of CODES) {
      const { allowed } = taxOperations[code];
      const open = allowed.some((caller) => caller === 'guest');
      expect([code, (await ask(code, STORIES[code].data, visitor)).code]).toEqual([
        code,
        open ? '' : 'INVALID_SESSION_KEY',
      ]);
    }
    const stranger = server.visitor();
    stranger.sessionKey = 'a-key-that-opens-nothing';
    expect((await ask('GET_FINES', STORIES.GET_FINES.data, stranger)).code).toBe('INVALID_SESSION_KEY');
    expect((await visitor.operation('AccountService', 'GET_ACCOUNTS_V2', {})).code).toBe('INVALID_SESSION_KEY');
  });

  it('may ask for the figures of a property twenty times, then once a minute, and a customer always', async () => {
    const code = 'GET_SALYK_IMMOVABLE_CALCULATION_DATA';
    const refusals = async (by: WireClient, times: number) => {
      const codes: string[] = [];
      for (let index = 0; index < times; index += 1) {
        codes.push((await ask(code, STORIES[code].data, by)).code);
      }
      return codes;
    };
    const early = await refusals(visitor, 21);
    expect(early.filter((refusal) => refusal === '').length).toBeLessThanOrEqual(20);
    expect(early.at(-1)).toBe('TOO_MANY_REQUESTS');
    expect(new Set(await refusals(client, 25))).toEqual(new Set(['']));
    server.bank.clock.advance(HOUR_MS / 60);
    expect(await refusals(visitor, 2)).toEqual(['', 'TOO_MANY_REQUESTS']);
  });

  it('gets the same failures for invalid requests as a customer', async () => {
    expect((await ask('GET_FINES', { propType: 'vehicleNumber', propValue: 'x' }, visitor)).code).toBe(
      'INVALID_REQUEST',
    );
  });
});

describe('every refusal around taxes', () => {
  const MOVABLE = 'GET_SALYK_MOVABLE_TAX_SUM';
  async function refusalOf(code: Code, data: object): Promise<string> {
    return (await ask(code, data)).code;
  }

  it.each([
    ['CALCULATE_AUTO_TRANSPORT_TAX_PAYMENT', { vehicle: CAR, taxPeriod: '2017' }, 'TAX_NOT_CALCULATED'],
    ['GET_FINES', { propType: 'vehicleNumber', propValue: '01KG408' }, 'TAX_SERVICE_UNAVAILABLE'],
    [MOVABLE, { ...STORIES[MOVABLE].data, inn: OUT_OF_ORDER }, 'TAX_SERVICE_UNAVAILABLE'],
    [MOVABLE, { ...STORIES[MOVABLE].data, inn: NOBODY }, 'TAXPAYER_NOT_FOUND'],
    [MOVABLE, { ...STORIES[MOVABLE].data, stateVehicleNumber: '08KG455BCD' }, 'VEHICLE_NOT_FOUND'],
    [MOVABLE, { ...STORIES[MOVABLE].data, taxPeriod: '2017' }, 'TAX_NOT_CALCULATED'],
    ['GET_IMMOVABLE_PROPERTY', { inn: OUT_OF_ORDER }, 'TAX_SERVICE_UNAVAILABLE'],
    ['GET_IMMOVABLE_PROPERTY', { inn: NOBODY }, 'TAXPAYER_NOT_FOUND'],
    ['GET_SALYK_IMMOVABLE_CALCULATION_DATA', { eniCode: '1-408', taxPeriod: '2026' }, 'TAX_SERVICE_UNAVAILABLE'],
    ['GET_SALYK_IMMOVABLE_CALCULATION_DATA', { eniCode: '1-404', taxPeriod: '2026' }, 'PROPERTY_NOT_FOUND'],
    ['GET_SALYK_IMMOVABLE_CALCULATION_DATA', { eniCode: HOUSE, taxPeriod: '2027' }, 'TAX_NOT_CALCULATED'],
    ['GET_SALYK_IMMOVABLE_CALCULATION_TAX', { eniCode: '1-408', taxPeriod: '2026' }, 'TAX_SERVICE_UNAVAILABLE'],
    ['GET_SALYK_IMMOVABLE_CALCULATION_TAX', { eniCode: '1-404', taxPeriod: '2026' }, 'PROPERTY_NOT_FOUND'],
    ['GET_SALYK_IMMOVABLE_CALCULATION_TAX', { eniCode: HOUSE, taxPeriod: '2027' }, 'TAX_NOT_CALCULATED'],
  ] as const)('%s with %j: %s', async (code, data, refusal) => {
    expect(await refusalOf(code, data)).toBe(refusal);
  });

  it('about one taxpayer too many: TAXPAYER_LOOKUP_LIMIT_EXCEEDED', async () => {
    for (let index = 0; index < 10; index += 1) {
      await ask('GET_IMMOVABLE_PROPERTY', { inn: stranger(index) });
    }
    expect({
      property: await refusalOf('GET_IMMOVABLE_PROPERTY', { inn: stranger(77) }),
      vehicle: await refusalOf(MOVABLE, { ...STORIES[MOVABLE].data, inn: AIZADA }),
    }).toEqual({ property: 'TAXPAYER_LOOKUP_LIMIT_EXCEEDED', vehicle: 'TAXPAYER_LOOKUP_LIMIT_EXCEEDED' });
  });
});
