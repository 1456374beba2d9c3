import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { outsideShares, UserShares, withinShare } from '../../../bank/db/UserShares';

const PATIENCE_MS = 5000;

let shares: UserShares;
let ready: string[];
let late: string[];
const givingBack = new Map<string, () => void>();

beforeEach(() => {
  shares = new UserShares(PATIENCE_MS);
  ready = [];
  late = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function take(name: string): void {
  shares.take(
    (giveBack) => {
      ready.push(name);
      givingBack.set(name, giveBack);
    },
    () => late.push(name),
  );
}

function takeFor(holder: string, ...names: readonly string[]): Promise<void> {
  return withinShare(holder, async () => names.forEach(take));
}

async function giveBack(name: string): Promise<void> {
  givingBack.get(name)?.();
  await new Promise<void>((resolve) => setImmediate(resolve));
}

describe('the share of a user', () => {
  it('is two connections, and further ones come in turn', async () => {
    await takeFor('aibek', 'first', 'second', 'third', 'fourth');
    expect(ready).toEqual(['first', 'second']);
    await giveBack('second');
    await giveBack('second');
    expect(ready).toEqual(['first', 'second', 'third']);
    await giveBack('first');
    expect(ready).toEqual(['first', 'second', 'third', 'fourth']);
  });

  it('is separate for each user', async () => {
    await takeFor('aibek', 'first', 'second', 'third');
    await takeFor('aizada', 'of another');
    outsideShares(() => take('of nobody'));
    take('of the bank');
    expect(ready).toEqual(['first', 'second', 'of another', 'of nobody', 'of the bank']);
  });

  it('is whole again when everything was given back', async () => {
    await takeFor('aibek', 'first', 'second');
    await giveBack('first');
    await giveBack('second');
    await takeFor('aibek', 'third', 'fourth', 'fifth');
    expect(ready).toEqual(['first', 'second', 'third', 'fourth']);
  });

  it('is waited for no longer than a connection, without delaying others in the queue', async () => {
    await takeFor('aibek', 'first', 'second', 'third');
    vi.advanceTimersByTime(PATIENCE_MS);
    expect(late).toEqual(['third']);
    await takeFor('aibek', 'fourth');
    await giveBack('first');
    vi.advanceTimersByTime(PATIENCE_MS);
    expect([ready, late]).toEqual([['first', 'second', 'fourth'], ['third']]);
  });
});
