import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { projectRoot } from '../../../bank/kernel/projectRoot';
import { originBound } from '../../../bank/networks/originBound';
import { BrowserKeyValueStore } from '../../../src/infrastructure/storage/BrowserKeyValueStore';
import { csvLine } from '../../../src/domain/export/csvOf';
import { searchable } from '../../../src/domain/language/searchable';
import { filled } from '../../../src/domain/language/template';
import { latinText, transliterate } from '../../../src/domain/swift/transliterate';
import { readOneTimeCode, typedOneTimeCode } from '../../../src/domain/text/identifiers';
import { plainText } from '../../../src/domain/text/plainText';
import { formatDate } from '../../../src/domain/time/format';
import cases from '../../cases/cases.json';

/** Cases whose inputs run here; each answers every deviation from the right value. */
const RUN_HERE: Readonly<Record<string, () => readonly unknown[]>> = {
  A10: () => {
    const { input, right } = caseOf('A10');
    return wrong(
      [...input].map((name) => transliterate(name)),
      [...right].map((value) => ({ ok: true, value })),
    );
  },
  A11: () => {
    const purpose = 'Оплата за учебный год';
    return wrong([searchable(purpose.normalize('NFD')).includes('учебный')], [true]);
  },
  A12: () => wrong([plainText('За билет \u202e00,000 5 алинрев\u202c скрыто')], ['За билет 00,000 5 алинрев скрыто']),
  A20: () =>
    wrong([originBound('123456', '123456', 'https://bank.example').split('\n').at(-1)], ['@bank.example #123456']),
  A21: () => wrong([filled('{{movement}}. Комиссия', { movement: 'Айзада Т.' })], ['Айзада Т. Комиссия']),
  A22: () => {
    const texts = ['=HYPERLINK("https://x")', '+996555000202', '@SUM(A1)', 'a,b;c"d', 'a\nb'];
    const line = csvLine(texts.map((text) => ({ text })));
    return wrong([line], [`"'=HYPERLINK(""https://x"")";'+996555000202;'@SUM(A1);"a,b;c""d";"a\nb"\r\n`]);
  },
  A25: () => {
    const typed = [' 872 638 ', '872\u00a0638', '\u00a0872638\u00a0', '872-638', '872\u2011638', '872638'];
    return wrong(
      typed.map((text) => readOneTimeCode(typedOneTimeCode(text))),
      typed.map(() => '872638'),
    );
  },
  A28: () => {
    const zone = process.env['TZ'];
    const midnight = Date.parse('2026-11-28T00:30:00+06:00');
    const days = ['America/Los_Angeles', 'Pacific/Auckland'].map((one) => {
      process.env['TZ'] = one;
      return formatDate(midnight, 'ru');
    });
    process.env['TZ'] = zone;
    return wrong(days, ['28.11.2026', '28.11.2026']);
  },
  A29: () => {
    const blocked = new BrowserKeyValueStore(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    blocked.write('language', 'en');
    blocked.remove('language');
    return wrong([blocked.read('language')], [undefined]);
  },
  A31: () => wrong(['O’Brien', 'Müller & Söhne'].map(latinText), ["O'Brien", 'Muller and Sohne']),
};

/** Cases that need a bank or a browser, by the tests that run them. */
const RUN_ELSEWHERE: Readonly<Record<string, readonly (readonly [file: string, title: string])[]>> = {
  A13: [
    ['contract/statementImports.test.ts', 'loses no entry of any account'],
    [
      'contract/statementImports.test.ts',
      'points at the entry of its payment in camt.053, apart from its own reference',
    ],
  ],
  A14: [['ui/statements/formatHints.test.ts', 'CSV is for programs']],
  A15: [['ui/components/Amount.test.tsx', 'is left alone by a translator of the page']],
  A16: [['ui/components/fields.test.tsx', 'after it, as in Safari']],
  A17: [['ui/shell/LoadLimit.test.tsx', 'lead to one reload where the bank serves another version']],
  A18: [['ui/components/fields.test.tsx', 'stays as it was pasted, is counted and keeps the form from being sent']],
  A19: [['e2e/drafts.test.ts', 'leads back to the form with what was typed after the bank has ended the session']],
  A23: [['bank/statements/formats.test.ts', 'is read back from camt.053, and is of its schema']],
  A24: [['domain/exchange/ExchangeQuote.test.ts', 'an exchange and back never earns money']],
  A26: [
    ['contract/confirmations.test.ts', 'a code that a newer one has replaced'],
    ['ui/login/OtpScreenViewModel.test.ts', 'asks for another code once for two presses'],
  ],
  A27: [['application/time/BankTime.test.ts', 'is the time of the device until the bank has said anything']],
  A30: [
    ['e2e/narrow.test.ts', 'fits the page of a card at a zoom of 200 %'],
    ['e2e/languages.test.ts', 'every screen speaks the language'],
  ],
};

function caseOf(id: string): { readonly input: readonly string[]; readonly right: readonly string[] } {
  const found = cases.find((one) => one.id === id);
  const listOf = (values: unknown): readonly string[] => (Array.isArray(values) ? values.map(String) : []);
  return { input: listOf(found?.input), right: listOf(found?.right) };
}

/** The values that differ from the right ones, with them. */
function wrong(values: readonly unknown[], right: readonly unknown[]): readonly unknown[] {
  expect(values.length).toBe(right.length);
  expect(values.length).toBeGreaterThan(0);
  return values.flatMap((value, index) =>
    JSON.stringify(value) === JSON.stringify(right[index]) ? [] : [{ value, right: right[index] }],
  );
}

describe('the other cases of public reports', () => {
  test('are run here or by a named test', () => {
    expect([...Object.keys(RUN_HERE), ...Object.keys(RUN_ELSEWHERE)].sort()).toEqual(cases.map(({ id }) => id).sort());
  });

  test.each(cases.filter(({ id }) => id in RUN_HERE))('$id, $topic', ({ id }) => {
    expect(RUN_HERE[id]?.()).toEqual([]);
  });

  test.each(
    Object.entries(RUN_ELSEWHERE).flatMap(([id, tests]) => tests.map(([file, title]) => ({ id, file, title }))),
  )('$id is run by $file: $title', ({ file, title }) => {
    expect(readFileSync(join(projectRoot(), 'tests', file), 'utf8')).toContain(title);
  });
});
