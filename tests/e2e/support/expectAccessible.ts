import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

import { a11yViolationsInLooks, sidewaysScrolls } from './accessibility';
import type { BrowserUser } from './BrowserUser';
import { SCREEN_STATES } from './screenStates';
import type { ScreenState } from './screenStates';

/** States this run has looked at. One test names a state, so this only tells variants of the same test apart. */
const lookedAt = new Set<ScreenState>();

/**
 * Expects no accessibility violations in the looks of the state. A variant of the test, as the same walk in another language, finds
 * the state looked at already and is expected to fit the screen only. Keeps a picture when a folder for pictures is named.
 */
export async function expectAccessible(user: Pick<BrowserUser, 'page'>, state: ScreenState): Promise<void> {
  const { page } = user;
  const folder = process.env['PICTURES'];
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: join(folder, `${state}.png`), fullPage: true });
  }
  if (lookedAt.has(state)) {
    await expectFits(user);
    return;
  }
  lookedAt.add(state);
  expect(await a11yViolationsInLooks(page, state, SCREEN_STATES[state])).toEqual([]);
}

/** Expects no horizontal scrolling on a desktop and on phones: for a state that another test checks for accessibility. */
export async function expectFits({ page }: Pick<BrowserUser, 'page'>): Promise<void> {
  expect(await sidewaysScrolls(page)).toEqual([]);
}
