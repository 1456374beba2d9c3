import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { OperationRequest } from '../../proto/generated/ibank/v1/operations';
import { framesOf } from '../contract/support/WireClient';
import { nextLiveStream } from './support/nextLiveStream';
import { TestEnvironment } from './support/TestEnvironment';
import type { Page, Request } from 'playwright-core';

/** The time in which the live stream begins, several times over. */
const AFTER_SIGN_IN_MS = 15_000;
const RATES = 'GET_EXCHANGE_RATES';
const FIRST_PAGE = 'GET_FIRST_PAGE';
/** Operations whose answers are parts of the first page. */
const PARTS = [
  RATES,
  'GET_SELF_USER_DATA',
  'GET_ACCOUNTS_V2',
  'GET_TRANSACTION_HISTORY_V2',
  'CHECK_NOTIFICATIONS',
] as const;

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

/** Operation calls a page has made, each with what it asked for. */
function callsOf(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/execute')) {
      calls.push(callIn(request));
    }
  });
  return calls;
}

function callIn(request: Request): string {
  const [frame] = framesOf(request.postData() ?? '');
  const { code, data } = OperationRequest.deserializeBinary(frame?.payload ?? new Uint8Array());
  return `${code} ${data}`;
}

function repeated(calls: readonly string[]): readonly string[] {
  return calls.filter((call, index) => calls.indexOf(call) < index);
}

/** Tells everybody of new exchange rates, as the bank does when they change. */
async function tellOfRates(): Promise<void> {
  const database = new Client(environment.bank.connection());
  await database.connect();
  await database.query(
    `insert into outbox_event (customer_id, type, payload, created_at) values (null, 'UPDATED_CURRENCY_RATE', '{}', now())`,
  );
  await database.end();
}

it.each(['a sign-in', 'a reload', 'opening another tab'])(
  'the first page repeats no call after %s until something happens',
  async (way) => {
    const user = await environment.user();
    const { context, words } = user;
    await context.clock.install();
    if (way !== 'a sign-in') {
      await user.signInByForm('aibek');
      // What the page before still asks for is not asked for by the one that follows.
      await expect.poll(() => user.page.locator('[aria-busy="true"]').count()).toBe(0);
    }
    const page = way === 'opening another tab' ? await context.newPage() : user.page;
    const calls = callsOf(page);
    const stream = await nextLiveStream(page);
    await (way === 'a sign-in' ? user.signInByForm('aibek') : page.goto(`${user.origin}/`));
    await page.getByRole('heading', { name: words.home.cards.title, exact: true }).waitFor();
    await expect.poll(() => calls.some((call) => call.startsWith(FIRST_PAGE))).toBe(true);
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    const atRest = calls.length;
    const placeOf = (code: string): number => calls.findIndex((call) => call.startsWith(code));
    // What stands at the top is asked for before the page is drawn, in one call, and not again by parts.
    expect(placeOf(FIRST_PAGE)).toBeLessThan(placeOf('GET_CARDS_V2'));
    expect(PARTS.map(placeOf)).toEqual(PARTS.map(() => -1));

    await context.clock.fastForward(AFTER_SIGN_IN_MS);
    await stream.alive;
    await tellOfRates();
    // What the first heartbeat causes is asked for before what the event behind it causes.
    await expect.poll(() => calls.length).toBeGreaterThan(atRest);
    await expect.poll(() => calls.filter((call) => call.startsWith(RATES))).toHaveLength(1);
    expect(repeated(calls)).toEqual([]);
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  },
);
