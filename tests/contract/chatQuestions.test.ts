import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { MAX_PENDING_CASES } from '../../src/domain/case/caseMoves';
import { Desk } from '../support/Desk';
import { SMALL_JPEG } from '../support/samplePictures';
import { StreamReader } from './support/StreamReader';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import type { WireClient } from './support/WireClient';

const DAY_MS = 24 * 60 * 60_000;
const CARDS = '1';
const LOANS = '3';

let server: TestServer;
let client: WireClient;
let desk: Desk;

beforeAll(async () => {
  server = await startTestServer();
  desk = new Desk(server.address);
});
beforeEach(async () => {
  server.bank.clock.advance(DAY_MS);
  await server.bank.database.owner.query('delete from chat_message; delete from customer_case');
  client = await server.signedIn('aibek');
});
afterAll(() => server.close());

interface WireCase {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly topicId?: string;
  readonly dueDate: string;
  readonly reopenUntil?: string;
}

const ask = (code: string, data: object, by = client) => by.operation('UtilityService', code, data);
const draft = (text: string, more: object = {}) => ({
  topicId: CARDS,
  localMsgId: randomUUID(),
  text,
  files: [],
  ...more,
});

async function write(text: string, more: object = {}, by = client): Promise<void> {
  expect((await ask('ADD_USER_MSG', draft(text, more), by)).code).toBe('');
}

async function cases(by = client): Promise<readonly WireCase[]> {
  return (await ask('GET_CASES', {}, by)).data as readonly WireCase[];
}

async function texts(topicId = CARDS): Promise<readonly string[]> {
  const { data } = await ask('GET_MSGS_BY_TOPIC_ID', { topicId });
  return (Object(data).msgs as readonly { readonly text: string }[]).map(({ text }) => text);
}

async function topic(topicId = CARDS) {
  const found = (await desk.chats()).find((chat) => chat.login === 'aibek' && chat.topicId === topicId);
  return { userId: found?.userId ?? '', topicId };
}

async function answer(text: string, closes = false): Promise<void> {
  expect(await desk.answerChat({ ...(await topic()), text, closes })).toMatchObject({ status: 201 });
}

describe('a question in a topic of the chat', () => {
  it('is a case with a number and a day of the answer, whose messages stay in the topic', async () => {
    await write('Когда придёт карта?');
    const [asked] = await cases();
    expect(asked).toMatchObject({ kind: 'question', state: 'received', topicId: CARDS });
    expect(Number(asked?.id)).toBeGreaterThan(100_000);
    expect((asked?.dueDate ?? '') > new Date(server.bank.clock.now()).toISOString().slice(0, 10)).toBe(true);
    await write('Жду неделю');
    await write('Какой процент?', { topicId: LOANS });
    expect((await cases()).map(({ topicId }) => topicId)).toEqual([LOANS, CARDS]);
    expect(await texts()).toEqual(['Когда придёт карта?', 'Жду неделю']);
    expect(await desk.cases()).toMatchObject([
      { kind: 'question', topicId: CARDS, unread: 2 },
      { kind: 'question', topicId: LOANS, unread: 1 },
    ]);
  });

  it('is answered by the answer in the chat, given back by a message, and notified of once each', async () => {
    await write('Когда придёт карта?');
    const [{ id } = { id: '' }] = await cases();
    const stream = await StreamReader.open(client);
    await answer('Завтра.');
    expect((await cases())[0]?.state).toBe('answered');
    await stream.until(() => stream.news.length >= 3);
    expect(stream.news.flatMap(({ payload }) => (Object(payload).title === undefined ? [] : [payload]))).toEqual([
      { title: `Ответ по обращению № ${id}`, topicId: CARDS },
    ]);
    stream.cut();
    await write('Во сколько?');
    expect(await cases()).toMatchObject([{ id, state: 'inWork' }]);
    await desk.moveCase({ caseId: id, act: 'ask', text: 'В какое отделение?' });
    expect((await cases())[0]?.state).toBe('waiting');
    expect(await texts()).toEqual(['Когда придёт карта?', 'Завтра.', 'Во сколько?', 'В какое отделение?']);
  });

  it('is answered and closed by one press of the desk, and the next message asks another one', async () => {
    await write('Спасибо!');
    await answer('Пожалуйста!', true);
    expect(await texts()).toEqual(['Спасибо!', 'Пожалуйста!']);
    const [closed] = await cases();
    expect([closed?.state, closed?.reopenUntil]).toEqual(['closed', undefined]);
    expect((await ask('REOPEN_CASE', { caseId: closed?.id })).code).toBe('CASE_CLOSED');
    await answer('Ещё новость');
    expect(await cases()).toHaveLength(1);
    await write('А ещё вопрос');
    expect((await cases()).map(({ state }) => state)).toEqual(['received', 'closed']);
  });

  it('is closed by the desk of cases without words, and by the user', async () => {
    await write('Вопрос');
    const [first] = await cases();
    expect(await desk.moveCase({ caseId: first?.id ?? '', act: 'close' })).toMatchObject({ status: 201 });
    expect(await texts()).toEqual(['Вопрос']);
    await write('Ещё');
    const [second] = await cases();
    expect((await ask('CLOSE_CASE', { caseId: second?.id })).data).toMatchObject({ state: 'closed' });
    expect(await desk.cases()).toEqual([]);
  });

  it('is not asked by a message that was written before, nor by one that is refused', async () => {
    const request = draft('Вопрос');
    await ask('ADD_USER_MSG', request);
    await ask('CLOSE_CASE', { caseId: (await cases())[0]?.id });
    await ask('ADD_USER_MSG', request);
    const refused = [
      await ask('ADD_USER_MSG', { ...request, topicId: LOANS }),
      await ask('ADD_USER_MSG', draft('Файл', { topicId: LOANS, files: [randomUUID()] })),
      await ask('ADD_USER_MSG', draft('Тема', { topicId: '99' })),
    ];
    expect(refused.map(({ code }) => code)).toEqual(['OPERATION_ID_REUSED', 'FILE_NOT_FOUND', 'CHAT_TOPIC_NOT_FOUND']);
    expect(await cases()).toMatchObject([{ state: 'closed' }]);
    const twice = draft('Дважды');
    await Promise.all([CARDS, LOANS].map((topicId) => ask('ADD_USER_MSG', { ...twice, topicId })));
    expect(await cases()).toHaveLength(2);
  });

  it('counts among no cases that the bank has to answer at most', async () => {
    const general = () => ({ operationId: randomUUID(), kind: 'other', text: 'Вопрос', files: [] });
    for (let number = 0; number < MAX_PENDING_CASES; number += 1) {
      await ask('OPEN_CASE', general());
    }
    await write('Вопрос');
    const [question, last] = await cases();
    expect(question?.kind).toBe('question');
    await ask('CLOSE_CASE', { caseId: last?.id });
    expect((await ask('OPEN_CASE', general())).code).toBe('');
  });

  it('is no kind of a case that is opened by a form', async () => {
    const request = { operationId: randomUUID(), kind: 'question', text: 'Вопрос', files: [] };
    expect((await ask('OPEN_CASE', request)).code).toBe('INVALID_REQUEST');
  });

  it('of a company belongs to the user who asked it', async () => {
    await write('От компании', {}, await server.signedIn('saltanat'));
    expect(await cases(await server.signedIn('daniyar'))).toEqual([]);
  });

  it('may be answered with a file while it is closed', async () => {
    await write('Пришлите чек');
    const file = { name: 'чек.jpg', content: Buffer.from(SMALL_JPEG).toString('base64') };
    const [{ id } = { id: '' }] = await cases();
    expect(await desk.moveCase({ caseId: id, act: 'close', files: [file] })).toMatchObject({ status: 201 });
    expect(await texts()).toEqual(['Пришлите чек', '']);
  });
});
