import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';
import { describe, expect, test } from 'vitest';

import { projectRoot } from '../../../bank/kernel/projectRoot';
import { originBound } from '../../../bank/networks/originBound';
import { BrowserKeyValueStore } from '../../../src/infrastructure/storage/BrowserKeyValueStore';
import { isAboveOneCent } from '../../../src/domain/exchange/ExchangeQuote';
import { csvLine } from '../../../src/domain/export/csvOf';
import { searchable } from '../../../src/domain/language/searchable';
import { filled } from '../../../src/domain/language/template';
import { latinText, transliterate } from '../../../src/domain/swift/transliterate';
import { readOneTimeCode, typedOneTimeCode } from '../../../src/domain/text/identifiers';
import { plainText } from '../../../src/domain/text/plainText';
import { formatDate } from '../../../src/domain/time/format';
import { BankTime } from '../../../src/application/time/BankTime';
import { DEMONSTRATION_RATES } from '../../../bank/sandbox/seed/rates';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { ExchangeDraft, exchangeViolations, workedOut } from '../../../src/domain/transfer/ExchangeDraft';
import { anAccount } from '../../application/support/builders';
import { MovableTime } from '../../application/support/MovableTime';
import cases from '../../cases/cases.json';

type Pair = readonly [debit: string, credit: string];

const HOUR_MS = 3_600_000;
/** 22:30 in Bishkek, so that a clock three hours ahead shows the next day. */
const EVENING = Date.parse('2026-11-28T22:30:00+06:00');

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
  A24: () => {
    const accounts = [anAccount({ id: 'KGS' }), anAccount({ id: 'USD', currency: 'USD' })];
    const given = (amountText: string, amountIs: 'given' | 'taken', [debitAccountId, creditAccountId]: Pair) => {
      const draft = new ExchangeDraft({ debitAccountId, creditAccountId, amountText, amountIs });
      const market = { accounts, rates: DEMONSTRATION_RATES };
      const { amountText: violation } = exchangeViolations(draft, market);
      const exchange = workedOut(draft, market);
      const isTaken = exchange.given !== undefined && isAboveOneCent(DEMONSTRATION_RATES, exchange.given) === true;
      return (
        violation ?? (isTaken ? `${exchange.given.minor} for ${exchange.taken?.minor ?? ''}` : 'refused by the bank')
      );
    };
    return wrong(
      [
        given('0.01', 'given', ['KGS', 'USD']),
        given('0.90', 'given', ['KGS', 'USD']),
        given('0.01', 'taken', ['KGS', 'USD']),
        given('0.01', 'given', ['USD', 'KGS']),
      ],
      ['EXCHANGE_TOO_SMALL', '90 for 1', '88 for 1', 'refused by the bank'],
    );
  },
  A25: () => {
    const typed = [' 872 638 ', '872\u00a0638', '\u00a0872638\u00a0', '872-638', '872\u2011638', '872638'];
    return wrong(
      typed.map((text) => readOneTimeCode(typedOneTimeCode(text))),
      typed.map(() => '872638'),
    );
  },
  A27: () => {
    const days = [3 * HOUR_MS, -24 * HOUR_MS].map((wrongBy) => {
      const device = new MovableTime(EVENING + wrongBy);
      const time = new BankTime(device);
      time.learn(EVENING, device.now());
      return bankDayOf(time.now());
    });
    return wrong(days, ['2026-11-28', '2026-11-28']);
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

/** A test that runs a case, and the inputs and right values of the case that must stand in it. */
interface OtherTest {
  readonly file: string;
  readonly title: string;
  readonly inputs: readonly string[];
}

/** Cases that need a bank or a browser, by the tests that run them. */
const RUN_ELSEWHERE: Readonly<Record<string, readonly OtherTest[]>> = {
  A13: [
    {
      file: 'contract/statementImports.test.ts',
      title: 'loses no entry of any account, and adds nothing when it imports all of them again',
      inputs: ['added: entryCount', 'toBe(0)'],
    },
    {
      file: 'contract/statementImports.test.ts',
      title: 'points at the entry of its payment in camt.053, apart from its own reference',
      inputs: ["'camt053'", 'AcctSvcrRef', 'not.toBe(fee.AcctSvcrRef)'],
    },
  ],
  A14: [
    {
      file: 'ui/statements/formatHints.test.ts',
      title: 'in %s CSV is for programs, and XLSX is named for Excel, which keeps fifteen digits',
      inputs: ['Для программ', 'formatHints.csv', 'Excel.*XLSX'],
    },
  ],
  A15: [
    {
      file: 'ui/components/Amount.test.tsx',
      title: 'is left alone by a translator of the page, so that it can change',
      inputs: ['[translate="no"]'],
    },
    {
      file: 'e2e/translated.test.ts',
      title: 'a translated page shows each amount as one that is not translated, after a payment in another tab',
      inputs: ['translatePages(translated)', 'differences(translated, plain)', 'consoleErrors).toEqual([])'],
    },
  ],
  A16: [
    {
      file: 'ui/chat/Composer.test.tsx',
      title: 'sends nothing by the Enter of an input method %s',
      inputs: ['keyCode: 229, isComposing: false', 'compositionEnd', 'TEXT, []'],
    },
  ],
  A17: [
    {
      file: 'ui/shell/LoadLimit.test.tsx',
      title: 'lead to one reload where the bank serves another version',
      inputs: ['Вышла новая версия', 'toHaveBeenCalledOnce'],
    },
    {
      file: 'e2e/otherVersion.test.ts',
      title: 'a page whose files are gone offers one reload, after which the draft is there',
      inputs: ['await begun()', 'words.common.outdated.title', "inputValue()).toBe('43,21')"],
    },
  ],
  A18: [
    {
      file: 'ui/components/longTexts.test.tsx',
      title: 'stays whole, with its count, in the purpose of a clearing',
      inputs: ['.repeat(240)', 'CLEARING_PURPOSE_LENGTH', 'сейчас 240'],
    },
  ],
  A19: [
    {
      file: 'e2e/drafts.test.ts',
      title: 'leads back to the form with what was typed after the bank has ended the session under it',
      inputs: ['END_OTHER_SESSIONS', "amountField(user).inputValue()).toBe('43,21')"],
    },
  ],
  A23: [
    {
      file: 'bank/statements/formats.test.ts',
      title: 'is well formed as camt.053 with markup and pictures in its purposes',
      inputs: [']]>', '<b>', '😀', 'schemaViolations'],
    },
  ],
  A26: [
    {
      file: 'contract/confirmations.test.ts',
      title: 'a code that a newer one has replaced, and any code while its user is on hold',
      inputs: ['RETRY_SEND_OTP', 'OTP_REPLACED'],
    },
    {
      file: 'ui/login/OtpScreenViewModel.test.ts',
      title: 'asks for another code once for two presses',
      inputs: ['[screen.resend(), screen.resend()]', "['retrySendingOtpToLogin']"],
    },
  ],
  A30: [
    {
      file: 'e2e/everyScreen.test.ts',
      title: 'of $of',
      inputs: ['PERSON_SCREENS', 'COMPANY_SCREENS', 'readingFaults', 'faults).toEqual([])'],
    },
    {
      file: 'e2e/narrow.test.ts',
      title: 'fits the page of a card at a zoom of 200 %',
      inputs: ['width: 640', 'expectFits'],
    },
    {
      file: 'e2e/languages.test.ts',
      title: 'every screen speaks the language, without a key or a placeholder left over',
      inputs: ['document.documentElement.lang', 'LANGUAGE_TAGS[language]'],
    },
    {
      file: 'ui/shell/Guard.test.tsx',
      title: 'asks for login and password by their names',
      inputs: ["'username'", "'current-password'"],
    },
  ],
};

/** Sources of the tests with a title that run, with their tables of inputs. */
function testsTitled(source: string, title: string): readonly string[] {
  const file = ts.createSourceFile('titled.test.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const [first] = ts.isCallExpression(node) ? node.arguments : [];
    if (ts.isCallExpression(node) && first !== undefined && ts.isStringLiteralLike(first) && first.text === title) {
      if (/^(?:it|test)(?:\.each\b|$)/.test(node.expression.getText(file))) {
        found.push(node.getText(file));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

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

  test.each(Object.entries(RUN_ELSEWHERE).flatMap(([id, tests]) => tests.map((one) => ({ id, ...one }))))(
    '$id is run by $file: $title',
    ({ file, title, inputs }) => {
      const [source = '', ...others] = testsTitled(readFileSync(join(projectRoot(), 'tests', file), 'utf8'), title);
      expect(others).toEqual([]);
      expect(inputs.filter((input) => !source.includes(input))).toEqual([]);
      expect(inputs.length).toBeGreaterThan(0);
    },
  );

  test.each([
    ["it('is run', () => expect(read('1,5')).toBe(15));", 1],
    ["it.each([['1,5', 15]])('is run', (text, value) => expect(read(text)).toBe(value));", 1],
    [`it.${'skip'}('is run', () => expect(read('1,5')).toBe(15));`, 0],
    [`it.${'todo'}('is run');`, 0],
    ["// it('is run', () => expect(read('1,5')).toBe(15));", 0],
    ["describe('is run', () => undefined);", 0],
    ["it('is run too', () => undefined);", 0],
  ])('%s has %d test of the title', (source, count) => {
    expect(testsTitled(source, 'is run')).toHaveLength(count);
  });
});
