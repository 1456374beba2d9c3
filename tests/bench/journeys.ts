import type { Browser, BrowserContext, Page } from 'playwright-core';

import { letTimePass } from '../support/realTime';
import { BrowserUser } from '../e2e/support/BrowserUser';
import type { StartedBank } from '../support/StartedBank';
import { ActualPeer } from './ActualPeer';
import { median, spread } from './report';
import { contentOf, LONGEST_MS, NAMES, paintsOf, slow, VIEWPORT, watch } from './slowPhone';
import type { Bench, Sized } from './Bench';
import type { Measurement } from './report';
import type { Paints, Visit } from './slowPhone';

const LOGIN = 'aibek';
const LOGIN_FORM = 'form button[type="submit"]';
const ACCOUNTS = 'main a[href^="/accounts/overview"]';
/** Time for what a page draws or stores once its content stands, in milliseconds. */
const SETTLE_MS: Sized = { full: 3000, short: 300 };

/** One way of a customer; the times in milliseconds. */
interface Journey {
  readonly cold: Paints;
  /** From the press that sends the code until the accounts are painted; absent in the peer, which has no code. */
  readonly codeToAccountsMs?: number;
  /** The same page again, its files kept by the browser. */
  readonly reload: Paints;
  /** A new tab of the same browser, where nobody is signed in. */
  readonly comeBack: Paints;
}

interface Figure {
  readonly subject: string;
  readonly of: (journey: Journey) => number | undefined;
  /** Limit, in milliseconds or as a share of the page. */
  readonly goal: number;
  readonly digits?: number;
}

const FIGURES: readonly Figure[] = [
  { subject: 'login page, cold: largest paint, ms', of: ({ cold }) => cold.largestPaintMs, goal: 1000 },
  { subject: 'login page, cold: content, ms', of: ({ cold }) => cold.contentMs, goal: 1000 },
  { subject: 'from the code to the accounts, ms', of: ({ codeToAccountsMs }) => codeToAccountsMs, goal: 1000 },
  { subject: 'reload of home: largest paint, ms', of: ({ reload }) => reload.largestPaintMs, goal: 1500 },
  { subject: 'return in a new tab: largest paint, ms', of: ({ comeBack }) => comeBack.largestPaintMs, goal: 1000 },
  {
    subject: 'layout shift (CLS), the worst of the three',
    of: (journey) => Math.max(journey.cold.shift, journey.reload.shift, journey.comeBack.shift),
    goal: 0.02,
    digits: 3,
  },
];

/** Measures the ways customers go on a slow phone, whose browser keeps files from one to the next, beside the application of the peer. */
export async function measureJourneys(bench: Bench): Promise<readonly Measurement[]> {
  const { extent, pairs, note } = bench;
  const peer = await ActualPeer.serve(bench);
  try {
    return await bench.withBrowser(async (bank, browser) => {
      const theirs: Journey[] = [];
      const ours: Journey[] = [];
      for (let pair = 0; pair < pairs; pair += 1) {
        if (peer !== undefined) {
          theirs.push(await throughPeer(browser, peer.visit, SETTLE_MS[extent]));
        }
        ours.push(await throughBank(browser, bank, SETTLE_MS[extent]));
        note(`ours ${described(ours.at(-1))}; peer ${described(theirs.at(-1))}`);
      }
      return FIGURES.map((figure) => compared(figure, ours, theirs));
    });
  } finally {
    await peer?.close();
  }
}

async function throughBank(browser: Browser, bank: StartedBank, settleMs: number): Promise<Journey> {
  const user = await BrowserUser.arrive(browser, bank.origin, { ...VIEWPORT, worker: true });
  const { context, page } = user;
  context.setDefaultTimeout(LONGEST_MS);
  try {
    await context.addInitScript(NAMES);
    await context.addInitScript(watch, { content: `${LOGIN_FORM}, ${ACCOUNTS}`, tabStorage: {} });
    await slow(page);
    const phone = await user.phoneOf(LOGIN);
    const cold = await opened(page, () => page.goto(`${bank.origin}/login`, { waitUntil: 'commit' }), settleMs);
    await user.submitPassword(LOGIN);
    await page.waitForURL('**/otp');
    await page.evaluate(watchPress, ACCOUNTS);
    await user.enterCode(await phone.next());
    const painted = await page.waitForFunction(() => Reflect.get(window, 'paintedAfterMs') as number | undefined);
    const codeToAccountsMs = Number(await painted.jsonValue());
    await letTimePass(settleMs);
    const reload = await opened(page, () => page.reload({ waitUntil: 'commit' }), settleMs);
    return { cold, codeToAccountsMs, reload, comeBack: await inNewTab(context, `${bank.origin}/`, settleMs) };
  } finally {
    await user.leave();
  }
}

async function throughPeer(browser: Browser, { url, content }: Visit, settleMs: number): Promise<Journey> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  context.setDefaultTimeout(LONGEST_MS);
  try {
    await context.addInitScript(NAMES);
    await context.addInitScript(watch, { content, tabStorage: {} });
    const page = await context.newPage();
    await slow(page);
    const cold = await opened(page, () => page.goto(url, { waitUntil: 'commit' }), settleMs);
    const reload = await opened(page, () => page.reload({ waitUntil: 'commit' }), settleMs);
    return { cold, reload, comeBack: await inNewTab(context, url, settleMs) };
  } finally {
    await context.close();
  }
}

async function inNewTab(context: BrowserContext, url: string, settleMs: number): Promise<Paints> {
  const page = await context.newPage();
  await slow(page);
  return opened(page, () => page.goto(url, { waitUntil: 'commit' }), settleMs);
}

/** Paints of an opening, with what is painted shortly after its content. */
async function opened(page: Page, open: () => Promise<unknown>, settleMs: number): Promise<Paints> {
  await open();
  await contentOf(page);
  await letTimePass(settleMs);
  return paintsOf(page);
}

/** Runs in the page: notes the time from the next press of a button until the content is painted. */
function watchPress(content: string): void {
  const press = (event: MouseEvent): void => {
    const look = (): void => {
      if (document.querySelector(content) === null) {
        requestAnimationFrame(look);
      } else {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => Reflect.set(window, 'paintedAfterMs', performance.now() - event.timeStamp)),
        );
      }
    };
    look();
  };
  document.addEventListener('click', press, { capture: true, once: true });
}

function compared(
  { subject, of, goal, digits = 0 }: Figure,
  ours: readonly Journey[],
  theirs: readonly Journey[],
): Measurement {
  const [mine, peer] = [ours, theirs].map((journeys) => journeys.map(of).filter((value) => value !== undefined));
  const against = peer === undefined || peer.length === 0 ? [] : peer;
  const middle = median(mine ?? []);
  return {
    subject,
    ours: spread(mine ?? [], digits),
    against: against.length === 0 ? `${goal}` : spread(against, digits),
    ratio: (middle / (against.length === 0 || median(against) === 0 ? goal : median(against))).toFixed(2),
    mark: `goal ≤ ${goal}`,
    met: undefined,
  };
}

function described(journey: Journey | undefined): string {
  return journey === undefined
    ? 'none'
    : FIGURES.map((figure) => `${figure.of(journey)?.toFixed(figure.digits ?? 0) ?? '-'}`).join(', ');
}
