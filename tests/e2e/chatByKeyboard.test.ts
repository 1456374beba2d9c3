import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { MESSAGE_PAGE } from '../../bank/modules/chat/messageRepository';
import { Desk } from '../support/Desk';
import type { DeskTopic } from '../support/Desk';
import { TestEnvironment } from './support/TestEnvironment';
import type { Locator, Page } from 'playwright-core';

/** Words of a browser for a request that was cut off. */
const AWAY = /net::ERR_|Failed to fetch/;
/** Presses of Tab that go around the whole page. */
const AROUND = 150;

let environment: TestEnvironment;
let desk: Desk;

beforeAll(async () => {
  environment = await TestEnvironment.open();
  desk = new Desk(environment.bank.origin);
});

afterAll(() => environment.close());

const messagesOf = (page: Page): Locator => page.getByRole('log').getByRole('listitem');

const hasFocus = (place: Locator): Promise<boolean> => place.evaluate((element) => element === document.activeElement);

/** Presses Tab, or Shift and Tab, until an element has the focus. */
async function walkTo(page: Page, place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await place.waitFor();
  for (let step = 0; step < AROUND; step += 1) {
    if (await hasFocus(place)) {
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`Nothing leads to ${String(place)} by keyboard`);
}

async function deskTopic(login: string, topicId: string): Promise<DeskTopic> {
  const chat = (await desk.chats()).find((each) => each.login === login && each.topicId === topicId);
  return { userId: chat?.userId ?? '', topicId };
}

describe('the chat by keyboard alone', () => {
  it('leads from the page to a topic, keeps a message that could not be sent, and sends it again, once', async () => {
    const user = await environment.user();
    const { page, words } = user;
    await user.signIn('aizada');
    await walkTo(page, page.getByRole('banner').getByRole('link', { name: words.shell.nav.messages, exact: true }));
    await page.keyboard.press('Enter');
    await user.heading(words.chat.title).waitFor();
    await walkTo(page, page.getByRole('navigation', { name: words.chat.topics }).getByRole('link', { name: 'Карты' }));
    await page.keyboard.press('Enter');
    await user.heading('Карты').waitFor();
    await page.getByText(words.chat.emptyTitle).waitFor();

    await page.route('**/execute', (route) => route.abort());
    await walkTo(page, page.getByLabel(words.chat.message, { exact: true }));
    await page.keyboard.type('Где моя карта?');
    await page.keyboard.press('Enter');
    const message = messagesOf(page).filter({ hasText: 'Где моя карта?' });
    await message.getByText(words.chat.state.waiting).waitFor();

    const again = message.getByRole('button', { name: words.chat.again, exact: true });
    await walkTo(page, again, 'Shift+Tab');
    await page.keyboard.press('Enter');
    // Cut off once more: the message is still there, and the keyboard is still at the messages.
    await message.getByText(words.chat.state.waiting).waitFor();
    expect(await hasFocus(page.getByRole('log'))).toBe(true);

    await page.unroute('**/execute');
    await walkTo(page, again);
    await page.keyboard.press('Enter');
    await message.getByText(words.chat.state.sent).waitFor();
    expect(await again.count()).toBe(0);
    expect(await hasFocus(page.getByRole('log'))).toBe(true);
    expect(await messagesOf(page).count()).toBe(1);
    expect(await desk.readChat(await deskTopic('aizada', '1'))).toEqual(['Где моя карта?']);
    expect(user.consoleErrors.filter((error) => !AWAY.test(error))).toEqual([]);
    await user.leave();
  });

  it('shows a long topic from its end, and its beginning when asked for', async () => {
    const user = await environment.user();
    const { page, words } = user;
    await user.signIn('bermet', '/messages/2');
    await page.getByText(words.chat.emptyTitle).waitFor();
    await walkTo(page, page.getByLabel(words.chat.message, { exact: true }));
    await page.keyboard.type('Первое');
    await page.keyboard.press('Enter');
    await messagesOf(page).filter({ hasText: 'Первое' }).getByText(words.chat.state.sent).waitFor();
    const topic = await deskTopic('bermet', '2');
    for (let number = 1; number <= MESSAGE_PAGE; number += 1) {
      await desk.answerChat({ ...topic, text: `Ответ ${number}.` });
    }

    await page.reload();
    await messagesOf(page)
      .filter({ hasText: `Ответ ${MESSAGE_PAGE}.` })
      .waitFor();
    expect(await messagesOf(page).count()).toBe(MESSAGE_PAGE);
    const older = page.getByRole('button', { name: words.chat.older, exact: true });
    await walkTo(page, older);
    await page.keyboard.press('Enter');
    await messagesOf(page).filter({ hasText: 'Первое' }).waitFor();
    expect(await older.count()).toBe(0);
    expect(await messagesOf(page).count()).toBe(MESSAGE_PAGE + 1);
    expect(await messagesOf(page).first().textContent()).toContain('Первое');
    expect(await hasFocus(page.getByRole('log'))).toBe(true);
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});
