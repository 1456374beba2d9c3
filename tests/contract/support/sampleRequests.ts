import { randomUUID } from 'node:crypto';

import * as z from 'zod/mini';

import { adapterOf } from '../../../src/infrastructure/registry/registry';
import type { OperationCode } from '../../../src/application/operations/catalogue';

/** A JSON Schema, as far as samples are made of it. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maximum?: number;
  readonly minimum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

/** Values by the names of fields: ids of what the caller owns, and periods and limits that ask for as much as there is. */
export type KnownValues = Readonly<Record<string, unknown>>;

/** Texts that fields with a pattern take, tried in this order. */
const TEXTS = [
  '100.00',
  '2026-11-23',
  '2026-11-20T00:00:00.000Z',
  'KGS',
  '1',
  '123456',
  '0700123456',
  '+996700123456',
  '21503198500123',
  '1280016000000114',
  '4169585500000000',
  'BARCGB22',
  '109022',
  '42122700',
  '2026',
  '2026-11',
  'Тестовый текст',
  'Test text',
  'A'.repeat(32),
  'a'.repeat(32),
  'a'.repeat(64),
];

const MAX_INTEGER = 1000;

/** Ids the client makes. */
const FRESH_IDS: ReadonlySet<string> = new Set(['operationId', 'documentId', 'localId', 'templateOperationId']);

/** A request of an operation that is as large as its schema and the known values allow. */
export function sampleRequest(code: OperationCode, known: KnownValues): unknown {
  const schema: Schema = JSON.parse(
    JSON.stringify(z.toJSONSchema(adapterOf(code).request, { io: 'input', unrepresentable: 'any' })),
  );
  return sampleOf(schema, '', known);
}

function sampleOf(schema: Schema, name: string, known: KnownValues): unknown {
  if (FRESH_IDS.has(name)) {
    return randomUUID();
  }
  if (name in known && matches(schema, known[name])) {
    return known[name];
  }
  const [choice] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (choice !== undefined) {
    return sampleOf(
      { ...schema, anyOf: undefined, oneOf: undefined, allOf: undefined, ...choice } as Schema,
      name,
      known,
    );
  }
  if (schema.const !== undefined || schema.enum !== undefined) {
    return schema.const ?? schema.enum?.[0];
  }
  switch (schema.type) {
    case 'object':
      return objectOf(schema, known);
    case 'array':
      return Array.from({ length: schema.minItems ?? 1 }, () => sampleOf(schema.items ?? {}, name, known));
    case 'integer':
    case 'number':
      return Math.min(schema.maximum ?? MAX_INTEGER, Math.max(schema.minimum ?? 0, MAX_INTEGER));
    case 'boolean':
      return true;
    default:
      return textOf(schema);
  }
}

function matches({ type, enum: values, pattern }: Schema, value: unknown): boolean {
  if (values !== undefined) {
    return values.includes(value);
  }
  return typeof value === 'string' ? type === 'string' && fits(value, pattern) : type !== 'string';
}

function fits(text: string, pattern: string | undefined): boolean {
  return pattern === undefined || new RegExp(pattern, 'u').test(text);
}

function objectOf({ properties = {}, required = [] }: Schema, known: KnownValues): object {
  const names = Object.keys(properties).filter((name) => required.includes(name) || name in known);
  return Object.fromEntries(names.map((name) => [name, sampleOf(properties[name] ?? {}, name, known)]));
}

function textOf({ format, pattern, minLength = 0 }: Schema): string {
  if (format === 'uuid') {
    return randomUUID();
  }
  return (
    [randomUUID(), ...TEXTS].find((text) => text.length >= minLength && pattern !== undefined && fits(text, pattern)) ??
    'Тест'.repeat(Math.max(1, Math.ceil(minLength / 4)))
  );
}
