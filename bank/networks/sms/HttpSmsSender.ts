import type { SmsMessage, SmsSender } from '../ports/SmsSender';

/**
 * Hands messages to a gateway over HTTP: POST of `{ id, to, text }` as JSON. Any answer of the 200 family means that the
 * gateway has taken the message over. Credentials stand in the address (`https://user:password@host/path`).
 */
export class HttpSmsSender implements SmsSender {
  private readonly address: URL;
  private readonly authorization: string | undefined;

  /** @param limitMs longest time a gateway has for its answer */
  constructor(
    url: string,
    private readonly limitMs: number,
  ) {
    this.address = new URL(url);
    if (this.address.username !== '') {
      const pair = `${decodeURIComponent(this.address.username)}:${decodeURIComponent(this.address.password)}`;
      this.authorization = `Basic ${Buffer.from(pair).toString('base64')}`;
    }
    this.address.username = '';
    this.address.password = '';
  }

  async send(message: SmsMessage): Promise<void> {
    const answer = await fetch(this.address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': message.id,
        ...(this.authorization !== undefined && { authorization: this.authorization }),
      },
      body: JSON.stringify({ id: message.id, to: message.recipient, text: message.text }),
      redirect: 'error',
      signal: AbortSignal.timeout(this.limitMs),
    });
    await answer.arrayBuffer();
    if (!answer.ok) {
      throw new Error(`The SMS gateway answered ${answer.status}`);
    }
  }
}
