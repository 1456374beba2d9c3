import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { OPERATION_CODES } from '../../src/application/operations/catalogue';
import type { WireCodec } from '../../src/infrastructure/registry/adapter';
import { adapterOf } from '../../src/infrastructure/registry/registry';
import { runs } from '../support/propertyRuns';
import { carried } from './arbitraries';
import { mutated } from './mutatedJson';

function expectAnOutcome(codec: WireCodec<unknown>, json: fc.Arbitrary<unknown>): void {
  fc.assert(
    fc.property(json, (value) => {
      expect(z.safeDecode(codec, value).success).toBeTypeOf('boolean');
    }),
    runs({ cost: 'medium' }),
  );
}

function written<Value>(codec: WireCodec<Value>, values: fc.Arbitrary<Value>): fc.Arbitrary<unknown> {
  return values.map((value): unknown => JSON.parse(JSON.stringify(z.encode(codec, value))));
}

describe.each(OPERATION_CODES)('%s', (code) => {
  const { request, response } = adapterOf(code);

  it('accepts or rejects any JSON without throwing', () => {
    expectAnOutcome(request, fc.jsonValue());
    expectAnOutcome(response, fc.jsonValue());
  });

  it('accepts or rejects a message with any JSON in one place without throwing', () => {
    expectAnOutcome(request, written<unknown>(request, carried[code].request).chain(mutated));
    expectAnOutcome(response, written<unknown>(response, carried[code].response).chain(mutated));
  });
});
