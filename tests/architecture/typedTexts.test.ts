import { expect, test } from 'vitest';

import { sourceFiles } from '../support/sourceFiles';

/** A text cut at a bound of its length. */
const CUT_TO_LENGTH =
  /\.(?:slice|substring|substr)\(0, ?(?:MAX_\w*(?:LENGTH|DIGITS|CHARACTERS)|\w+_(?:LENGTH|DIGITS|CHARACTERS)|max\w*|longest)\)/;
/** A handler that keeps another text than the one typed. */
const CUT_WHILE_TYPED = /onChange=\{[^\n]*\.(?:slice|substring|substr|replace|replaceAll)\(/;

/** Files that cut a text nobody has typed, with its kind. */
const CUTS = {
  'src/application/logging/LogShipping.ts': 'a message of the log',
  'src/domain/bankDetails/bic.ts': 'the code of the bank at the beginning of an account number',
  'src/domain/shop/cardHolder.ts': 'a name offered for a card, to be edited in its field',
  'src/domain/spending/categoryOf.ts': 'the key of a category',
  'src/ui/flow/payment/KeepTemplate.tsx': 'a name offered for a template, to be edited in its field',
};

test.each([
  ["const digits = typed.replace(/x/g, '').slice(0, CARD_DIGITS);", true],
  ['const text = typed.trim().slice(0, MAX_SOUGHT_LENGTH);', true],
  ['onChange={(event) => onChange(event.target.value.slice(0, 16))}', true],
  ['this.name = text.substring(0, longest);', true],
  ['onChange={(event) => onChange(event.target.value)}', false],
  ['const first = rows.slice(0, MAX_ROWS);', false],
])('%s cuts a typed text: %s', (source, cuts) => {
  expect(CUT_TO_LENGTH.test(source) || CUT_WHILE_TYPED.test(source)).toBe(cuts);
});

test('no typed text is cut: a field keeps it, counts it and refuses it', () => {
  const files = sourceFiles(['src'], ['.ts', '.tsx']);
  expect(files.length).toBeGreaterThan(500);
  const cutting = files.filter(({ content }) => CUT_TO_LENGTH.test(content) || CUT_WHILE_TYPED.test(content));
  expect(cutting.map(({ path }) => path).sort()).toEqual(Object.keys(CUTS).sort());
});
