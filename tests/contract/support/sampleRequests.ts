import { randomUUID } from 'node:crypto';

import { requestSchema } from '../../../scripts/generate/schemaDocument';
import type { OperationCode } from '../../../src/application/operations/catalogue';
import { faultFinder, validBy } from '../../registry/schemaArbitrary';
import { fixedSamples } from '../../support/propertyRuns';

/** Values by the names of fields: ids of what the caller owns, and periods and limits that ask for as much as there is. */
export type KnownValues = Readonly<Record<string, unknown>>;

type Fields = Readonly<Record<string, unknown>>;

/** Ids the client makes. */
const FRESH_IDS: ReadonlySet<string> = new Set(['operationId', 'documentId', 'localId', 'templateOperationId']);

/**
 * Requests of an operation that are valid by its published schema, with fresh ids and with each known value that keeps them valid; known
 * values come first among those of optional fields.
 */
export function sampleRequests(code: OperationCode, known: KnownValues, count: number): readonly Fields[] {
  const schema = requestSchema(code);
  const faultsOf = faultFinder(schema);
  const names = Object.keys(Object(schema.properties));
  return fixedSamples(validBy(schema), { count, seed: 33 }).map((sample) => {
    const given = names.filter((name) => name in known || FRESH_IDS.has(name));
    return given.reduce<Fields>((request, name) => {
      const changed = { ...request, [name]: FRESH_IDS.has(name) ? randomUUID() : known[name] };
      return faultsOf(changed) === '' ? changed : request;
    }, Object(sample));
  });
}
