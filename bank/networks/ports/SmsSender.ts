import type { OutgoingMessage } from './OutgoingMessage';

/** A message to a telephone. */
export type SmsMessage = Omit<OutgoingMessage, 'subject'>;

/** The way out to telephones. Throws when the message was not taken over; it is tried again later. */
export interface SmsSender {
  send(message: SmsMessage): Promise<void>;
}
