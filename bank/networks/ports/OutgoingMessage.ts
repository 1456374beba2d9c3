import type { Instant } from '../../../src/domain/time/Instant';

/** A message on its way to a customer. */
export interface OutgoingMessage {
  /** The bank's number of the message; a network that receives it twice sends it once. */
  readonly id: string;
  readonly userId: string;
  /** A telephone number in international form, +996…, or an e-mail address. */
  readonly recipient: string;
  /** Empty where messages have none. */
  readonly subject: string;
  readonly text: string;
  readonly createdAt: Instant;
}

/** A way out. Throws when a message was not taken over; it is tried again later. */
export interface MessageSender {
  send(message: OutgoingMessage): Promise<void>;
}

/** A permanently undeliverable message: the address does not exist. */
export class RecipientRefused extends Error {
  override readonly name = 'RecipientRefused';
}
