import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';

import { plainText } from '../../src/domain/text/plainText';

/** Part of a JSON Schema that the documents of the bank use. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly propertyNames?: JsonSchema;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly examples?: readonly unknown[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly description?: string;
}

const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  formats: { 'base64': true, 'date': true, 'date-time': true },
});
const MOST_ITEMS = 3;

/** Finds what is wrong with JSON by a schema; the answer is empty for valid JSON. */
export function faultFinder(schema: object): (json: unknown) => string {
  const validate = ajv.compile(schema);
  return (json) => (validate(json) ? '' : ajv.errorsText(validate.errors));
}

/** JSON that is valid by a schema, and by the words beside its keywords; its texts are plain, as the bank stores them. */
export function validBy(document: object): fc.Arbitrary<unknown> {
  const schema: JsonSchema = { ...document };
  const validate = ajv.compile(schema);
  return shapedBy(schema)
    .map(plain)
    .filter((json) => validate(json) && obeysWords(schema, json));
}

/** JSON of the shape of a schema; rules about several fields together are left to the validator. */
function shapedBy(schema: JsonSchema): fc.Arbitrary<unknown> {
  const constants = keywordIn(schema, 'const');
  if (constants.length > 0) {
    return fc.constant(constants[0]);
  }
  if (schema.enum !== undefined) {
    return fc.constantFrom(...schema.enum);
  }
  const options = schema.anyOf ?? schema.oneOf;
  if (options !== undefined && schema.type === undefined) {
    return fc.oneof(...options.map((each) => shapedBy(each)));
  }
  switch (schema.type) {
    case 'object':
      return objectBy(schema);
    case 'array':
      return arrayBy(schema);
    case 'string':
      return stringBy(schema);
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? 0, -1000),
        max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1),
      });
    case 'number':
      // JSON has one zero.
      return fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0);
    case 'boolean':
      return fc.boolean();
    default:
      throw new Error(`No values for ${JSON.stringify(schema).slice(0, 200)}`);
  }
}

function objectBy({ properties = {}, required = [], allOf = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const narrowed = (name: string): readonly JsonSchema[] =>
    allOf.flatMap((each) => valuesOf(each, name).map((value) => ({ ...properties[name], allOf: [value] })));
  const members = Object.entries(properties).map(([name, each]) => {
    const choices = narrowed(name);
    return [name, choices.length > 0 ? fc.oneof(...choices.map(shapedBy)) : shapedBy(each)] as const;
  });
  return fc.record(Object.fromEntries(members), { requiredKeys: [...required], noNullPrototype: true });
}

/** Patterns that rules about several fields give one of them, each for other values of the rest. */
function valuesOf({ properties, allOf = [], anyOf = [] }: JsonSchema, name: string): readonly JsonSchema[] {
  const own = properties?.[name]?.pattern === undefined ? [] : [properties[name]];
  return [...own, ...[...allOf, ...anyOf].flatMap((each) => valuesOf(each, name))];
}

function arrayBy({
  items = {},
  minItems = 0,
  maxItems = MOST_ITEMS,
  description = '',
}: JsonSchema): fc.Arbitrary<unknown> {
  const [, key] = NAMED_ONCE.exec(description) ?? [];
  return fc.uniqueArray(shapedBy(items), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, MOST_ITEMS)),
    comparator: (one, other) => key !== undefined && Object(one)[key] === Object(other)[key],
  });
}

/** Words for a field whose value no two items share; no keyword says that. */
const NAMED_ONCE = /must name each (\w+) once/;

function stringBy(schema: JsonSchema): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 100 } = schema;
  const longest = Math.min(maxLength, ...keywordIn(schema, 'maxLength').map(Number));
  const isFitting = (text: string) => text.length >= minLength && text.length <= longest;
  if (schema['contentEncoding'] === 'base64') {
    return fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString('base64'));
  }
  const patterns = keywordIn(schema, 'pattern').map(String);
  const examples = keywordIn(schema, 'examples').flat().map(String);
  const matches = (text: string) => patterns.every((pattern) => new RegExp(pattern, 'u').test(text));
  const any = fc.string({ minLength, maxLength: longest, unit: 'grapheme' });
  const candidates = [
    ...(examples.length > 0 ? [fc.constantFrom(...examples)] : patterns.filter(isPositive).map(matching)),
    ...(patterns.some(isPositive) ? [] : [any]),
  ];
  return fc.oneof(...candidates).filter((text) => isFitting(text) && matches(text));
}

/** True for a pattern that says what a text is made of, and not only what it is not. */
function isPositive(pattern: string): boolean {
  return /\\d|\\p\{Lu?\}|\[0-9|\[A-Z|\[a-z/.test(pattern) && pattern.startsWith('^') && !pattern.includes('(?!');
}

/** Texts of a pattern, whose condition ahead, of which no texts can be made, is left to the filter. */
function matching(pattern: string): fc.Arbitrary<string> {
  return fc.stringMatching(new RegExp(pattern.replace(/\(\?=[^)]*\)/, ''), 'u'));
}

/** Values of a keyword in a schema and in those it is put together of. */
function keywordIn(schema: JsonSchema, keyword: string): readonly unknown[] {
  const own = schema[keyword];
  return [...(own === undefined ? [] : [own]), ...(schema.allOf ?? []).flatMap((each) => keywordIn(each, keyword))];
}

type Rule = (json: Readonly<Record<string, unknown>>) => boolean;

/** Rules that have words and no keywords. */
const RULES_IN_WORDS: Readonly<Record<string, Rule>> = {
  'must not be less than the ceiling of one debit': ({ ceilingAmount, periodAmount }) =>
    Number(periodAmount) >= Number(ceilingAmount),
};

function obeysWords({ description = '' }: JsonSchema, json: unknown): boolean {
  return Object.entries(RULES_IN_WORDS).every(([words, rule]) => !description.includes(words) || rule(Object(json)));
}

/**
 * JSON with its texts as the bank takes them over; it normalizes others before their rules apply (docs/adr/0165). Capital letters of some
 * letters are several, which would make a code longer than its text.
 */
function plain(json: unknown): unknown {
  if (typeof json === 'string') {
    const text = plainText(json.normalize('NFKC'));
    return text.toUpperCase().length === text.length ? text : plainText(text.toUpperCase());
  }
  if (Array.isArray(json)) {
    return json.map(plain);
  }
  return typeof json === 'object' && json !== null
    ? Object.fromEntries(Object.entries(json).map(([name, value]) => [name, plain(value)]))
    : json;
}
