import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

import { a11yViolationsInBothThemes } from './accessibility';
import type { BrowserUser } from './BrowserUser';

/** axe objects to nothing on the page in either theme. Keeps a picture of it when a folder for pictures is named. */
export async function expectAccessible({ page }: BrowserUser, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  }
  expect(await a11yViolationsInBothThemes(page, name)).toEqual([]);
}
