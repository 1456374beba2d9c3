import { expect, test } from 'vitest';

import { sourceFiles } from '../support/sourceFiles';

/** Removal of spaces together with brackets or hyphens: what people write between the groups of a number. */
const OWN_NORMALIZING = /replace(?:All)?\(\/\[(?=[^\]]*\\s)(?=[^\]]*[()-])[^\]]*\]/;

test.each([
  [String.raw`phone.replace(/[\s()-]/g, '')`, true],
  [String.raw`number.replaceAll(/[\s-]/g, '')`, true],
  [String.raw`text.replace(/\s+/g, ' ')`, false],
])('%s normalizes a number by itself: %s', (source, own) => {
  expect(OWN_NORMALIZING.test(source)).toBe(own);
});

test('only the text module removes what people write between the groups of a number', () => {
  const files = sourceFiles(['src', 'bank'], ['.ts', '.tsx']);
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter(({ content }) => OWN_NORMALIZING.test(content)).map(({ path }) => path)).toEqual([]);
});
