import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { objections } from './support/objections';
import { spaced, Stage } from './support/Stage';
import type { Visitor } from './support/Visitor';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});

afterAll(() => stage.close());

/** Keeps a picture of the page when a folder for pictures is named. */
async function looksWell(visitor: Visitor, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    await visitor.page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  }
  expect(await objections(visitor.page, name)).toEqual([]);
}

async function text(visitor: Visitor): Promise<string> {
  return spaced(await visitor.page.locator('main').innerText());
}

/** Opens the change on the list of documents and signs it with the code of the phone. */
async function sign(visitor: Visitor, login: string, outcome: string): Promise<void> {
  const { page, words } = visitor;
  await visitor.open('/transaction-confirmation');
  await page.getByRole('link', { name: words.companyChanges.list.toSign }).click();
  await visitor.heading(words.companyChanges.document.title).waitFor();
  await looksWell(visitor, `change-${login}`);
  const lines = await page
    .locator('main form dl > div')
    .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).borderBlockEndStyle === 'solid'));
  expect(lines.slice(0, -1), 'a line below every fact but the last').not.toContain(false);
  const phone = await visitor.phoneOf(login);
  await visitor.button(words.signing.sign).click();
  await page.getByLabel(words.code.field, { exact: true }).fill(await phone.next());
  await visitor.button(words.code.submit).click();
  await visitor.heading(outcome).waitFor();
  await looksWell(visitor, `change-done-${login}`);
}

it('a higher limit of a company’s card is asked for by one, signed by two, and on its way with the second signature', async () => {
  const maker = await stage.visitor({ language: 'ru', width: 360, theme: 'dark' });
  const director = await stage.visitor({ language: 'en' });
  await maker.signIn('saltanat');
  await director.signIn('daniyar');
  await maker.open('/card-list');
  await maker.page.locator('main a[href^="/card-list/"]').first().click();
  await maker.page.locator('main a[href^="/accounts/limits/"]').click();
  await maker.page.locator('#dailyText').fill('200000');
  await maker.button(maker.words.profile.change.next).click();
  await maker.heading(maker.words.companyChanges.check.title).waitFor();
  expect(await text(maker)).toContain('50 000,00');
  await looksWell(maker, 'change-check');
  await maker.button(maker.words.companyChanges.check.send).click();
  await maker.heading(maker.words.companyChanges.sent.title).waitFor();
  await looksWell(maker, 'change-sent');

  await sign(director, 'daniyar', director.words.companyChanges.document.signedTitle);
  await sign(maker, 'saltanat', maker.words.companyChanges.document.doneTitle);
  await director.open('/transaction-confirmation');
  await director.page.getByText(director.words.companyChanges.list.ended.replace('{{number}}', '1')).click();
  await director.page.getByText(director.words.companyChanges.states.done, { exact: true }).waitFor();
  await looksWell(director, 'changes-list');
  expect([...maker.complaints, ...director.complaints]).toEqual([]);
  await maker.leave();
  await director.leave();
});
