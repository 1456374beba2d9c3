import { makeAutoObservable, observableRef } from 'mobx';

import type { ChatFile, MessageDraft } from '../../domain/chat/ChatMessage';
import { checkedToOperationId } from '../../domain/operation/OperationId';
import { FILE_EXTENSIONS } from '../../domain/file/fileRules';
import type { Instant } from '../../domain/time/Instant';
import type { Failure } from '../operations/failureCodes';
import type { KeyValueStore } from '../ports/KeyValueStore';
import { OUTBOX_KEY } from './outboxKey';

/**
 * Message the customer has written and the bank does not have yet: on its way, waiting for the link to the bank, or refused with the reason.
 */
export interface OutgoingMessage extends Omit<MessageDraft, 'files'> {
  readonly files: readonly ChatFile[];
  readonly createdAt: Instant;
  readonly state: 'sending' | 'waiting' | 'refused';
  readonly failure: Failure | undefined;
}

export interface OutboxDeps {
  /** Storage of this tab alone. */
  readonly store: KeyValueStore;
  /** Id of the signed-in user; `undefined` while unknown, and then nothing is stored. */
  readonly userId: () => string | undefined;
}

/** Messages on their way to the bank, kept in the tab, so that a reload loses none. Another user finds nothing. */
export class Outbox {
  messages: readonly OutgoingMessage[] = [];

  readonly #deps: OutboxDeps;

  constructor(deps: OutboxDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { messages: observableRef }, { autoBind: true });
  }

  /**
   * Takes up what an earlier load of the page has left; all of it waits for the link, whatever it waited for. Nothing while the user is
   * not known yet.
   */
  restore(): void {
    const held = new Set(this.messages.map(({ localId }) => localId));
    const left = readOutbox(this.#deps.store.read(OUTBOX_KEY), this.#deps.userId());
    const lacking = left.filter(({ localId }) => !held.has(localId));
    if (lacking.length > 0) {
      this.messages = [...lacking, ...this.messages];
    }
  }

  put(message: OutgoingMessage): void {
    this.restore();
    this.#keep([...this.messages, message]);
  }

  mark(localId: string, state: Pick<OutgoingMessage, 'state' | 'failure'>): void {
    this.#keep(this.messages.map((message) => (message.localId === localId ? { ...message, ...state } : message)));
  }

  remove(localId: string): void {
    this.#keep(this.messages.filter((message) => message.localId !== localId));
  }

  #keep(messages: readonly OutgoingMessage[]): void {
    this.messages = messages;
    const userId = this.#deps.userId();
    if (messages.length === 0) {
      this.#deps.store.remove(OUTBOX_KEY);
    } else if (userId !== undefined) {
      const stored = messages.map(({ state: _state, failure: _failure, ...message }) => message);
      this.#deps.store.write(OUTBOX_KEY, JSON.stringify({ userId, messages: stored }));
    }
  }
}

/** Parses what was stored; nothing when it is another user's or not of that shape. */
function readOutbox(text: string | undefined, userId: string | undefined): readonly OutgoingMessage[] {
  try {
    const stored = recordOf(JSON.parse(text ?? ''));
    const messages = stored['messages'];
    return userId !== undefined && stored['userId'] === userId && Array.isArray(messages)
      ? messages.flatMap(readMessage)
      : [];
  } catch {
    return [];
  }
}

function readMessage(candidate: unknown): readonly OutgoingMessage[] {
  const { topicId, localId, text, createdAt, files } = recordOf(candidate);
  const id = typeof localId === 'string' ? checkedToOperationId(localId) : undefined;
  if (
    id === undefined ||
    typeof topicId !== 'string' ||
    typeof text !== 'string' ||
    typeof createdAt !== 'number' ||
    !Array.isArray(files)
  ) {
    return [];
  }
  return [
    { topicId, localId: id, text, createdAt, files: files.flatMap(readFile), state: 'waiting', failure: undefined },
  ];
}

function readFile(candidate: unknown): readonly ChatFile[] {
  const { id, name, extension } = recordOf(candidate);
  const known = FILE_EXTENSIONS.find((each) => each === extension);
  return typeof id === 'string' && typeof name === 'string' && known !== undefined
    ? [{ id, name, extension: known }]
    : [];
}

function recordOf(candidate: unknown): Readonly<Record<string, unknown>> {
  return typeof candidate === 'object' && candidate !== null ? { ...candidate } : {};
}
