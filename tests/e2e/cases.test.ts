import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newOperationId } from '../bank/support/transfers';
import { Desk } from '../support/Desk';
import { SMALL_JPEG } from '../support/samplePictures';
import type { BrowserUser } from './support/BrowserUser';
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
  { language: 'ru', width: 1280, login: 'aibek' },
  { language: 'kg', width: 360, login: 'aizada' },
] as const;

/** Id of the latest operation of a user. */
async function latestOperation(login: string): Promise<string> {
  const client = await environment.apiClient(login);
  const history = await client.execute('GET_TRANSACTION_HISTORY_V2', { limit: 1 });
  return (history.ok && history.value.transactions[0]?.id) || '';
}

/** The number in the address of the page of a case. */
async function caseNumber({ page }: BrowserUser): Promise<string> {
  await page.waitForURL(/\/messages\/1\d{5}$/);
  return /\d+$/.exec(page.url())?.[0] ?? '';
}

describe.each(WALKS)('a customer with something wrong, in $language at $width px', ({ language, width, login }) => {
  it('opens a case about an operation, is asked and answered live, closes it and opens it again', async () => {
    const user = await environment.user({ language, width });
    const { page, words } = user;
    const { cases, chat } = words;
    const operation = await latestOperation(login);
    await user.signIn(login, `/history/${operation}`);
    await page.getByRole('link', { name: cases.wrong }).click();
    await user.heading(cases.wrong).waitFor();
    await user.button(cases.form.submit).click();
    await page.getByRole('alert').getByRole('link').first().waitFor();
    await expectAccessible(user, 'cases.errors');
    await page.getByRole('radio', { name: cases.kinds.other, exact: true }).check();
    await page.getByLabel(cases.form.text).fill('Комиссия больше, чем в тарифах');
    await page.locator('input[type=file]').setInputFiles({
      name: 'чек.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from(SMALL_JPEG),
    });
    await page.getByText(chat.file.kept, { exact: true }).waitFor();
    await expectAccessible(user, 'cases.operation');
    await user.button(cases.form.submit).click();

    const caseId = await caseNumber(user);
    await user.heading(cases.number.replace('{{number}}', caseId)).waitFor();
    const main = page.getByRole('main');
    await main.getByText(cases.promise.other).waitFor();
    const log = page.getByRole('log');
    await log.getByText('Комиссия больше, чем в тарифах').waitFor();
    expect(await desk.moveCase({ caseId, act: 'ask', text: 'Какой у вас тариф?' })).toMatchObject({ status: 201 });
    await log.getByText('Какой у вас тариф?').waitFor();
    await main.getByText(cases.waitingText).waitFor();
    await page.getByLabel(chat.message, { exact: true }).fill('Базовый');
    await user.button(chat.send).click();
    await main.getByText(cases.promise.other).waitFor();
    await desk.moveCase({ caseId, act: 'answer', text: 'Вернули разницу.' });
    await log.getByText('Вернули разницу.').waitFor();
    await main.getByText(cases.answeredText).waitFor();
    await expectAccessible(user, 'cases.answered');

    await main.getByRole('link', { name: cases.toOperation }).click();
    await main.getByRole('link', { name: new RegExp(caseId) }).waitFor();
    expect(await page.getByRole('link', { name: cases.wrong }).count()).toBe(0);
    await main.getByRole('link', { name: new RegExp(caseId) }).click();
    await user.button(cases.close).click();
    await user.button(cases.reopen).waitFor();
    expect(await page.getByLabel(chat.message, { exact: true }).count()).toBe(0);
    await expectAccessible(user, 'cases.closed');
    await user.button(cases.reopen).click();
    await page.getByLabel(chat.message, { exact: true }).waitFor();

    await user.open('/messages');
    const list = page.getByRole('navigation', { name: cases.title });
    await list.getByRole('link', { name: new RegExp(caseId) }).waitFor();
    await expectAccessible(user, 'cases.list');
    await list.getByRole('link', { name: cases.new }).click();
    await user.heading(cases.new).waitFor();
    await page.getByRole('radio', { name: cases.kinds.cash }).check();
    await page.getByLabel(cases.form.text).fill('Банкомат на Чуй, 120');
    await expectAccessible(user, 'cases.general');
    await user.button(cases.form.submit).click();
    expect(await caseNumber(user)).not.toBe(caseId);
    await main.getByText(cases.promise.cash).waitFor();
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});

describe('an employee at the desk of the demonstration', () => {
  it('takes a case and answers it', async () => {
    const client = await environment.apiClient('bermet');
    const opened = await client.execute('OPEN_CASE', {
      operationId: newOperationId(),
      kind: 'cash',
      transactionId: undefined,
      text: 'Не вернул карту',
      files: [],
    });
    const caseId = opened.ok ? opened.value.id : '';
    const user = await environment.user();
    const page = await user.newTab('/sandbox');
    const section = page.getByRole('region', { name: 'Обращения: рабочее место сотрудника' });
    await section.getByRole('button', { name: new RegExp(`№ ${caseId}`) }).click();
    await section.getByText('Не вернул карту').waitFor();
    await section.getByRole('button', { name: 'Взять в работу' }).click();
    await section.getByRole('button', { name: /в работе/ }).waitFor();
    await section.getByLabel('Сообщение клиенту').fill('Карта в отделении на Чуй.');
    await section.getByRole('button', { name: 'Ответить', exact: true }).click();
    await section.getByRole('button', { name: /отвечено/ }).waitFor();
    const messages = await client.execute('GET_MSGS_BY_TOPIC_ID', { topicId: caseId, beforeId: undefined });
    expect(messages.ok && messages.value.messages.map(({ text }) => text)).toEqual([
      'Не вернул карту',
      'Карта в отделении на Чуй.',
    ]);
    await user.leave();
  });
});
