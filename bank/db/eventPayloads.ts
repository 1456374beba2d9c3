import type { LocalizedText } from '../../src/domain/language/Language';

/** Kind of a notice about a movement of money; its text is made from the transaction each time it is read. */
export type MovementNotice =
  | 'transferBooked'
  | 'moneyReceived'
  | 'moneySent'
  | 'paymentAccepted'
  | 'paymentDone'
  | 'paymentRejected'
  | 'paymentReturned'
  | 'recallDeclined'
  | 'arrivalDone'
  | 'arrivalRejected'
  | 'arrivalUndone'
  | 'interestPaid'
  | 'depositOpened'
  | 'depositEnded'
  | 'orderAccepted';

/** Payload of an outbox row by the field names of the stream; ids and versions are text. */
export interface EventPayload {
  readonly accountId?: string;
  readonly txnId?: string;
  readonly msgId?: string;
  readonly dataVersion?: string;
  readonly directoryName?: string;
  readonly title?: LocalizedText;
  /** Kind of the announced notice, in place of a title. */
  readonly notice?: MovementNotice;
}

/** News of a booking for one customer (bank/ledger/functions/announce_bookings.sql). */
export interface BookingPayload {
  readonly txnId?: string;
  readonly notice?: MovementNotice;
  /** The only user notified of the transaction; every user of the customer when absent. */
  readonly userId?: string;
  /** True for a booking without an order of the customer: open pages read its transaction again. */
  readonly byBank?: true;
  /** Current accounts that were changed. */
  readonly accounts?: readonly { readonly accountId: string; readonly dataVersion: string }[];
}
