import type { Client } from 'pg';

import { addManyEntries } from '../support/manyEntries';
import { letTimePass } from '../support/realTime';
import { addLoadUsers } from './arrange';
import { connected, visitor } from './Bench';
import { median, ratios, spread } from './report';
import { NAMES } from './slowPhone';
import type { Bench, Extent, Sized } from './Bench';
import type { Measurement } from './report';
import type { Browser, CDPSession, Page } from 'playwright-core';

const ROWS: Sized = { full: 10_000, short: 1000 };
const ROW_HEIGHT_PX = 68;
const SCROLLED_FOR_MS: Sized = { full: 3000, short: 400 };
/** The fastest flick there is: Android and Chromium start none that goes faster than 8000 pixels of CSS a second. */
const FLICK: Pace = { pixels: 8000, each: 'second' };
/** Four times as fast at sixty frames a second, as when the scroll bar is dragged: nine other rows in every frame. */
const DRAG: Pace = { pixels: 600, each: 'frame' };
/** A frame that took no longer than one and a half of sixty a second. */
const IN_TIME_MS = 25;
/** reliability.md P19: against all rows at once, elements of the list, and frames of a processor four times as slow. */
const MAX_PAINT_RATIO = 0.05;
const MAX_ELEMENTS = 400;
const MAX_FRAME_MS = 50;
const SLOWDOWN = 4;
/** Time a page has to settle after it was painted, in milliseconds. */
const SETTLES_MS: Sized = { full: 1000, short: 100 };
const MICROSECONDS = 1000;
/** Between two operations, in milliseconds. */
const APART_MS = 2000;

interface Pace {
  readonly pixels: number;
  readonly each: 'second' | 'frame';
}

interface Scroll {
  readonly inTime: number;
  readonly longestMs: number;
  /** By the time its thread was on a processor, so that what else runs on the machine does not count. */
  readonly longestTaskMs: number;
  /** Elements of the list half way down. */
  readonly elements: number;
}

/** A page with a list, and what slows its processor. */
interface Listed {
  readonly page: Page;
  readonly browser: Browser;
  readonly session: CDPSession;
}

/** Both sides of every pair, of one kind of figure. */
type Sides = readonly [ours: readonly number[], theirs: readonly number[]];

/**
 * Measures painting and scrolling of ten thousand operations in a real browser: against all of them rendered at once, and against
 * a list with one line of text each.
 */
export function measureHistory(bench: Bench): Promise<readonly Measurement[]> {
  const rows = ROWS[bench.extent];
  return bench.withBrowser(async (bank, browser) => {
    const login = await connected(bank, (database) => addPayer(database, rows));
    const user = await visitor(bank, browser);
    await user.signIn(login);
    await user.open('/history');
    await user.page.waitForFunction(
      (count) => Number(document.querySelector('[aria-setsize]')?.getAttribute('aria-setsize')) >= count,
      rows,
    );
    const bare = await user.page.context().newPage();
    await bare.setContent('<!doctype html><body></body>');
    await Promise.all([user.page, bare].map((page) => page.evaluate(NAMES)));
    await bare.evaluate(bareList, { rows, height: ROW_HEIGHT_PX });
    return [
      ...(await measurePainting(user.page, rows, bench)),
      ...(await measureScrolling(await listed(user.page, browser), await listed(bare, browser), bench)),
    ];
  });
}

/** Adds a customer with so many operations, the last of them just now; returns the login. */
async function addPayer(database: Client, operations: number): Promise<string> {
  const [payer] = await addLoadUsers(database, 1);
  if (payer === undefined) {
    throw new Error('No customer was added');
  }
  const now = Date.now();
  const period = { from: new Date(now - operations * APART_MS), to: new Date(now) };
  await addManyEntries(database, { accountId: payer.debitAccountId, count: operations, ...period });
  return payer.login;
}

async function listed(page: Page, browser: Browser): Promise<Listed> {
  return { page, browser, session: await page.context().newCDPSession(page) };
}

/** Measures the time from loaded data to painted rows: the page as it is opened again, against all its rows at once, as when it is printed. */
async function measurePainting(
  page: Page,
  rows: number,
  { extent, pairs, note }: Bench,
): Promise<readonly Measurement[]> {
  await page.bringToFront();
  const ours: number[] = [];
  const whole: number[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    whole.push(await page.evaluate(drawWhole));
    await letTimePass(SETTLES_MS[extent]);
    ours.push(await page.evaluate(openAgain, rows));
    await letTimePass(SETTLES_MS[extent]);
    note(`history painted in ${ours.at(-1)?.toFixed(0)} ms, all rows at once in ${whole.at(-1)?.toFixed(0)} ms`);
  }
  return [
    measured({
      subject: `${rows} loaded operations until they are painted, ms, by all of them drawn at once`,
      sides: [ours, whole],
      mark: `≤ ${MAX_PAINT_RATIO}`,
      met: (_, ratios) => median(ratios) <= MAX_PAINT_RATIO,
    }),
  ];
}

async function measureScrolling(
  ours: Listed,
  bare: Listed,
  { extent, pairs, note }: Bench,
): Promise<readonly Measurement[]> {
  const plain: [Scroll[], Scroll[]] = [[], []];
  const flicked: [Scroll[], Scroll[]] = [[], []];
  const dragged: [Scroll[], Scroll[]] = [[], []];
  for (let pair = 0; pair < pairs; pair += 1) {
    for (const [scrolls, rate, pace] of [
      [plain, 1, DRAG],
      [flicked, SLOWDOWN, FLICK],
      [dragged, SLOWDOWN, DRAG],
    ] as const) {
      scrolls[1].push(await scrolled(bare, { extent, rate, pace }));
      scrolls[0].push(await scrolled(ours, { extent, rate, pace }));
      note(
        `history, ${pace.pixels} pixels a ${pace.each}, processor slowed ${rate} times: ${describe(scrolls[0].at(-1))}; bare ${describe(scrolls[1].at(-1))}`,
      );
    }
  }
  const elements = plain[0].map((scroll) => scroll.elements);
  return [
    measured({
      subject: 'frames in time while they are dragged along, by the share of a bare list',
      sides: sidesOf(plain, ({ inTime }) => inTime),
      mark: 'goal 0.9',
    }),
    {
      ...limited('elements of the list while it is scrolled', elements, MAX_ELEMENTS),
      mark: '≤ 1',
      met: Math.max(...elements) <= MAX_ELEMENTS,
    },
    measured({
      subject: 'the longest task of a flick at a quarter of the speed, ms of processor time',
      sides: sidesOf(flicked, ({ longestTaskMs }) => longestTaskMs),
      mark: `≤ ${MAX_FRAME_MS} ms`,
      met: ([mine]) => median(mine) <= MAX_FRAME_MS,
    }),
    wanted(
      'the longest frame of a flick at a quarter of the speed, ms',
      sidesOf(flicked, ({ longestMs }) => longestMs),
      MAX_FRAME_MS,
    ),
    wanted(
      'the longest task of a drag at a quarter of the speed, ms of processor time',
      sidesOf(dragged, ({ longestTaskMs }) => longestTaskMs),
      MAX_FRAME_MS,
    ),
    // Without what a slowed processor adds while others have it.
    wanted(
      'the longest task of a drag at full speed, ms of processor time',
      sidesOf(plain, ({ longestTaskMs }) => longestTaskMs),
      MAX_FRAME_MS / SLOWDOWN,
    ),
  ];
}

function wanted(subject: string, sides: Sides, goalMs: number): Measurement {
  return measured({ subject, sides, mark: `goal ${goalMs} ms` });
}

function describe(scroll: Scroll | undefined): string {
  return scroll === undefined
    ? ''
    : `${(scroll.inTime * 100).toFixed(1)} % in time, longest frame ${scroll.longestMs.toFixed(0)} ms`;
}

function sidesOf(
  [ours, theirs]: readonly [readonly Scroll[], readonly Scroll[]],
  figure: (scroll: Scroll) => number,
): Sides {
  return [ours.map(figure), theirs.map(figure)];
}

interface Subject {
  readonly subject: string;
  readonly sides: Sides;
  readonly mark: string;
  /** Absent without a limit. */
  readonly met?: (sides: Sides, ratios: readonly number[]) => boolean;
}

function measured({ subject, sides, mark, met }: Subject): Measurement {
  const [ours, theirs] = sides;
  const found = ratios(ours, theirs);
  const digits = Math.max(...ours) > 1 ? 0 : 2;
  return {
    subject,
    ours: spread(ours, digits),
    against: spread(theirs, digits),
    ratio: theirs.includes(0) ? '' : spread(found, digits === 0 ? 3 : 2),
    mark,
    met: met?.(sides, found),
  };
}

function limited(subject: string, ours: readonly number[], limit: number): Omit<Measurement, 'mark' | 'met'> {
  return {
    subject,
    ours: spread(ours, 0),
    against: String(limit),
    ratio: spread(
      ours.map((value) => value / limit),
      2,
    ),
  };
}

/** All rows at once, until they are painted; afterwards only those near the window again. */
async function drawWhole(): Promise<number> {
  const painted = () =>
    new Promise<void>((resolve) =>
      requestAnimationFrame(() => {
        // A message is taken once the frame is drawn.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(undefined);
      }),
    );
  const began = performance.now();
  window.dispatchEvent(new Event('beforeprint'));
  await painted();
  const took = performance.now() - began;
  window.dispatchEvent(new Event('afterprint'));
  await painted();
  return took;
}

/** Leaves the page and opens it again by its link, until the list is painted; the operations are still there. */
async function openAgain(rows: number): Promise<number> {
  const painted = () =>
    new Promise<void>((resolve) =>
      requestAnimationFrame(() => {
        // A message is taken once the frame is drawn.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(undefined);
      }),
    );
  const lines = () => Number(document.querySelector('main [aria-setsize]')?.getAttribute('aria-setsize') ?? 0);
  document.querySelector<HTMLAnchorElement>('nav a[href="/"]')?.click();
  while (lines() > 0) {
    await painted();
  }
  for (let frame = 0; frame < 60; frame += 1) {
    await painted();
  }
  const began = performance.now();
  document.querySelector<HTMLAnchorElement>('nav a[href="/history"]')?.click();
  do {
    await painted();
  } while (lines() < rows);
  return performance.now() - began;
}

/** Scrolls from the top for some seconds, after garbage of what went before, such as ten thousand rows drawn at once, is collected. */
async function scrolled(
  { page, browser, session }: Listed,
  { extent, rate, pace }: { readonly extent: Extent; readonly rate: number; readonly pace: Pace },
): Promise<Scroll> {
  await page.bringToFront();
  await page.evaluate(() => window.scrollTo(0, 0));
  await session.send('HeapProfiler.collectGarbage');
  await letTimePass(SETTLES_MS[extent]);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await browser.startTracing(page, { categories: ['toplevel'] });
  const { frames, elements } = await page.evaluate(scroll, { forMs: SCROLLED_FOR_MS[extent], ...pace });
  const trace = await browser.stopTracing();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return {
    inTime: frames.filter((length) => length <= IN_TIME_MS).length / frames.length,
    longestMs: Math.round(Math.max(...frames)),
    longestTaskMs: longestTask(trace),
    elements,
  };
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds the thread was on a processor. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Of the threads on which pages run and are laid out. */
function longestTask(trace: Buffer): number {
  const { traceEvents }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString());
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const pages = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  );
  const tasks = traceEvents.filter((event) => event.name.endsWith('RunTask') && pages.has(threadOf(event)));
  return Math.max(0, ...tasks.map(({ tdur }) => (tdur ?? 0) / MICROSECONDS));
}

interface Scrolled {
  readonly frames: number[];
  readonly elements: number;
}

function scroll({ forMs, pixels, each }: Pace & { readonly forMs: number }): Promise<Scrolled> {
  return new Promise((resolve) => {
    const frames: number[] = [];
    let last: number | undefined;
    let began: number | undefined;
    const step = (now: number): void => {
      const passed = last === undefined ? 0 : now - last;
      if (last !== undefined) {
        frames.push(passed);
      }
      began ??= now;
      last = now;
      window.scrollBy(0, each === 'frame' ? pixels : (pixels * passed) / 1000);
      if (now - began < forMs) {
        requestAnimationFrame(step);
      } else {
        resolve({
          frames,
          elements: document.querySelectorAll('[role="list"][aria-label]:has(> [aria-setsize]) *').length,
        });
      }
    };
    requestAnimationFrame(step);
  });
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
