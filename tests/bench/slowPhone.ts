import { sizeOf } from '../../scripts/lib/bytes.mjs';
import { letTimePass } from '../support/realTime';
import type { Extent, Sized } from './Bench';
import type { Browser, CDPSession, Page } from 'playwright-core';

/** A phone of 360 pixels on slow 4G, as Lighthouse has it: 150 ms to the server and back, 1.6 Mbit/s down, 750 Kbit/s up, CPU slowed four times. */
export const VIEWPORT = { width: 360, height: 740 };
const LATENCY_MS = 150;
const DOWN_BYTES_A_SECOND = 1_600_000 / 8;
const UP_BYTES_A_SECOND = 750_000 / 8;
const CPU_SLOWDOWN = 4;
/** A page is at rest when nothing was requested or received for so long; in milliseconds. */
const REST_MS: Sized = { full: 2500, short: 500 };
const LOOK_MS = 100;
/** A page that asks again and again is measured as it is then. */
export const LONGEST_MS = 60_000;
/** Path of the answers of the bank, apart from the stream of events, which never ends. */
const ANSWER = /\/ibank\.v1\.(?!StreamService)/;

/** Figures of one cold opening of a page. Times count from the beginning of the navigation, in milliseconds. */
export interface Opening {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** Time until the wanted content stood on the page. */
  readonly contentMs: number;
  /** Cumulative layout shift: the worst window of five seconds. */
  readonly shift: number;
  readonly requests: number;
  readonly scripts: number;
  /** Bytes of scripts, each as gzip has it, whatever it was sent as. */
  readonly scriptBytes: number;
  /** Bytes of the bodies of the bank's answers over the wire; their heads count among all bytes. */
  readonly answerBytes: number;
  /** All bytes over the wire. */
  readonly bytes: number;
  readonly files: readonly LoadedFile[];
}

/** One request and its answer. */
export interface LoadedFile {
  readonly url: string;
  readonly kind: string;
  /** Head and body over the wire. */
  readonly bytes: number;
  readonly bodyBytes: number;
  /** Size of a script as gzip has it. */
  readonly gzipBytes: number;
}

export interface Visit {
  readonly url: string;
  /** Selector of the content waited for. */
  readonly content: string;
  /** Storage of the tab at the beginning, as after a reload of a page that was open. */
  readonly tabStorage?: Readonly<Record<string, string>>;
}

/** Helper that the compiler of the benches wraps around named functions; pages lack it. */
export const NAMES = 'globalThis.__name = (named) => named';

/** Paints of an opening, in milliseconds since the navigation began. */
export type Paints = Pick<Opening, 'firstPaintMs' | 'largestPaintMs' | 'contentMs' | 'shift'>;

/** Opens a page in a browser with an empty cache. */
export async function openCold(browser: Browser, visit: Visit, extent: Extent): Promise<Opening> {
  const context = await browser.newContext({ viewport: VIEWPORT, isMobile: true, hasTouch: true, locale: 'ru-RU' });
  try {
    await context.addInitScript(NAMES);
    await context.addInitScript(watch, { content: visit.content, tabStorage: visit.tabStorage ?? {} });
    const page = await context.newPage();
    return await measured(page, visit, REST_MS[extent]);
  } finally {
    await context.close();
  }
}

/** Slows network and processor of a page; returns the session that does. */
export async function slow(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: DOWN_BYTES_A_SECOND,
    uploadThroughput: UP_BYTES_A_SECOND,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return session;
}

/** Slows the processor of a page alone. */
export async function slowProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

async function measured(page: Page, visit: Visit, restMs: number): Promise<Opening> {
  const session = await slow(page);
  const traffic = follow(session);
  await page.goto(visit.url, { waitUntil: 'commit', timeout: LONGEST_MS });
  await contentOf(page);
  await traffic.rest(restMs);
  const seen = await paintsOf(page);
  const files = await traffic.files();
  const scripts = files.filter(({ kind }) => kind === 'Script');
  const sum = (some: readonly LoadedFile[], of: 'bytes' | 'bodyBytes' | 'gzipBytes'): number =>
    some.reduce((total, file) => total + file[of], 0);
  return {
    ...seen,
    requests: files.length,
    scripts: scripts.length,
    scriptBytes: sum(scripts, 'gzipBytes'),
    answerBytes: sum(
      files.filter(({ url }) => ANSWER.test(url)),
      'bodyBytes',
    ),
    bytes: sum(files, 'bytes'),
    files,
  };
}

/** Waits for the content that {@link watch} looks for. */
export async function contentOf(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('content').length > 0, undefined, {
    timeout: LONGEST_MS,
  });
}

/** Paints of a page that {@link watch} has seen. */
export function paintsOf(page: Page): Promise<Paints> {
  return page.evaluate(() => {
    const found: unknown = Reflect.get(window, 'seenByBench');
    const { largest, shift } = found as { largest: number; shift: number };
    return {
      firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      largestPaintMs: largest,
      contentMs: performance.getEntriesByName('content')[0]?.startTime ?? NaN,
      shift,
    };
  });
}

/** Runs in the page before anything else: notes paints, shifts and the moment the content stands. */
export function watch({
  content,
  tabStorage,
}: {
  content: string;
  tabStorage: Readonly<Record<string, string>>;
}): void {
  if (sessionStorage.length === 0) {
    Object.entries(tabStorage).forEach(([name, value]) => sessionStorage.setItem(name, value));
  }
  const seen = { largest: NaN, shift: 0, windowSum: 0, windowStart: 0, last: 0 };
  Reflect.set(window, 'seenByBench', seen);
  new PerformanceObserver((list) => {
    seen.largest = list.getEntries().at(-1)?.startTime ?? seen.largest;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      const goesOn = entry.startTime - seen.last < 1000 && entry.startTime - seen.windowStart < 5000;
      seen.windowStart = goesOn ? seen.windowStart : entry.startTime;
      seen.windowSum = (goesOn ? seen.windowSum : 0) + (entry.hadRecentInput ? 0 : entry.value);
      seen.last = entry.startTime;
      seen.shift = Math.max(seen.shift, seen.windowSum);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const looks = (): void => {
    if (document.querySelector(content) === null) {
      requestAnimationFrame(looks);
    } else {
      performance.mark('content');
    }
  };
  looks();
}

interface Traffic {
  /** Resolves when nothing but streams was on its way for so long. */
  rest(restMs: number): Promise<void>;
  files(): Promise<readonly LoadedFile[]>;
}

function follow(session: CDPSession): Traffic {
  const kinds = new Map<string, { url: string; kind: string }>();
  const sizes = new Map<string, number>();
  const heads = new Map<string, number>();
  let lastMs = performance.now();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    lastMs = performance.now();
    kinds.set(requestId, { url: request.url, kind: type ?? '' });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    heads.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastMs = performance.now();
    sizes.set(requestId, encodedDataLength);
  });
  return {
    async rest(restMs) {
      const deadline = performance.now() + LONGEST_MS;
      while (performance.now() < deadline && performance.now() - lastMs < restMs) {
        await letTimePass(LOOK_MS);
      }
    },
    files: () =>
      Promise.all(
        [...kinds]
          .filter(([, { url }]) => url.startsWith('http'))
          .map(async ([id, { url, kind }]) => ({
            url,
            kind,
            bytes: sizes.get(id) ?? 0,
            bodyBytes: Math.max(0, (sizes.get(id) ?? 0) - (heads.get(id) ?? 0)),
            gzipBytes: kind === 'Script' ? await gzipSize(session, id) : 0,
          })),
      ),
  };
}

async function gzipSize(session: CDPSession, requestId: string): Promise<number> {
  try {
    const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId });
    return sizeOf('', Buffer.from(body, base64Encoded ? 'base64' : 'utf8'));
  } catch {
    // Asked for, and not there: a load that was cut short has no body.
    return 0;
  }
}
