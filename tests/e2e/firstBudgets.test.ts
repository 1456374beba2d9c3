import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { atRest, watchCalls } from '../pictures/support/takeShots';
import { TestEnvironment } from './support/TestEnvironment';
import type { BrowserUser } from './support/BrowserUser';
import type { Page, Response } from 'playwright-core';

/** Regular expressions made at run time until the page is complete; how many depends on what is drawn twice. */
const MAX_EXPRESSIONS = 600;
/** Requests that wait for each other until the accounts are known: document, the script that asks for the first page, and its answer. */
const MAX_ROUND_TRIPS = 3;
/** The same until nothing of the page is on its way: scripts and calls of the panels below the first screen come after it. */
const MAX_ROUND_TRIPS_AT_REST = 5;

/** The same for a section: its scripts, its data, and one more where the bank is slow. */
const MAX_SECTION_ROUND_TRIPS = 3;
/** Scripts of pages that a signed-in user does not open. */
const OF_OTHER_PAGES = /\/assets\/(?:login|guestViews)-/;

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

/** Requests of a page without a cache while something is done until it is complete, with every answer delayed. */
async function exchangesDuring({ page }: BrowserUser, act: () => Promise<unknown>): Promise<readonly Exchange[]> {
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
  await act();
  await session.detach();
  return [...done];
}

/** Bytes of a call, as letters where they are. */
function callOf(response: Response): string {
  return Buffer.from(response.request().postData() ?? '', 'base64').toString('latin1');
}

it('no section needs more round trips than before, or scripts of the pages before a sign-in', async () => {
  const user = await environment.user();
  const { page } = user;
  const openCalls = watchCalls(page);
  // What the header counts when the page stands.
  const counted = page.waitForResponse((response) => callOf(response).includes('GET_LAST_MSGS_AND_COUNT_UNREADED'));
  await user.signIn('aibek');
  await counted;
  const menu = page.getByRole('navigation').first().locator('a[href^="/"]:not([href="/"])');
  const paths = await menu.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(paths.length).toBeGreaterThan(8);
  const chains: Record<string, number> = {};
  let foreign: readonly Exchange[] | undefined;
  const exchangesOf = async (path: string): Promise<readonly Exchange[]> => {
    await user.open('/');
    await complete(page);
    await atRest(page, openCalls);
    const home = await page.locator('main h1').textContent();
    return exchangesDuring(user, async () => {
      await page.getByRole('navigation').first().locator(`a[href="${path}"]`).click();
      await expect.poll(() => page.locator('main h1').textContent()).not.toBe(home);
      await atRest(page, openCalls);
    });
  };
  for (const path of paths) {
    const exchanges = await exchangesOf(path);
    // The first brings what sections share. Later the login page is fetched for the end of the session.
    foreign ??= exchanges.filter(({ path: file }) => OF_OTHER_PAGES.test(file));
    const chain = longestChain(exchanges);
    // A visit that lasts also has calls that come by themselves, such as the check of the session.
    chains[path] = chain > MAX_SECTION_ROUND_TRIPS ? longestChain(await exchangesOf(path)) : chain;
  }
  expect(foreign).toEqual([]);
  expect(Object.entries(chains).filter(([, chain]) => chain > MAX_SECTION_ROUND_TRIPS)).toEqual([]);
  await user.leave();
});

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

  it('knows its accounts after no more round trips than before, by one call, and is at rest', async () => {
    const user = await signedIn();
    const openCalls = watchCalls(user.page);
    const exchanges = await exchangesDuring(user, async () => {
      await user.page.reload({ waitUntil: 'commit' });
      await complete(user.page);
      await atRest(user.page, openCalls);
    });
    const calls = exchanges
      .filter(({ path }) => path.startsWith('/ibank.'))
      .toSorted((one, other) => one.from - other.from);
    const [first, ...later] = calls;
    expect(first?.path).toBe('/ibank.v1.AccountService/execute');
    const upToFirst = exchanges.filter(({ to }) => first !== undefined && to <= first.from);
    expect(longestChain(upToFirst) + 1).toBeLessThanOrEqual(MAX_ROUND_TRIPS);
    // What the page shows at once is in that answer: nothing else is asked for beside it, and no session is checked by itself.
    expect(later.filter(({ from }) => first !== undefined && from < first.to)).toEqual([]);
    expect(calls.map(({ path }) => path)).not.toContain('/ibank.v1.AuthenticationService/validateSession');
    expect(longestChain(exchanges)).toBeLessThanOrEqual(MAX_ROUND_TRIPS_AT_REST);
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
