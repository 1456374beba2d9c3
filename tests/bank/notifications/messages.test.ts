import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createSmsSender } from '../../../bank/compose/createSmsSender';
import { HttpSmsSender } from '../../../bank/networks/sms/HttpSmsSender';
import { SmsGateways } from '../../../bank/networks/sms/SmsGateways';
import { MessageDispatcher } from '../../../bank/networks/MessageDispatcher';
import { queueMessage } from '../../../bank/networks/messages';
import type { URGENCIES } from '../../../bank/networks/messages';
import type { SmsMessage, SmsSender } from '../../../bank/networks/ports/SmsSender';
import { addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank } from '../support/createTestBank';

/** Messages of one way that are on their way at once, see MessageDispatcher. */
const IN_FLIGHT = 20;
const LIMIT_MS = 10_000;
const SILENT = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

let bank: TestBank;
let userId: string;

beforeAll(async () => {
  bank = await createTestBank();
  userId = (await addCustomer(bank, 'receiver')).userId;
});
beforeEach(() => bank.database.owner.query('delete from message_outbox'));
afterAll(() => bank.close());

let queued = 0;

/** Each message goes to a telephone of its own, unless it is named. */
function queue(
  text: string,
  urgency: keyof typeof URGENCIES = 'notice',
  phone = `+996555${String((queued += 1)).padStart(6, '0')}`,
): Promise<void> {
  const order = { text, now: bank.clock.now(), urgency };
  return queueMessage(bank.services.database.kysely, { userId, phone }, order);
}

async function outbox(): Promise<
  readonly { readonly sent: boolean; readonly text: string; readonly attempts: number }[]
> {
  const { rows } = await bank.database.owner.query<{ sent: boolean; text: string; attempts: number }>(
    'select sent_at is not null as sent, text, attempts from message_outbox order by id',
  );
  return rows;
}

class Recorder implements SmsSender {
  readonly sent: string[] = [];
  failures = 0;

  async send(message: SmsMessage): Promise<void> {
    if (this.failures > 0) {
      this.failures -= 1;
      throw new Error('the network is down');
    }
    this.sent.push(message.text);
  }
}

/** Keeps its first messages until they are released, and takes all others at once. */
class HangingSender implements SmsSender {
  readonly sent: string[] = [];
  readonly hanging: (() => void)[] = [];
  most = 0;
  private onTheWay = 0;

  constructor(private readonly hangs: number) {}

  async send(message: SmsMessage): Promise<void> {
    this.onTheWay += 1;
    this.most = Math.max(this.most, this.onTheWay);
    await (this.hanging.length < this.hangs && new Promise<void>((release) => this.hanging.push(release)));
    this.onTheWay -= 1;
    this.sent.push(message.text);
  }
}

describe('messages', () => {
  it('are sent once by any number of processes, and their text is deleted', async () => {
    const sender = new Recorder();
    const dispatchers = Array.from(
      { length: 4 },
      () => new MessageDispatcher(bank.services, { channel: 'sms', sender }, SILENT),
    );
    for (let number = 0; number < 60; number += 1) {
      await queue(`message ${number}`);
    }
    await Promise.all(dispatchers.map((dispatcher) => dispatcher.round()));
    expect(sender.sent.toSorted()).toEqual(
      Array.from({ length: 60 }, (_none, number) => `message ${number}`).toSorted(),
    );
    expect((await outbox()).every((message) => message.text === '' && message.attempts === 1)).toBe(true);
  });

  it('leave while another one hangs, the most urgent first, and at most as many at once as there are places', async () => {
    const sender = new HangingSender(IN_FLIGHT - 1);
    for (let number = 1; number < IN_FLIGHT; number += 1) {
      await queue('hangs');
    }
    const round = new MessageDispatcher(bank.services, { channel: 'sms', sender }, SILENT).round();
    await expect.poll(() => sender.hanging.length).toBe(IN_FLIGHT - 1);
    await bank.services.database.kysely.transaction().execute(async (connection) => {
      const phone = '+996555000000';
      for (const [text, urgency] of [
        ['notice', 'notice'],
        ['operation', 'code'],
        ['sign-in', 'access'],
      ] as const) {
        await queueMessage(connection, { userId, phone }, { text, now: bank.clock.now(), urgency });
      }
    });
    await expect.poll(() => sender.sent).toEqual(['sign-in', 'operation', 'notice']);
    await expect.poll(async () => (await outbox()).filter((message) => message.sent).length).toBe(3);
    expect(sender.most).toBe(IN_FLIGHT);
    sender.hanging.forEach((release) => release());
    await round;
    expect((await outbox()).every((message) => message.sent)).toBe(true);
  });

  it('to one telephone that is out of reach hold two places, and leave one after the other', async () => {
    const sender = new HangingSender(2);
    const [silent, other] = ['+996700000001', '+996700000002'];
    for (let number = 1; number <= IN_FLIGHT; number += 1) {
      await queue(`code ${number}`, 'access', silent);
    }
    await queue('notice', 'notice', other);
    const round = new MessageDispatcher(bank.services, { channel: 'sms', sender }, SILENT).round();
    await expect.poll(() => sender.sent).toEqual(['notice']);
    sender.hanging.forEach((release) => release());
    await round;
    expect(sender.most).toBe(3);
    expect((await outbox()).every((message) => message.sent && message.attempts === 1)).toBe(true);
  });

  it('that fail with the database while others are given back end the round, and nothing else', async () => {
    const { database } = bank.services;
    const lost = () => Promise.reject(new Error('the connection is lost'));
    const pool = Object.create(database.pool, {
      query: {
        value: (query: { readonly name?: string }) =>
          query.name === 'give-messages-back'
            ? new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
            : database.pool.query(query as Parameters<typeof database.pool.query>[0]),
      },
    });
    const kysely = { updateTable: () => ({ set: () => ({ where: () => ({ execute: lost }) }) }) };
    const services = {
      ...bank.services,
      database: Object.create(database, { pool: { value: pool }, kysely: { value: kysely } }),
    };
    for (let number = 1; number <= 3; number += 1) {
      await queue(`code ${number}`, 'access', '+996700000003');
    }
    const unhandled: unknown[] = [];
    const keep = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', keep);
    const sender = { send: lost };
    await expect(new MessageDispatcher(services, { channel: 'sms', sender }, SILENT).round()).rejects.toThrow(
      'the connection is lost',
    );
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', keep);
    expect(unhandled).toEqual([]);
  });

  it('are not taken any more once the process ends, and those on their way are recorded', async () => {
    const sender = new HangingSender(1);
    let isStopping = false;
    await queue('hangs');
    const round = new MessageDispatcher(bank.services, { channel: 'sms', sender }, SILENT).round(() => isStopping);
    await expect.poll(() => sender.hanging.length).toBe(1);
    isStopping = true;
    await queue('for the next process');
    sender.hanging.forEach((release) => release());
    await round;
    expect((await outbox()).map((message) => message.sent)).toEqual([true, false]);
  });

  it('are tried again later when the network did not take them, and given up when they are worthless', async () => {
    const sender = new Recorder();
    sender.failures = 1;
    const dispatcher = new MessageDispatcher(bank.services, { channel: 'sms', sender }, SILENT);
    await queue('patience');
    await dispatcher.round();
    expect(await outbox()).toMatchObject([{ sent: false, attempts: 1 }]);
    bank.clock.advance(15_000);
    await dispatcher.round();
    expect(sender.sent).toEqual(['patience']);
    sender.failures = 100;
    await queue('too late');
    await dispatcher.round();
    bank.clock.advance(6 * 60_000);
    await dispatcher.round();
    expect(await outbox()).toMatchObject([{ sent: true }, { sent: false, attempts: 1 }]);
  });

  it('lie on a phone of the sandbox in the order they were written in, once each, whichever came first', async () => {
    const sender = createSmsSender(bank.services);
    const message = (number: number): SmsMessage => ({
      id: number.toString(),
      userId,
      recipient: '+996555000000',
      text: `written as number ${number}`,
      createdAt: bank.clock.now(),
    });
    for (const number of [900_002, 900_001, 900_002]) {
      await sender.send(message(number));
    }
    const { rows } = await bank.database.owner.query<{ text: string }>(
      `select text from sandbox_message where login = 'receiver' order by id desc`,
    );
    expect(rows.map(({ text }) => text)).toEqual(['written as number 900002', 'written as number 900001']);
  });

  it('leave through the sandbox, through a gateway, or the bank does not start', () => {
    const { configuration } = bank.services;
    const production = { ...bank.services, configuration: { ...configuration, sandbox: false } };
    expect(() => createSmsSender(production)).toThrow(/SMS_GATEWAY_URL/);
    const withGateway = { ...configuration, sandbox: false, smsGateways: ['http://127.0.0.1:1/'] };
    expect(createSmsSender({ ...bank.services, configuration: withGateway })).toBeInstanceOf(SmsGateways);
  });
});

describe('a gateway for messages over HTTP', () => {
  const received: { readonly headers: NodeJS.Dict<string | string[]>; readonly body: unknown }[] = [];
  let status = 200;
  let gateway: Server;
  let port: number;

  beforeAll(async () => {
    gateway = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk) => (text += String(chunk)));
      request.on('end', () => {
        const body: unknown = JSON.parse(text);
        received.push({ headers: request.headers, body });
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    const address: AddressInfo | string | null = gateway.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterAll(() => new Promise((resolve) => gateway.close(resolve)));

  const message: SmsMessage = {
    id: '7',
    userId: '1',
    recipient: '+996555000000',
    text: 'Код 123456 ңөү',
    createdAt: 0,
  };

  it('gets the number, the recipient and the text, with the credentials of its address', async () => {
    await new HttpSmsSender(`http://bank:se%40cret@127.0.0.1:${port}/send`, LIMIT_MS).send(message);
    expect(received.at(-1)).toMatchObject({
      headers: {
        'authorization': `Basic ${Buffer.from('bank:se@cret').toString('base64')}`,
        'idempotency-key': '7',
        'content-type': 'application/json',
      },
      body: { id: '7', to: '+996555000000', text: 'Код 123456 ңөү' },
    });
  });

  it('that refuses or cannot be reached leaves the message unsent', async () => {
    status = 503;
    await expect(new HttpSmsSender(`http://127.0.0.1:${port}/`, LIMIT_MS).send(message)).rejects.toThrow('503');
    status = 200;
    await expect(new HttpSmsSender('http://127.0.0.1:1/', LIMIT_MS).send(message)).rejects.toThrow();
  });
});

describe('two gateways', () => {
  const message: SmsMessage = { id: '8', userId: '1', recipient: '+996555000000', text: 'Код', createdAt: 0 };

  it('take over what the other does not, and the one that failed is asked again after a minute', async () => {
    const [first, second] = [new Recorder(), new Recorder()];
    let now = 0;
    const gateways = new SmsGateways([first, second], () => now);
    const sentBy = async () => {
      const before = [first.sent.length, second.sent.length] as const;
      await gateways.send(message);
      return [first.sent.length - before[0], second.sent.length - before[1]];
    };
    expect(await sentBy()).toEqual([1, 0]);
    first.failures = 1;
    expect(await sentBy()).toEqual([0, 1]);
    now = 59_999;
    expect(await sentBy()).toEqual([0, 1]);
    second.failures = 1;
    expect(await sentBy()).toEqual([1, 0]);
    now += 60_000;
    expect(await sentBy()).toEqual([1, 0]);
  });

  it('that both refuse a message leave it unsent, with both reasons', async () => {
    const [first, second] = [new Recorder(), new Recorder()];
    first.failures = 1;
    second.failures = 1;
    await expect(new SmsGateways([first, second]).send(message)).rejects.toThrow(
      'the network is down; the network is down',
    );
  });

  it('share the time in which one must answer', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const answers = new Recorder();
    await new SmsGateways([new HttpSmsSender(`http://127.0.0.1:${port}/`, 50), answers]).send(message);
    expect(answers.sent).toEqual(['Код']);
    silent.closeAllConnections();
    await new Promise((resolve) => silent.close(resolve));
  });
});
