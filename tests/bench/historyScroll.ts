import { Client } from 'pg';

import { Stage } from '../e2e/support/Stage';
import { spread } from './report';
import type { Measurement } from './report';
import type { Page } from 'playwright-core';

const ROWS = 10_000;
const LOGIN = 'aibek';
const ROW_HEIGHT_PX = 68;
const SCROLLED_FOR_MS = 3000;
const PIXELS_A_FRAME = 600;
/** A frame that took no longer than one and a half of sixty a second. */
const IN_TIME_MS = 25;
/** Of the share of a bare list that is in time, so much at least. */
const LEAST_SHARE = 0.9;

/** Operations of today, as many as wanted; what the ledger checks about postings is not what is measured. */
const FILL = `
  set session_replication_role = replica;
  with c as (select u.customer_id, a.id as account_id, a.number from app_user u join account a on a.customer_id = u.customer_id
      and a.currency = 'KGS' where u.login = '${LOGIN}' order by a.id limit 1),
    t as (insert into txn (posting_id, operation_id, txn_code, status, created_at, debit_account_id, debit_number, debit_currency,
        debit_amount, credit_number, credit_currency, credit_amount, fee, total_debited, sender_name, recipient_name, purpose)
      select 0, gen_random_uuid(), 'MAKE_BANK_CLIENT_TRANSFER', 'ACCEPTED', now() - n * interval '2 seconds', c.account_id, c.number, 'KGS',
          n * 100, '1280016000000013', 'KGS', n * 100, 0, n * 100, 'Payer', 'Recipient ' || n, 'Payment ' || n
        from c, generate_series(1, ${ROWS}) n returning id, created_at)
    insert into txn_of_customer (customer_id, created_at, txn_id) select c.customer_id, t.created_at, t.id from c, t`;

/** What the compiler of the benches puts around functions with a name; pages do not have it. */
const NAMES = 'globalThis.__name = (named) => named';

interface Scroll {
  readonly inTime: number;
  readonly longestMs: number;
}

/** How smoothly ten thousand operations scroll in a real browser, against a list that shows nothing but a line of text each. */
export async function measureHistory(pairs: number, note: (line: string) => void): Promise<readonly Measurement[]> {
  const stage = await Stage.open();
  try {
    const database = new Client(stage.bank.connection());
    await database.connect();
    await database.query(FILL);
    await database.end();
    const visitor = await stage.visitor({ language: 'ru' });
    await visitor.signIn(LOGIN);
    await visitor.open('/history');
    const list = visitor.page.locator('[role="listitem"][aria-setsize]').first();
    await list.waitFor();
    await visitor.page.waitForFunction((rows) => Number(document.querySelector('[aria-setsize]')?.getAttribute('aria-setsize')) >= rows, ROWS);
    const bare = await visitor.page.context().newPage();
    await bare.setContent('<!doctype html><body></body>');
    await Promise.all([visitor.page, bare].map((page) => page.evaluate(NAMES)));
    await bare.evaluate(bareList, { rows: ROWS, height: ROW_HEIGHT_PX });
    const ours: Scroll[] = [];
    const theirs: Scroll[] = [];
    for (let pair = 0; pair < pairs; pair += 1) {
      theirs.push(await scrolled(bare));
      ours.push(await scrolled(visitor.page));
      note(`history ${told(ours.at(-1))}; bare ${told(theirs.at(-1))}`);
    }
    return [
      measured(`frames in time while ${ROWS} operations are scrolled, by the share of a bare list`, [ours, theirs].map(sharesOf), `≥ ${LEAST_SHARE}`),
      measured('the longest of these frames, ms', [ours, theirs].map(longestOf)),
    ];
  } finally {
    await stage.close();
  }
}

function told(scroll: Scroll | undefined): string {
  return scroll === undefined ? '' : `${(scroll.inTime * 100).toFixed(1)} % in time, longest ${scroll.longestMs.toFixed(0)} ms`;
}

function sharesOf(scrolls: readonly Scroll[]): readonly number[] {
  return scrolls.map(({ inTime }) => inTime);
}

function longestOf(scrolls: readonly Scroll[]): readonly number[] {
  return scrolls.map(({ longestMs }) => longestMs);
}

function measured(subject: string, [ours = [], theirs = []]: readonly (readonly number[])[], mark = ''): Measurement {
  const ratios = ours.map((value, pair) => value / (theirs[pair] ?? NaN));
  const middle = ratios.toSorted((left, right) => left - right)[Math.floor(ratios.length / 2)] ?? 0;
  return {
    subject,
    ours: spread(ours, 2),
    against: spread(theirs, 2),
    ratio: spread(ratios, 2),
    mark,
    met: mark === '' ? undefined : middle >= LEAST_SHARE,
  };
}

/** Scrolls from the top, as far in each frame as a flick of a finger does. */
async function scrolled(page: Page): Promise<Scroll> {
  await page.bringToFront();
  const frames = await page.evaluate(
    ({ forMs, pixels }) =>
      new Promise<number[]>((resolve) => {
        window.scrollTo(0, 0);
        const lengths: number[] = [];
        let last: number | undefined;
        let began: number | undefined;
        const step = (now: number): void => {
          if (last !== undefined) {
            lengths.push(now - last);
          }
          began ??= now;
          last = now;
          window.scrollBy(0, pixels);
          if (now - began < forMs) {
            requestAnimationFrame(step);
          } else {
            resolve(lengths);
          }
        };
        requestAnimationFrame(step);
      }),
    { forMs: SCROLLED_FOR_MS, pixels: PIXELS_A_FRAME },
  );
  return { inTime: frames.filter((length) => length <= IN_TIME_MS).length / frames.length, longestMs: Math.max(...frames) };
}

/** As little as a list of that length can do: the lines near the window, each a text. */
function bareList({ rows, height }: { readonly rows: number; readonly height: number }): void {
  const frame = document.createElement('div');
  frame.style.cssText = `position:relative;height:${rows * height}px`;
  document.body.append(frame);
  const draw = (): void => {
    const first = Math.max(0, Math.floor(window.scrollY / height) - 10);
    const lines = Array.from({ length: Math.ceil(window.innerHeight / height) + 20 }, (_, index) => {
      const line = document.createElement('div');
      line.style.cssText = `position:absolute;top:${(first + index) * height}px`;
      line.textContent = `Payment ${first + index}`;
      return line;
    });
    frame.replaceChildren(...lines);
  };
  window.addEventListener('scroll', draw);
  draw();
}
