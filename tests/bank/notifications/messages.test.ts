import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createSmsSender } from '../../../bank/compose/createSmsSender';
import { HttpSmsSender } from '../../../bank/networks/sms/HttpSmsSender';
import { MessageDispatcher } from '../../../bank/networks/MessageDispatcher';
import type { SmsMessage, SmsSender } from '../../../bank/networks/ports/SmsSender';
import { addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank } from '../support/createTestBank';

const SILENT = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

let bank: TestBank;
let userId: string;

beforeAll(async () => {
  bank = await createTestBank();
  userId = (await addCustomer(bank, 'receiver')).userId;
});
beforeEach(() => bank.database.owner.query('delete from message_outbox'));
afterAll(() => bank.close());

async function queue(text: string): Promise<void> {
  const now = new Date(bank.clock.now());
  await bank.database.owner.query(
    `insert into message_outbox (user_id, recipient, text, created_at, next_attempt_at) values ($1, '+996555000000', $2, $3, $3)`,
    [userId, text, now],
  );
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
    const withGateway = { ...configuration, sandbox: false, smsGatewayUrl: 'http://127.0.0.1:1/' };
    expect(createSmsSender({ ...bank.services, configuration: withGateway })).toBeInstanceOf(HttpSmsSender);
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
    await new HttpSmsSender(`http://bank:se%40cret@127.0.0.1:${port}/send`).send(message);
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
    await expect(new HttpSmsSender(`http://127.0.0.1:${port}/`).send(message)).rejects.toThrow('503');
    status = 200;
    await expect(new HttpSmsSender('http://127.0.0.1:1/').send(message)).rejects.toThrow();
  });
});
