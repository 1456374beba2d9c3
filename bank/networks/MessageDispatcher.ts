import type { Instant } from '../../src/domain/time/Instant';
import type { BankServices } from '../kernel/BankServices';
import type { CallLog } from '../kernel/Call';
import { WITHOUT_WAITING } from '../db/withoutWaiting';
import { RecipientRefused } from './ports/OutgoingMessage';
import type { MessageSender, OutgoingMessage } from './ports/OutgoingMessage';
import type { MessageChannel } from '../db/Tables';

const BATCH = 20;

/** A code is worthless after five minutes, so a message that says nothing else is given up then. */
const GIVE_UP_AFTER_MS = 5 * 60 * 1000;
/** A message that was taken and neither sent nor failed is tried again: its process died. Longer than any attempt lasts. */
const FIRST_RETRY_MS = 15_000;

/**
 * Messages are taken by moving their next attempt ahead, so no lock is held while a message is on its way. A message whose
 * sending is forgotten in a crash is sent again, which is cheaper than waiting for the disk with each. They are an array and no
 * subquery to be joined, so that a plan made while few messages had been sent does not read all of them later.
 */
const TAKE = `
  update message_outbox
     set attempts = attempts + 1,
         next_attempt_at = $1::timestamptz + attempts * $2::int * interval '1 millisecond' + $2::int * interval '1 millisecond'
    from ${WITHOUT_WAITING}
   where id = any (array(
     select id from message_outbox
      where channel = $4 and sent_at is null and next_attempt_at <= $1
        and case when give_up_at is null then created_at > $3 else give_up_at > $1 end
      order by next_attempt_at, id limit ${BATCH}
      for update skip locked))
  returning id, user_id, recipient, subject, text, created_at`;

/** The text is emptied once it is sent, because it carries a code. */
const MARK_SENT = `
  update message_outbox set sent_at = $2, text = '', last_error = null from ${WITHOUT_WAITING} where id = any($1::bigint[])`;

/** Query of the moment since which the oldest message of a channel has waited that is not given up, at the time $1. */
export function waitingMessages(channel: MessageChannel): string {
  return `
    select min(created_at) as since from message_outbox where channel = '${channel}' and sent_at is null
      and case when give_up_at is null then created_at > $1::timestamptz - ${GIVE_UP_AFTER_MS} * interval '1 millisecond' else give_up_at > $1 end`;
}

interface TakenRow {
  readonly id: bigint;
  readonly user_id: bigint;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly created_at: Instant;
}

/** One way out of the bank and what goes there. */
export interface MessageWay {
  readonly channel: MessageChannel;
  readonly sender: MessageSender;
}

/** Sends what waits in the outbox of messages for one way out, in any number of processes at once, each message at least once. */
export class MessageDispatcher {
  constructor(
    private readonly bank: BankServices,
    private readonly way: MessageWay,
    private readonly log: CallLog,
  ) {}

  /** Sends everything whose time has come. */
  async round(): Promise<void> {
    let taken: readonly OutgoingMessage[];
    do {
      taken = await this.take();
      const sent = await Promise.all(taken.map((message) => this.trySending(message)));
      await this.markSent(taken.filter((_, index) => sent[index]));
    } while (taken.length === BATCH);
  }

  private async take(): Promise<readonly OutgoingMessage[]> {
    const now = this.bank.clock.now();
    const taken = await this.bank.database.pool.query<TakenRow>({
      name: 'take-messages',
      text: TAKE,
      values: [new Date(now), FIRST_RETRY_MS, new Date(now - GIVE_UP_AFTER_MS), this.way.channel],
    });
    return taken.rows
      .toSorted((left, right) => Number(left.id - right.id))
      .map((row) => ({
        id: row.id.toString(),
        userId: row.user_id.toString(),
        recipient: row.recipient,
        subject: row.subject,
        text: row.text,
        createdAt: row.created_at,
      }));
  }

  /** False when the message is to be tried again later. */
  private async trySending(message: OutgoingMessage): Promise<boolean> {
    try {
      await this.way.sender.send(message);
      return true;
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : 'unknown';
      this.log.warn({ message: message.id, reason }, 'message not sent');
      await this.bank.database.kysely
        .updateTable('message_outbox')
        .set({
          last_error: reason.slice(0, 500),
          ...(cause instanceof RecipientRefused && { give_up_at: new Date(this.bank.clock.now()), text: '' }),
        })
        .where('id', '=', BigInt(message.id))
        .execute();
      return false;
    }
  }

  private async markSent(messages: readonly OutgoingMessage[]): Promise<void> {
    if (messages.length > 0) {
      await this.bank.database.pool.query({
        name: 'mark-messages-sent',
        text: MARK_SENT,
        values: [messages.map((message) => message.id), new Date(this.bank.clock.now())],
      });
    }
  }
}
