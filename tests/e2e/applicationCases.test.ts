import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { moveApplication } from '../contract/support/desk';
import { Desk } from '../support/Desk';
import { expectAccessible } from './support/expectAccessible';
import { TestEnvironment } from './support/TestEnvironment';

let environment: TestEnvironment;
let desk: Desk;

beforeAll(async () => {
  environment = await TestEnvironment.open();
  desk = new Desk(environment.bank.origin);
});
afterAll(() => environment.close());

const WALKS = [
  { language: 'ru', width: 1280, theme: 'light', login: 'aibek' },
  { language: 'en', width: 360, theme: 'dark', login: 'aizada' },
] as const;

describe.each(WALKS)('an application, in $language at $width px', ({ language, width, theme, login }) => {
  it('is a case with a day, a question of the bank, an answer, and the decision that closes it', async () => {
    const user = await environment.user({ language, width, theme });
    const { page, words } = user;
    const { cases, chat, market, transfer, operations } = words;
    const main = page.getByRole('main');
    await user.signIn(login, '/market/credit-card');
    await page.getByLabel(market.card.limit, { exact: true }).fill('100000');
    await page.getByLabel(market.card.income, { exact: true }).fill('60000');
    await page.getByLabel(market.card.branch, { exact: true }).selectOption({ index: 1 });
    await user.button(transfer.form.next).click();
    await user.heading(transfer.acts.apply.code).waitFor();
    await user.enterCode(await user.sheetCode(login));
    await user.heading(transfer.acts.apply.waiting).waitFor();
    await main.getByText(operations.statuses.ACCEPTED_FOR_PROCESSING).first().waitFor();
    const { id: caseId = '', transactionId: order = '' } = (await desk.cases()).at(-1) ?? {};
    const line = main.getByRole('link', { name: new RegExp(caseId) });
    await line.getByText(market.names.makeCreditCardApplication).waitFor();
    await line.getByText(cases.due.split('{{')[0] ?? '').waitFor();
    await expectAccessible(user, 'applicationCase.result');
    await page.getByRole('link', { name: transfer.acts.order.follow }).click();
    await user.heading(market.applications.title).waitFor();
    await line.click();
    await main.getByText(cases.applied.promise).waitFor();
    await expectAccessible(user, 'applicationCase.open');

    await desk.moveCase({ caseId, act: 'ask', text: 'Где вы работаете?' });
    await page.getByRole('log').getByText('Где вы работаете?').waitFor();
    await main.getByText(cases.waitingText).waitFor();
    await page.getByLabel(chat.message, { exact: true }).fill('В школе № 5');
    await user.button(chat.send).click();
    await main.getByText(cases.applied.promise).waitFor();
    for (const to of ['IN_PROCESS', 'REJECTED']) {
      await moveApplication({ address: environment.bank.origin }, { id: order, to, comment: 'Доход мал.' });
    }
    await main.getByText(cases.applied.decided.declined).waitFor();
    await page.getByLabel(chat.message, { exact: true }).waitFor({ state: 'detached' });
    await expectAccessible(user, 'applicationCase.declined');
    await main.getByRole('link', { name: cases.applied.toApplication }).click();
    await line.waitFor();
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});
