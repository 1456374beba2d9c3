import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';

import { projectRoot } from '../../bank/kernel/projectRoot';
import { uniqueName } from '../../scripts/generate/operationNames';
import { operationsDocument } from '../../scripts/generate/operationsDocument';
import { requestSchema, responseSchema, SCHEMAS } from '../../scripts/generate/schemaDocument';
import { withSharedParts } from '../../scripts/generate/sharedParts';
import { codeOnWire, OPERATION_CODES } from '../../src/application/operations/catalogue';

interface Published {
  readonly $schema: string;
  readonly $defs: Readonly<Record<string, unknown>>;
}

const PUBLISHED = JSON.parse(readFileSync(join(projectRoot(), SCHEMAS), 'utf8')) as Published;

/** A schema with every reference replaced by what it names. */
function expanded(value: unknown, definitions: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(value)) {
    return value.map((each) => expanded(each, definitions));
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  if ('$ref' in value) {
    return expanded(definitions[String(value.$ref).replace('#/$defs/', '')], definitions);
  }
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, expanded(each, definitions)]));
}

describe(SCHEMAS, () => {
  it.each(OPERATION_CODES)('defines request and response of %s as the codecs do', (code) => {
    const { $schema } = PUBLISHED;
    for (const [direction, schema] of [
      ['request', requestSchema(code)],
      ['response', responseSchema(code)],
    ] as const) {
      const definition = PUBLISHED.$defs[`${uniqueName(code)}.${direction}`];
      expect({ $schema, ...Object(expanded(definition, PUBLISHED.$defs)) }).toEqual(JSON.parse(JSON.stringify(schema)));
    }
  });

  it('is a JSON Schema whose references all lead to a definition', () => {
    const ajv = new Ajv2020({ strict: false, formats: { 'base64': true, 'date': true, 'date-time': true } });
    ajv.addSchema(PUBLISHED, 'operations');
    for (const name of Object.keys(PUBLISHED.$defs)) {
      expect(ajv.getSchema(`operations#/$defs/${name}`), name).toBeTypeOf('function');
    }
  });

  it('defines nothing that is not used', () => {
    const used = new Set([...JSON.stringify(PUBLISHED).matchAll(/"#\/\$defs\/([^"]+)"/g)].map(([, name]) => name));
    const parts = Object.keys(PUBLISHED.$defs).filter((name) => !/\.(request|response)$/.test(name));
    expect(parts.length).toBeGreaterThan(50);
    expect(parts.filter((name) => !used.has(name))).toEqual([]);
  });
});

describe('the parts that schemas share', () => {
  const money = { type: 'string', description: 'a'.repeat(80) };
  const account = { type: 'object', properties: { balance: money } };

  it('are named by the codec, or by the property where they stand first', () => {
    const definitions = new Map([
      ['A.request', { properties: { amount: money, account } }],
      ['B.request', { properties: { fee: money, accounts: { type: 'array', items: account } } }],
    ]);
    expect(withSharedParts(definitions, new Map([[JSON.stringify(account), 'ownAccount']]))).toEqual({
      'A.request': { properties: { amount: { $ref: '#/$defs/amount' }, account: { $ref: '#/$defs/ownAccount' } } },
      'B.request': {
        properties: {
          fee: { $ref: '#/$defs/amount' },
          accounts: { type: 'array', items: { $ref: '#/$defs/ownAccount' } },
        },
      },
      'amount': money,
      'ownAccount': { type: 'object', properties: { balance: { $ref: '#/$defs/amount' } } },
    });
  });

  it('include whole definitions, which then refer to the first equal one', () => {
    const body = { type: 'object', properties: { amount: money } };
    expect(
      withSharedParts(
        new Map([
          ['A.request', body],
          ['B.request', body],
        ]),
        new Map(),
      ),
    ).toEqual({
      'A.request': body,
      'B.request': { $ref: '#/$defs/A.request' },
    });
  });

  it('get a number when two have the same name and different content', () => {
    const other = { ...money, maxLength: 3 };
    const definitions = new Map([
      ['A.request', { properties: { amount: money } }],
      ['A.response', { properties: { amount: other } }],
      ['B.request', { properties: { one: money, two: other } }],
    ]);
    expect(Object.keys(withSharedParts(definitions, new Map()))).toEqual([...definitions.keys(), 'amount', 'amount2']);
  });
});

describe('docs/operations.md', () => {
  const headings = [...operationsDocument().matchAll(/^### (.+)$/gm)].map(([, heading]) => heading);

  it('has a heading for each operation, which is its code on the wire', () => {
    expect(headings.toSorted()).toEqual(OPERATION_CODES.map((code) => codeOnWire(code)).sort());
  });
});
