import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from 'playwright-core';

import type { LooksName } from './screenStates';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Width in pixels of the narrowest phones still in use. */
const NARROWEST = 320;
/** While a part of a page is fetched, React hides what was there: for that moment a page has no heading to be seen. */
const HEADING_SHOWN = 'h1:visible';
const HEADING_LIMIT_MS = 5000;
const NO_HEADING = 'page-has-heading-one';
/**
 * A colour half-way between two themes is nobody's choice. The page applies another theme with its next frame; what moves for
 * ever, as a skeleton does, is not waited for.
 */
const TRANSITIONS_OVER = `new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  .then(() => Promise.allSettled(document.getAnimations()
    .filter((animation) => animation.effect.getComputedTiming().endTime !== Infinity)
    .map((animation) => animation.finished)))
  .then(() => undefined)`;

/** Waits until floating parts, as an open menu, have moved after a resize, at most 60 frames; a page still too wide then stays so. */
const FITS_OR_STAYS = `new Promise((over) => {
  const { documentElement: page } = document;
  const look = (frames) => frames === 0 || page.scrollWidth <= page.clientWidth
    ? over() : requestAnimationFrame(() => look(frames - 1));
  look(60);
})`;

const HEIGHT = 900;
const DESKTOP = 1280;
const PHONE = 360;

interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
  /** Rules of axe that are checked; all when absent. */
  readonly rules?: readonly string[];
}

/** Rule whose outcome depends on the theme; the others see the same page in both. */
const OF_THEMES = ['color-contrast'];

const LOOKS: Readonly<Record<LooksName, readonly Look[]>> = {
  pair: [
    { colorScheme: 'light', width: DESKTOP },
    { colorScheme: 'dark', width: PHONE },
  ],
  four: [
    { colorScheme: 'light', width: DESKTOP },
    { colorScheme: 'dark', width: DESKTOP, rules: OF_THEMES },
    { colorScheme: 'light', width: PHONE, rules: OF_THEMES },
    { colorScheme: 'dark', width: PHONE },
  ],
  phone: [{ colorScheme: 'dark', width: PHONE }],
};

/**
 * The ends of an open menu hand the focus back into it the moment they get it. axe knows that of whatever it takes for a window over
 * the page, which it tells by five points of the screen; a menu that leaves its button free at one of them is none to it.
 */
const LOOKED_AT = `{ exclude: ['[data-base-ui-focus-guard]'] }`;

/** Accessibility violations of a page as it stands, found by axe, and horizontal scrolling, on the narrowest phones too. */
export async function a11yViolations(page: Page, name: string, rules?: readonly string[]): Promise<readonly string[]> {
  const sideways = await sidewaysScrollsHere(page, name);
  const first = await axeFindings(page, rules);
  // A heading that went while axe was looking is waited for and looked at again; one that is missing stays missing.
  const texts = first.some((text) => text.startsWith(NO_HEADING)) ? await axeFindings(page, rules) : first;
  return [...sideways, ...texts.map((text) => `${name}: ${text.slice(0, 600)}`)];
}

/** Accessibility violations of a page in these looks; restores width and theme afterwards. */
export function a11yViolationsInLooks(page: Page, name: string, looks: LooksName): Promise<readonly string[]> {
  return restoring(page, async () => {
    const found: string[] = [];
    for (const { colorScheme, width, rules } of LOOKS[looks]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: HEIGHT });
      found.push(...(await a11yViolations(page, `${name}, ${colorScheme} at ${width} px`, rules)));
    }
    return found;
  });
}

/** Widths at which a page scrolls horizontally: of a desktop, of a phone and of the narrowest phone. */
export function sidewaysScrolls(page: Page): Promise<readonly string[]> {
  return restoring(page, async () => {
    const found: string[] = [];
    for (const width of [DESKTOP, PHONE]) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.evaluate(TRANSITIONS_OVER);
      found.push(...(await sidewaysScrollsHere(page, new URL(page.url()).pathname)));
    }
    return found;
  });
}

async function restoring<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const size = page.viewportSize();
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const found = await look();
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
  if (size !== null) {
    await page.setViewportSize(size);
  }
  return found;
}

async function sidewaysScrollsHere(page: Page, name: string): Promise<readonly string[]> {
  const size = page.viewportSize();
  const found = [await scrollsSideways(page, name)];
  if (size !== null && size.width < 500) {
    await page.setViewportSize({ width: NARROWEST, height: size.height });
    await page.evaluate(TRANSITIONS_OVER);
    found.push(await scrollsSideways(page, `${name} at ${NARROWEST} px`));
    await page.setViewportSize(size);
  }
  return found.filter((line) => line !== '');
}

async function axeFindings(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  await page
    .locator(HEADING_SHOWN)
    .first()
    .waitFor({ timeout: HEADING_LIMIT_MS })
    .catch(() => undefined);
  await page.evaluate(TRANSITIONS_OVER);
  if (!(await page.evaluate(`'axe' in globalThis`))) {
    await page.evaluate(AXE);
  }
  const options = { resultTypes: ['violations'], ...(rules !== undefined && { runOnly: rules }) };
  // Kept by the page until it is settled: a promise that nothing but the caller waits for may be collected before.
  const violations =
    await page.evaluate(`globalThis.axeFindings = axe.run(${LOOKED_AT}, ${JSON.stringify(options)}).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes.map((node) => node.html + ' ' + (node.any[0]?.message ?? node.all[0]?.message ?? '')).join(' | ')))`);
  return Array.isArray(violations) ? violations.map(String) : ['axe did not run'];
}

async function scrollsSideways(page: Page, name: string): Promise<string> {
  await page.evaluate(FITS_OR_STAYS);
  const widths = await page.evaluate(
    () => [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const,
  );
  return widths[0] > widths[1] ? `${name}: ${widths[0]} px wide in ${widths[1]} px` : '';
}
