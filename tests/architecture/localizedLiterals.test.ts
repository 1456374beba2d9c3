import { describe, expect, it } from 'vitest';

import { localizedLiterals } from '../support/localizedLiterals';
import { sourceFiles } from '../support/sourceFiles';

/** Files that may say something in four languages, each with the reason: what they hold are not words of ours. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/domain/language/Language.ts': 'tags of BCP 47, which machines read',
  'src/domain/language/plural.ts': 'names of plural categories, which are parts of keys',
  'src/domain/time/dayInWords.ts': 'forms of a date, which are the calendar of a language',
  'bank/kernel/bankDetails.ts': 'name and address of the operator of the bank, as its configuration gives them',
  'bank/sandbox/seed/companies.ts': 'names and addresses of invented companies',
  'bank/sandbox/seed/people.ts': 'names and addresses of invented customers',
  'bank/sandbox/networks/budget/sandboxTaxRegister.ts': 'answers of a register outside the bank',
};

describe('a literal in four languages', () => {
  it.each([
    ['an object by language', "const a = { ru: 'да', en: 'yes', kg: 'ооба', cn: '是' };"],
    ['a template', 'const a = (n) => ({ ru: `счёт ${n}`, en: `account ${n}`, kg: `${n} эсеп`, cn: `账户 ${n}` });'],
    [
      'a notice',
      "const a = { ru: { title: 'да' }, en: { title: 'yes' }, kg: { title: 'ооба' }, cn: { title: '是' } };",
    ],
    [
      'a switch that answers two at once',
      "switch (l) { case 'ru': case 'kg': return `${a} из ${b}`; case 'en': return a; case 'cn': return b; }",
    ],
    [
      'a switch over the language',
      "switch (l) { case 'ru': return 'да'; case 'en': return 'yes'; case 'kg': return 'ооба'; case 'cn': return '是'; }",
    ],
  ])('is seen in %s', (_what, source) => {
    expect(localizedLiterals('planted.ts', `\n${source}`)).toEqual([2]);
  });

  it.each([
    ['marks of punctuation', "const a = { ru: ', ', en: ', ', kg: ', ', cn: '，' };"],
    ['values that are passed on', "const a = { ru: of('ru'), en: of('en'), kg: of('kg'), cn: of('cn') };"],
    ['three languages', "const a = { ru: 'да', en: 'yes', kg: 'ооба' };"],
  ])('is not seen in %s', (_what, source) => {
    expect(localizedLiterals('planted.ts', source)).toEqual([]);
  });

  it('stands nowhere but in the named exceptions: texts have their home in src/locales', () => {
    const files = sourceFiles(['src', 'bank'], ['.ts', '.tsx']);
    expect(files.length).toBeGreaterThan(1000);
    const found = files.filter(({ path, content }) => localizedLiterals(path, content).length > 0);
    expect(found.map(({ path }) => path).sort()).toEqual(Object.keys(EXCEPTIONS).sort());
  });
});
