import { describe, expect, it } from 'vitest';

import { LockAhead } from '../../../src/application/session/LockAhead';
import type { Language } from '../../../src/domain/language/Language';
import { FakeConnectivity, SpokenLanguage } from '../support/fakePorts';
import { MovableTime, settle } from '../support/MovableTime';

const AHEAD_MS = 20_000;

function aLock({ hasPin = true } = {}) {
  const time = new MovableTime();
  const connectivity = new FakeConnectivity();
  const spoken = new SpokenLanguage();
  const fetched: Language[] = [];
  const state: { language: Language; canFetch: boolean } = { language: 'ru', canFetch: true };
  const lock = new LockAhead({
    device: { language: () => state.language, onLanguage: (hear) => spoken.onLanguage(hear) },
    connectivity,
    scheduler: time,
    hasPin: () => hasPin,
    fetch: async (language) => {
      fetched.push(language);
      return state.canFetch;
    },
  });
  const stop = lock.start();
  const speak = async (language: Language): Promise<void> => {
    state.language = language;
    spoken.choose();
    await settle();
  };
  return { time, connectivity, fetched, state, lock, stop, speak };
}

describe('the lock screen', () => {
  it('is fetched once, a while after the page', async () => {
    const { time, lock, fetched } = aLock();
    await time.move(AHEAD_MS - 1);
    expect([lock.isThere, fetched]).toEqual([false, []]);
    await time.move(1 + 3 * AHEAD_MS);
    expect([lock.isThere, fetched]).toEqual([true, ['ru']]);
  });

  it('is there in another language as soon as that is chosen, and once more in neither', async () => {
    const { time, lock, fetched, speak } = aLock();
    await time.move(AHEAD_MS);
    await speak('kg');
    expect([lock.isThere, fetched]).toEqual([true, ['ru', 'kg']]);
    await speak('ru');
    await speak('kg');
    expect([lock.isThere, fetched]).toEqual([true, ['ru', 'kg']]);
  });

  it('is not there in a language whose words could not be fetched, until they are', async () => {
    const { time, lock, state, speak } = aLock();
    await time.move(AHEAD_MS);
    state.canFetch = false;
    await speak('en');
    expect(lock.isThere).toBe(false);
    state.canFetch = true;
    await time.move(AHEAD_MS);
    expect(lock.isThere).toBe(true);
  });

  it('is asked for neither without a network nor without a PIN, nor after the visit', async () => {
    const away = aLock();
    away.connectivity.turn(false);
    const open = aLock({ hasPin: false });
    const over = aLock();
    over.stop();
    for (const { time, speak } of [away, open, over]) {
      await time.move(AHEAD_MS);
      await speak('kg');
    }
    expect([away, open, over].map(({ fetched, lock }) => [fetched, lock.isThere])).toEqual([
      [[], false],
      [[], false],
      [[], false],
    ]);
    expect(over.time.waiting).toBe(0);
  });
});
