import { setTimeout as pause } from 'node:timers/promises';

import type { Instant } from '../../src/domain/time/Instant';
import type { BankServices } from '../kernel/BankServices';
import type { CallLog } from '../kernel/Call';
import { WITHOUT_WAITING } from '../db/withoutWaiting';
import { RecipientRefused } from './ports/OutgoingMessage';
import type { MessageSender, OutgoingMessage } from './ports/OutgoingMessage';
import type { MessageChannel } from '../db/Tables';

/** Messages of one way that are on their way at once, at most: one that hangs holds up no other. */
const IN_FLIGHT = 20;
/** Of those, to one recipient: ten codes to a telephone that is out of reach leave the other places free. */
const IN_FLIGHT_TO_ONE = 2;
/** Longest time for which a message that was sent waits for others to be recorded with it, in milliseconds. */
const RECORDED_WITHIN_MS = 50;

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
      where channel = $4 and sent_at is null and next_attempt_at <= $1 and recipient <> all ($6::text[])
        and case when give_up_at is null then created_at > $3 else give_up_at > $1 end
      order by urgency, next_attempt_at, id limit $5
      for update skip locked))
  returning id, user_id, recipient, subject, text, created_at`;

/** Of messages that were taken and not begun. */
const GIVE_BACK = `
  update message_outbox set attempts = attempts - 1, next_attempt_at = $2 from ${WITHOUT_WAITING} where id = any($1::bigint[])`;

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

  /**
   * Sends everything whose time has come, the most urgent first, and what comes while some of it is on its way. Once `isStopping`, nothing
   * more is taken.
   */
  async round(isStopping: () => boolean = () => false): Promise<void> {
    const onTheWay = new Map<Promise<void>, string>();
    const sent: OutgoingMessage[] = [];
    const send = async (message: OutgoingMessage) => {
      if (await this.trySending(message)) {
        sent.push(message);
      }
    };
    let mayBeMore = true;
    try {
      while (onTheWay.size > 0 || sent.length > 0 || (mayBeMore && !isStopping())) {
        const free = isStopping() ? 0 : IN_FLIGHT - onTheWay.size;
        const recipients = [...onTheWay.values()];
        const withoutPlace = recipients.filter((recipient) => placesLeft(recipients, recipient) === 0);
        const taken = free === 0 ? [] : await this.take(free, withoutPlace);
        const { begun, left } = withinPlaces(taken, recipients);
        mayBeMore = taken.length === free || withoutPlace.length > 0 || left.length > 0;
        await this.giveBack(left);
        // Nothing is waited for between the beginning of a message and the wait for its end: its failure would be nobody's.
        for (const message of begun) {
          const sending = send(message).finally(() => onTheWay.delete(sending));
          onTheWay.set(sending, message.recipient);
        }
        await settledWithin(onTheWay.keys(), RECORDED_WITHIN_MS);
        await this.markSent(sent.splice(0));
      }
    } finally {
      await Promise.allSettled(onTheWay.keys());
    }
  }

  private async take(most: number, withoutPlace: readonly string[]): Promise<readonly OutgoingMessage[]> {
    const now = this.bank.clock.now();
    const taken = await this.bank.database.pool.query<TakenRow>({
      name: 'take-messages',
      text: TAKE,
      values: [new Date(now), FIRST_RETRY_MS, new Date(now - GIVE_UP_AFTER_MS), this.way.channel, most, withoutPlace],
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

  private async giveBack(messages: readonly OutgoingMessage[]): Promise<void> {
    if (messages.length > 0) {
      await this.bank.database.pool.query({
        name: 'give-messages-back',
        text: GIVE_BACK,
        values: [messages.map((message) => message.id), new Date(this.bank.clock.now())],
      });
    }
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

/** Of messages that were taken, those that have a place beside what is on its way to these recipients, and the others. */
function withinPlaces(taken: readonly OutgoingMessage[], onTheWay: readonly string[]) {
  const recipients = [...onTheWay];
  const begun: OutgoingMessage[] = [];
  const left: OutgoingMessage[] = [];
  for (const message of taken) {
    if (placesLeft(recipients, message.recipient) === 0) {
      left.push(message);
    } else {
      recipients.push(message.recipient);
      begun.push(message);
    }
  }
  return { begun, left };
}

function placesLeft(recipients: readonly string[], recipient: string): number {
  return IN_FLIGHT_TO_ONE - recipients.filter((other) => other === recipient).length;
}

/** Resolves when all are fulfilled, and after `ms` at the latest; rejects with the first that is rejected before. */
async function settledWithin(sendings: Iterable<Promise<void>>, ms: number): Promise<void> {
  const waiting = new AbortController();
  const late = pause(ms, undefined, { signal: waiting.signal }).catch(() => undefined);
  try {
    await Promise.race([Promise.all(sendings), late]);
  } finally {
    waiting.abort();
  }
}
