import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { Desk } from '../support/Desk';
import type { DeskTopic } from '../support/Desk';
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
  { language: 'ru', width: 1280, login: 'aibek', title: 'Ответ по обращению', closed: 'закрыто' },
  { language: 'en', width: 360, login: 'aizada', title: 'Our answer to case', closed: 'is closed' },
] as const;

async function deskTopic(login: string): Promise<DeskTopic> {
  const found = (await desk.chats()).find((chat) => chat.login === login && chat.topicId === '1');
  return { userId: found?.userId ?? '', topicId: '1' };
}

describe.each(WALKS)('a question in the chat, in $language at $width px', ({ language, width, login, ...texts }) => {
  it('becomes a case, is answered on its page without a message, and elsewhere with one', async () => {
    const user = await environment.user({ language, width });
    const { page, words } = user;
    const { cases, chat } = words;
    await user.signIn(login, '/messages/1');
    await page.getByText(chat.emptyTitle).waitFor();
    const main = page.getByRole('main');
    expect(await main.getByText(cases.promise.question).count()).toBe(0);
    await page.getByLabel(chat.message, { exact: true }).fill('Когда придёт карта?');
    await user.button(chat.send).click();
    await main.getByText(cases.promise.question).waitFor();
    await expectAccessible(user, 'cases.question');

    const topic = await deskTopic(login);
    const [question] = (await desk.cases()).filter(({ userId }) => userId === topic.userId);
    const caseId = question?.id ?? '';
    const toast = (text: string) => page.getByRole('region', { name: words.common.toasts }).getByText(text);
    await desk.answerChat({ ...topic, text: 'Завтра.' });
    await page.getByRole('log').getByText('Завтра.').waitFor();
    await main.getByText(cases.answeredText).waitFor();
    expect(await toast(texts.title).count()).toBe(0);

    await user.follow('/');
    await page.getByRole('log').waitFor({ state: 'detached' });
    await desk.answerChat({ ...topic, text: 'Уже готова.' });
    await toast(texts.title).waitFor();
    await user.open('/messages');
    const line = page.getByRole('navigation', { name: cases.title }).getByRole('link', { name: new RegExp(caseId) });
    await line.getByText(cases.kinds.question).waitFor();
    await line.click();
    await page.getByRole('log').getByText('Уже готова.').waitFor();
    await desk.answerChat({ ...topic, text: 'Пожалуйста!', closes: true });
    await main.getByText(cases.overQuestion).waitFor();
    expect(await toast(texts.closed).count()).toBe(0);
    await expectAccessible(user, 'cases.questionClosed');
    await page.getByLabel(chat.message, { exact: true }).fill('Ещё вопрос');
    await user.button(chat.send).click();
    await main.getByText(cases.promise.question).waitFor();
    expect((await desk.cases()).filter(({ id, userId }) => userId === topic.userId && id !== caseId)).toHaveLength(1);
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});
