/** A key in the authenticator of a demonstration phone, with the code it makes now. */
export interface AuthenticatorEntry {
  readonly id: string;
  readonly issuer: string;
  readonly account: string;
  readonly code: string;
  readonly millisecondsLeft: number;
}

/** Topic of the chat of a user. */
export interface DeskTopic {
  readonly userId: string;
  readonly topicId: string;
}

export interface DeskChat extends DeskTopic {
  readonly login: string;
  readonly unread: number;
  readonly company?: Readonly<Record<string, string>>;
}

export interface DeskCase {
  readonly id: string;
  readonly userId: string;
  readonly kind: string;
  readonly transactionId?: string;
  readonly state: string;
  readonly dueOn: string;
  readonly unread: number;
}

export interface Refused {
  readonly status: number;
  readonly error: unknown;
}

/** The devices and the clock on the desk of the demonstration, as a test handles them. */
export class Desk {
  constructor(private readonly origin: string) {}

  /** Entries of the authenticator of this login, the newest key first. */
  async authenticator(login: string): Promise<readonly AuthenticatorEntry[]> {
    const answer = await fetch(`${this.origin}/sandbox/authenticator?login=${login}`);
    return answer.json() as Promise<readonly AuthenticatorEntry[]>;
  }

  /** Adds a key to the authenticator; returns its entries. */
  async enrol(login: string, text: string): Promise<readonly AuthenticatorEntry[]> {
    const answer = await this.send('/authenticator', { login, text });
    if (answer.status !== 201) {
      throw new Error(`The authenticator answered ${answer.status}`);
    }
    return answer.json() as Promise<readonly AuthenticatorEntry[]>;
  }

  async tryEnrolling(body: unknown): Promise<Refused> {
    return refused(await this.send('/authenticator', body));
  }

  async removeKey(login: string, id: string): Promise<void> {
    await this.send('/authenticator/remove', { login, id });
  }

  async tokens(login: string): Promise<readonly { readonly serial: string; readonly presses: string }[]> {
    const answer = await fetch(`${this.origin}/sandbox/tokens?login=${login}`);
    return answer.json() as Promise<readonly { serial: string; presses: string }[]>;
  }

  /** The next code of a token. */
  async press(serial: string): Promise<string> {
    const answer = await this.send('/tokens/press', { serial });
    const { code } = (await answer.json()) as { readonly code: string };
    return code;
  }

  async tryPressing(body: unknown): Promise<Refused> {
    return refused(await this.send('/tokens/press', body));
  }

  /** The bank's time, in milliseconds. */
  async now(): Promise<number> {
    const answer = await fetch(`${this.origin}/sandbox/clock`);
    const { now } = (await answer.json()) as { readonly now: string };
    return Date.parse(now);
  }

  async moveClock(how: { readonly forwardMs: number } | { readonly to: string }): Promise<void> {
    const answer = await this.send('/clock', how);
    if (!answer.ok) {
      throw new Error(`The clock answered ${answer.status}`);
    }
  }

  async tryMoving(body: unknown): Promise<Refused> {
    return refused(await this.send('/clock', body));
  }

  /** Has somebody elsewhere send money; answers the number it is picked up by, or why it was not sent. */
  async sendMoney(
    transfer: Readonly<Record<string, string>>,
  ): Promise<{ readonly controlNumber?: string; readonly error?: string }> {
    const answer = await this.send('/money-transfers', transfer);
    return answer.json() as Promise<{ readonly controlNumber?: string; readonly error?: string }>;
  }

  /** Has a customer of another bank pay by a code of this bank; answers the key of the payment, or why it was not made. */
  async payFromAnotherBank(
    payment: Readonly<Record<'link' | 'amount' | 'payer' | 'bic', string>>,
  ): Promise<{ readonly key?: string; readonly error?: string }> {
    const answer = await this.send('/qr-arrivals', payment);
    return answer.json() as Promise<{ readonly key?: string; readonly error?: string }>;
  }

  /** Chats the desk of the bank lists. */
  async chats(): Promise<readonly DeskChat[]> {
    return (await fetch(`${this.origin}/sandbox/chat`)).json() as Promise<readonly DeskChat[]>;
  }

  /** Opens a chat at the desk of the bank, which has read it then; answers the texts of its messages. */
  async readChat(topic: DeskTopic): Promise<readonly string[]> {
    const answer = await this.send('/chat/read', topic);
    const messages = (await answer.json()) as readonly { readonly text: string }[];
    return messages.map(({ text }) => text);
  }

  /** Answers a customer from the desk of the bank. */
  async answerChat(
    answer: DeskTopic & { readonly text: string; readonly files?: readonly object[]; readonly closes?: boolean },
  ): Promise<Refused> {
    const sent = await this.send('/chat/answer', { files: [], ...answer });
    return refused(sent);
  }

  /** Cases the desk of the bank lists. */
  async cases(): Promise<readonly DeskCase[]> {
    return (await fetch(`${this.origin}/sandbox/cases`)).json() as Promise<readonly DeskCase[]>;
  }

  /** Takes a case, asks, answers or closes it at the desk of the bank. */
  async moveCase(
    move: { readonly caseId: string; readonly act: string } & {
      readonly text?: string;
      readonly files?: readonly object[];
    },
  ): Promise<Refused> {
    return refused(await this.send('/cases', { text: '', files: [], ...move }));
  }

  private send(path: string, body: unknown): Promise<Response> {
    return fetch(`${this.origin}/sandbox${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }
}

async function refused(answer: Response): Promise<Refused> {
  const { error } = (await answer.json()) as { readonly error?: unknown };
  return { status: answer.status, error };
}
