import type { FileExtension } from '../file/fileRules';
import type { OperationId } from '../operation/OperationId';
import type { Instant } from '../time/Instant';

/** File of a message. */
export interface ChatFile {
  /** Name by which the bank keeps it. */
  readonly id: string;
  /** Name its sender knows it by, with its ending. */
  readonly name: string;
  readonly extension: FileExtension;
}

/** Outcome of sending a message to the bank (specification 1, section 3). */
export type SendOutcome = 'success' | 'error';

/** Message of a chat, as the bank keeps it. Identifiers grow with time. */
export interface ChatMessage {
  readonly id: string;
  readonly topicId: string;
  readonly createdAt: Instant;
  readonly from: 'customer' | 'bank';
  /** Id the customer's device gave it; the bank's own messages have none. */
  readonly localId: OperationId | undefined;
  readonly text: string;
  readonly files: readonly ChatFile[];
  readonly outcome: SendOutcome;
  /** Moment the other side read it. */
  readonly readAt: Instant | undefined;
}

/** Last message of a topic, and the number of the bank's messages there that the customer has not read. */
export interface TopicSummary {
  readonly topicId: string;
  readonly unread: number;
  readonly last: ChatMessage;
}

/** Message the customer writes. */
export interface MessageDraft {
  readonly topicId: string;
  readonly localId: OperationId;
  readonly text: string;
  readonly files: readonly string[];
}
