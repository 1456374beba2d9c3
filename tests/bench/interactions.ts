import { visitor } from './Bench';
import { DAILY_TASKS, openSection } from './dailyTasks';
import { median, spread } from './report';
import { NAMES, slowProcessor } from './slowPhone';
import type { BrowserUser } from '../e2e/support/BrowserUser';
import type { Bench } from './Bench';
import type { DailyTask } from './dailyTasks';
import type { Measurement } from './report';
import type { Page } from 'playwright-core';

const MAX_NAVIGATION_MS = 100;
const MAX_INTERACTION_MS = 200;
/** Rounds of the sections, whatever the number of pairs: each takes some ten seconds. */
const MAX_ROUNDS = 3;
/** Sections in turns; each is opened once before, so that its code and data are at hand. */
const SECTIONS = ['/payment', '/card-list', '/history', '/deposit', '/'];

type Note = (line: string) => void;

/** Measures, on a processor slowed four times, the first paint of the next section and the slowest press of each daily task. */
export function measureInteractions(bench: Bench): Promise<readonly Measurement[]> {
  const { pairs, note } = bench;
  return bench.withBrowser(async (bank, browser) => {
    const user = await visitor(bank, browser, { width: 360, height: 740 });
    await user.context.addInitScript(NAMES);
    await user.context.addInitScript(listen);
    await slowProcessor(user.page);
    const [signIn, ...tasks] = DAILY_TASKS;
    const slowest = signIn === undefined ? [] : [await slowestOf(user, signIn, note)];
    await through(user, () => undefined);
    const navigations: number[] = [];
    for (let round = 0; round < Math.min(pairs, MAX_ROUNDS); round += 1) {
      navigations.push(...(await through(user, note)));
    }
    for (const task of tasks) {
      slowest.push(await slowestOf(user, task, note));
    }
    if (Math.max(...slowest) === 0) {
      throw new Error('No figure: the page has reported no press');
    }
    return [
      measurement('section to section: first paint of the next, ms', navigations, MAX_NAVIGATION_MS),
      measurement('slowest press of the ten tasks (INP), ms', [Math.max(...slowest)], MAX_INTERACTION_MS),
    ];
  });
}

/**
 * Milliseconds of the slowest press of a task.
 *
 * @throws with the name of the task when one of its steps cannot be taken
 */
async function slowestOf(user: BrowserUser, task: DailyTask, note: Note): Promise<number> {
  await pressesOn(user.page);
  try {
    await task.walk(user);
  } catch (cause) {
    throw new Error(`${task.name}: ${String(cause).split('\n', 1)[0]}`, { cause });
  }
  const presses = await pressesOn(user.page);
  const slowest = Math.max(0, ...presses.map(({ ms }) => ms));
  const at = presses.find(({ ms }) => ms === slowest);
  note(`${task.name}: ${presses.length} presses, slowest ${slowest.toFixed(0)} ms (${at?.what ?? 'none'})`);
  return slowest;
}

interface Press {
  readonly what: string;
  readonly ms: number;
}

/** The presses since the last look, once their frames were drawn. A page that was just opened has none. */
function pressesOn(page: Page): Promise<readonly Press[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const take: unknown = Reflect.get(window, 'takePressesOfBench');
    return typeof take === 'function' ? (take() as Press[]) : [];
  });
}

/** Opens each section by its link; milliseconds from the press until the heading of the next was painted. */
async function through(user: BrowserUser, note: Note): Promise<readonly number[]> {
  const { page } = user;
  const took: number[] = [];
  for (const path of SECTIONS) {
    await page.evaluate(watchHeading, path);
    await openSection(user, path);
    const painted = await page.waitForFunction(() => Reflect.get(window, 'paintedAfterMs') as number | undefined);
    const ms = Number(await painted.jsonValue());
    note(`to ${path} ${ms.toFixed(0)} ms`);
    took.push(ms);
    await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
  }
  return took;
}

/** Runs in the page: notes the time from the press of a link to the frame after which the heading is another one, or none stands. */
function watchHeading(path: string): void {
  Reflect.set(window, 'paintedAfterMs', undefined);
  const before = document.querySelector('main h1');
  const noteClick = (event: MouseEvent): void => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest(`a[href="${path}"]`) === null) {
      return;
    }
    document.removeEventListener('click', noteClick, { capture: true });
    const look = (): void => {
      if (document.querySelector('main h1') === before) {
        requestAnimationFrame(look);
      } else {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => Reflect.set(window, 'paintedAfterMs', performance.now() - event.timeStamp)),
        );
      }
    };
    look();
  };
  document.addEventListener('click', noteClick, { capture: true });
}

/** Runs in the page before anything else: keeps the longest event of each press, until they are read. */
function listen(): void {
  const presses = new Map<number, Press>();
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  const take = (entries: readonly PerformanceEntry[]): void => {
    for (const entry of entries as readonly (PerformanceEntry & {
      interactionId?: number;
      target?: Element | null;
    })[]) {
      const { interactionId = 0, duration, name, target } = entry;
      if (interactionId !== 0 && duration > (presses.get(interactionId)?.ms ?? 0)) {
        presses.set(interactionId, { what: `${name} ${target?.textContent?.slice(0, 30) ?? ''}`.trim(), ms: duration });
      }
    }
  };
  observer.observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  Reflect.set(window, 'takePressesOfBench', () => {
    take(observer.takeRecords());
    const all = [...presses.values()];
    presses.clear();
    return all;
  });
}

function measurement(subject: string, values: readonly number[], mark: number): Measurement {
  return {
    subject,
    ours: spread(values, 0),
    against: `${mark} ms`,
    ratio: (median(values) / mark).toFixed(2),
    mark: `≤ ${mark}`,
    met: median(values) <= mark,
  };
}
