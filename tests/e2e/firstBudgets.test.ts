import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { TestEnvironment } from './support/TestEnvironment';
import type { BrowserUser } from './support/BrowserUser';
import type { Page } from 'playwright-core';

/** Regular expressions made at run time until the page is complete; how many depends on what is drawn twice. */
const MAX_EXPRESSIONS = 600;
/** Requests that wait for each other until the accounts are known: document, scripts, those asked for ahead, session, accounts. */
const MAX_ROUND_TRIPS = 5;

/** Delay of every answer, so that requests begun together are distinguished from those that wait for each other. */
const LATENCY_MS = 400;
const CHAINED = new Set(['Document', 'Script', 'XHR', 'Fetch']);
const ACCOUNTS = 'main a[href^="/accounts/overview"]';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

async function signedIn(): Promise<BrowserUser> {
  const user = await environment.user({ width: 360 });
  await user.signInByForm('aibek');
  await complete(user.page);
  return user;
}

/** Resolves when no part of the page is loading any more. */
async function complete(page: Page): Promise<void> {
  await page.locator(ACCOUNTS).first().waitFor();
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
}

/** Runs in the page before anything else: counts what `RegExp` makes. Literals of the scripts are not made by it. */
function countExpressions(): void {
  const made = { count: 0 };
  Reflect.set(window, 'madeExpressions', made);
  window.RegExp = new Proxy(RegExp, {
    construct(target, values, as) {
      made.count += 1;
      return Reflect.construct(target, values, as);
    },
    apply(target, self, values) {
      made.count += 1;
      return Reflect.apply(target, self, values);
    },
  });
}

interface Exchange {
  readonly path: string;
  /** Seconds of the clock of the browser. */
  readonly from: number;
  readonly to: number;
}

/** Length of the longest chain of exchanges, each begun when the one before was over. */
function longestChain(exchanges: readonly Exchange[]): number {
  const depths = new Map<Exchange, number>();
  for (const exchange of exchanges.toSorted((left, right) => left.from - right.from)) {
    const before = [...depths].filter(([{ to }]) => to <= exchange.from).map(([, depth]) => depth);
    depths.set(exchange, 1 + Math.max(0, ...before));
  }
  return Math.max(0, ...depths.values());
}

/** Requests of a page without a cache until it is complete, with every answer delayed. */
async function exchangesOfReload({ page }: BrowserUser): Promise<readonly Exchange[]> {
  const session = await page.context().newCDPSession(page);
  const begun = new Map<string, Omit<Exchange, 'to'>>();
  const done: Exchange[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, type, timestamp, request }) => {
    if (CHAINED.has(type ?? '')) {
      begun.set(requestId, { path: new URL(request.url).pathname, from: timestamp });
    }
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const exchange = begun.get(requestId);
    if (exchange !== undefined) {
      done.push({ ...exchange, to: timestamp });
    }
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.reload({ waitUntil: 'commit' });
  await complete(page);
  return [...done];
}

describe('the first page', () => {
  it('makes no more regular expressions than before', async () => {
    const user = await signedIn();
    await user.context.addInitScript(countExpressions);
    await user.page.reload();
    await complete(user.page);
    const made = await user.page.evaluate(() => Reflect.get(window, 'madeExpressions') as { count: number });
    expect(made.count).toBeGreaterThan(0);
    expect(made.count).toBeLessThanOrEqual(MAX_EXPRESSIONS);
    await user.leave();
  });

  it('knows its accounts after no more round trips than before', async () => {
    const user = await signedIn();
    const exchanges = await exchangesOfReload(user);
    const accounts = exchanges.find(({ path }) => path.endsWith('AccountService/execute'));
    const before = exchanges.filter(({ to }) => accounts !== undefined && to <= accounts.from);
    expect(before.map(({ path }) => path)).toContain('/ibank.v1.AuthenticationService/validateSession');
    expect(longestChain(before) + 1).toBeLessThanOrEqual(MAX_ROUND_TRIPS);
    await user.leave();
  });

  it('counts a chain of requests, not those that run at once', () => {
    const [first, beside, second, third] = [
      { path: '/', from: 0, to: 4 },
      { path: '/', from: 1, to: 9 },
      { path: '/', from: 5, to: 8 },
      { path: '/', from: 8, to: 12 },
    ];
    expect(longestChain([])).toBe(0);
    expect(longestChain([third, beside, first, second])).toBe(3);
  });
});
