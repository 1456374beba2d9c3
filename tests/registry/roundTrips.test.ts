import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { responseSchema } from '../../scripts/generate/schemaDocument';
import { OPERATION_CODES } from '../../src/application/operations/catalogue';
import type { OperationCode } from '../../src/application/operations/catalogue';
import { WHOLE_CODES } from '../../src/application/operations/directoryCatalogue';
import type { WireCodec } from '../../src/infrastructure/registry/adapter';
import { adapterOf } from '../../src/infrastructure/registry/registry';
import { fixedSamples } from '../support/propertyRuns';
import { carried } from './arbitraries';
import { validBy } from './schemaArbitrary';

/** Through the text that really travels. */
function thereAndBack<Value>(codec: WireCodec<Value>, value: Value): Value {
  return z.decode(codec, JSON.parse(JSON.stringify(z.encode(codec, value))));
}

function expectRoundTrips<Value>(codec: WireCodec<Value>, values: fc.Arbitrary<Value>): void {
  fc.assert(
    fc.property(values, (value) => {
      expect(thereAndBack(codec, value)).toEqual(value);
    }),
  );
}

function expectAdapterRoundTrips<Code extends OperationCode>(code: Code): void {
  const adapter = adapterOf(code);
  expectRoundTrips(adapter.request, carried[code].request);
  expectRoundTrips(adapter.response, carried[code].response);
}

describe('every adapter', () => {
  it('is tested', () => {
    expect(OPERATION_CODES.length).toBeGreaterThanOrEqual(16);
    expect(Object.keys(carried).toSorted()).toEqual([...OPERATION_CODES].toSorted());
  });

  it.each(OPERATION_CODES)('%s reads what it wrote', (code) => {
    expectAdapterRoundTrips(code);
  });
});

/** JSON without its values. */
function shapeOf(json: unknown): unknown {
  if (Array.isArray(json)) {
    return json.map(shapeOf);
  }
  return typeof json === 'object' && json !== null
    ? Object.fromEntries(Object.entries(json).map(([field, value]) => [field, shapeOf(value)]))
    : typeof json;
}

describe('the answer of a directory', () => {
  it.each(WHOLE_CODES)('%s keeps every field of its schema', (code) => {
    const codec: WireCodec<unknown> = adapterOf(code).response;
    fc.assert(
      fc.property(validBy(responseSchema(code)), (json) => {
        const written: unknown = JSON.parse(JSON.stringify(z.encode(codec, z.decode(codec, json))));
        expect(shapeOf(written)).toEqual(shapeOf(json));
      }),
    );
  });
});

describe('a request with a field too many', () => {
  it.each(OPERATION_CODES)('%s is refused', (code) => {
    const requests: fc.Arbitrary<unknown> = carried[code].request;
    const [request] = fixedSamples(requests, { count: 1, seed: 7 });
    const written = z.encode<WireCodec<unknown>>(adapterOf(code).request, request);
    expect(() => z.decode(adapterOf(code).request, { ...Object(written), surplus: 1 })).toThrow();
  });
});

describe('amounts on the wire', () => {
  const transfer = {
    operationId: '00000000-0000-4000-8000-000000000001',
    accountDebitId: '1',
    accountCreditId: '2',
    ccy: 'KGS',
    purpose: '',
  };
  const decode = (amount: unknown) =>
    z.decode(adapterOf('MAKE_OWN_ACCOUNTS_TRANSFER').request, { ...transfer, amount });

  it.each([
    ['0.01', 1n],
    ['1500.00', 150_000n],
    ['9999999999.99', 999_999_999_999n],
  ])('%s is taken', (amount, minor) => {
    expect(decode(amount).amount).toEqual({ minor, currency: 'KGS' });
  });

  it.each(['0.00', '-1.00', '1e3', '0,001', '0.001', '1', '1.5', '12345678901.00', '١٢.00', ' 1.00', '', 1.5, null])(
    '%j is refused',
    (amount) => {
      expect(() => decode(amount)).toThrow();
    },
  );
});
