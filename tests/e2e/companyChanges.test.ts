import { afterAll, beforeAll, expect, it } from 'vitest';

import { expectAccessible } from './support/expectAccessible';
import { signChange } from './support/signChange';
import { spaced, TestEnvironment } from './support/TestEnvironment';
import type { BrowserUser } from './support/BrowserUser';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

async function text(user: BrowserUser): Promise<string> {
  return spaced(await user.page.locator('main').innerText());
}

/** Signs the change, whose facts have a line below each but the last. */
async function sign(user: BrowserUser, login: string, outcome: string): Promise<void> {
  const look = async () => {
    await expectAccessible(user, 'companyChanges.document');
    const lines = await user.page
      .locator('main form dl > div')
      .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).borderBlockEndStyle === 'solid'));
    expect(lines.slice(0, -1), 'a line below every fact but the last').not.toContain(false);
  };
  await signChange(user, { login, outcome, look });
  await expectAccessible(user, 'companyChanges.signed');
}

it('a higher limit of a company’s card is asked for by one, signed by two, and on its way with the second signature', async () => {
  const maker = await environment.user({ language: 'ru', width: 360, theme: 'dark' });
  const director = await environment.user({ language: 'en' });
  await maker.signIn('saltanat');
  await director.signIn('daniyar');
  await maker.open('/card-list');
  await maker.page.locator('main a[href^="/card-list/"]').first().click();
  await maker.page.locator('main a[href^="/accounts/limits/"]').click();
  await maker.page.locator('#dailyText').fill('200000');
  await maker.button(maker.words.profile.change.next).click();
  await maker.heading(maker.words.companyChanges.check.title).waitFor();
  expect(await text(maker)).toContain('50 000,00');
  await expectAccessible(maker, 'companyChanges.check');
  await maker.button(maker.words.companyChanges.check.send).click();
  await maker.heading(maker.words.companyChanges.sent.title).waitFor();
  await expectAccessible(maker, 'companyChanges.sent');

  await sign(director, 'daniyar', director.words.companyChanges.document.signedTitle);
  await sign(maker, 'saltanat', maker.words.companyChanges.document.doneTitle);
  await director.open('/transaction-confirmation');
  await director.page.getByText(director.words.companyChanges.list.ended.replace('{{number}}', '1')).click();
  await director.page.getByText(director.words.companyChanges.states.done, { exact: true }).waitFor();
  await expectAccessible(director, 'companyChanges.list');
  expect([...maker.consoleErrors, ...director.consoleErrors]).toEqual([]);
  await maker.leave();
  await director.leave();
});
