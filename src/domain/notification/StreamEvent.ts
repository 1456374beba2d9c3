/** Notification actions of the live stream (specification 2, section 7.4). */
export const STREAM_EVENT_TYPES = [
  'UPDATED_CURRENCY_RATE',
  'UPDATED_DEPOSIT',
  'UPDATED_ACCOUNT',
  'TRANSACTION_NOTIFICATION',
  'NOTIFICATION',
  'UPDATED_ACCOUNT_CARD',
  'TRANSACTION_UPDATED',
  'CHAT_NEW_MSG',
  'SHOULD_UPDATE_USER_DATA',
  'DV_OF_DIRECTORIES',
] as const;

export type StreamEventType = (typeof STREAM_EVENT_TYPES)[number];

export interface StreamEvent {
  readonly type: StreamEventType;
  readonly title?: string;
  readonly accountId?: string;
  readonly txnId?: string;
  readonly msgId?: string;
  /** Topic of the chat a notification is about. */
  readonly topicId?: string;
  readonly directoryName?: string;
  readonly dataVersion?: bigint;
  /** Position in the stream from which to resume after this event. */
  readonly position: string;
}
