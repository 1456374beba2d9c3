import fc from 'fast-check';

/** Texts that look like an amount, a number, a day or an identifier and are none, and characters that need care. */
const almostValid = fc.constantFrom(
  '',
  ' ',
  '0',
  '-0',
  '-0.00',
  '0.00',
  '1.5',
  '1e3',
  '1,00',
  '٣.٠٠',
  '1.00\n',
  '99999999999999999999',
  '99999999999999999999.00',
  '0000-00-00',
  '2026-02-30',
  '2026-13-01T00:00:00.000Z',
  '00000000-0000-0000-0000-000000000000',
  '\u0000',
  '\ud800',
  '\u202e',
  '＝1',
  '+996',
  '=',
  '====',
);

const replacement = fc.oneof(
  { weight: 3, arbitrary: almostValid },
  { weight: 2, arbitrary: fc.string() },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);

/** The value with arbitrary JSON in the place of one of its parts, however deep it lies. */
export function mutated(value: unknown): fc.Arbitrary<unknown> {
  const places = placesOf(value, []);
  return fc.tuple(fc.constantFrom(...places), replacement).map(([place, json]) => replacedAt(value, place, json));
}

type Place = readonly string[];

function placesOf(value: unknown, place: Place): readonly Place[] {
  const members = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [place, ...members.flatMap(([key, member]) => placesOf(member, [...place, key]))];
}

function replacedAt(value: unknown, [key, ...rest]: Place, json: unknown): unknown {
  if (key === undefined) {
    return json;
  }
  if (Array.isArray(value)) {
    return value.map((item, index) => (String(index) === key ? replacedAt(item, rest, json) : item));
  }
  const members = Object.entries(Object(value)).map(([name, member]) => [
    name,
    name === key ? replacedAt(member, rest, json) : member,
  ]);
  return Object.fromEntries(members);
}
