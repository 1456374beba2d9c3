import { kilobytes, sizeOf } from '../../scripts/lib/bytes.mjs';
import { letTimePass } from '../support/realTime';
import type { Bench, Sized } from './Bench';
import type { Measurement } from './report';
import type { Browser, Page, Response } from 'playwright-core';

const MARK_BYTES = 232_000;
/** Long enough for everything the page preloads once it is idle. */
const IDLE_MS: Sized = { full: 4000, short: 500 };
const COUNTED = new Set(['script', 'stylesheet', 'font']);

interface Loaded {
  readonly url: string;
  readonly kind: string;
  readonly bytes: number;
}

/** Measures the bytes a browser loads before the login form can be filled in and sent, and the bytes it preloads after that. */
export function measureLoginBytes(bench: Bench): Promise<readonly Measurement[]> {
  const { extent, note } = bench;
  return bench.withBrowser(async (bank, browser) => {
    const page = await pageThatNotesTheForm(browser);
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(`${bank.origin}/login`);
    await page.getByLabel('Логин', { exact: true }).fill('user');
    await page.getByLabel('Пароль', { exact: true }).fill('user');
    await page.getByRole('button', { name: 'Войти', exact: true }).click({ trial: true });
    await letTimePass(IDLE_MS[extent]);
    const total = await loaded(responses);
    const early = await askedForBeforeTheForm(page);
    // A font is asked for when the form stands, and its words are drawn with it.
    const usable = total.filter((file) => early.has(file.url) || file.kind === 'font');
    for (const file of total) {
      note(
        `${usable.includes(file) ? 'before' : 'after '} ${file.kind} ${new URL(file.url).pathname} ${file.bytes} bytes`,
      );
    }
    return [
      measurement('scripts, styles and fonts before the login form is usable, gzip', usable, MARK_BYTES),
      measurement('the same with the files preloaded after it', total),
    ];
  });
}

/** The form is usable from the moment its button stands on the page: React listens before it shows anything. */
async function pageThatNotesTheForm(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'ru-RU' });
  await context.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('form button[type="submit"]') !== null) {
        performance.mark('form');
        observer.disconnect();
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return context.newPage();
}

async function askedForBeforeTheForm(page: Page): Promise<ReadonlySet<string>> {
  const urls = await page.evaluate(() => {
    const form = performance.getEntriesByName('form')[0];
    return form === undefined
      ? undefined
      : performance
          .getEntriesByType('resource')
          .filter((entry) => entry.startTime <= form.startTime)
          .map((entry) => entry.name);
  });
  if (urls === undefined) {
    throw new Error('The form never came');
  }
  return new Set(urls);
}

async function loaded(responses: readonly Response[]): Promise<readonly Loaded[]> {
  const counted = responses.filter((response) => COUNTED.has(response.request().resourceType()));
  return Promise.all(
    counted.map(async (response) => ({
      url: response.url(),
      kind: response.request().resourceType(),
      bytes: sizeOf(new URL(response.url()).pathname, await response.body()),
    })),
  );
}

function measurement(subject: string, files: readonly Loaded[], limit?: number): Measurement {
  if (files.length === 0) {
    throw new Error(`${subject}: no file was loaded`);
  }
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const limited = limit === undefined ? undefined : { text: kilobytes(limit), ratio: bytes / limit };
  return {
    subject,
    ours: `${kilobytes(bytes)} in ${files.length} files`,
    against: limited?.text ?? '',
    ratio: limited?.ratio.toFixed(2) ?? '',
    mark: limited === undefined ? '' : `≤ ${limited.text}`,
    met: limited && limited.ratio <= 1,
  };
}
