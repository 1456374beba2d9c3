import { reaction } from 'mobx';
import { describe, expect, it } from 'vitest';

import type { Failure } from '../../../src/application/operations/failureCodes';
import { ListStore } from '../../../src/application/stores/ListStore';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';

type Answer = Result<readonly string[], Failure>;

const UNREACHABLE: Answer = refusal({ code: 'CLIENT_ERROR' });

/** Names in alphabetical order, with one change of its own. */
class NamesStore extends ListStore<readonly string[]> {
  get names(): readonly string[] {
    return this.held;
  }

  /** Removes a name as after a change the bank has made. */
  remove(name: string): void {
    this.ignorePending();
    this.hold(this.held.filter((held) => held !== name));
  }

  protected override merge(incoming: readonly string[]): readonly string[] {
    return incoming.toSorted();
  }
}

/** A store whose requests a test answers one by one, in any order. */
function aStore(options: { readonly reloadsSilently?: boolean } = {}) {
  const requests: ((answer: Answer) => void)[] = [];
  const store = new NamesStore({
    empty: [],
    load: () => new Promise<Answer>((resolve) => requests.push(resolve)),
    ...options,
  });
  const statuses: string[] = [];
  reaction(
    () => store.status,
    (status) => statuses.push(status),
  );
  /** Answers the request of this number, counted from 0. */
  const answer = (request: number, given: Answer): void => {
    const resolve = requests[request];
    if (resolve === undefined) {
      throw new Error(`Request ${request} was not made`);
    }
    resolve(given);
  };
  return { store, requests, statuses, answer };
}

/** The same with a first answer. */
async function aLoadedStore(first: Answer, options: { readonly reloadsSilently?: boolean } = {}) {
  const all = aStore(options);
  const loading = all.store.ensure();
  all.answer(0, first);
  await loading;
  all.statuses.length = 0;
  return all;
}

describe('ensure', () => {
  it('loads once and merges what has arrived', async () => {
    const { store, requests } = await aLoadedStore(success(['b', 'a']));
    await store.ensure();
    expect([store.status, store.names, requests.length]).toEqual(['LOADED', ['a', 'b'], 1]);
  });

  it('shares one request among callers at the same time', async () => {
    const { store, requests, answer } = aStore();
    const all = Promise.all([store.ensure(), store.ensure(), store.ensure()]);
    expect([store.status, requests.length]).toEqual(['LOADING', 1]);
    answer(0, success(['a']));
    await all;
    expect([store.names, requests.length]).toEqual([['a'], 1]);
  });

  it.each([
    ['none was found', success([]), 'EMPTY', ['LOADED']],
    ['loading failed', UNREACHABLE, 'ERROR', ['LOADING', 'LOADED']],
  ] as const)('loads again when %s', async (_, first, status, seen) => {
    const { store, requests, statuses, answer } = await aLoadedStore(first);
    expect(store.status).toBe(status);
    const loading = store.ensure();
    expect(requests).toHaveLength(2);
    answer(1, success(['a']));
    await loading;
    expect([store.names, store.failure, statuses]).toEqual([['a'], undefined, seen]);
  });

  it('loads again when the call has thrown', async () => {
    let calls = 0;
    const store = new NamesStore({
      empty: [],
      load: async () => {
        calls += 1;
        if (calls === 1) {
          throw new Error('A defect');
        }
        return success(['a']);
      },
    });
    await expect(store.ensure()).rejects.toThrow('A defect');
    await store.ensure();
    expect(store.names).toEqual(['a']);
  });
});

describe('reload', () => {
  it('shows the items held until others arrive', async () => {
    const { store, statuses, answer } = await aLoadedStore(success(['a']));
    const reloading = store.reload();
    expect([store.status, store.names]).toEqual(['LOADED', ['a']]);
    answer(1, success(['a', 'b']));
    await reloading;
    expect([store.names, statuses]).toEqual([['a', 'b'], []]);
  });

  it('keeps the items and says the failure when it fails, until an answer arrives', async () => {
    const { store, statuses, answer } = await aLoadedStore(success(['a']));
    const failing = store.reload();
    answer(1, UNREACHABLE);
    await failing;
    expect([store.status, store.failure?.code, store.names]).toEqual(['LOADED', 'CLIENT_ERROR', ['a']]);
    const reloading = store.reload();
    answer(2, success(['b']));
    await reloading;
    expect([store.failure, store.names, statuses]).toEqual([undefined, ['b'], []]);
  });

  it.each([
    ['after', [0, 1]],
    ['before', [1, 0]],
  ] as const)('ignores the answer to an earlier request when the later one is answered %s it', async (_, order) => {
    const { store, statuses, answer } = aStore();
    const both = Promise.all([store.reload(), store.reload()]);
    order.forEach((request) => answer(request, request === 0 ? success(['old']) : success(['new'])));
    await both;
    expect([store.names, statuses]).toEqual([['new'], ['LOADED']]);
  });

  it('ignores the failure of an earlier request', async () => {
    const { store, answer } = aStore();
    const both = Promise.all([store.reload(), store.reload()]);
    answer(1, success(['new']));
    answer(0, UNREACHABLE);
    await both;
    expect([store.status, store.failure]).toEqual(['LOADED', undefined]);
  });

  it('ignores an answer that does not know of a change made meanwhile', async () => {
    const { store, answer } = await aLoadedStore(success(['a', 'b']));
    const reloading = store.reload();
    store.remove('a');
    answer(1, success(['a', 'b']));
    await reloading;
    expect(store.names).toEqual(['b']);
    store.remove('b');
    expect(store.status).toBe('EMPTY');
  });

  it('keeps the empty state on the screen while loading, so that a page does not jump', async () => {
    const { store, statuses, answer } = await aLoadedStore(success([]));
    const reloading = store.reload();
    answer(1, success([]));
    await reloading;
    expect([store.status, statuses]).toEqual(['EMPTY', []]);
  });

  it('leaves a failure on the screen in a store that reloads silently', async () => {
    const { store, statuses, answer } = await aLoadedStore(UNREACHABLE, { reloadsSilently: true });
    const reloading = store.reload();
    answer(1, success(['a']));
    await reloading;
    expect(statuses).toEqual(['LOADED']);
  });
});

describe('renew', () => {
  it('waits for the answer that is on its way, and asks anew once it has come', async () => {
    const { store, requests, answer } = aStore();
    const both = Promise.all([store.ensure(), store.renew()]);
    expect(requests).toHaveLength(1);
    answer(0, success(['a']));
    await both;
    const renewing = store.renew();
    expect(requests).toHaveLength(2);
    answer(1, success(['b']));
    await renewing;
    expect(store.names).toEqual(['b']);
  });
});

describe('prefetch', () => {
  it('spares the first screen its request, and no later one', async () => {
    const { store, requests, answer } = aStore();
    const ahead = store.prefetch();
    answer(0, success(['a']));
    await ahead;
    await store.renew();
    expect([store.names, requests.length]).toEqual([['a'], 1]);
    void store.renew();
    expect(requests).toHaveLength(2);
  });

  it('is waited for while it is on its way', async () => {
    const { store, requests, answer } = aStore();
    void store.prefetch();
    const renewing = store.renew();
    answer(0, success(['a']));
    await renewing;
    expect([store.names, requests.length]).toEqual([['a'], 1]);
  });

  it('spares nothing when it failed', async () => {
    const { store, requests, answer } = aStore();
    const ahead = store.prefetch();
    answer(0, UNREACHABLE);
    await ahead;
    void store.renew();
    expect(requests).toHaveLength(2);
  });
});

describe('markStale', () => {
  it('loads no list that was never shown', async () => {
    const { store, requests } = aStore();
    await store.markStale();
    expect([store.status, requests.length]).toEqual(['LOADING', 0]);
  });

  it('loads again what has been loaded', async () => {
    const { store, answer } = await aLoadedStore(success(['a']));
    const reloading = store.markStale();
    expect(store.names).toEqual(['a']);
    answer(1, success(['b']));
    await reloading;
    expect(store.names).toEqual(['b']);
  });

  it('loads again while it is loading, and the answer of before counts no more', async () => {
    const { store, requests, answer } = aStore();
    const both = Promise.all([store.ensure(), store.markStale()]);
    expect(requests).toHaveLength(2);
    answer(1, success(['new']));
    answer(0, success(['old']));
    await both;
    expect(store.names).toEqual(['new']);
  });
});

describe('a list of several lists', () => {
  class PairStore extends ListStore<{ readonly left: readonly string[]; readonly right: readonly string[] }> {}

  it.each([
    ['without a rule', undefined, 'LOADED'],
    ['with a rule', ({ left }: { left: readonly string[] }) => left.length === 0, 'EMPTY'],
  ] as const)('is empty only as its rule says: %s', async (_, isEmpty, status) => {
    const both = { left: [], right: ['a'] };
    const store = new PairStore({
      empty: { left: [], right: [] },
      load: async () => success(both),
      ...(isEmpty && { isEmpty }),
    });
    await store.ensure();
    expect(store.status).toBe(status);
  });
});
