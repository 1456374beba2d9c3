import { makeAutoObservable, runInAction } from 'mobx';
import { afterEach, expect, it } from 'vitest';

import { followFrameNames } from '../../../src/application/session/followFrameNames';
import type { User } from '../../../src/domain/user/User';
import { checkedToBankDay } from '../../../src/domain/time/Instant';
import { TabSessionVault } from '../../../src/infrastructure/storage/TabSessionVault';
import { aUser, NOON } from '../support/builders';
import { MemoryStore } from '../support/fakePorts';

const NAMES = { ru: 'Асанов Айбек', en: 'Aibek Asanov', kg: 'Асанов Айбек', cn: 'Aibek Asanov' };
const PERSON = aUser({ fullName: NAMES });

let stop = (): void => undefined;
afterEach(() => stop());

function following(user: User | undefined = PERSON) {
  const users = makeAutoObservable<{ user: User | undefined; pending: undefined | 'pin' }>({
    user,
    pending: undefined,
  });
  const arrangement = makeAutoObservable({ isUsual: true });
  const visibility = makeAutoObservable({ hidden: false });
  const tab = new MemoryStore();
  stop = followFrameNames({ users, arrangement, visibility, clock: { now: () => NOON }, tab });
  return { users, arrangement, visibility, tab, kept: () => tab.read('names') };
}

it('keeps the names of a person in every language once the user is known', () => {
  const { users, kept } = following();
  const [cyrillic, latin] = [
    ['Айбек', 'АА'],
    ['Aibek', 'AA'],
  ];
  expect(JSON.parse(kept() ?? '')).toEqual({ ru: cyrillic, en: latin, kg: cyrillic, cn: latin });
  runInAction(() => (users.user = undefined));
  expect(kept()).toBeUndefined();
});

it.each<[string, Partial<User>]>([
  ['a company', { customerKind: 'C' }],
  ['an administrator', { isAdministrator: true }],
  ['an expired passport', { passportExpiresOn: checkedToBankDay('2026-11-20') }],
])('keeps none for a home that has other parts: %s', (_name, values) => {
  expect(following(aUser({ ...values, fullName: NAMES })).kept()).toBeUndefined();
});

it('forgets them while home looks otherwise', () => {
  const { users, arrangement, visibility, kept } = following();
  const whileSo = (act: () => void, undo: () => void) => {
    runInAction(act);
    expect(kept()).toBeUndefined();
    runInAction(undo);
    expect(kept()).toBeDefined();
  };
  whileSo(
    () => (visibility.hidden = true),
    () => (visibility.hidden = false),
  );
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
