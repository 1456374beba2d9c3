import { existsSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { serveBuiltGallery } from '../../scripts/lib/gallery.mjs';
import { launchChromium, SAME_LETTERS } from '../support/chromium';
import { freePort } from '../support/StartedBank';
import { newTemporaryFolder } from '../support/temporaryFolder';
import { ApprovedPictures } from './support/ApprovedPictures';
import { LOOKS, sheetOf } from './support/Sheet';
import { atRest, takeShots, watchCalls } from './support/takeShots';
import type { Browser } from 'playwright-core';
import type { ServedGallery } from '../../scripts/lib/gallery.mjs';
import type { Sheet } from './support/Sheet';

const EXAMPLE = new URLSearchParams({ bare: '', component: 'QuestionDialog', state: 'long text, with a field' });

let gallery: ServedGallery;
let browser: Browser;
let folder: string;

beforeAll(async () => {
  [gallery, browser] = await Promise.all([freePort().then(serveBuiltGallery), launchChromium(SAME_LETTERS)]);
  folder = newTemporaryFolder(tmpdir(), 'tulpar-approved-');
});

afterAll(async () => {
  await browser.close();
  await gallery.close();
  rmSync(folder, { recursive: true });
});

/** Picture of a dialog with a field and two buttons, after it was changed by a script within the page. */
async function sheetAfter(change: string): Promise<Sheet> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const openCalls = watchCalls(page);
  await page.goto(`${gallery.origin}/?${EXAMPLE.toString()}`);
  await page.getByRole('alertdialog').waitFor();
  await page.evaluate(change);
  const sheet = await sheetOf(await takeShots(page, () => atRest(page, openCalls)));
  await context.close();
  return sheet;
}

const pictures = (approving: boolean) =>
  new ApprovedPictures({ approved: join(folder, 'approved'), seen: join(folder, 'seen') }, approving);

const dialog = `document.querySelector('[role="alertdialog"]')`;

describe('a picture', () => {
  it('without approval is refused, with instructions', async () => {
    const [said = ''] = await pictures(false).findings('never', await sheetAfter(''));
    expect(said).toMatch(/^Nobody has approved a picture of never yet\. Look at .*never\.seen\.png, then run: npm run/);
    expect(existsSync(join(folder, 'seen/never.seen.png'))).toBe(true);
  });

  it('that has not changed passes, taken anew in another window', async () => {
    expect(await pictures(true).findings('dialog', await sheetAfter(''))).toEqual([]);
    expect(await pictures(false).findings('dialog', await sheetAfter(''))).toEqual([]);
  });

  it.each([
    ['a missing button', `${dialog}.querySelectorAll('button')[1].remove()`],
    ['a button moved by 8 px', `${dialog}.querySelectorAll('button')[0].style.translate = '8px 0'`],
    ['a field moved by 8 px', `${dialog}.querySelector('input').style.translate = '0 8px'`],
    ['a button of another colour', `${dialog}.querySelectorAll('button')[0].style.background = '#1b6f4a'`],
    ['a word that has gone', `${dialog}.querySelector('h2').textContent = 'Перевод'`],
    ['a tall block below', `document.querySelector('main').style.paddingBottom = '1200px'`],
  ])('with %s is refused in every look, with the files that show it', async (_what, change) => {
    const [said = '', ...more] = await pictures(false).findings('dialog', await sheetAfter(change));
    expect(more).toEqual([]);
    expect(LOOKS.filter(({ width, theme }) => !said.includes(`${width} px ${theme} (`))).toEqual([]);
    expect(said).toContain(join(folder, 'seen/dialog.difference.png'));
    expect(readdirSync(join(folder, 'seen'))).toEqual(
      expect.arrayContaining(['dialog.difference.png', 'dialog.seen.png']),
    );
  });

  it('of something that has gone is named, and removed by approving', async () => {
    expect(pictures(false).leftOvers(['dialog'])).toEqual([]);
    const [said = ''] = pictures(false).leftOvers(['other']);
    expect(said).toContain('approved/dialog.webp shows nothing that exists');
    expect(pictures(true).leftOvers(['other'])).toEqual([]);
    expect(pictures(false).leftOvers(['other'])).toEqual([]);
  });
});
