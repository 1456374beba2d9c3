import { describe, expect, it } from 'vitest';

import {
  EMPTY_POINT,
  draftOfPoint,
  pointFieldsOf,
  pointsWith,
  pointViolations,
} from '../../../src/domain/qr/QrPointDraft';
import type { QrPointDraft } from '../../../src/domain/qr/QrPointDraft';
import { takesPayments } from '../../../src/domain/qr/QrPoint';
import { anAccount } from '../../application/support/builders';
import { aPoint } from '../../support/aPoint';

const ACCOUNTS = [
  anAccount({ id: '1' }),
  anAccount({ id: '2', currency: 'USD' }),
  anAccount({ id: '3', creditStopped: true }),
];

const SOUND: QrPointDraft = { ...EMPTY_POINT, name: ' Кафе ', address: 'Ош', salesPointId: ' tt-7 ', accountId: '1' };

describe('the form of a point of sale', () => {
  it.each([
    ['nothing at all', EMPTY_POINT, ['name', 'address', 'salesPointId']],
    ['a name of one letter', { ...SOUND, name: ' К ' }, ['name']],
    ['a name that is too long', { ...SOUND, name: 'К'.repeat(51) }, ['name']],
    ['a name codes cannot carry', { ...SOUND, name: 'Кафе ☕🐎' }, ['name']],
    ['a name that names nothing', { ...SOUND, name: '\u2800..\u2800' }, ['name']],
    ['an address of dots', { ...SOUND, address: '...' }, ['address']],
    ['a name of digits', { ...SOUND, name: '24' }, []],
    ['an address of two lines', { ...SOUND, address: 'Ош\nЛенина' }, ['address']],
    ['a number in Cyrillic', { ...SOUND, salesPointId: 'ТТ-7' }, ['salesPointId']],
    ['a number that is too long', { ...SOUND, salesPointId: 'T'.repeat(21) }, ['salesPointId']],
    ['an account in dollars', { ...SOUND, accountId: '2' }, ['accountId']],
    ['an account that takes nothing', { ...SOUND, accountId: '3' }, ['accountId']],
    ['all that is needed', SOUND, []],
    ['no account', { ...SOUND, accountId: '' }, []],
  ] as const)('with %s is wrong in the fields it names', (_case, draft, fields) => {
    expect(Object.keys(pointViolations(draft, ACCOUNTS))).toEqual(fields);
    expect(pointFieldsOf(draft, ACCOUNTS) === undefined).toBe(fields.length > 0);
  });

  it('is asked for trimmed, with the number in capitals and without an account where none is chosen', () => {
    expect(pointFieldsOf({ ...SOUND, accountId: '' }, ACCOUNTS)).toEqual({
      name: 'Кафе',
      address: 'Ош',
      salesPointId: 'TT-7',
      accountId: undefined,
      isActive: true,
      userIds: [],
    });
  });

  it('starts from the point that is changed', () => {
    const user = { userId: '5', fullName: { ru: 'А', en: 'A', kg: 'А', cn: 'A' } };
    expect(draftOfPoint(aPoint({ name: 'Кафе', users: [user], isActive: false }))).toMatchObject({
      name: 'Кафе',
      accountId: '1',
      isActive: false,
      userIds: ['5'],
    });
    expect(draftOfPoint(aPoint({ account: undefined })).accountId).toBe('');
  });
});

describe('points of sale', () => {
  it('are found by name, address and number', () => {
    const points = [
      aPoint({ id: '1', name: 'Кафе' }),
      aPoint({ id: '2', address: 'Ош' }),
      aPoint({ id: '3', salesPointId: 'X-9' }),
    ];
    const found = (text: string) => pointsWith(points, text).map(({ id }) => id);
    expect([found(' каФЕ'), found('ош'), found('x-9'), found('нет'), found('')]).toEqual([
      ['1'],
      ['2'],
      ['3'],
      [],
      ['1', '2', '3'],
    ]);
  });

  it('take payments while they are active, linked and not archived', () => {
    const points = [aPoint(), aPoint({ isActive: false }), aPoint({ isLinked: false }), aPoint({ archivedAt: 1 })];
    expect(points.map(takesPayments)).toEqual([true, false, false, false]);
  });
});
