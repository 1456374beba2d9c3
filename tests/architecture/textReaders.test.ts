import { expect, test } from 'vitest';

import { sourceFiles } from '../support/sourceFiles';

/** Removal of spaces together with brackets or hyphens: what people write between the groups of a number. */
const OWN_NORMALIZING = /replace(?:All)?\(\/\[(?=[^\]]*\\s)(?=[^\]]*[()-])[^\]]*\]/;

/** Removal of all but digits. */
const OWN_DIGITS = /replace(?:All)?\((?:\/(?:\\D|\[\^(?:\\d|0-9)\])|[^()]*'\[\^0-9\]')/;

test.each([
  [String.raw`phone.replace(/[\s()-]/g, '')`, true],
  [String.raw`number.replaceAll(/[\s-]/g, '')`, true],
  [String.raw`text.replace(/\s+/g, ' ')`, false],
  [String.raw`phone.replace(/\D/g, '')`, true],
  [String.raw`digits.replaceAll(/[^\d]/g, '')`, true],
  ["sql`regexp_replace(phone, '[^0-9]', '', 'g')`", true],
  [String.raw`text.replace(/[^\d.,]/g, '')`, false],
])('%s reads a number by itself: %s', (source, own) => {
  expect(OWN_NORMALIZING.test(source) || OWN_DIGITS.test(source)).toBe(own);
});

test('only the text module removes what people write between the groups of a number', () => {
  const files = sourceFiles(['src', 'bank'], ['.ts', '.tsx']);
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter(({ content }) => OWN_NORMALIZING.test(content)).map(({ path }) => path)).toEqual([]);
});

test('only the text module takes the digits out of a text', () => {
  const files = sourceFiles(['src', 'bank'], ['.ts', '.tsx', '.sql']);
  const own = files.filter(({ content }) => OWN_DIGITS.test(content) || /regexp_replace\([^)]*\[\^0-9\]/.test(content));
  expect(own.map(({ path }) => path)).toEqual(['src/domain/text/identifiers.ts']);
});
