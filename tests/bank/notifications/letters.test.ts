import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createEmailSender } from '../../../bank/compose/createEmailSender';
import { SmtpEmailSender } from '../../../bank/networks/email/SmtpEmailSender';
import { MessageDispatcher } from '../../../bank/networks/MessageDispatcher';
import { RecipientRefused } from '../../../bank/networks/ports/OutgoingMessage';
import type { OutgoingMessage } from '../../../bank/networks/ports/OutgoingMessage';
import { SandboxEmailSender } from '../../../bank/sandbox/SandboxEmailSender';
import { selfSigned } from '../../support/selfSigned';
import { addCustomer } from '../support/arrange';
import { createTestBank, withoutNetworks } from '../support/createTestBank';
import type { TestBank } from '../support/createTestBank';

const SILENT = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
const CERTIFICATE = selfSigned();
const FROM = 'Тулпар <no-reply@tulpar.example>';

const letter: OutgoingMessage = {
  id: '7',
  userId: '1',
  recipient: 'aibek@mail.example',
  subject: 'Код подтверждения',
  text: '123456 — код ңөү',
  createdAt: 0,
};

/** A real SMTP relay on this machine that stores the e-mails it receives. */
class Relay {
  readonly letters: string[] = [];
  /** SMTP status codes with which the relay rejects the next recipients, one after the other; when empty it accepts. */
  readonly refusals: number[] = [];
  readonly secured: boolean[] = [];
  port = 0;
  private readonly server: SMTPServer;

  constructor(options: SMTPServerOptions = {}) {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: options.key === undefined ? ['STARTTLS'] : [],
      logger: false,
      ...options,
      onRcptTo: (_address, session, callback) => {
        this.secured.push(session.secure === true);
        const code = this.refusals.shift();
        callback(code === undefined ? null : Object.assign(new Error('not now'), { responseCode: code }));
      },
      onData: (stream, _session, callback) => {
        let text = '';
        stream.on('data', (chunk) => (text += String(chunk)));
        stream.on('end', () => {
          this.letters.push(text);
          callback();
        });
      },
    });
    this.server.on('error', () => undefined);
  }

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const address = this.server.server.address();
    this.port = typeof address === 'object' && address !== null ? address.port : 0;
    return this;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }
}

let relay: Relay;
let sender: SmtpEmailSender;

function senderTo(url: string, authority?: string): SmtpEmailSender {
  sender = new SmtpEmailSender({ url, from: FROM, authority });
  return sender;
}

afterEach(async () => {
  sender.close();
  await relay.close();
});

describe('a mail relay', () => {
  it('is handed the letter whole, in every script, from the bank', async () => {
    relay = await new Relay().open();
    await senderTo(`smtp://127.0.0.1:${relay.port}`).send(letter);
    const [received = ''] = relay.letters;
    expect(received).toMatch(/^From: =\?UTF-8\?.*<no-reply@tulpar\.example>/m);
    expect(received).toMatch(/^To: aibek@mail\.example/m);
    expect(received).toContain('Message-ID: <7@tulpar.example>');
    const body = received.slice(received.indexOf('\r\n\r\n'));
    expect(Buffer.from(body, 'base64').toString('utf8')).toContain('123456 — код ңөү');
  });

  it('is reached over TLS with the certificate authority of the bank, and with no other', async () => {
    relay = await new Relay({ secure: true, key: CERTIFICATE.key, cert: CERTIFICATE.certificate }).open();
    await senderTo(`smtps://127.0.0.1:${relay.port}`, CERTIFICATE.certificate).send(letter);
    expect(relay.letters).toHaveLength(1);
    sender.close();
    await expect(senderTo(`smtps://127.0.0.1:${relay.port}`).send(letter)).rejects.toThrow(/self-signed/);
    expect(relay.letters).toHaveLength(1);
  });

  it('is upgraded to TLS when it offers that, with the credentials of the bank', async () => {
    relay = await new Relay({
      key: CERTIFICATE.key,
      cert: CERTIFICATE.certificate,
      authOptional: false,
      onAuth: ({ username, password }, _session, callback) =>
        callback(null, username === 'bank' && password === 'se@cret' ? { user: 'bank' } : {}),
    }).open();
    await senderTo(`smtp://bank:se%40cret@127.0.0.1:${relay.port}`, CERTIFICATE.certificate).send(letter);
    expect(relay.secured).toEqual([true]);
    expect(relay.letters).toHaveLength(1);
  });

  it('that does not know the address is not called again; a busy one is', async () => {
    relay = await new Relay().open();
    senderTo(`smtp://127.0.0.1:${relay.port}`);
    relay.refusals.push(550, 451);
    await expect(sender.send(letter)).rejects.toBeInstanceOf(RecipientRefused);
    await expect(sender.send(letter)).rejects.not.toBeInstanceOf(RecipientRefused);
    await sender.send(letter);
    expect(relay.letters).toHaveLength(1);
  });
});

describe('letters of the outbox', () => {
  let bank: TestBank;
  let userId: string;

  beforeAll(async () => {
    bank = await createTestBank();
    userId = (await addCustomer(bank, 'reader')).userId;
  });
  beforeEach(() => bank.database.owner.query('delete from message_outbox'));
  afterAll(() => bank.close());

  async function queue(channel: string, minutes: number): Promise<void> {
    const now = bank.clock.now();
    await bank.database.owner.query(
      `insert into message_outbox (channel, user_id, recipient, subject, text, created_at, next_attempt_at, give_up_at)
        values ($1, $2, 'reader@mail.example', 'Код', '654321 — код', $3, $3, $4)`,
      [channel, userId, new Date(now), new Date(now + minutes * 60_000)],
    );
  }

  async function outbox() {
    const { rows } = await bank.database.owner.query<{
      channel: string;
      sent: boolean;
      text: string;
      attempts: number;
    }>('select channel, sent_at is not null as sent, text, attempts from message_outbox order by id');
    return rows;
  }

  it('wait out a relay that puts strangers off, and are not messages to phones', async () => {
    relay = await new Relay().open();
    relay.refusals.push(451);
    senderTo(`smtp://127.0.0.1:${relay.port}`);
    const dispatcher = new MessageDispatcher(bank.services, { channel: 'email', sender }, SILENT);
    await queue('email', 5);
    await queue('sms', 5);
    await dispatcher.round();
    bank.clock.advance(15_000);
    await dispatcher.round();
    expect(relay.letters).toHaveLength(1);
    expect(await outbox()).toMatchObject([
      { channel: 'email', sent: true, text: '', attempts: 2 },
      { channel: 'sms', sent: false, attempts: 0 },
    ]);
  });

  it('are not sent again to an unknown address, and their code is deleted', async () => {
    relay = await new Relay().open();
    relay.refusals.push(550);
    senderTo(`smtp://127.0.0.1:${relay.port}`);
    const dispatcher = new MessageDispatcher(bank.services, { channel: 'email', sender }, SILENT);
    await queue('email', 60);
    await dispatcher.round();
    expect(await outbox()).toMatchObject([{ text: '', sent: false }]);
    bank.clock.advance(10 * 60_000);
    await dispatcher.round();
    expect(await outbox()).toMatchObject([{ sent: false, attempts: 1 }]);
  });

  it('leave through a relay, through the sandbox, or not at all', async () => {
    relay = await new Relay().open();
    senderTo(`smtp://127.0.0.1:${relay.port}`);
    const { configuration } = bank.services;
    const production = { ...configuration, sandbox: false };
    expect(createEmailSender(bank.services)).toBeInstanceOf(SandboxEmailSender);
    expect(createEmailSender({ ...bank.services, configuration: production })).toBeUndefined();
    expect(
      createEmailSender({ ...bank.services, configuration: { ...production, smtpUrl: 'smtp://mail.example' } }),
    ).toBeInstanceOf(SmtpEmailSender);
    const reader = await bank.callAs('reader');
    const closed = withoutNetworks(bank.services);
    const { contactHandlers } = await import('../../../bank/modules/profile/contactsHandlers');
    const context = { caller: reader.caller, bank: closed, now: bank.clock.now(), referenceId: 'test', address: '' };
    expect(await contactHandlers.GET_CONFIRMATION_CODE_BY_EMAIL({ email: 'a@mail.example' }, context)).toMatchObject({
      failure: { code: 'OPERATION_IMPOSSIBLE' },
    });
  });
});
