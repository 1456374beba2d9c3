import { describe, expect, it } from 'vitest';

import { writeBalances } from '../../../src/application/offline/keptBalances';
import { CHECK_EVERY_MS, CHECK_SPREAD_MS, OfflineViewModel } from '../../../src/ui/offline/OfflineViewModel';
import { anAccount, NOON } from '../../application/support/builders';
import { FakeConnectivity, MemoryStore } from '../../application/support/fakePorts';
import { MovableTime, settle } from '../../application/support/MovableTime';

const MINUTE_MS = 60_000;

function aPage({ share = 0, tabSettings = new MemoryStore(), time = new MovableTime(NOON) } = {}) {
  const settings = new MemoryStore();
  const connectivity = new FakeConnectivity();
  const bank = { works: false, asked: 0, opened: 0 };
  const model = new OfflineViewModel({
    settings,
    tabSettings,
    clock: time,
    scheduler: time,
    connectivity,
    share,
    reach: async () => {
      bank.asked += 1;
      return bank.works;
    },
    reopen: () => {
      bank.opened += 1;
    },
  });
  return { model, settings, tabSettings, time, connectivity, bank };
}

describe('the offline page', () => {
  it('checks by itself and opens the page that was asked for once the bank answers', async () => {
    const { model, time, bank } = aPage();
    const stop = model.follow();
    await time.move(2 * CHECK_EVERY_MS);
    expect(bank).toEqual({ works: false, asked: 2, opened: 0 });
    expect(model.checkedAt).toBe(NOON + 2 * CHECK_EVERY_MS);
    bank.works = true;
    await time.move(CHECK_EVERY_MS);
    expect(bank.opened).toBe(1);
    stop();
    await time.move(10 * CHECK_EVERY_MS);
    expect(bank.asked).toBe(3);
  });

  it('checks at a random time, so that a restarted bank does not get all checks at once', async () => {
    const { model, time, bank } = aPage({ share: 0.5 });
    model.follow();
    await time.move(CHECK_EVERY_MS + CHECK_SPREAD_MS / 2 - 1);
    expect(bank.asked).toBe(0);
    await time.move(1);
    expect(bank.asked).toBe(1);
  });

  it('checks at once when the device has a network again', async () => {
    const { model, connectivity, bank } = aPage();
    model.follow();
    connectivity.turn(false);
    connectivity.turn(true);
    await settle();
    expect(bank.asked).toBe(1);
  });

  it('checks again soon after, because a new network loses its first packets, and opens the page once', async () => {
    const { model, connectivity, bank, time } = aPage();
    model.follow();
    connectivity.turn(true);
    await settle();
    expect(bank).toEqual({ works: false, asked: 1, opened: 0 });
    bank.works = true;
    await time.move(1000);
    expect(bank).toEqual({ works: true, asked: 2, opened: 1 });
    await time.move(3000 + CHECK_EVERY_MS);
    expect(bank.opened).toBe(1);
  });

  it('shows the result of a requested check', async () => {
    const { model, bank } = aPage();
    const checked = model.checkNow();
    void model.checkNow();
    expect(model.status).toBe('checking');
    await checked;
    expect(model.status).toBe('away');
    expect(bank.asked).toBe(1);
    bank.works = true;
    await model.checkNow();
    expect([model.status, bank.opened]).toEqual(['checking', 1]);
  });

  it('names the beginning of the outage also when it was loaded again', async () => {
    const first = aPage();
    first.model.follow();
    await first.time.move(20 * MINUTE_MS);
    expect(aPage(first).model.since).toBe(NOON);
  });

  it('names another outage by its own beginning', async () => {
    const first = aPage();
    await first.time.move(6 * MINUTE_MS);
    expect(aPage(first).model.since).toBe(NOON + 6 * MINUTE_MS);
    first.bank.works = true;
    await first.model.checkNow();
    await first.time.move(MINUTE_MS);
    expect(aPage(first).model.since).toBe(NOON + 7 * MINUTE_MS);
  });

  it('does not believe a beginning that was not written by it', () => {
    const tabSettings = new MemoryStore();
    for (const text of ['', 'yesterday', `${NOON + 1} ${NOON}`, `${NOON} ${NOON + MINUTE_MS}`]) {
      tabSettings.write('tulpar.outage', text);
      expect(aPage({ tabSettings }).model.since).toBe(NOON);
    }
  });

  it('has balances only where some are kept', () => {
    expect(aPage().model.balances).toBeUndefined();
    const settings = new MemoryStore();
    writeBalances(settings, [anAccount()], NOON);
    expect(new OfflineViewModel({ ...depsOf(), settings }).balances?.at).toBe(NOON);
  });
});

function depsOf() {
  const time = new MovableTime(NOON);
  return {
    settings: new MemoryStore(),
    tabSettings: new MemoryStore(),
    clock: time,
    scheduler: time,
    connectivity: new FakeConnectivity(),
    reach: async () => false,
    reopen: () => undefined,
    share: 0,
  };
}
