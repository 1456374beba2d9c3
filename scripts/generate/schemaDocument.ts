import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import * as z from 'zod/mini';

import { projectRoot } from '../../bank/kernel/projectRoot';
import { OPERATION_CODES } from '../../src/application/operations/catalogue';
import type { OperationCode } from '../../src/application/operations/catalogue';
import { adapterOf } from '../../src/infrastructure/registry/registry';
import { uniqueName } from './operationNames';
import { schemaOfRule } from './ruleSchemas';
import { withSharedParts } from './sharedParts';
import type { Schema } from './sharedParts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Path of the document of schemas. */
export const SCHEMAS = 'docs/operations.schema.json';

const REGISTRY = join(projectRoot(), 'src/infrastructure/registry');

/** SCHEMAS: the JSON of every request and response as it stands on the wire, a definition each, and the parts they share. */
export async function schemaDocument(): Promise<string> {
  const definitions = new Map(
    OPERATION_CODES.flatMap((code) => [
      [`${uniqueName(code)}.request`, withoutDialect(requestSchema(code))] as const,
      [`${uniqueName(code)}.response`, withoutDialect(responseSchema(code))] as const,
    ]),
  );
  const document = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Requests and responses of the operations',
    description:
      'Made by `npm run generate`; do not edit. Each operation has the definitions <code>.request and <code>.response.',
    $defs: withSharedParts(definitions, await namesOfCodecs()),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Schema of the requests of an operation with every rule the bank checks before it carries one out. */
export function requestSchema(code: OperationCode): JsonSchema {
  return jsonSchemaOf(adapterOf(code).request);
}

/** Schema of the responses of an operation. */
export function responseSchema(code: OperationCode): JsonSchema {
  return jsonSchemaOf(adapterOf(code).response);
}

function jsonSchemaOf(schema: z.ZodMiniType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', override: addRules });
}

/** A schema as a part of a document that names the dialect once. */
function withoutDialect({ $schema: _, ...schema }: JsonSchema): Schema {
  return schema;
}

/** Names under which files of the registry export codecs, by the JSON of their schemas. */
async function namesOfCodecs(): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const file of readdirSync(REGISTRY).filter((each) => each.endsWith('.ts') && !each.endsWith('.d.ts'))) {
    const exported: object = await import(pathToFileURL(join(REGISTRY, file)).href);
    for (const [name, value] of Object.entries(exported) as readonly (readonly [string, unknown])[]) {
      if (value instanceof z.ZodMiniType) {
        const json = JSON.stringify(withoutDialect(jsonSchemaOf(value)));
        names.set(json, names.get(json) ?? name);
      }
    }
  }
  return names;
}

/** Length of text in JavaScript, which JSON Schema counts in characters. */
const LENGTH = 'at most maxLength UTF-16 code units';

/** Adds what a codec checks with functions, which have no form in JSON Schema by themselves. */
function addRules({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: JsonSchema }): void {
  const rules = rulesOf(zodSchema);
  const schemas = rules.map(schemaOfRule).filter((each) => Object.keys(each).length > 0);
  const words = jsonSchema.maxLength === undefined || jsonSchema['contentEncoding'] !== undefined ? [] : [LENGTH];
  const description = [jsonSchema.description ?? [], rules, words].flat().join('; ');
  if (description !== '') {
    jsonSchema.description = description;
  }
  if (schemas.length > 0) {
    jsonSchema.allOf = [...(jsonSchema.allOf ?? []), ...schemas];
  }
}

/** Words of the rules of a schema; those on the decoded side of a codec are rules of its wire as well. */
function rulesOf(schema: z.core.$ZodType): readonly string[] {
  const { def } = schema._zod;
  const decoded = isPipe(def) ? rulesOf(def.out) : [];
  return [...(def.checks ?? []).flatMap(wordsOf), ...decoded];
}

function isPipe(def: z.core.$ZodTypeDef): def is z.core.$ZodPipeDef {
  return def.type === 'pipe';
}

function isRule(def: z.core.$ZodCheckDef): def is z.core.$ZodCustomDef {
  return def.check === 'custom';
}

function wordsOf({ _zod: { def } }: z.core.$ZodCheck<never>): readonly string[] {
  if (!isRule(def)) {
    return [];
  }
  const words = def.error?.({ code: 'custom', input: undefined, path: [] });
  if (typeof words !== 'string') {
    throw new Error('A rule that is a function says in words what it demands');
  }
  return [words];
}
