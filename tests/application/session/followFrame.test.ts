import { makeAutoObservable, observable, runInAction } from 'mobx';
import { afterEach, expect, it } from 'vitest';

import { followFrame } from '../../../src/application/session/followFrame';
import type { HomeShape } from '../../../src/application/session/keptFrame';
import type { CompanyRight } from '../../../src/domain/corporate/Company';
import type { User } from '../../../src/domain/user/User';
import { checkedToBankDay } from '../../../src/domain/time/Instant';
import { TabSessionVault } from '../../../src/infrastructure/storage/TabSessionVault';
import { aUser, NOON } from '../support/builders';
import { MemoryStore } from '../support/fakePorts';

const NAMES = { ru: 'Асанов Айбек', en: 'Aibek Asanov', kg: 'Асанов Айбек', cn: 'Aibek Asanov' };
const COMPANY = { ru: 'ОсОО «Ала-Тоо»', en: 'Ala-Too LLC', kg: 'ЖЧК «Ала-Тоо»', cn: 'Ala-Too LLC' };
const PERSON = aUser({ fullName: NAMES });

let stop = (): void => undefined;
afterEach(() => stop());

function following(user: User | undefined = PERSON) {
  const users = makeAutoObservable<{ user: User | undefined; pending: undefined | 'pin' }>({
    user,
    pending: undefined,
  });
  const arrangement = makeAutoObservable({ isUsual: true });
  const rights = observable({ closed: ['/administration'] });
  const tab = new MemoryStore();
  stop = followFrame({ users, arrangement, clock: { now: () => NOON }, tab }, () => rights.closed);
  return { users, arrangement, rights, tab, kept: () => tab.read('frame') };
}

it('keeps the names of a person in every language once the user is known', () => {
  const { users, kept } = following();
  const [cyrillic, latin] = [
    ['Айбек', 'АА', 'Асанов Айбек'],
    ['Aibek', 'AA', 'Aibek Asanov'],
  ];
  expect(JSON.parse(kept() ?? '')).toEqual({
    shape: 'person',
    names: { ru: cyrillic, en: latin, kg: cyrillic, cn: latin },
    closed: ['/administration'],
  });
  runInAction(() => (users.user = undefined));
  expect(kept()).toBeUndefined();
});

it.each<[string, Partial<User>]>([
  ['an administrator', { isAdministrator: true }],
  ['an expired passport', { passportExpiresOn: checkedToBankDay('2026-11-20') }],
])('keeps none for a home that has other parts: %s', (_name, values) => {
  expect(following(aUser({ ...values, fullName: NAMES })).kept()).toBeUndefined();
});

it.each<[HomeShape, readonly CompanyRight[]]>([
  ['company', ['view', 'create']],
  ['company', ['approve']],
  ['company', ['sign']],
  ['reader', ['view', 'payroll', 'audit']],
])('knows the home of a user of a company by the rights: %s, %j', (shape, rights) => {
  const { kept } = following(aUser({ customerKind: 'C', rights, fullName: NAMES, corporateName: COMPANY }));
  expect(JSON.parse(kept() ?? '')).toMatchObject({ shape, names: { ru: ['ОсОО «Ала-Тоо»', 'А', 'Асанов Айбек'] } });
});

it('follows what is closed to the user', () => {
  const { rights, kept } = following();
  runInAction(() => (rights.closed = ['/payment']));
  expect(JSON.parse(kept() ?? '')).toMatchObject({ closed: ['/payment'] });
});

it('forgets them while home looks otherwise', () => {
  const { users, arrangement, kept } = following();
  const whileSo = (act: () => void, undo: () => void) => {
    runInAction(act);
    expect(kept()).toBeUndefined();
    runInAction(undo);
    expect(kept()).toBeDefined();
  };
  whileSo(
    () => (arrangement.isUsual = false),
    () => (arrangement.isUsual = true),
  );
  whileSo(
    () => (users.pending = 'pin'),
    () => (users.pending = undefined),
  );
});

it('has nothing left of them once the session of the tab is forgotten', () => {
  const { tab, kept } = following();
  new TabSessionVault(tab).clear();
  expect(kept()).toBeUndefined();
});
