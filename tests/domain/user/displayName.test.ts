import { expect, test } from 'vitest';

import { displayName, headerName, initials, personName } from '../../../src/domain/user/displayName';
import { withLatinName } from '../../../src/domain/user/latinName';
import { aUser } from '../support/builders';

const company = aUser({
  customerKind: 'C',
  fullName: { ru: 'Салтанат Осмонова', en: '', kg: '', cn: '' },
  corporateName: { ru: 'ОсОО «Ак-Суу Трейд»', en: 'Ak-Suu Trade LLC', kg: '«Ак-Суу Трейд» ЖЧКсы', cn: '' },
});

test('an individual is shown by the own name; readers of Chinese get the Latin one where there is no other', () => {
  expect(displayName(aUser(), 'en')).toBe('Aibek Sydykov');
  expect(displayName(aUser(), 'cn')).toBe('Aibek Sydykov');
});

test('a company’s user is shown by the company’s name and still has a name', () => {
  expect(displayName(company, 'ru')).toBe('ОсОО «Ак-Суу Трейд»');
  expect(displayName(company, 'cn')).toBe('Ak-Suu Trade LLC');
  expect(personName(company, 'kg')).toBe('Салтанат Осмонова');
});

test('a user without any name is shown by the login', () => {
  const nameless = aUser({ fullName: { ru: '', en: ' ', kg: '', cn: '' } });
  expect(displayName(nameless, 'ru')).toBe('aibek');
});

test('initials are of two words, for a company of the name between the quotation marks', () => {
  expect(initials(aUser(), 'ru')).toBe('АС');
  expect(initials(company, 'ru')).toBe('АТ');
  expect(initials(company, 'kg')).toBe('АТ');
  expect(initials(aUser({ fullName: { ru: 'өмүр', en: '', kg: '', cn: '' } }), 'ru')).toBe('Ө');
});

test.each([
  ['Асанов Айбек Маратович', 'Айбек'],
  ['Осмонов Нурлан Бакыт уулу', 'Нурлан'],
  ['Асан уулу Айбек', 'Айбек'],
  ['Асан кызы', 'Асан'],
  ['Войнович Үүлү', 'Үүлү'],
  [' Ли ', 'Ли'],
])('%s is %s in the header', (registered, first) => {
  expect(headerName(aUser({ fullName: { ru: registered, en: '', kg: '', cn: '' } }), 'ru')).toBe(first);
});

test('the header has the whole name of a company, and the login of a user without a name', () => {
  expect(headerName(company, 'ru')).toBe('ОсОО «Ак-Суу Трейд»');
  expect(headerName(aUser({ fullName: { ru: '', en: '', kg: '', cn: '' } }), 'ru')).toBe('aibek');
});

test('a name has a Latin form: the registered one, or the one of passports', () => {
  const registered = { ru: 'Чыныбеков Өмүрбек', en: '', kg: 'Чыныбеков Өмүрбек', cn: '' };
  expect(withLatinName(registered)).toEqual({ ...registered, en: 'Omurbek Chynybekov' });
  const known = { ...registered, en: 'Omurbek Chinibekov' };
  expect(withLatinName(known)).toBe(known);
  const user = aUser({ fullName: withLatinName(registered) });
  expect([headerName(user, 'cn'), headerName(user, 'en'), headerName(user, 'kg')]).toEqual([
    'Omurbek',
    'Omurbek',
    'Өмүрбек',
  ]);
});
