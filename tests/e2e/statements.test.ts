import { readFile } from 'node:fs/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { usableAccounts } from '../support/usableAccounts';
import { objections } from './support/objections';
import { Stage } from './support/Stage';
import type { Visitor } from './support/Visitor';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});

afterAll(() => stage.close());

async function download(visitor: Visitor): Promise<Buffer> {
  const [file] = await Promise.all([
    visitor.page.waitForEvent('download'),
    visitor.button(visitor.words.statements.download).click(),
  ]);
  return readFile(await file.path());
}

describe('a statement, in English', () => {
  it('adds up on the screen and in its file, and whoever is shown it can check it', async () => {
    const visitor = await stage.visitor({ language: 'en' });
    const { page, words } = visitor;
    const { statements } = words;
    const [account] = await usableAccounts(await stage.referee('aibek'), 'KGS');
    await visitor.signIn('aibek');
    await visitor.open(`/accounts/excerpt?account=${account.id}`);
    await visitor.heading(statements.of.account.title).waitFor();
    await visitor.button(statements.presets.months3).click();
    await page.getByRole('list', { name: statements.entries }).getByRole('listitem').first().waitFor();
    const code = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){4}/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
    expect(code).not.toBe('');
    expect(await objections(page, 'statement')).toEqual([]);
    await page.getByLabel(statements.format, { exact: true }).selectOption('csv');
    const csv = await download(visitor);
    expect(csv.toString('utf8')).toContain(code);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await objections(page, 'statement in the dark')).toEqual([]);
    await page.getByLabel(statements.format, { exact: true }).selectOption('pdf');
    expect((await download(visitor)).subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByRole('link', { name: statements.of.account.back, exact: true }).click();
    await page.waitForURL(`**/accounts/overview?account=${account.id}`);
    await visitor.open(`/excerpt?code=${code}`);
    await page.getByRole('link', { name: statements.of.account.title, exact: true }).click();
    await visitor.heading(statements.of.account.title).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();

    const guest = await stage.visitor({ language: 'en', width: 360, theme: 'dark' });
    await guest.open('/login');
    await guest.chooseLanguage();
    await guest.open(`/excerpt?code=${code}`);
    await guest.heading(statements.proof.title).waitFor();
    await guest.page.getByText(statements.proof.known, { exact: true }).waitFor();
    expect(await objections(guest.page, 'proof')).toEqual([]);
    await guest.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer: csv });
    await guest.page.getByText(statements.proof.fileKnown, { exact: true }).waitFor();
    await guest.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.concat([csv, Buffer.from('1')]) });
    await guest.page.getByText(words.failures.STATEMENT_NOT_FOUND.what, { exact: true }).waitFor();
    expect(await objections(guest.page, 'no proof')).toEqual([]);
    expect(guest.complaints).toEqual([]);
    await guest.leave();
  });
});

describe('a statement on a phone, in English', () => {
  it('refuses a period that is too long before the bank is asked, and is printed whole', async () => {
    const visitor = await stage.visitor({ language: 'en', width: 360 });
    const { page, words } = visitor;
    const { statements } = words;
    await visitor.signIn('aizada');
    await visitor.open('/accounts/excerpt');
    await visitor.heading(statements.of.account.title).waitFor();
    await visitor.button(words.common.periodOther).click();
    await page.getByLabel(words.common.periodFrom, { exact: true }).fill('01.01.2026');
    await visitor.button(words.common.show).click();
    await page.getByText(statements.problems.PERIOD_TOO_LONG, { exact: true }).waitFor();
    expect(await objections(page, 'period too long')).toEqual([]);
    await visitor.button(statements.presets.days30).click();
    await visitor.button(statements.print).waitFor();
    expect(await objections(page, 'statement on a phone')).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
