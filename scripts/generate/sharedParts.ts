/** A JSON Schema, or a part of one. */
export type Schema = Readonly<Record<string, unknown>>;

/** Keywords that hold one schema, with the ending of the name that a shared part gets there. */
const ONE_SCHEMA: ReadonlyMap<string, string> = new Map([
  ['items', 'Item'],
  ['additionalProperties', 'Value'],
  ['propertyNames', 'Key'],
  ['not', 'Exclusion'],
]);
/** Keywords that hold a list of schemas. */
const SCHEMA_LISTS: ReadonlyMap<string, string> = new Map([
  ['allOf', 'Rule'],
  ['anyOf', 'Option'],
  ['oneOf', 'Option'],
]);

/** Length of the JSON of a part; a shorter one is easier to read in its place than behind a reference. */
const MIN_LENGTH = 80;

/**
 * Definitions in which equal parts have become references to further definitions. A part is shared when two different places hold it. Its
 * name comes from `known`, by its JSON, or from the definition or the property where it stands first; a number tells equal names apart.
 */
export function withSharedParts(
  definitions: ReadonlyMap<string, Schema>,
  known: ReadonlyMap<string, string>,
): Readonly<Record<string, Schema>> {
  const names = namesOfSharedParts(definitions, known);
  const refer = (part: Schema): Schema => {
    const name = names.get(JSON.stringify(part));
    return name === undefined ? mapParts(part, '', refer) : { $ref: `#/$defs/${name}` };
  };
  const roots = [...definitions].map(([name, schema]) => {
    const isOwnName = names.get(JSON.stringify(schema)) === name;
    return [name, isOwnName ? mapParts(schema, '', refer) : refer(schema)] as const;
  });
  const parts = [...names]
    .filter(([, name]) => !definitions.has(name))
    .map(([json, name]) => [name, mapParts(parsed(json), '', refer)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries([...roots, ...parts]);
}

/** Names of the shared parts by their JSON. */
function namesOfSharedParts(
  definitions: ReadonlyMap<string, Schema>,
  known: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const found = new Map<string, { readonly name: string; places: number }>();
  const count = (part: Schema, name: string): Schema => {
    const json = JSON.stringify(part);
    const before = found.get(json);
    if (before === undefined) {
      found.set(json, { name: known.get(json) ?? name, places: 1 });
      return mapParts(part, name.replace(/.*\./, ''), count);
    }
    before.places += 1;
    return part;
  };
  for (const [name, schema] of definitions) {
    count(schema, name);
  }
  const taken = new Set<string>();
  const shared = [...found].filter(([json, { places }]) => places > 1 && json.length >= MIN_LENGTH);
  return new Map(shared.map(([json, { name }]) => [json, freeName(name, taken)]));
}

function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) {
    free = `${name}${number}`;
  }
  taken.add(free);
  return free;
}

/** A schema with each part that stands directly in it replaced; `name` is that of the schema itself. */
function mapParts(schema: Schema, name: string, replace: (part: Schema, name: string) => Schema): Schema {
  const mapped = (value: unknown, partName: string): unknown => (isSchema(value) ? replace(value, partName) : value);
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (keyword === 'properties' && isSchema(value)) {
        const properties = Object.entries(value).map(([property, part]) => [property, mapped(part, property)]);
        return [keyword, Object.fromEntries(properties)];
      }
      const list = SCHEMA_LISTS.get(keyword);
      if (list !== undefined && Array.isArray(value)) {
        return [keyword, value.map((part) => mapped(part, `${name}${list}`))];
      }
      const one = ONE_SCHEMA.get(keyword);
      return [keyword, one === undefined ? value : mapped(value, `${name}${one}`)];
    }),
  );
}

function parsed(json: string): Schema {
  const value: unknown = JSON.parse(json);
  return isSchema(value) ? value : {};
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
