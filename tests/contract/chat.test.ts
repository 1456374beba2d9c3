import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { MAX_MESSAGES_AN_HOUR } from '../../bank/modules/chat/addUserMessage';
import { redrawPicture } from '../../bank/modules/files/redrawPicture';
import type { chatOperations } from '../../src/application/operations/chat';
import { LARGEST_FILE_BYTES } from '../../src/domain/file/fileRules';
import { Desk } from '../support/Desk';
import type { DeskTopic } from '../support/Desk';
import { jpegOf, jpegWith, pdfWith, pngOf, SMALL_JPEG } from '../support/samplePictures';
import { afterWholeFile } from './support/afterWholeFile';
import { expectEveryFailure } from './support/producedFailures';
import { StreamReader } from './support/StreamReader';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

type ChatCode = keyof typeof chatOperations;

const MESSAGE_KEYS = ['created', 'files', 'fromBank', 'id', 'localMsgId', 'text', 'topicId', 'wasSend'];

/** Fields of each response; a field added by accident fails the test. */
const ANSWER_KEYS: Readonly<Record<ChatCode, readonly string[]>> = {
  GET_LAST_MSGS_AND_COUNT_UNREADED: ['lastMsgs', 'unreadCount'],
  GET_MSGS_BY_TOPIC_ID: ['hasMore', 'msgs'],
  // The last one asked for is the bank's, which no device has numbered.
  GET_MSG_BY_ID: MESSAGE_KEYS.filter((key) => key !== 'localMsgId'),
  ADD_USER_MSG: MESSAGE_KEYS,
  CHAT_UPLOAD_FILE: ['ext', 'fileID', 'name'],
  CHAT_MSGS_WERE_READ: ['unreadCount'],
};

const HOUR_MS = 60 * 60_000;
const CARDS = '1';
const LOANS = '3';

let server: TestServer;
let client: WireClient;
let desk: Desk;
const seen = new Map<ChatCode, readonly string[]>();
afterWholeFile(() => expect(Object.fromEntries(seen)).toEqual(ANSWER_KEYS));

beforeAll(async () => {
  server = await startTestServer();
  desk = new Desk(server.address);
});
beforeEach(async () => {
  server.bank.clock.advance(HOUR_MS + 60_000);
  await server.bank.database.owner.query('delete from chat_message; delete from customer_case');
  client = await server.signedIn('aibek');
});
afterAll(() => server.close());

interface WireMessage {
  readonly id: string;
  readonly text: string;
  readonly fromBank: boolean;
  readonly read?: string;
  readonly files: readonly { readonly id: string; readonly name: string; readonly ext: string }[];
}

interface WireAnswer extends WireMessage {
  readonly msgs: readonly WireMessage[];
  readonly hasMore: boolean;
  readonly lastMsgs: readonly {
    readonly topicId: string;
    readonly unreadCount: number;
    readonly lastMsg: WireMessage;
  }[];
  readonly unreadCount: number;
  readonly name: string;
  readonly fileID: string;
}

async function ask(code: ChatCode | 'GET_FILE_BY_UUID' | 'UPLOAD_FILE', data: object, by = client) {
  const answer = await by.operation('UtilityService', code, data);
  if (answer.success && code in ANSWER_KEYS) {
    seen.set(code as ChatCode, Object.keys(answer.data ?? {}).toSorted());
  }
  return answer;
}

async function valueOf(code: ChatCode, data: object, by = client): Promise<WireAnswer> {
  const answer = await ask(code, data, by);
  expect(answer.code).toBe('');
  return answer.data as WireAnswer;
}

const draft = (text: string, more: object = {}) => ({
  topicId: CARDS,
  localMsgId: randomUUID(),
  text,
  files: [],
  ...more,
});
const write = (text: string, more: object = {}, by = client) => valueOf('ADD_USER_MSG', draft(text, more), by);

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

function upload(bytes: Uint8Array, ext: string, more: object = {}) {
  return { documentId: randomUUID(), name: 'Чек из магазина.jpg', content: base64(bytes), ext, ...more };
}

/** The same file as a document of the profile. */
function asDocument({ documentId, content }: ReturnType<typeof upload>) {
  return { documentId, documentString: content, metadata: { fileExtension: 'jpg' } };
}

const fileId = async (by = client) => (await valueOf('CHAT_UPLOAD_FILE', upload(SMALL_JPEG, 'jpg'), by)).fileID;

/** The topic of a login at the desk of the bank. */
async function deskTopic(login = 'aibek', topicId = CARDS): Promise<DeskTopic> {
  const found = (await desk.chats()).find((chat) => chat.login === login && chat.topicId === topicId);
  if (found === undefined) {
    throw new Error(`No chat of ${login}`);
  }
  return { userId: found.userId, topicId };
}

describe('a message of a user', () => {
  it('is kept by topic, listed, and shown with the last message of each topic', async () => {
    const first = await write('  Где моя карта?\r\nЖду неделю. ');
    const second = await write('Сколько досрочное погашение?', { topicId: LOANS });
    expect(first).toMatchObject({
      text: 'Где моя карта?\nЖду неделю.',
      fromBank: false,
      wasSend: 'success',
      topicId: CARDS,
    });
    expect((await valueOf('GET_MSGS_BY_TOPIC_ID', { topicId: CARDS })).msgs).toEqual([first]);
    expect(await valueOf('GET_MSG_BY_ID', { msgId: first.id })).toEqual(first);
    expect(await valueOf('GET_LAST_MSGS_AND_COUNT_UNREADED', {})).toEqual({
      unreadCount: 0,
      lastMsgs: [
        { topicId: CARDS, unreadCount: 0, lastMsg: first },
        { topicId: LOANS, unreadCount: 0, lastMsg: second },
      ],
    });
  });

  it('is added once however often it is sent, also at the same time; another message with its id is refused', async () => {
    const request = draft('Один раз', { files: [await fileId()] });
    const answers = await Promise.all([1, 2, 3].map(() => ask('ADD_USER_MSG', request)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await ask('ADD_USER_MSG', request)).text).toBe(answers[0]?.text);
    expect((await valueOf('GET_MSGS_BY_TOPIC_ID', { topicId: CARDS })).msgs).toHaveLength(1);
    expect((await ask('ADD_USER_MSG', { ...request, text: 'Другое' })).code).toBe('OPERATION_ID_REUSED');
    const stranger = await server.signedIn('aizada');
    await write('Тот же номер у другого', { localMsgId: request.localMsgId }, stranger);
  });

  it('is listed fifty at a time from the newest, oldest first', async () => {
    for (let number = 1; number <= 53; number += 1) {
      await write(String(number));
    }
    const newest = await valueOf('GET_MSGS_BY_TOPIC_ID', { topicId: CARDS });
    expect([newest.msgs.length, newest.msgs[0]?.text, newest.msgs.at(-1)?.text, newest.hasMore]).toEqual([
      50,
      '4',
      '53',
      true,
    ]);
    const older = await valueOf('GET_MSGS_BY_TOPIC_ID', { topicId: CARDS, beforeMsgId: newest.msgs[0]?.id });
    expect([older.msgs.map(({ text }) => text), older.hasMore]).toEqual([['1', '2', '3'], false]);
  });

  it('is hidden from other users, who cannot distinguish it from one that never existed', async () => {
    const own = await write('Личное');
    const stranger = await server.signedIn('aizada');
    const foreign = await ask('GET_MSG_BY_ID', { msgId: own.id }, stranger);
    const unknown = await ask('GET_MSG_BY_ID', { msgId: '999999999' }, stranger);
    expect([foreign.code, foreign.particulars]).toEqual(['CHAT_MSG_NOT_FOUND', unknown.particulars]);
    expect((await valueOf('GET_MSGS_BY_TOPIC_ID', { topicId: CARDS }, stranger)).msgs).toEqual([]);
    expect((await ask('CHAT_MSGS_WERE_READ', { topicId: CARDS, msgId: own.id }, stranger)).code).toBe(
      'CHAT_MSG_NOT_FOUND',
    );
  });

  it.each([
    ['about no topic', 'ADD_USER_MSG', draft('Тема', { topicId: '99' }), 'CHAT_TOPIC_NOT_FOUND'],
    ['of no topic', 'GET_MSGS_BY_TOPIC_ID', { topicId: '99' }, 'CHAT_TOPIC_NOT_FOUND'],
    ['with no such file', 'ADD_USER_MSG', draft('Файл', { files: [randomUUID()] }), 'FILE_NOT_FOUND'],
    ['with nothing in it', 'ADD_USER_MSG', draft(' \n '), 'INVALID_REQUEST'],
    ['that is too long', 'ADD_USER_MSG', draft('я'.repeat(2001)), 'INVALID_REQUEST'],
    ['with a control character', 'ADD_USER_MSG', draft('\u0007'), 'INVALID_REQUEST'],
    [
      'with six files',
      'ADD_USER_MSG',
      draft('Файлы', { files: Array.from({ length: 6 }, () => randomUUID()) }),
      'INVALID_REQUEST',
    ],
    ['without a number', 'ADD_USER_MSG', draft('Номер', { localMsgId: '1' }), 'INVALID_REQUEST'],
    ['of a topic without a number', 'GET_MSGS_BY_TOPIC_ID', { topicId: 'cards' }, 'INVALID_REQUEST'],
  ] as const)('%s is refused: %s', async (_case, code, request, refused) => {
    expect((await ask(code, request)).code).toBe(refused);
  });

  it('is one of a hundred and twenty within an hour at most', async () => {
    for (let number = 0; number < MAX_MESSAGES_AN_HOUR; number += 1) {
      await write(String(number));
    }
    const request = draft('Ещё одно');
    expect((await client.operation('UtilityService', 'ADD_USER_MSG', request)).code).toBe('TOO_MANY_REQUESTS');
    server.bank.clock.advance(HOUR_MS);
    client = await server.signedIn('aibek');
    await valueOf('ADD_USER_MSG', request);
  });

  it('of a company belongs to the user who wrote it, not to the company', async () => {
    const creator = await server.signedIn('saltanat');
    await write('От компании', {}, creator);
    const [chat] = await desk.chats();
    expect([chat?.login, typeof chat?.company?.['ru']]).toEqual(['saltanat', 'string']);
    const colleague = await server.signedIn('daniyar');
    expect((await valueOf('GET_LAST_MSGS_AND_COUNT_UNREADED', {}, colleague)).lastMsgs).toEqual([]);
  });
});

describe('a file of a message', () => {
  it('goes with one message, drawn anew, and comes back under its name', async () => {
    const kept = await valueOf('CHAT_UPLOAD_FILE', upload(jpegWith({ marker: 0xfe, data: 'Bishkek, at home' }), 'jpg'));
    expect(kept).toEqual({ fileID: kept.fileID, name: 'Чек из магазина.jpg', ext: 'jpg' });
    const sent = await write('', { files: [kept.fileID] });
    expect(sent.files).toEqual([{ id: kept.fileID, name: kept.name, ext: 'jpg' }]);
    const picture = await redrawPicture('jpg', SMALL_JPEG);
    expect((await ask('GET_FILE_BY_UUID', { uuid: kept.fileID })).data).toEqual({
      fileName: 'Чек из магазина.jpg',
      contentType: 'image/jpeg',
      content: base64(picture ?? new Uint8Array()),
    });
    expect((await ask('ADD_USER_MSG', draft('Ещё раз', { files: [kept.fileID] }))).code).toBe('FILE_NOT_FOUND');
  });

  it('is unknown to other users, who can neither read nor send it', async () => {
    const id = await fileId();
    const stranger = await server.signedIn('aizada');
    const foreign = await ask('GET_FILE_BY_UUID', { uuid: id }, stranger);
    const unknown = await ask('GET_FILE_BY_UUID', { uuid: randomUUID() }, stranger);
    expect([foreign.code, foreign.particulars]).toEqual(['FILE_NOT_FOUND', unknown.particulars]);
    expect((await ask('ADD_USER_MSG', draft('Чужой файл', { files: [id] }), stranger)).code).toBe('FILE_NOT_FOUND');
  });

  it('is not one of those handed in with documents', async () => {
    const document = (await ask('UPLOAD_FILE', asDocument(upload(SMALL_JPEG, 'jpg')))).data;
    const { uuid } = document as { readonly uuid: string };
    expect((await ask('ADD_USER_MSG', draft('Паспорт', { files: [uuid] }))).code).toBe('FILE_NOT_FOUND');
  });

  it.each([
    ['../../etc/passwd', 'passwd.jpg'],
    ['C:\\Users\\a\\фото.JPEG', 'фото.jpg'],
    [`${'д'.repeat(96)}.jpg`, `${'д'.repeat(96)}.jpg`],
    ['счёт.exe', 'счёт.exe.jpg'],
    ['\u202egpj.exe', 'gpj.exe.jpg'],
  ])('named %j is kept as %j', async (fileName, name) => {
    const request = upload(SMALL_JPEG, 'jpg', { name: fileName });
    expect((await valueOf('CHAT_UPLOAD_FILE', request)).name).toBe(name);
  });

  it('needs a name, its content and its kind alone, and is kept again with each such upload', async () => {
    const request = { name: 'a.jpg', content: base64(SMALL_JPEG), ext: 'jpg' };
    const ids = [await valueOf('CHAT_UPLOAD_FILE', request), await valueOf('CHAT_UPLOAD_FILE', request)];
    expect(ids.map(({ name }) => name)).toEqual(['a.jpg', 'a.jpg']);
    expect(ids[0]?.fileID).not.toBe(ids[1]?.fileID);
  });

  it('is stored once however often it is sent; another file with its id is refused', async () => {
    const request = upload(SMALL_JPEG, 'jpg');
    const first = await ask('CHAT_UPLOAD_FILE', request);
    expect((await ask('CHAT_UPLOAD_FILE', request)).text).toBe(first.text);
    const other = upload(pngOf(1, 1), 'png', { documentId: request.documentId });
    expect((await ask('CHAT_UPLOAD_FILE', other)).code).toBe('OPERATION_ID_REUSED');
    expect((await ask('UPLOAD_FILE', asDocument(request))).code).toBe('OPERATION_ID_REUSED');
  });

  it.each([
    ['FILE_TYPE_NOT_ALLOWED', upload(pngOf(1, 1), 'jpg')],
    ['FILE_TYPE_NOT_ALLOWED', upload(pdfWith('/JavaScript (app.alert(1))'), 'pdf')],
    ['FILE_DAMAGED', upload(SMALL_JPEG.slice(0, 200), 'jpg')],
    ['FILE_TOO_LARGE', upload(new Uint8Array(LARGEST_FILE_BYTES + 1), 'jpg')],
    ['FILE_TOO_LARGE', upload(jpegOf(10_000, 10_000), 'jpg')],
    ['INVALID_REQUEST', upload(SMALL_JPEG, 'jpg', { name: '' })],
  ])('is refused as %s', async (refused, request) => {
    expect((await ask('CHAT_UPLOAD_FILE', request)).code).toBe(refused);
  });
});

describe('an answer of the bank', () => {
  it('comes live with its title, counts as unread until it was read, and tells every page of the user', async () => {
    const asked = await write('Когда придёт карта?');
    const topic = await deskTopic();
    // An answer to an open question is a move of its case.
    await server.bank.database.owner.query('delete from customer_case');
    const stream = await StreamReader.open(client);
    expect(await desk.answerChat({ ...topic, text: 'Завтра.' })).toMatchObject({ status: 201 });
    await stream.until(() => stream.news.length > 0);
    const [event] = stream.news;
    const { msgId } = event?.payload as { readonly msgId: string };
    expect(event).toMatchObject({ type: 'CHAT_NEW_MSG', payload: { title: 'Ответ банка: Карты', msgId } });
    const answer = await valueOf('GET_MSG_BY_ID', { msgId });
    expect(answer).toMatchObject({ text: 'Завтра.', fromBank: true, wasSend: 'success', files: [] });

    const summary = await valueOf('GET_LAST_MSGS_AND_COUNT_UNREADED', {});
    expect(summary).toMatchObject({ unreadCount: 1, lastMsgs: [{ topicId: CARDS, unreadCount: 1, lastMsg: answer }] });
    // Looking at the list marks nothing, and what was read is the bank's alone.
    await valueOf('GET_MSGS_BY_TOPIC_ID', { topicId: CARDS });
    expect(await valueOf('CHAT_MSGS_WERE_READ', { topicId: CARDS, msgId: asked.id })).toEqual({ unreadCount: 1 });
    expect(await valueOf('CHAT_MSGS_WERE_READ', { topicId: CARDS, msgId })).toEqual({ unreadCount: 0 });
    await stream.until(() => stream.news.length > 1);
    expect(stream.news.map(({ type }) => type)).toEqual(['CHAT_NEW_MSG', 'SHOULD_UPDATE_USER_DATA']);
    expect((await ask('CHAT_MSGS_WERE_READ', { topicId: LOANS, msgId })).code).toBe('CHAT_MSG_NOT_FOUND');
    stream.cut();
  });

  it('shows the user that the bank has read, once an employee has opened the chat', async () => {
    const asked = await write('Прочитайте');
    const stream = await StreamReader.open(client);
    expect(asked.read).toBeUndefined();
    expect(await desk.readChat(await deskTopic())).toEqual(['Прочитайте']);
    await stream.until(() => stream.news.length > 0);
    expect(stream.news.map(({ type }) => type)).toEqual(['SHOULD_UPDATE_USER_DATA']);
    const read = (await client.operation('UtilityService', 'GET_MSG_BY_ID', { msgId: asked.id })).data as WireMessage;
    expect(Date.parse(read.read ?? '')).toBe(server.bank.clock.now());
    expect((await desk.chats())[0]?.unread).toBe(0);
    stream.cut();
  });

  it('tells another page of the user of a message the user has written, without a word', async () => {
    const stream = await StreamReader.open(client);
    const { id } = await write('С телефона');
    await stream.until(() => stream.news.length > 0);
    expect(stream.news[0]).toMatchObject({ type: 'CHAT_NEW_MSG', payload: { msgId: id } });
    expect(Object.keys(Object(stream.news[0]?.payload))).toEqual(['msgId']);
    stream.cut();
  });

  it('may bring a file, cleaned, that the user of the chat alone can read', async () => {
    await write('Пришлите тарифы');
    const topic = await deskTopic();
    const files = [{ name: 'Тарифы.pdf', content: base64(pdfWith()) }];
    expect(await desk.answerChat({ ...topic, text: '', files })).toMatchObject({ status: 201 });
    const { msgs } = await valueOf('GET_MSGS_BY_TOPIC_ID', { topicId: CARDS });
    const [file] = msgs.at(-1)?.files ?? [];
    expect(file).toMatchObject({ name: 'Тарифы.pdf', ext: 'pdf' });
    const uuid = file?.id ?? '';
    expect((await ask('GET_FILE_BY_UUID', { uuid })).data).toMatchObject({ fileName: 'Тарифы.pdf' });
    const stranger = await server.signedIn('aizada');
    expect((await ask('GET_FILE_BY_UUID', { uuid }, stranger)).code).toBe('FILE_NOT_FOUND');
  });

  it.each([
    ['empty', { text: ' ' }, 'MESSAGE_EMPTY'],
    ['about no topic', { text: 'Тема', topicId: '99' }, 'CHAT_NOT_FOUND'],
    ['to nobody', { text: 'Кому', userId: '999999' }, 'CHAT_NOT_FOUND'],
    [
      'with a program',
      { text: '', files: [{ name: 'a.pdf', content: base64(Buffer.from('MZ')) }] },
      'FILE_TYPE_NOT_ALLOWED',
    ],
    [
      'with a damaged file',
      { text: '', files: [{ name: 'a.jpg', content: base64(SMALL_JPEG.slice(0, 200)) }] },
      'FILE_DAMAGED',
    ],
    ['that is too long', { text: 'я'.repeat(2001) }, 'INVALID'],
  ])('%s is refused', async (_case, answer, error) => {
    await write('Вопрос');
    const sent = await desk.answerChat({ ...(await deskTopic()), ...answer });
    expect(sent).toEqual({ status: 422, error });
  });
});
