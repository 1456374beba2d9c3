import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { jsonSchemaOf, requestSchema, responseSchema } from '../../scripts/generate/schemaDocument';
import { OPERATION_CODES } from '../../src/application/operations/catalogue';
import { responseFaults } from '../contract/support/publishedResponses';
import { adapterOf } from '../../src/infrastructure/registry/registry';

/** Words of every rule that is a function, wherever it stands in a schema; a rule without words gives `undefined`. */
function rulesIn(part: unknown, seen = new Set<unknown>()): readonly unknown[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) {
    return [];
  }
  seen.add(part);
  const def: unknown = Reflect.get(Object(Reflect.get(part, '_zod')), 'def');
  const inner: object = typeof def === 'object' && def !== null ? def : part;
  const own =
    Reflect.get(inner, 'check') === 'custom' && !isAnyValue(inner) ? [wordsOf(Reflect.get(inner, 'error'))] : [];
  return [...own, ...Object.values(inner).flatMap((each) => rulesIn(each, seen))];
}

/** True for `z.custom()` without a function, which names a type of the domain. */
function isAnyValue(def: object): boolean {
  const accepts: unknown = Reflect.get(def, 'fn');
  return Reflect.get(def, 'type') === 'custom' && typeof accepts === 'function' && accepts.length === 0;
}

function wordsOf(error: unknown): unknown {
  return typeof error === 'function' ? Reflect.apply(error, undefined, [{ code: 'custom', path: [] }]) : undefined;
}

/** All descriptions of a document. */
function descriptionsIn(part: unknown): string {
  if (typeof part !== 'object' || part === null) {
    return '';
  }
  const own: unknown = Reflect.get(part, 'description');
  return [typeof own === 'string' ? own : '', ...Object.values(part).map(descriptionsIn)].join('\n');
}

describe('a rule that is a function', () => {
  it('stands in words in the published schema of every request and response that has it', () => {
    const parts = OPERATION_CODES.flatMap((code) => [
      { of: `${code}.request`, rules: rulesIn(adapterOf(code).request), schema: requestSchema(code) },
      { of: `${code}.response`, rules: rulesIn(adapterOf(code).response), schema: responseSchema(code) },
    ]);
    const lost = parts.flatMap(({ of, rules, schema }) => {
      const published = descriptionsIn(schema);
      return rules
        .filter((words) => typeof words !== 'string' || !published.includes(words))
        .map((words) => [of, words]);
    });
    expect(lost).toEqual([]);
    expect(new Set(parts.flatMap(({ rules }) => rules)).size).toBeGreaterThan(40);
  });

  it('is found by this test inside of any other schema', () => {
    const rule = z.string().check(z.refine((text) => text !== '', { error: 'must be something' }));
    const nested = z.object({
      list: z.array(z.optional(z.codec(z.string(), rule, { decode: String, encode: String }))),
    });
    expect(rulesIn(nested)).toEqual(['must be something']);
    expect(rulesIn(z.string().check(z.refine((text) => text !== '')))).toEqual([undefined]);
  });

  it('cannot be published without words, without a schema, or as a check that JSON Schema does not know', () => {
    const ofField = (field: z.ZodMiniType) => () => jsonSchemaOf(z.object({ field }));
    expect(ofField(z.string().check(z.refine((text) => text !== '')))).toThrow('says in words');
    expect(ofField(z.string().check(z.refine(() => true, { error: 'must be new' })))).toThrow('has no schema');
    expect(ofField(z.number().check(z.multipleOf(3)))).toThrow('do not show the check multiple_of');
  });
});

it('a text that is normalized says so in the published schema', () => {
  const { properties = {} } = requestSchema('SET_OPERATION_NOTE');
  expect(properties['note']).toMatchObject({ description: expect.stringContaining('normalized before') });
  const password = requestSchema('CHANGE_PASSWORD').properties?.['newPassword'];
  expect(descriptionsIn(password)).not.toContain('normalized');
});

it('a response that is not as published has faults', () => {
  expect(responseFaults('AccountService', 'GET_ELSOM_REGISTRATION_TOPICS', [])).toBe('');
  expect(responseFaults('AccountService', 'GET_ELSOM_REGISTRATION_TOPICS', [{}])).toContain(
    'must have required property',
  );
  expect(responseFaults('PaymentService', 'GET_ELSOM_REGISTRATION_TOPICS', [])).toContain('has no');
});
