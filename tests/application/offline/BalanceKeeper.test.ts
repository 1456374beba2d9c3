import { makeAutoObservable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';

import { BALANCES_KEY, BALANCES_OWNER_KEY } from '../../../src/application/offline/balanceKeys';
import { BalanceKeeper } from '../../../src/application/offline/BalanceKeeper';
import { readBalances } from '../../../src/application/offline/keptBalances';
import type { LoadStatus } from '../../../src/application/loading/LoadStatus';
import type { SessionStatus } from '../../../src/application/session/SessionStatus';
import type { Account } from '../../../src/domain/account/Account';
import type { User } from '../../../src/domain/user/User';
import { anAccount, aUser } from '../support/builders';
import { MemoryStore } from '../support/fakePorts';
import { MovableTime } from '../support/MovableTime';

/** The stores of a visit, as far as the keeper reads them. */
class Visit {
  user: User | undefined = aUser({ id: 'aizada' });
  accounts: readonly Account[] = [];
  loading: LoadStatus = 'LOADING';
  stage: SessionStatus = 'active';

  constructor() {
    makeAutoObservable(this);
  }

  load(minor: bigint): void {
    this.accounts = [anAccount({ minor })];
    this.loading = 'LOADED';
  }
}

function aKeeper({ owner, settings = new MemoryStore() }: { owner?: string; settings?: MemoryStore } = {}) {
  const visit = new Visit();
  const time = new MovableTime();
  if (owner !== undefined) {
    settings.write(BALANCES_OWNER_KEY, owner);
  }
  const keeper = new BalanceKeeper({
    accounts: {
      get accounts() {
        return visit.accounts;
      },
      get status() {
        return visit.loading;
      },
      renew: async () => visit.load(700n),
    },
    users: visit,
    session: {
      get status() {
        return visit.stage;
      },
      get visiting() {
        return visit.stage === 'active' || visit.stage === 'locked';
      },
    },
    settings,
    time,
  });
  const kept = () => {
    const found = readBalances(settings);
    return found && { at: found.at, minor: found.balances.map(({ available }) => available.minor) };
  };
  return { visit, time, settings, keeper, kept };
}

describe('balances of a visit', () => {
  it('are not kept until the customer wants it', () => {
    const { visit, keeper, kept, settings } = aKeeper();
    keeper.start();
    visit.load(100n);
    expect(keeper.on).toBe(false);
    expect(kept()).toBeUndefined();
    expect(settings.entries.size).toBe(0);
  });

  it('are kept once allowed, beginning with what the bank tells then', async () => {
    const { visit, time, keeper, kept } = aKeeper();
    visit.load(100n);
    await time.move(60_000);
    keeper.allow();
    await time.move(0);
    expect(keeper.on).toBe(true);
    expect(kept()).toEqual({ at: time.now(), minor: [700n] });
  });

  it('are kept with the time of each answer', async () => {
    const { visit, time, keeper, kept } = aKeeper({ owner: 'aizada' });
    keeper.start();
    visit.load(100n);
    const first = time.now();
    await time.move(60_000);
    expect(kept()).toEqual({ at: first, minor: [100n] });
    visit.load(200n);
    expect(kept()).toEqual({ at: first + 60_000, minor: [200n] });
  });

  it('are deleted with the permission', () => {
    const { visit, keeper, settings } = aKeeper({ owner: 'aizada' });
    keeper.start();
    visit.load(100n);
    keeper.refuse();
    visit.load(200n);
    expect(keeper.on).toBe(false);
    expect(settings.entries.size).toBe(0);
  });

  it('are deleted together with the permission when another user signs in', () => {
    const { visit, keeper, settings } = aKeeper({ owner: 'somebody' });
    settings.write(BALANCES_KEY, 'of somebody');
    keeper.start();
    visit.load(100n);
    expect(keeper.on).toBe(false);
    expect(settings.entries.size).toBe(0);
  });

  it('are not kept any more when another tab has switched them off', () => {
    const { visit, keeper, settings, kept } = aKeeper({ owner: 'aizada' });
    keeper.start();
    visit.load(100n);
    settings.remove(BALANCES_OWNER_KEY);
    settings.remove(BALANCES_KEY);
    visit.load(200n);
    expect(kept()).toBeUndefined();
    expect(keeper.on).toBe(false);
  });

  it('are not written while the screen is locked', () => {
    const { visit, keeper, settings, kept } = aKeeper({ owner: 'aizada' });
    keeper.start();
    visit.load(100n);
    runInAction(() => {
      visit.stage = 'locked';
    });
    settings.remove(BALANCES_KEY);
    visit.load(200n);
    expect(kept()).toBeUndefined();
    runInAction(() => {
      visit.stage = 'active';
    });
    visit.load(300n);
    expect(kept()?.minor).toEqual([300n]);
  });

  it('are not written into the next visit', () => {
    const { visit, keeper, kept, settings } = aKeeper({ owner: 'aizada' });
    keeper.start();
    runInAction(() => {
      visit.stage = 'unauthenticated';
    });
    visit.load(100n);
    runInAction(() => {
      visit.stage = 'active';
    });
    visit.load(200n);
    expect(kept()).toBeUndefined();
    expect(settings.read(BALANCES_OWNER_KEY)).toBe('aizada');
  });
});
