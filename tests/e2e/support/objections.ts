import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The narrowest phones still in use. */
const NARROWEST = 320;
const RELAYOUT_MS = 200;
/**
 * A colour half-way between two themes is nobody's choice. The page hears of another theme with its next frame; what moves for
 * ever, as a skeleton does, is not waited for.
 */
const TRANSITIONS_OVER = `new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  .then(() => Promise.allSettled(document.getAnimations()
    .filter((animation) => animation.effect.getComputedTiming().endTime !== Infinity)
    .map((animation) => animation.finished)))
  .then(() => undefined)`;

/** What axe objects to on a page, and whether it scrolls sideways, also on the narrowest phones. */
export async function objections(page: Page, name: string): Promise<readonly string[]> {
  const size = page.viewportSize();
  const sideways = [await scrollsSideways(page, name)];
  if (size !== null && size.width < 500) {
    await page.setViewportSize({ width: NARROWEST, height: size.height });
    // What floats finds its new place in the frames after the change.
    await page.waitForTimeout(RELAYOUT_MS);
    sideways.push(await scrollsSideways(page, `${name} at ${NARROWEST} px`));
    await page.setViewportSize(size);
  }
  await page.evaluate(TRANSITIONS_OVER);
  await page.evaluate(AXE);
  const violations = await page.evaluate(`axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes.map((node) => node.html + ' ' + (node.any[0]?.message ?? node.all[0]?.message ?? '')).join(' | ')))`);
  const texts = Array.isArray(violations) ? violations.map(String) : ['axe did not run'];
  return [...sideways.filter((line) => line !== ''), ...texts.map((text) => `${name}: ${text.slice(0, 600)}`)];
}

async function scrollsSideways(page: Page, name: string): Promise<string> {
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const);
  return widths[0] > widths[1] ? `${name}: ${widths[0]} px wide in ${widths[1]} px` : '';
}
