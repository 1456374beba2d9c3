import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { projectRoot } from '../../bank/kernel/projectRoot';
import { localeFindings } from '../../scripts/checks/localeFindings';
import { readLocales } from '../../scripts/checks/localeFiles';
import { FAILURE_CODES, isMendable } from '../../src/application/operations/failureCodes';
import type { FailureCode } from '../../src/application/operations/failureCodes';
import { LANGUAGES } from '../../src/domain/language/Language';
import type { Language } from '../../src/domain/language/Language';
import { fastestTemporaryDisk, newTemporaryFolder } from '../support/temporaryFolder';

type Texts = Readonly<Record<string, string>>;

/** Failures the bank may send with figures; `known` is their text with them. */
const WITH_FIGURES: readonly FailureCode[] = [
  'TOO_MANY_REQUESTS',
  'INSUFFICIENT_FUNDS',
  'MIN_LIM_NOT_REACHED',
  'MAX_LIM_EXCEEDED',
  'DAILY_LIMIT_EXCEEDED',
  'MONTHLY_LIMIT_EXCEEDED',
  'PASSKEY_SUM_EXCEEDED',
];
/** Failures with a third text, for when a fee is among the figures. */
const WITH_A_FEE: readonly FailureCode[] = ['INSUFFICIENT_FUNDS'];

/** A namespace as it should be; each row below spoils one text of one language. */
const GOOD: Readonly<Record<Language, Texts>> = {
  ru: {
    send: 'Отправить',
    sum: '{{amount}} всего',
    days_one: 'день',
    days_few: 'дня',
    days_many: 'дней',
    days_other: 'дня',
  },
  en: { send: 'Send', sum: '{{amount}} in all', days_one: 'day', days_other: 'days' },
  kg: { send: 'Жөнөтүү', sum: '{{amount}} бардыгы', days_one: 'күн', days_other: 'күн' },
  cn: { send: '发送', sum: '共 {{amount}}', days_other: '天' },
};

function findingsOf(spoilt: Partial<Record<Language, Texts>>): readonly string[] {
  return localeFindings(
    new Map(
      LANGUAGES.map((language) => [
        language,
        new Map([['area', new Map(Object.entries(spoilt[language] ?? GOOD[language]))]]),
      ]),
    ),
  );
}

function without(texts: Texts, key: string): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => name !== key));
}

describe('the check of languages', () => {
  it('finds nothing wrong with complete words', () => {
    expect(findingsOf({})).toEqual([]);
  });

  it.each<[string, Partial<Record<Language, Texts>>, string]>([
    ['a missing key', { cn: without(GOOD.cn, 'send') }, 'cn/area: send is missing'],
    ['an empty text', { en: { ...GOOD.en, send: ' ' } }, 'en/area: send is empty'],
    [
      'Russian words in English',
      { en: { ...GOOD.en, send: 'Отправить' } },
      'en/area: send is not translated: Отправить',
    ],
    [
      'a plural form too few',
      { ru: without(GOOD.ru, 'days_few') },
      'ru/area: days has the forms one, many, other, this language has one, few, many, other',
    ],
    [
      'a plural form too many',
      { cn: { days_one: '天', ...GOOD.cn } },
      'cn/area: days has the forms one, other, this language has other',
    ],
    [
      'Chinese with punctuation of half width',
      { cn: { ...GOOD.cn, sum: '共 {{amount}}, 其中' } },
      'cn/area: sum has punctuation of half width: 共 {{amount}}, 其中',
    ],
    [
      'Chinese with brackets of half width',
      { cn: { ...GOOD.cn, send: '发送(短信)' } },
      'cn/area: send has punctuation of half width: 发送(短信)',
    ],
    [
      'a Kyrgyz value without its case',
      { kg: { ...GOOD.kg, sum: '{{amount}} чейин' } },
      'kg/area: sum has a value without its case: {{amount}} чейин',
    ],
    [
      'a mark of a case outside Kyrgyz',
      { ru: { ...GOOD.ru, sum: '{{amount}}[га]' } },
      'ru/area: sum marks a case where nobody reads it: {{amount}}[га]',
    ],
    ['a lost particular', { kg: { ...GOOD.kg, sum: 'бардыгы' } }, 'kg/area: sum mentions nothing, Russian {{amount}}'],
  ])('finds %s', (_what, spoilt, finding) => {
    expect(findingsOf(spoilt)).toContain(finding);
  });

  it('finds a Kyrgyz text that is the Russian one', () => {
    const text = 'Перевод между своими счетами';
    expect(findingsOf({ ru: { ...GOOD.ru, send: text }, kg: { ...GOOD.kg, send: text } })).toContain(
      'kg/area: send is the Russian text',
    );
  });
});

describe('a file beside the folders of the languages', () => {
  it('has each of its texts in every language', () => {
    const tree = newTemporaryFolder(fastestTemporaryDisk(), 'locales-');
    mkdirSync(join(tree, 'src/locales'), { recursive: true });
    const text = { ru: 'банки', en: 'banks', kg: 'банктар' };
    writeFileSync(join(tree, 'src/locales/names.json'), JSON.stringify({ lists: { BANKS: text } }));
    const locales = readLocales(tree);
    expect(locales.get('kg')?.get('names')).toEqual(new Map([['lists.BANKS', 'банктар']]));
    expect(localeFindings(locales)).toEqual(['cn/names: lists.BANKS is missing']);
  });
});

describe('the words of the application', () => {
  const locales = readLocales(projectRoot());

  it.each(LANGUAGES)(
    'say what, why and what next of every failure, of one that can be mended in one line, and of nothing else in %s',
    (language) => {
      const failures = locales.get(language)?.get('failures') ?? new Map<string, string>();
      const wanted = FAILURE_CODES.flatMap((code) => [
        ...(isMendable(code) ? [`${code}.what`] : [`${code}.what`, `${code}.why`, `${code}.next`]),
        ...(WITH_FIGURES.includes(code) ? [`${code}.known`] : []),
        ...(WITH_A_FEE.includes(code) ? [`${code}.withFee`] : []),
      ]);
      expect([...failures.keys()].sort()).toEqual([...wanted].sort());
    },
  );
});
