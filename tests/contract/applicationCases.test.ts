import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { MAX_PENDING_CASES } from '../../src/domain/case/caseMoves';
import { APPLICATION_KINDS } from '../../src/domain/case/CustomerCase';
import { businessDayAfter } from '../../src/domain/calendar/businessDays';
import { bankDayOf, checkedToBankDay } from '../../src/domain/time/Instant';
import type { BankDay } from '../../src/domain/time/Instant';
import { Desk } from '../support/Desk';
import { APPLICATION_STORIES, latestOrder } from './support/applicationStories';
import type { ApplicationStory } from './support/applicationStories';
import { moveApplication } from './support/desk';
import { StreamReader } from './support/StreamReader';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import type { WireClient } from './support/WireClient';

const DAY_MS = 24 * 60 * 60_000;
const SMS = 'Тулпар: по вашей заявке есть решение. Прочитайте его в интернет-банке.';

let server: TestServer;
let desk: Desk;

beforeAll(async () => {
  server = await startTestServer();
  desk = new Desk(server.address);
});
beforeEach(async () => {
  server.bank.clock.advance(DAY_MS);
  await server.bank.database.owner.query(`
    delete from chat_message; delete from customer_case; delete from overdraft_request; delete from customer_limit; delete from limit_application;
    delete from loan_restructuring; delete from digital_loan; delete from passport_application`);
});
afterAll(() => server.close());

interface WireCase {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly dueDate: string;
  readonly reopenUntil?: string;
  readonly readOnly?: true;
  readonly application?: { readonly id: string; readonly outcome?: string };
}

const ask = (client: WireClient, code: string, data: object) => client.operation('UtilityService', code, data);

async function holidays(): Promise<readonly BankDay[]> {
  const { rows } = await server.bank.database.owner.query<{ day: string }>('select day::text as day from holiday');
  return rows.flatMap(({ day }) => checkedToBankDay(day) ?? []);
}

async function cases(client: WireClient): Promise<readonly WireCase[]> {
  return (await ask(client, 'GET_CASES', {})).data as readonly WireCase[];
}

async function latest(client: WireClient): Promise<WireCase> {
  const [found] = await cases(client);
  if (found === undefined) {
    throw new Error('There is no case');
  }
  return found;
}

async function texts(client: WireClient, topicId: string): Promise<readonly string[]> {
  const { data } = await ask(client, 'GET_MSGS_BY_TOPIC_ID', { topicId });
  return (Object(data).msgs as readonly { readonly text: string }[]).map(({ text }) => text);
}

const write = (client: WireClient, topicId: string, text: string) =>
  ask(client, 'ADD_USER_MSG', { topicId, localMsgId: randomUUID(), text, files: [] });

async function notices(client: WireClient): Promise<readonly string[]> {
  const { data } = await ask(client, 'GET_NOTIFICATIONS', {});
  return (data as readonly { readonly content: { readonly ru: { readonly body: string } } }[]).map(
    ({ content }) => content.ru.body,
  );
}

async function messagesSent(): Promise<readonly string[]> {
  const { rows } = await server.bank.database.owner.query<{ text: string }>(
    `select text from message_outbox where text like 'Тулпар: %' order by id`,
  );
  return rows.map(({ text }) => text);
}

/** Makes an application of a story, past the time the demonstration looks at it. */
async function made({ login, make }: ApplicationStory) {
  const client = await server.signedIn(login);
  const applicant = { server, client, login };
  await server.bank.database.owner.query('delete from message_outbox');
  await make(applicant);
  server.bank.clock.advance(61_000);
  return applicant;
}

describe.each(APPLICATION_KINDS)('the case of an application of the kind %s', (kind) => {
  const story = APPLICATION_STORIES[kind];

  it('is opened with a promise, asks and is answered, and is closed by the decision with one message', async () => {
    const madeOn = bankDayOf(server.bank.clock.now());
    const applicant = await made(story);
    const { client } = applicant;
    const opened = await latest(client);
    const { id } = opened;
    expect(opened).toMatchObject({ kind, state: 'received', application: { id: expect.any(String) } });
    expect(opened.application?.outcome).toBeUndefined();
    expect(opened.dueDate).toBe(businessDayAfter(madeOn, story.days, await holidays()));
    expect(await cases(client)).toHaveLength(1);
    expect(await desk.cases()).toMatchObject([{ id, kind, state: 'received', unread: 0 }]);

    await desk.moveCase({ caseId: id, act: 'ask', text: 'Пришлите справку о доходах' });
    expect((await latest(client)).state).toBe('waiting');
    if (kind !== 'productOrder') {
      // The review of the demonstration waits for the answer.
      await story.decide(applicant);
      expect((await latest(client)).state).toBe('waiting');
    }
    expect((await write(client, id, 'Справка во вложении')).code).toBe('');
    expect((await latest(client)).state).toBe('inWork');
    await server.bank.database.owner.query('update customer_case set texted_on = null; delete from message_outbox');

    const stream = await StreamReader.open(client);
    await story.decide(applicant);
    const closed = await latest(client);
    expect(closed).toMatchObject({ id, state: 'closed', application: { outcome: story.outcome } });
    expect(closed.reopenUntil).toBeUndefined();
    const [notice] = await notices(client);
    expect(await texts(client, id)).toEqual(['Пришлите справку о доходах', 'Справка во вложении', notice]);
    expect(await messagesSent()).toEqual([SMS]);
    await stream.until(() => stream.news.some(({ payload }) => Object(payload).topicId === id));
    stream.cut();
    expect(await desk.cases()).toEqual([]);
    expect((await write(client, id, 'Почему?')).code).toBe('CASE_CLOSED');
    expect((await ask(client, 'REOPEN_CASE', { caseId: id })).code).toBe('CASE_CLOSED');
  });
});

describe('the case of an application', () => {
  it('is closed by the decision alone: neither the customer nor the desk closes it', async () => {
    const { client } = await made(APPLICATION_STORIES.limit);
    const { id } = await latest(client);
    expect((await ask(client, 'CLOSE_CASE', { caseId: id })).data).toMatchObject({ id, state: 'received' });
    expect(await desk.moveCase({ caseId: id, act: 'close' })).toMatchObject({ error: 'CASE_MOVE_IMPOSSIBLE' });
    expect(await desk.moveCase({ caseId: id, act: 'answer', text: 'Рассматриваем' })).toMatchObject({ status: 201 });
    expect((await latest(client)).state).toBe('inWork');
  });

  it('follows the steps of an order: a question of the bank waits for the customer', async () => {
    const { client } = await made(APPLICATION_STORIES.productOrder);
    const { id } = await latest(client);
    const order = await latestOrder({ client });
    const moved = async (to: string, comment = '') => {
      expect(await moveApplication(server, { id: order, to, comment })).toBe(200);
      return (await latest(client)).state;
    };
    expect(await moved('IN_PROCESS')).toBe('inWork');
    expect(await moved('UNDER_REVIEW')).toBe('inWork');
    expect(await texts(client, id)).toEqual([]);
    expect(await moved('RENEGOTIATION', 'Выберите другой филиал.')).toBe('waiting');
    expect(await texts(client, id)).toEqual([expect.stringContaining('Выберите другой филиал.')]);
    expect(await moved('REJECTED', 'Филиал закрыт.')).toBe('closed');
    expect((await texts(client, id)).at(-1)).toContain('Филиал закрыт.');
    expect((await latest(client)).application?.outcome).toBe('declined');
    // The question and the decision are one SMS of the day.
    expect(await messagesSent()).toHaveLength(1);
  });

  it('is closed when the customer withdraws, without a message and an SMS', async () => {
    const order = await made(APPLICATION_STORIES.productOrder);
    const txnId = await latestOrder(order);
    expect((await order.client.operation('AccountService', 'CANCEL_APPLICATION', { txnId })).code).toBe('');
    const withdrawn = await latest(order.client);
    expect(withdrawn).toMatchObject({ state: 'closed', application: { outcome: 'withdrawn' } });
    expect(await texts(order.client, withdrawn.id)).toEqual([]);
    expect(await messagesSent()).toEqual([]);
  });

  it('counts among no cases that the bank has to answer at most', async () => {
    const client = await server.signedIn('aibek');
    const general = () => ({ operationId: randomUUID(), kind: 'other', text: 'Вопрос', files: [] });
    for (let number = 0; number < MAX_PENDING_CASES; number += 1) {
      await ask(client, 'OPEN_CASE', general());
    }
    await made(APPLICATION_STORIES.limit);
    expect((await latest(client)).kind).toBe('limit');
    await ask(client, 'CLOSE_CASE', { caseId: (await cases(client))[1]?.id });
    expect((await ask(client, 'OPEN_CASE', general())).code).toBe('');
  });

  it('is not opened for an application that was made without one', async () => {
    const applicant = await made(APPLICATION_STORIES.overdraft);
    await server.bank.database.owner.query('delete from customer_case');
    await APPLICATION_STORIES.overdraft.decide(applicant);
    expect(await cases(applicant.client)).toEqual([]);
    expect(await notices(applicant.client)).not.toEqual([]);
  });

  it('belongs to its customer', async () => {
    const { client } = await made(APPLICATION_STORIES.productOrder);
    const { id } = await latest(client);
    const stranger = await server.signedIn('aizada');
    expect(await cases(stranger)).toEqual([]);
    expect((await ask(stranger, 'GET_MSGS_BY_TOPIC_ID', { topicId: id })).code).toBe('CHAT_TOPIC_NOT_FOUND');
  });
});
