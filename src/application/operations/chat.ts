import type { ChatFile, ChatMessage, MessageDraft, TopicSummary } from '../../domain/chat/ChatMessage';
import type { FileUpload } from './customer';
import { declare } from './declaration';
import type { Nothing } from './utilities';

/** State of every topic of the user's chat. */
export interface ChatSummary extends UnreadCount {
  /** Topics with messages. */
  readonly topics: readonly TopicSummary[];
}

export interface UnreadCount {
  /** Messages of the bank the user has not read, in all topics. */
  readonly unread: number;
}

export interface TopicQuery {
  readonly topicId: string;
  /** Asks for messages older than this one; the newest without it. */
  readonly beforeId: string | undefined;
}

/** Some messages of a topic, oldest first. */
export interface MessagePage {
  readonly messages: readonly ChatMessage[];
  /** True when the topic has older ones. */
  readonly hasOlder: boolean;
}

export interface MessageQuery {
  readonly id: string;
}

/** The user has read a topic up to a message. */
export interface ReadMark {
  readonly topicId: string;
  readonly upToId: string;
}

export interface ChatFileUpload extends Omit<FileUpload, 'documentId'> {
  /** Id under which the file is kept once, however often it is sent; each upload without one is kept as another file. */
  readonly documentId: FileUpload['documentId'] | undefined;
  /** Name the user knows the file by. */
  readonly name: string;
}

const ANY_USER = ['individual', 'corporateView', 'corporateCreate', 'corporateApprove', 'corporateSign'] as const;

/** Utility service: the chat of a user with the bank (bank/modules/chat/README.md). */
export const chatOperations = {
  GET_LAST_MSGS_AND_COUNT_UNREADED: declare<Nothing, ChatSummary>()({
    services: ['utility'],
    summary: 'Tells the last message of each topic the user has written or read about, and how many are unread',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_USER,
    failures: [],
  }),
  GET_MSGS_BY_TOPIC_ID: declare<TopicQuery, MessagePage>()({
    services: ['utility'],
    summary: 'Lists messages of the user about a topic, fifty at a time from the newest',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_USER,
    failures: ['CHAT_TOPIC_NOT_FOUND'],
  }),
  GET_MSG_BY_ID: declare<MessageQuery, ChatMessage>()({
    services: ['utility'],
    summary: 'Shows one message of the chat of the user',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_USER,
    failures: ['CHAT_MSG_NOT_FOUND'],
  }),
  ADD_USER_MSG: declare<MessageDraft, ChatMessage>()({
    services: ['utility'],
    summary: 'Adds a message of the user; the same message sent again is answered again',
    kind: 'command',
    confirmation: 'none',
    allowed: ANY_USER,
    viewOnly: 'allowed',
    failures: ['OPERATION_ID_REUSED', 'CHAT_TOPIC_NOT_FOUND', 'FILE_NOT_FOUND', 'CASE_CLOSED'],
  }),
  CHAT_UPLOAD_FILE: declare<ChatFileUpload, ChatFile>()({
    services: ['utility'],
    summary: 'Keeps a picture or a PDF for a message of the user, without what it says besides what it shows',
    kind: 'command',
    cost: 'expensive',
    confirmation: 'none',
    allowed: ANY_USER,
    viewOnly: 'allowed',
    carries: 'file',
    failures: ['OPERATION_ID_REUSED', 'FILE_TOO_LARGE', 'FILE_TYPE_NOT_ALLOWED', 'FILE_DAMAGED'],
  }),
  CHAT_MSGS_WERE_READ: declare<ReadMark, UnreadCount>()({
    services: ['utility'],
    summary: 'Marks messages of the bank about a topic as read by the user, and tells how many are unread',
    kind: 'command',
    confirmation: 'none',
    allowed: ANY_USER,
    viewOnly: 'allowed',
    failures: ['CHAT_MSG_NOT_FOUND'],
  }),
} as const;
