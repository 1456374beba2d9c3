import { TestEnvironment } from '../e2e/support/TestEnvironment';
import { median, spread } from './report';
import { NAMES, slowProcessor } from './slowPhone';
import type { BrowserUser } from '../e2e/support/BrowserUser';
import type { Measurement } from './report';
import type { Page } from 'playwright-core';

const LOGIN = 'aibek';
const MAX_NAVIGATION_MS = 100;
const MAX_INTERACTION_MS = 200;
/** Sections in turns; each was opened once before, so that its code and data are at hand. */
const SECTIONS = ['/payment', '/card-list', '/deposit', '/history', '/'];

/** Measures, on a processor slowed four times, the first paint of the next section and the slowest answer to a press. */
export async function measureInteractions(
  rounds: number,
  note: (line: string) => void,
): Promise<readonly Measurement[]> {
  const environment = await TestEnvironment.open();
  try {
    const user = await environment.user({ width: 360, height: 740 });
    await user.context.addInitScript(NAMES);
    await user.signIn(LOGIN);
    await through(user.page, note);
    await slowProcessor(user.page);
    await user.page.evaluate(listen);
    const navigations: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      navigations.push(...(await through(user.page, note)));
    }
    await pressAround(user);
    const interactions = await user.page.evaluate(() => {
      const heard: unknown = Reflect.get(window, 'heardByBench');
      return [...(heard as Map<number, number>).values()];
    });
    note(`presses ${interactions.map((ms) => ms.toFixed(0)).join(', ')} ms`);
    return [
      measurement('section to section: first paint of the next, ms', navigations, MAX_NAVIGATION_MS),
      { ...measurement('slowest press (INP), ms', [Math.max(...interactions)], MAX_INTERACTION_MS) },
    ];
  } finally {
    await environment.close();
  }
}

/** Opens each section by its link; milliseconds from the press until the heading of the next was painted. */
async function through(page: Page, note: (line: string) => void): Promise<readonly number[]> {
  const took: number[] = [];
  for (const path of SECTIONS) {
    const link = page.locator(`nav a[href="${path}"]`).first();
    await link.waitFor();
    await page.evaluate(watchHeading);
    await link.click();
    const painted = await page.waitForFunction(() => Reflect.get(window, 'paintedAfterMs') as number | undefined);
    const ms = Number(await painted.jsonValue());
    note(`${path} ${ms.toFixed(0)} ms`);
    took.push(ms);
    await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
  }
  return took;
}

/** Runs in the page: notes the time from the next press to the frame after which the heading is another one, or a skeleton stands. */
function watchHeading(): void {
  Reflect.set(window, 'paintedAfterMs', undefined);
  const before = document.querySelector('main h1');
  document.addEventListener(
    'click',
    (event) => {
      const pressedAt = event.timeStamp;
      const look = (): void => {
        const now = document.querySelector('main h1');
        if (now !== before) {
          requestAnimationFrame(() =>
            requestAnimationFrame(() => Reflect.set(window, 'paintedAfterMs', performance.now() - pressedAt)),
          );
        } else {
          requestAnimationFrame(look);
        }
      };
      look();
    },
    { capture: true, once: true },
  );
}

/** Runs in the page: keeps the longest event of each interaction. */
function listen(): void {
  const heard = new Map<number, number>();
  Reflect.set(window, 'heardByBench', heard);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { readonly interactionId?: number })[]) {
      if (entry.interactionId !== undefined && entry.interactionId !== 0) {
        heard.set(entry.interactionId, Math.max(heard.get(entry.interactionId) ?? 0, entry.duration));
      }
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** The other presses of the first page: amounts hidden and shown, the menu of the user opened and closed. */
async function pressAround(user: BrowserUser): Promise<void> {
  const { home, shell } = user.words;
  await user.button(home.hideAmounts).click();
  await user.button(home.showAmounts).click();
  await user.page.getByRole('button', { name: shell.userMenu.label }).click();
  await user.page.getByRole('menu').waitFor();
  await user.page.keyboard.press('Escape');
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
