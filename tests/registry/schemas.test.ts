import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { requestSchema } from '../../scripts/generate/schemaDocument';
import { OPERATION_CODES } from '../../src/application/operations/catalogue';
import type { WireCodec } from '../../src/infrastructure/registry/adapter';
import { adapterOf } from '../../src/infrastructure/registry/registry';
import { runs } from '../support/propertyRuns';
import { carried } from './arbitraries';
import { faultFinder, validBy } from './schemaArbitrary';

describe.each(OPERATION_CODES)('the schema of %s', (code) => {
  const { request } = adapterOf(code);

  it('allows nothing that the bank rejects', () => {
    fc.assert(
      fc.property(validBy(requestSchema(code)), (json) => {
        expect(z.safeDecode(request, json).error?.issues ?? []).toEqual([]);
      }),
      runs({ cost: 'medium' }),
    );
  });

  it('allows everything that the bank accepts', () => {
    const codec: WireCodec<unknown> = request;
    const requests: fc.Arbitrary<unknown> = carried[code].request;
    const faultsOf = faultFinder(requestSchema(code));
    fc.assert(
      fc.property(requests, (value) => {
        const json: unknown = JSON.parse(JSON.stringify(z.encode(codec, value)));
        expect(faultsOf(json)).toBe('');
      }),
      runs({ cost: 'medium' }),
    );
  });
});
