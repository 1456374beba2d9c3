import { chromium } from 'playwright-core';

import { findBrowser } from '../../scripts/lib/browser.mjs';
import type { Browser } from 'playwright-core';

/** Nothing that talks to the outside on its own, and no sandbox where root could not start one. */
const ARGUMENTS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/** Letters as the font has them, on every machine: not fitted to a grid of pixels as its settings say, and without coloured edges. */
export const SAME_LETTERS = ['--font-render-hinting=none', '--disable-lcd-text'];

/**
 * For walks: a page lives a few seconds, in which a compiler for code that runs often takes more of the processor than its code gives
 * back. Not for what is timed.
 */
export const SHORT_LIVED_PAGES = ['--js-flags=--no-maglev --no-opt', '--in-process-gpu'];

/** A real Chromium without a window. */
export async function launchChromium(more: readonly string[] = []): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === undefined) {
    throw new Error('No Chromium was found; name one with CHROMIUM_PATH or run `npm test`, which installs one');
  }
  return chromium.launch({
    executablePath,
    args: [...ARGUMENTS, ...more, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
}
