import { describe, expect, it } from 'vitest';

import { changesBetween, languagesWithoutText } from '../../../src/domain/administration/BankStatus';
import type { BankStatus } from '../../../src/domain/administration/BankStatus';

const TEXT = { ru: 'Работы', en: 'Maintenance', kg: 'Иштер', cn: '维护' };
const OPEN: BankStatus = { text: TEXT, showsText: false, behavior: 'none' };

describe('the changes of an act', () => {
  it.each([
    [{}, []],
    [{ behavior: 'block' }, ['blocked']],
    [{ showsText: true }, ['textShown']],
    [{ text: { ...TEXT, cn: '维护中' } }, ['textChanged']],
    [{ behavior: 'block', showsText: true, text: { ...TEXT, ru: '' } }, ['blocked', 'textShown', 'textChanged']],
  ] as const)('by %j are %j', (part, changes) => {
    expect(changesBetween(OPEN, { ...OPEN, ...part })).toEqual(changes);
  });

  it('backwards are the opposite', () => {
    expect(changesBetween({ ...OPEN, behavior: 'block', showsText: true }, OPEN)).toEqual(['opened', 'textHidden']);
  });
});

it('an announcement needs a text in each language only while it is shown', () => {
  const text = { ...TEXT, kg: ' ', cn: '' };
  expect(languagesWithoutText({ text, showsText: true })).toEqual(['kg', 'cn']);
  expect(languagesWithoutText({ text, showsText: false })).toEqual([]);
});
