import fc from 'fast-check';
import { expect, test } from 'vitest';

import { csvOf, plainAmount } from '../../../src/domain/export/csvOf';
import type { ExportCell } from '../../../src/domain/export/ExportTable';
import { money } from '../../../src/domain/money/Money';

const csv = (...cells: readonly ExportCell[]) =>
  csvOf({ name: 'x', titles: ['T'], rows: [cells] })
    .slice(1)
    .split('\r\n')[1];

test('a table begins with the mark of UTF-8 and its titles', () => {
  expect(csvOf({ name: 'x', titles: ['Дата', 'Сумма; всего'], rows: [] })).toBe('\ufeffДата;"Сумма; всего"\r\n');
});

test.each<[ExportCell, string]>([
  [{ text: 'Өмүрбек «Ак-Суу»' }, 'Өмүрбек «Ак-Суу»'],
  [{ text: 'a;b' }, '"a;b"'],
  [{ text: 'he said "no"' }, '"he said ""no"""'],
  [{ text: '=1+1' }, "'=1+1"],
  [{ text: '@cmd' }, "'@cmd"],
  [{ text: '+996' }, "'+996"],
  [{ text: '-1+1' }, "'-1+1"],
  [{ text: '\t=1' }, "'\t=1"],
  [{ text: '\0=1' }, "'\0=1"],
  [{ text: '\n1' }, '"\'\n1"'],
  [{ text: '＝1+1' }, "'＝1+1"],
  [{ text: '＋996' }, "'＋996"],
  [{ text: '－1' }, "'－1"],
  [{ text: '＠cmd' }, "'＠cmd"],
  [{ text: '﹣1' }, "'﹣1"],
  [{ text: '\u22121' }, "'\u22121"],
  [{ text: '  =1' }, "'  =1"],
  [{ text: '\u00a0\u3000＝1' }, "'\u00a0\u3000＝1"],
  [{ text: '\u200b\ufeff=1' }, "'\u200b\ufeff=1"],
  [{ text: '  ул. Ленина' }, '  ул. Ленина'],
  [{ text: '1280016000000114' }, '1280\u00a00160\u00a00000\u00a00114'],
  [{ text: '21503198500123' }, '21503198500123'],
  [{ amount: money(150_007n, 'KGS') }, '1500,07'],
  [{ amount: money(-5n, 'KGS') }, '-0,05'],
  [{ amount: undefined }, ''],
  [{ moment: Date.parse('2026-11-21T18:30:00Z') }, '22.11.2026 00:30'],
])('cell %# is written as it should be', (cell, text) => {
  expect(csv(cell)).toBe(text);
});

test('an amount keeps every tyiyn', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), (minor) => {
      expect(BigInt(plainAmount(money(minor, 'KGS'), '.').replace('.', ''))).toBe(minor);
    }),
  );
});
