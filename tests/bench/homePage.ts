import type { Client } from 'pg';

import { KILOBYTE } from '../../scripts/lib/bytes.mjs';
import { letTimePass } from '../support/realTime';
import { addCustomers, addUsers, newName, openAccounts, payIn } from './arrange';
import { connected, visitor } from './Bench';
import { median, ratios, spread } from './report';
import type { Bench, Sized } from './Bench';
import type { Measurement } from './report';
import type { Page, Response } from 'playwright-core';

/** Number of accounts, cards and deposits of a customer. */
interface Holdings {
  readonly accounts: number;
  readonly cards: number;
  readonly deposits: number;
}

const FEW: Holdings = { accounts: 2, cards: 2, deposits: 1 };
const MANY: Holdings = { accounts: 20, cards: 20, deposits: 10 };

/** Largest allowed ratio of load times when there is ten times as much to show. */
const MAX_RATIO = 1.5;
/** Time after the page is complete in which requests still count as its own, in milliseconds. */
const AFTER_MS: Sized = { full: 1000, short: 100 };

const BALANCE_MINOR = 100_00;

/** Contracts of deposits opened today, for accounts that hold their money. */
const ADD_DEPOSITS = `
  insert into deposit (account_id, contract_no, deposit_type, opened_on, matures_on, term_months, contract_amount, rate, early_rate, payout,
      capitalized, payout_account_id, accrued_through)
    select id, 'LOAD-' || id, 'savings', bank_day(now()), bank_day(now()) + 90, 3, $2::bigint, 1000, 100, 'atEnd', false, $3::bigint, bank_day(now())
      from unnest($1::bigint[]) d (id)`;

const ADD_CARDS = `
  insert into card (number_hash, masked_number, expires_on, customer_id, account_id, created_at, order_value)
    select sha256(convert_to(format('load %s %s', $1::bigint, n), 'UTF8')), '941700******' || lpad(n::text, 4, '0'), bank_day(now()) + 400, $1::bigint, $2::bigint, now(), n
      from generate_series(1, $3::int) n`;

/** One opening of the page. */
interface Opening {
  readonly calls: number;
  readonly bytes: number;
  readonly contentMs: number;
}

/** Measures the first page of a customer with fifty products against that of one with five, in a real browser. */
export function measureProducts(bench: Bench): Promise<readonly Measurement[]> {
  const { extent, pairs, note } = bench;
  return bench.withBrowser(async (bank, browser) => {
    const logins = await connected(bank, async (database) => [
      await addHolder(database, FEW),
      await addHolder(database, MANY),
    ]);
    const [few, many] = await Promise.all(
      logins.map(async (login) => {
        const user = await visitor(bank, browser);
        await user.signIn(login);
        return user.page;
      }),
    );
    if (few === undefined || many === undefined) {
      throw new Error('Two customers are compared');
    }
    const theirs: Opening[] = [];
    const ours: Opening[] = [];
    for (let pair = 0; pair < pairs; pair += 1) {
      theirs.push(await opened(few, AFTER_MS[extent]));
      ours.push(await opened(many, AFTER_MS[extent]));
      note(`fifty ${describe(ours.at(-1))}; five ${describe(theirs.at(-1))}`);
    }
    return [
      measured(
        'calls for the first page with fifty products, by those with five',
        [ours, theirs].map((all) => all.map(({ calls }) => calls)),
        1,
      ),
      measured(
        'bytes of the answers, KB',
        [ours, theirs].map((all) => all.map(({ bytes }) => bytes / KILOBYTE)),
      ),
      measured(
        'time to the whole first page, ms',
        [ours, theirs].map((all) => all.map(({ contentMs }) => contentMs)),
        MAX_RATIO,
      ),
    ];
  });
}

/** Adds a customer with these products; returns the login. */
async function addHolder(database: Client, { accounts, cards, deposits }: Holdings): Promise<string> {
  const [customerId = ''] = await addCustomers(database, 1);
  const login = newName('holder');
  await addUsers(database, [{ customerId, login }]);
  const ofCustomer = (count: number) => Array.from({ length: count }, () => customerId);
  const current = await openAccounts(database, ofCustomer(accounts));
  const kept = await openAccounts(database, ofCustomer(deposits), 'deposit');
  const ids = kept.map(({ id }) => id);
  await database.query(ADD_DEPOSITS, [ids, BALANCE_MINOR, current[0]?.id]);
  await payIn(database, [...current, ...kept], BALANCE_MINOR);
  await database.query(ADD_CARDS, [customerId, current[0]?.id, cards]);
  return login;
}

/** Reloads the page, with its code in the cache of the browser, as a customer does who visited it today. */
async function opened(page: Page, afterMs: number): Promise<Opening> {
  const calls: Response[] = [];
  const hear = (response: Response): void => {
    if (new URL(response.url()).pathname.endsWith('/execute')) {
      calls.push(response);
    }
  };
  await page.bringToFront();
  page.on('response', hear);
  await page.reload({ waitUntil: 'commit' });
  const whole = await page.waitForFunction(() => {
    const wanted = [
      'a[href^="/accounts/overview"]',
      'a[href^="/card-list/"]',
      'a[href^="/deposit/contract/"]',
      'a[href^="/history/"]',
      'table td',
    ];
    return wanted.every((selector) => document.querySelector(`main ${selector}`) !== null) && performance.now();
  });
  const contentMs = Number(await whole.jsonValue());
  await letTimePass(afterMs);
  page.off('response', hear);
  const sizes = await Promise.all(calls.map((call) => call.request().sizes()));
  return {
    calls: calls.length,
    bytes: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
    contentMs,
  };
}

function describe(opening: Opening | undefined): string {
  return opening === undefined
    ? ''
    : `${opening.calls} calls, ${(opening.bytes / KILOBYTE).toFixed(1)} KB, ${opening.contentMs.toFixed(0)} ms`;
}

function measured(
  subject: string,
  [ours = [], theirs = []]: readonly (readonly number[])[],
  mark?: number,
): Measurement {
  const found = ratios(ours, theirs);
  return {
    subject,
    ours: spread(ours, 0),
    against: spread(theirs, 0),
    ratio: spread(found, 2),
    mark: mark === undefined ? '' : `≤ ${mark}`,
    met: mark === undefined ? undefined : median(found) <= mark,
  };
}
