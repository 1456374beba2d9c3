import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { MAX_MESSAGES_AN_HOUR } from '../../bank/modules/chat/addUserMessage';
import type { caseOperations } from '../../src/application/operations/cases';
import { MAX_LISTED_CASES, MAX_PENDING_CASES } from '../../src/domain/case/caseMoves';
import { Desk } from '../support/Desk';
import { pdfWith, SMALL_JPEG } from '../support/samplePictures';
import { afterWholeFile } from './support/afterWholeFile';
import { expectEveryFailure } from './support/producedFailures';
import { StreamReader } from './support/StreamReader';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

type CaseCode = keyof typeof caseOperations;
type AskedCode = CaseCode | 'ADD_USER_MSG' | 'CHAT_UPLOAD_FILE' | 'GET_MSGS_BY_TOPIC_ID' | 'CHAT_MSGS_WERE_READ';

const CASE_KEYS = ['dueDate', 'id', 'kind', 'opened', 'state'];
const DAY_MS = 24 * 60 * 60_000;

let server: TestServer;
let client: WireClient;
let desk: Desk;
let txnId: string;
let seen: readonly string[] = [];
// The last case is closed, about an operation.
afterWholeFile(() => expect(seen).toEqual([...CASE_KEYS, 'reopenUntil', 'txnId'].toSorted()));

beforeAll(async () => {
  server = await startTestServer();
  desk = new Desk(server.address);
});
beforeEach(async () => {
  server.bank.clock.advance(DAY_MS);
  await server.bank.database.owner.query('delete from chat_message; delete from customer_case');
  client = await server.signedIn('aibek');
  txnId = await someOperation();
});
afterAll(() => server.close());

interface WireCase {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly txnId?: string;
  readonly opened: string;
  readonly dueDate: string;
  readonly reopenUntil?: string;
}

/** An operation in the history of a customer. */
async function someOperation(by = client): Promise<string> {
  const { data } = await by.operation('AccountService', 'GET_TRANSACTION_HISTORY_V2', { filters: { limit: 1 } });
  const [first] = Object(data).transactions as readonly { readonly id: string }[];
  return first?.id ?? '';
}

const ask = (code: AskedCode, data: object, by = client) => by.operation('UtilityService', code, data);

async function valueOf<Value = WireCase>(code: AskedCode, data: object, by = client): Promise<Value> {
  const answer = await ask(code, data, by);
  expect(answer.code).toBe('');
  if (code === 'CLOSE_CASE') {
    seen = Object.keys(Object(answer.data)).toSorted();
  }
  return answer.data as Value;
}

const draft = (more: object = {}) => ({
  operationId: randomUUID(),
  kind: 'notArrived',
  txnId,
  text: 'Деньги не дошли',
  files: [],
  ...more,
});
const general = (more: object = {}) => draft({ kind: 'other', txnId: undefined, ...more });
const open = (more: object = {}, by = client) => valueOf('OPEN_CASE', draft(more), by);
const listed = (by = client) => valueOf<readonly WireCase[]>('GET_CASES', {}, by);
const write = (topicId: string, text: string, by = client) =>
  ask('ADD_USER_MSG', { topicId, localMsgId: randomUUID(), text, files: [] }, by);

async function texts(topicId: string): Promise<readonly string[]> {
  const { msgs } = await valueOf<{ readonly msgs: readonly { readonly text: string }[] }>('GET_MSGS_BY_TOPIC_ID', {
    topicId,
  });
  return msgs.map(({ text }) => text);
}

async function fileId(): Promise<string> {
  const content = Buffer.from(SMALL_JPEG).toString('base64');
  const { fileID } = await valueOf<{ readonly fileID: string }>('CHAT_UPLOAD_FILE', {
    name: 'Чек.jpg',
    content,
    ext: 'jpg',
  });
  return fileID;
}

const stateOf = async (id: string) => (await listed()).find((each) => each.id === id)?.state;

describe('a case', () => {
  it('has a number, a state, a day of the answer, and its first message as a topic of the chat', async () => {
    const files = [await fileId()];
    const opened = await open({ text: '  Деньги\r\nне дошли ', files });
    expect(opened).toMatchObject({ kind: 'notArrived', txnId, state: 'received' });
    expect(Number(opened.id)).toBeGreaterThan(100_000);
    expect(Date.parse(opened.opened)).toBe(server.bank.clock.now());
    expect(opened.dueDate > opened.opened.slice(0, 10)).toBe(true);
    expect(await listed()).toEqual([opened]);
    expect(await texts(opened.id)).toEqual(['Деньги\nне дошли']);
    expect(await desk.cases()).toMatchObject([{ id: opened.id, state: 'received', unread: 1 }]);
    // It is no chat of a topic.
    expect(await desk.chats()).toEqual([]);
  });

  it('is opened once however often it is sent, also at the same time; another one with its id is refused', async () => {
    const request = draft();
    const answers = await Promise.all([1, 2, 3].map(() => ask('OPEN_CASE', request)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await ask('OPEN_CASE', request)).text).toBe(answers[0]?.text);
    expect(await listed()).toHaveLength(1);
    expect(await texts((await listed())[0]?.id ?? '')).toHaveLength(1);
    expect((await ask('OPEN_CASE', { ...request, text: 'Другое' })).code).toBe('OPERATION_ID_REUSED');
    expect((await ask('OPEN_CASE', { ...request, kind: 'wrongPayee' })).code).toBe('OPERATION_ID_REUSED');
    const message = { topicId: '1', localMsgId: randomUUID(), text: 'Вопрос', files: [] };
    await valueOf('ADD_USER_MSG', message);
    expect((await ask('OPEN_CASE', draft({ operationId: message.localMsgId }))).code).toBe('OPERATION_ID_REUSED');
  });

  it('is one for an operation and a reason while it is open', async () => {
    const first = await open();
    expect(await open({ text: 'Ещё раз' })).toEqual(first);
    expect((await open({ kind: 'wrongPayee' })).id).not.toBe(first.id);
    await valueOf('CLOSE_CASE', { caseId: first.id });
    expect((await open()).id).not.toBe(first.id);
    const [one, other] = [await valueOf('OPEN_CASE', general()), await valueOf('OPEN_CASE', general())];
    expect(one.id).not.toBe(other.id);
  });

  it('belongs to its user: others cannot distinguish it from one that never existed', async () => {
    const { id } = await open();
    const stranger = await server.signedIn('aizada');
    expect(await listed(stranger)).toEqual([]);
    for (const code of ['CLOSE_CASE', 'REOPEN_CASE'] as const) {
      const foreign = await ask(code, { caseId: id }, stranger);
      const unknown = await ask(code, { caseId: '999999999' }, stranger);
      expect([foreign.code, foreign.particulars]).toEqual(['CASE_NOT_FOUND', unknown.particulars]);
    }
    expect((await write(id, 'Чужое', stranger)).code).toBe('CHAT_TOPIC_NOT_FOUND');
    expect((await ask('GET_MSGS_BY_TOPIC_ID', { topicId: id }, stranger)).code).toBe('CHAT_TOPIC_NOT_FOUND');
    expect((await ask('OPEN_CASE', draft(), stranger)).code).toBe('TRANSACTION_NOT_FOUND');
  });

  it('of a company belongs to the user who opened it', async () => {
    const creator = await server.signedIn('saltanat');
    await valueOf('OPEN_CASE', general(), creator);
    expect(await listed(await server.signedIn('daniyar'))).toEqual([]);
  });

  it.each([
    ['about no operation of the customer', () => draft({ txnId: '999999999' }), 'TRANSACTION_NOT_FOUND'],
    ['with no such file', () => draft({ files: [randomUUID()] }), 'FILE_NOT_FOUND'],
    ['without words', () => draft({ text: ' \n ' }), 'INVALID_REQUEST'],
    ['that is too long', () => draft({ text: 'я'.repeat(2001) }), 'INVALID_REQUEST'],
    ['with a control character', () => draft({ text: 'а\u0007' }), 'INVALID_REQUEST'],
    ['with six files', () => draft({ files: [1, 2, 3, 4, 5, 6].map(() => randomUUID()) }), 'INVALID_REQUEST'],
    ['without the operation it needs', () => draft({ txnId: undefined }), 'INVALID_REQUEST'],
    ['of no kind', () => draft({ kind: 'anything' }), 'INVALID_REQUEST'],
  ] as const)('%s is refused', async (_case, request, refused) => {
    expect((await ask('OPEN_CASE', request())).code).toBe(refused);
    expect(await listed()).toEqual([]);
  });

  it('is one of ten that the bank has to answer at most', async () => {
    for (let number = 0; number < MAX_PENDING_CASES; number += 1) {
      await valueOf('OPEN_CASE', general());
    }
    expect((await ask('OPEN_CASE', general())).code).toBe('CASES_LIMIT');
    const [first, second] = await listed();
    await valueOf('CLOSE_CASE', { caseId: first?.id });
    await valueOf('OPEN_CASE', general());
    expect((await ask('REOPEN_CASE', { caseId: first?.id })).code).toBe('CASES_LIMIT');
    await desk.moveCase({ caseId: second?.id ?? '', act: 'answer', text: 'Готово' });
    expect((await valueOf('REOPEN_CASE', { caseId: first?.id })).state).toBe('received');
  });

  it('counts among the messages of an hour', async () => {
    const { id } = await open();
    for (let number = 1; number < MAX_MESSAGES_AN_HOUR; number += 1) {
      expect((await write(id, String(number))).code).toBe('');
    }
    expect((await write(id, 'Ещё')).code).toBe('TOO_MANY_REQUESTS');
    expect((await ask('OPEN_CASE', general())).code).toBe('TOO_MANY_REQUESTS');
  });
});

describe('the bank', () => {
  it('takes, asks, answers and closes, and notifies the user live of each move', async () => {
    const { id, dueDate } = await open();
    const stream = await StreamReader.open(client);
    const move = async (act: string, text = '') => {
      expect(await desk.moveCase({ caseId: id, act, text })).toMatchObject({ status: 201 });
      return stateOf(id);
    };
    expect(await move('take')).toBe('inWork');
    expect(await move('ask', 'Когда вы платили?')).toBe('waiting');
    server.bank.clock.advance(DAY_MS * 7);
    client = await server.signedIn('aibek');
    expect((await write(id, 'Вчера')).code).toBe('');
    const [given] = await listed();
    expect([given?.state, (given?.dueDate ?? '') > dueDate]).toEqual(['inWork', true]);
    expect(await move('answer', 'Деньги зачислены.')).toBe('answered');
    expect(await move('close')).toBe('closed');
    expect(await texts(id)).toEqual(['Деньги не дошли', 'Когда вы платили?', 'Вчера', 'Деньги зачислены.']);
    await stream.until(() => stream.news.filter(({ type }) => type === 'NOTIFICATION').length === 4);
    expect(stream.news.filter(({ type }) => type === 'NOTIFICATION').map(({ payload }) => payload)).toEqual([
      { title: `Обращение № ${id} в работе`, topicId: id },
      { title: `Вопрос по обращению № ${id}`, topicId: id },
      { title: `Ответ по обращению № ${id}`, topicId: id },
      { title: `Обращение № ${id} закрыто`, topicId: id },
    ]);
    stream.cut();
  });

  it('sees the messages of a case, which counts as unread for the user until it was read', async () => {
    const { id } = await open();
    const [found] = await desk.cases();
    expect(await desk.readChat({ userId: found?.userId ?? '', topicId: id })).toEqual(['Деньги не дошли']);
    expect(await desk.cases()).toMatchObject([{ unread: 0 }]);
    await desk.moveCase({ caseId: id, act: 'answer', text: 'Готово' });
    const { msgs } = await valueOf<{ readonly msgs: readonly { readonly id: string }[] }>('GET_MSGS_BY_TOPIC_ID', {
      topicId: id,
    });
    const summary = await client.operation('UtilityService', 'GET_LAST_MSGS_AND_COUNT_UNREADED', {});
    expect(summary.data).toMatchObject({ unreadCount: 1, lastMsgs: [{ topicId: id, unreadCount: 1 }] });
    expect(await valueOf('CHAT_MSGS_WERE_READ', { topicId: id, msgId: msgs.at(-1)?.id })).toEqual({ unreadCount: 0 });
  });

  it('is refused a move that is not possible, an answer without words and a file that is not allowed', async () => {
    const { id } = await open();
    await desk.moveCase({ caseId: id, act: 'take' });
    const program = { name: 'а.pdf', content: Buffer.from(pdfWith('/JavaScript (app.alert(1))')).toString('base64') };
    const refusals = [
      await desk.moveCase({ caseId: id, act: 'take' }),
      await desk.moveCase({ caseId: id, act: 'answer' }),
      await desk.moveCase({ caseId: id, act: 'ask', text: 'Файл', files: [program] }),
      await desk.moveCase({ caseId: '999999999', act: 'close' }),
      await desk.moveCase({ caseId: id, act: 'lose' }),
    ];
    expect(refusals.map(({ error }) => error)).toEqual([
      'CASE_MOVE_IMPOSSIBLE',
      'MESSAGE_EMPTY',
      'FILE_TYPE_NOT_ALLOWED',
      'CASE_NOT_FOUND',
      'INVALID',
    ]);
    expect([await stateOf(id), await texts(id)]).toEqual(['inWork', ['Деньги не дошли']]);
  });
});

describe('a closed case', () => {
  it('takes no messages until it is reopened, and each is answered again', async () => {
    const { id } = await open();
    const closed = await valueOf('CLOSE_CASE', { caseId: id });
    expect(closed.state).toBe('closed');
    expect(Date.parse(closed.reopenUntil ?? '') - server.bank.clock.now()).toBe(30 * DAY_MS);
    expect(await valueOf('CLOSE_CASE', { caseId: id })).toEqual(closed);
    expect((await write(id, 'Ещё')).code).toBe('CASE_CLOSED');
    expect(await desk.cases()).toEqual([]);
    const reopened = await valueOf('REOPEN_CASE', { caseId: id });
    expect([reopened.state, reopened.reopenUntil]).toEqual(['received', undefined]);
    expect(await valueOf('REOPEN_CASE', { caseId: id })).toEqual(reopened);
    expect((await write(id, 'Ещё')).code).toBe('');
  });

  it('is reopened within thirty days only', async () => {
    const { id } = await open();
    await valueOf('CLOSE_CASE', { caseId: id });
    server.bank.clock.advance(30 * DAY_MS + 60_000);
    client = await server.signedIn('aibek');
    expect((await ask('REOPEN_CASE', { caseId: id })).code).toBe('CASE_CLOSED');
  });
});

it('of many years cost each page no more: the latest are listed and read with the chat', async () => {
  const { owner } = server.bank.database;
  await owner.query(
    `with made as (
      insert into customer_case (user_id, operation_id, kind, state, opened_at, due_on, moved_at, closed_at)
        select u.id, gen_random_uuid(), 'other', 'closed', now(), current_date, now(), now()
          from app_user u, generate_series(1, $1) where u.login = 'aibek' returning id, user_id)
      insert into chat_message (user_id, case_id, local_id, body, created_at)
        select user_id, id, gen_random_uuid(), 'Вопрос', now() from made`,
    [MAX_LISTED_CASES + 5],
  );
  expect(await valueOf<readonly WireCase[]>('GET_CASES', {})).toHaveLength(MAX_LISTED_CASES);
  const { data } = await client.operation('UtilityService', 'GET_LAST_MSGS_AND_COUNT_UNREADED', {});
  expect(Object(data).lastMsgs).toHaveLength(MAX_LISTED_CASES);
});
