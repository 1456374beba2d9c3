import { Client } from 'pg';

import { TestEnvironment } from '../e2e/support/TestEnvironment';
import { letTimePass } from '../support/realTime';
import type { BrowserUser } from '../e2e/support/BrowserUser';
import { median, spread } from './report';
import type { Measurement } from './report';
import type { Page, Response } from 'playwright-core';

/** Number of accounts, cards and deposits of a customer. */
interface Holdings {
  readonly login: string;
  readonly accounts: number;
  readonly cards: number;
  readonly deposits: number;
}

const FEW: Holdings = { login: 'aizada', accounts: 2, cards: 2, deposits: 1 };
const MANY: Holdings = { login: 'aibek', accounts: 20, cards: 20, deposits: 10 };

/** Largest allowed ratio of load times when there is ten times as much to show. */
const MAX_RATIO = 1.5;
/** Time after the page is complete in which requests still count as its own, in milliseconds. */
const AFTER_MS = 1000;
const KILOBYTE = 1000;

/** Reduces the active accounts, deposits and cards of a customer to exact numbers; the ledger's checks are not measured here. */
const HOLD = [
  `update account a set record_status = 'C' where a.product = 'current' and a.customer_id = $1 and a.id not in
     (select id from account where product = 'current' and customer_id = $1 and record_status = 'O' order by id limit $2)`,
  `update deposit d set status = 'C', closed_at = now() from account a where a.id = d.account_id and a.customer_id = $1 and d.status = 'A'
     and d.account_id not in (select d2.account_id from deposit d2 join account a2 on a2.id = d2.account_id
       where a2.customer_id = $1 and d2.status = 'A' order by 1 limit $2)`,
  'delete from card where customer_id = $1 and id not in (select id from card where customer_id = $1 order by id limit $2)',
];

const ADD = {
  accounts: `insert into account (number, customer_id, account_class, class_group, currency, balance, lowest_balance, data_version, opened_at)
     select '19988' || lpad(($1::bigint * 1000 + n)::text, 11, '0'), $1, '2011', '2', 'KGS', n * 100, 0, 1, now()
       from generate_series(1, $2 - (select count(*) from account where customer_id = $1 and product = 'current' and record_status = 'O')) n`,
  deposits: `with opened as (
     insert into account (number, customer_id, account_class, class_group, currency, balance, lowest_balance, data_version, opened_at, product)
     select '19977' || lpad(($1::bigint * 1000 + n)::text, 11, '0'), $1, '2215', '2', 'KGS', n * 100, 0, 1, now(), 'deposit'
       from generate_series(1, $2 - (select count(*) from deposit d join account a on a.id = d.account_id where a.customer_id = $1 and d.status = 'A')) n
       returning id)
     insert into deposit (account_id, contract_no, deposit_type, opened_on, matures_on, term_months, contract_amount, rate, early_rate, payout,
         capitalized, payout_account_id, accrued_through)
       select id, 'MANY-' || id, 'savings', current_date, current_date + 90, 3, 100, 1000, 100, 'atEnd', false,
         (select min(id) from account where customer_id = $1 and product = 'current' and record_status = 'O'), current_date from opened`,
  cards: `insert into card (number_hash, masked_number, expires_on, customer_id, account_id, created_at, order_value)
     select sha256(convert_to('many ' || $1 || n, 'UTF8')), '941700******' || lpad(n::text, 4, '0'), current_date + 400, $1,
         (select min(id) from account where customer_id = $1 and product = 'current' and record_status = 'O'), now(), 100 + n
       from generate_series(1, $2 - (select count(*) from card where customer_id = $1)) n`,
};

/** One opening of the page. */
interface Opening {
  readonly calls: number;
  readonly bytes: number;
  readonly contentMs: number;
}

/** The first page of a customer with fifty products against that of one with five, in a real browser. */
export async function measureProducts(pairs: number, note: (line: string) => void): Promise<readonly Measurement[]> {
  const environment = await TestEnvironment.openForTiming();
  try {
    const database = new Client(environment.bank.connection());
    await database.connect();
    await database.query('set session_replication_role = replica');
    for (const holdings of [FEW, MANY]) {
      await hold(database, holdings);
    }
    await database.end();
    const [few, many] = [await signedIn(environment, FEW), await signedIn(environment, MANY)];
    const theirs: Opening[] = [];
    const ours: Opening[] = [];
    for (let pair = 0; pair < pairs; pair += 1) {
      theirs.push(await opened(few.page));
      ours.push(await opened(many.page));
      note(`fifty ${told(ours.at(-1))}; five ${told(theirs.at(-1))}`);
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
  } finally {
    await environment.close();
  }
}

async function hold(database: Client, { login, accounts, cards, deposits }: Holdings): Promise<void> {
  const { rows } = await database.query<{ customer: string }>(
    'select customer_id::text as customer from app_user where login = $1',
    [login],
  );
  const customer = rows[0]?.customer;
  for (const [index, count] of [accounts, deposits, cards].entries()) {
    await database.query(HOLD[index] ?? '', [customer, count]);
  }
  await database.query(ADD.accounts, [customer, accounts]);
  await database.query(ADD.deposits, [customer, deposits]);
  await database.query(ADD.cards, [customer, cards]);
}

async function signedIn(environment: TestEnvironment, { login }: Holdings): Promise<BrowserUser> {
  const user = await environment.user();
  await user.signIn(login);
  return user;
}

/** Opens the page anew, with its code in the cache of the browser, as a customer does who was there today. */
async function opened(page: Page): Promise<Opening> {
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
  await letTimePass(AFTER_MS);
  page.off('response', hear);
  const sizes = await Promise.all(calls.map((call) => call.request().sizes()));
  return {
    calls: calls.length,
    bytes: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
    contentMs,
  };
}

function told(opening: Opening | undefined): string {
  return opening === undefined
    ? ''
    : `${opening.calls} calls, ${(opening.bytes / KILOBYTE).toFixed(1)} KB, ${opening.contentMs.toFixed(0)} ms`;
}

function measured(
  subject: string,
  [ours = [], theirs = []]: readonly (readonly number[])[],
  mark?: number,
): Measurement {
  const ratios = ours.map((value, pair) => value / (theirs[pair] ?? NaN));
  return {
    subject,
    ours: spread(ours, 0),
    against: spread(theirs, 0),
    ratio: spread(ratios, 2),
    mark: mark === undefined ? '' : `≤ ${mark}`,
    met: mark === undefined ? undefined : median(ratios) <= mark,
  };
}
