import type { Instant } from '../../../src/domain/time/Instant';

/** A message to a telephone. */
export interface SmsMessage {
  /** The bank's number of the message; a network that is told of it twice sends it once. */
  readonly id: string;
  readonly userId: string;
  /** In international form, +996…. */
  readonly recipient: string;
  readonly text: string;
  readonly createdAt: Instant;
}

/** The way out to telephones. Throws when the message was not taken over; it is tried again later. */
export interface SmsSender {
  send(message: SmsMessage): Promise<void>;
}
