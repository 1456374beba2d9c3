import * as z from 'zod/mini';

import { OPERATION_CODES } from '../../src/application/operations/catalogue';
import type { OperationCode } from '../../src/application/operations/catalogue';
import { adapterOf } from '../../src/infrastructure/registry/registry';
import { schemaOfRule } from './ruleSchemas';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** docs/schemas: the JSON of every request and answer as it stands on the wire, by file name. */
export function schemaDocuments(): ReadonlyMap<string, string> {
  return new Map(
    OPERATION_CODES.flatMap((code) => [
      [`${code}.request.json`, written(requestSchema(code))],
      [`${code}.response.json`, written(jsonSchemaOf(adapterOf(code).response, `Answer of ${code}`))],
    ]),
  );
}

/** Schema of the requests of an operation with every rule the bank checks before it carries one out. */
export function requestSchema(code: OperationCode): JsonSchema {
  return jsonSchemaOf(adapterOf(code).request, `Request of ${code}`);
}

function written(schema: JsonSchema): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}

function jsonSchemaOf(schema: z.ZodMiniType, title: string): JsonSchema {
  return { title, ...z.toJSONSchema(schema, { io: 'input', override: addRules }) };
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
