import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Language } from '../../src/domain/language/Language';
import { Desk } from '../support/Desk';
import type { DeskTopic } from '../support/Desk';
import { SMALL_JPEG } from '../support/samplePictures';
import { expectAccessible } from './support/expectAccessible';
import { TestEnvironment } from './support/TestEnvironment';
import type { BrowserUser } from './support/BrowserUser';
import type { Page } from 'playwright-core';

/** Words of a browser for a network that is away. */
const AWAY = /net::ERR_|Failed to fetch/;

let environment: TestEnvironment;
let desk: Desk;

beforeAll(async () => {
  environment = await TestEnvironment.open();
  desk = new Desk(environment.bank.origin);
});

afterAll(() => environment.close());

const CARDS: Readonly<Record<'ru' | 'kg', string>> = { ru: 'Карты', kg: 'Карталар' };
const LOANS: Readonly<Record<'ru' | 'kg', string>> = { ru: 'Кредиты и вклады', kg: 'Насыялар жана аманаттар' };

const WALKS: readonly {
  readonly language: Language & keyof typeof CARDS;
  readonly width: number;
  readonly login: string;
}[] = [
  { language: 'ru', width: 1280, login: 'aibek' },
  { language: 'kg', width: 360, login: 'aizada' },
];

async function deskTopic(login: string, topicId = '1'): Promise<DeskTopic> {
  await expect
    .poll(async () => (await desk.chats()).some((chat) => chat.login === login && chat.topicId === topicId))
    .toBe(true);
  const found = (await desk.chats()).find((chat) => chat.login === login && chat.topicId === topicId);
  return { userId: found?.userId ?? '', topicId };
}

/** Writes a message and presses the button. */
async function write({ words }: BrowserUser, page: Page, text: string): Promise<void> {
  await page.getByLabel(words.chat.message, { exact: true }).fill(text);
  await page.getByRole('button', { name: words.chat.send, exact: true }).click();
}

const messageWith = (page: Page, text: string) => page.getByRole('log').getByRole('listitem').filter({ hasText: text });

describe.each(WALKS)('a customer who writes to the bank, in $language at $width px', ({ language, width, login }) => {
  it('is read and answered live, sees it in two tabs and on every page, and is accessible', async () => {
    const user = await environment.user({ language, width });
    const { page, words } = user;
    await user.signIn(login);
    await page.getByRole('banner').getByRole('link', { name: words.shell.nav.messages, exact: true }).click();
    await user.heading(words.chat.title).waitFor();
    await page
      .getByRole('navigation', { name: words.chat.topics })
      .getByRole('link', { name: CARDS[language] })
      .click();
    await user.heading(CARDS[language]).waitFor();
    await page.getByText(words.chat.emptyTitle).waitFor();
    const other = await user.newTab('/messages/1');
    await other.getByText(words.chat.emptyTitle).waitFor();

    await write(user, page, 'Когда придёт карта?\nЖду неделю.');
    await messageWith(page, 'Жду неделю.').getByText(words.chat.state.sent).waitFor();
    await messageWith(other, 'Жду неделю.').waitFor();

    const topic = await deskTopic(login);
    await desk.readChat(topic);
    await messageWith(page, 'Жду неделю.').getByText(words.chat.state.read).waitFor();

    await user.follow('/');
    await other.close();
    // A conversation that is still in sight would read the answer.
    await page.getByRole('log').waitFor({ state: 'detached' });
    await desk.answerChat({ ...topic, text: 'Карта готова.' });
    const unread = words.shell.nav.messagesUnread.replace('{{number}}', '1');
    await page.getByRole('banner').getByRole('link', { name: unread, exact: true }).click();
    await page
      .getByRole('link', { name: CARDS[language] })
      .filter({ hasText: words.chat.unread.replace('{{number}}', '1') })
      .click();
    await messageWith(page, 'Карта готова.').waitFor();
    await page.getByRole('banner').getByRole('link', { name: words.shell.nav.messages, exact: true }).waitFor();
    await expectAccessible(user, 'chat.thread');
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });

  it('pastes a picture, sees it with the message, and sees why the bank refuses a file', async () => {
    const user = await environment.user({ language, width });
    const { page, words } = user;
    await user.signIn(login, '/messages/3');
    await user.heading(LOANS[language]).waitFor();
    await pasteFile(page, { name: 'чек.jpg', bytes: [...SMALL_JPEG] });
    await page.getByText(words.chat.file.kept, { exact: true }).waitFor();
    await dropFile(page, { name: 'программа.exe', bytes: [77, 90, 144, 0] });
    await page.getByText(words.chat.file.failed, { exact: true }).waitFor();
    await expectAccessible(user, 'chat.files');
    await page.getByRole('button', { name: words.chat.file.remove.replace('{{name}}', 'программа.exe') }).click();
    await page.getByRole('button', { name: words.chat.send, exact: true }).click();
    await messageWith(page, 'чек.jpg').getByText(words.chat.state.sent).waitFor();
    await messageWith(page, 'чек.jpg').getByRole('button').click();
    await messageWith(page, 'чек.jpg').getByRole('img', { name: 'чек.jpg' }).waitFor();
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});

interface SampleFile {
  readonly name: string;
  readonly bytes: readonly number[];
}

/** Pastes a file into the field of the message, as from the clipboard. */
async function pasteFile(page: Page, file: SampleFile): Promise<void> {
  await page
    .getByRole('main')
    .locator('textarea')
    .evaluate((field, { name, bytes }) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([new Uint8Array(bytes)], name));
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, file);
}

/** Drops a file on the messages. */
async function dropFile(page: Page, file: SampleFile): Promise<void> {
  await page
    .getByRole('main')
    .locator('textarea')
    .evaluate((field, { name, bytes }) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(bytes)], name));
      field.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }, file);
}

describe('a message written without a network', () => {
  it('waits in the outbox, and is sent once the network is back, once', async () => {
    const user = await environment.user();
    const { page, words, context } = user;
    await user.signIn('bermet', '/messages/1');
    await user.heading(CARDS.ru).waitFor();
    await page.getByText(words.chat.emptyTitle).waitFor();
    await page.route('**/execute', (route) => route.abort());
    await write(user, page, 'Из метро');
    await messageWith(page, 'Из метро').getByText(words.chat.state.waiting).waitFor();
    await page.unroute('**/execute');
    // A reload loses nothing, and the stream that opens then says that the bank can be reached.
    await page.reload();
    await messageWith(page, 'Из метро').getByText(words.chat.state.sent).waitFor();
    expect(await desk.readChat(await deskTopic('bermet'))).toEqual(['Из метро']);

    await context.setOffline(true);
    await write(user, page, 'Без сети');
    await messageWith(page, 'Без сети').getByText(words.chat.state.waiting).waitFor();
    await context.setOffline(false);
    await messageWith(page, 'Без сети').getByText(words.chat.state.sent).waitFor();
    expect(await desk.readChat(await deskTopic('bermet'))).toEqual(['Из метро', 'Без сети']);
    expect(user.consoleErrors.filter((error) => !AWAY.test(error))).toEqual([]);
    await user.leave();
  });
});

describe('the desk of the bank in the sandbox', () => {
  it('lists who has written, reads and answers', async () => {
    const user = await environment.user();
    const { page, words } = user;
    const client = await environment.user();
    await client.signIn('saltanat', '/messages/2');
    await write(client, client.page, 'Платёж не дошёл');
    await messageWith(client.page, 'Платёж не дошёл').getByText(words.chat.state.sent).waitFor();
    await user.open('/sandbox');
    const section = page.getByRole('region', { name: 'Чат: рабочее место сотрудника' });
    await section.getByRole('button').filter({ hasText: 'новых: 1' }).first().click();
    await section.getByText('Платёж не дошёл').waitFor();
    await section.getByLabel('Ответ', { exact: true }).fill('Проверяем.');
    await section.getByRole('button', { name: 'Ответить', exact: true }).click();
    await section.getByText('Проверяем.').waitFor();
    await messageWith(client.page, 'Проверяем.').waitFor();
    expect(client.consoleErrors).toEqual([]);
    await client.leave();
    await user.leave();
  });
});
