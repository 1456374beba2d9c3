import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';

import type { ChatFile, ChatMessage } from '../../domain/chat/ChatMessage';
import { mergedMessages } from '../../domain/chat/mergedMessages';
import type { MessagePage } from '../operations/chat';
import { sentText } from '../../domain/chat/messageRules';
import type { OperationId } from '../../domain/operation/OperationId';
import { inject, injectable } from '../injection';
import { BankLink } from '../live/BankLink';
import { RequestSequence } from '../loading/RequestSequence';
import type { LoadStatus } from '../loading/LoadStatus';
import { isUnreachable } from '../operations/failureCodes';
import type { Failure } from '../operations/failureCodes';
import type { Clock } from '../ports/Clock';
import { Identifiers } from '../ports/Identifiers';
import { OperationGateway } from '../ports/OperationGateway';
import { BankTime } from '../time/BankTime';
import { ChatsStore } from './ChatsStore';
import { Outbox } from './Outbox';
import type { OutgoingMessage } from './Outbox';

@injectable()
export class ConversationsDeps {
  @inject(OperationGateway) readonly gateway!: OperationGateway;
  @inject(ChatsStore) readonly chats!: ChatsStore;
  @inject(Outbox) readonly outbox!: Outbox;
  @inject(BankLink) readonly link!: Pick<BankLink, 'isUp' | 'onReturn'>;
  @inject(Identifiers) readonly identifiers!: Pick<Identifiers, 'operationId'>;
  /** Server time. */
  @inject(BankTime) readonly clock!: Clock;
}

/**
 * Messages of the topics the customer has opened, and those on their way. A message is shown as soon as it is written; what the bank gave no
 * answer to is sent again when the link to it is back, which is harmless: the bank keeps one message for each local id.
 */
@injectable('Singleton')
export class Conversations {
  /** Failure of the latest request for messages of the open topic. */
  failure: Failure | undefined;
  loadingOlder = false;
  loaded: ReadonlyMap<string, MessagePage> = new Map();

  readonly #deps: ConversationsDeps;
  readonly #latest = new RequestSequence();
  #reportedId: string | undefined;
  #isSending = false;
  #stops: readonly (() => void)[] = [];

  constructor(@inject(ConversationsDeps) deps: ConversationsDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { failure: observableRef, loaded: observableRef }, { autoBind: true });
  }

  /** Takes up what was left unsent, and follows the bank and the link to it. */
  start(): void {
    const { chats, link } = this.#deps;
    this.stop();
    this.#stops = [reaction(() => chats.news, this.hear), link.onReturn(this.sendWaiting)];
    if (link.isUp) {
      this.sendWaiting();
    }
  }

  stop(): void {
    this.#stops.forEach((stop) => stop());
    this.#stops = [];
  }

  /** Topic that is shown; `undefined` while none is. */
  get openId(): string | undefined {
    return this.#deps.chats.openId;
  }

  get status(): LoadStatus {
    const page = this.openId === undefined ? undefined : this.loaded.get(this.openId);
    if (page !== undefined) {
      return page.messages.length + this.outgoing.length === 0 ? 'EMPTY' : 'LOADED';
    }
    return this.failure === undefined ? 'LOADING' : 'ERROR';
  }

  /** Messages of the open topic the bank has, oldest first. */
  get messages(): readonly ChatMessage[] {
    return this.#page?.messages ?? [];
  }

  get hasOlder(): boolean {
    return this.#page?.hasOlder === true;
  }

  /** Messages of the open topic the bank does not have yet. */
  get outgoing(): readonly OutgoingMessage[] {
    return this.#deps.outbox.messages.filter(({ topicId }) => topicId === this.openId);
  }

  async open(topicId: string): Promise<void> {
    this.#deps.outbox.restore();
    this.#deps.chats.show(topicId);
    this.failure = undefined;
    await this.reload();
  }

  leave(): void {
    this.#deps.chats.show(undefined);
  }

  /** Says whether the customer can see the messages, or looks at another tab or application. */
  see(isSeen: boolean): void {
    this.#deps.chats.isWatched = isSeen;
  }

  /** Asks for the newest messages of the open topic. */
  async reload(): Promise<void> {
    const topicId = this.openId;
    if (topicId === undefined) {
      return;
    }
    const isLatest = this.#latest.begin();
    const answer = await this.#deps.gateway.execute('GET_MSGS_BY_TOPIC_ID', { topicId, beforeId: undefined });
    runInAction(() => {
      if (isLatest()) {
        this.failure = answer.ok ? undefined : answer.failure;
      }
      if (answer.ok) {
        this.#hold(topicId, answer.value);
      }
    });
  }

  /** Asks for the messages before the oldest one shown. */
  async loadOlder(): Promise<void> {
    const topicId = this.openId;
    const beforeId = this.messages[0]?.id;
    if (topicId === undefined || beforeId === undefined || this.loadingOlder) {
      return;
    }
    this.loadingOlder = true;
    const answer = await this.#deps.gateway.execute('GET_MSGS_BY_TOPIC_ID', { topicId, beforeId });
    runInAction(() => {
      this.loadingOlder = false;
      this.failure = answer.ok ? undefined : answer.failure;
      const page = this.loaded.get(topicId);
      if (answer.ok && page !== undefined) {
        const messages = mergedMessages(answer.value.messages, page.messages);
        this.#set(topicId, { messages, hasOlder: answer.value.hasOlder });
      }
    });
  }

  /** Shows a message of the open topic at once and sends it. */
  async send({ text, files }: { readonly text: string; readonly files: readonly ChatFile[] }): Promise<void> {
    if (this.openId !== undefined) {
      this.#deps.outbox.put({
        topicId: this.openId,
        localId: this.#deps.identifiers.operationId(),
        text: sentText(text),
        files,
        createdAt: this.#deps.clock.now(),
        state: 'sending',
        failure: undefined,
      });
      await this.#sendAll();
    }
  }

  async sendAgain(localId: OperationId): Promise<void> {
    this.#deps.outbox.mark(localId, { state: 'sending', failure: undefined });
    await this.#sendAll();
  }

  discard(localId: OperationId): void {
    this.#deps.outbox.remove(localId);
  }

  /** Sends what the bank gave no answer to. */
  sendWaiting(): void {
    const { outbox } = this.#deps;
    outbox.restore();
    outbox.messages
      .filter(({ state }) => state === 'waiting')
      .forEach(({ localId }) => outbox.mark(localId, { state: 'sending', failure: undefined }));
    void this.#sendAll();
  }

  /**
   * The bank tells of a message, one of its own or one the customer wrote, perhaps on another page; or that something has changed, as that a
   * message was read.
   */
  hear(news: ChatsStore['news']): void {
    void (news?.messageId === undefined ? this.reload() : this.#fetch(news.messageId));
  }

  /** Tells the bank that the open topic was read, once for each of its messages. */
  async markRead(): Promise<void> {
    const last = this.messages.findLast(({ from, readAt }) => from === 'bank' && readAt === undefined);
    const { chats, gateway } = this.#deps;
    if (!chats.isWatched || last === undefined || last.id === this.#reportedId) {
      return;
    }
    this.#reportedId = last.id;
    const { id: upToId, topicId } = last;
    const answer = await gateway.execute('CHAT_MSGS_WERE_READ', { topicId, upToId });
    if (answer.ok) {
      void chats.reload();
    } else {
      this.#reportedId = undefined;
    }
  }

  get #page(): MessagePage | undefined {
    return this.openId === undefined ? undefined : this.loaded.get(this.openId);
  }

  async #fetch(id: string): Promise<void> {
    const answer = await this.#deps.gateway.execute('GET_MSG_BY_ID', { id });
    if (answer.ok) {
      runInAction(() => this.#take(answer.value));
    }
  }

  /** Sends one after the other, so that messages arrive in the order they were written in. */
  async #sendAll(): Promise<void> {
    if (this.#isSending) {
      return;
    }
    this.#isSending = true;
    try {
      for (let next = this.#next(); next !== undefined; next = this.#next()) {
        await this.#deliver(next);
      }
    } finally {
      this.#isSending = false;
    }
  }

  #next(): OutgoingMessage | undefined {
    return this.#deps.outbox.messages.find(({ state }) => state === 'sending');
  }

  async #deliver({ topicId, localId, text, files }: OutgoingMessage): Promise<void> {
    const { gateway, outbox } = this.#deps;
    const draft = { topicId, localId, text, files: files.map(({ id }) => id) };
    const answer = await gateway.execute('ADD_USER_MSG', draft);
    runInAction(() => {
      if (answer.ok) {
        this.#take(answer.value);
      } else {
        const isLost = isUnreachable(answer.failure.code) || answer.failure.code === 'SESSION_LOCKED';
        outbox.mark(localId, { state: isLost ? 'waiting' : 'refused', failure: answer.failure });
      }
    });
  }

  /** Holds a message of the bank's; the customer's own one is no longer on its way then. */
  #take(message: ChatMessage): void {
    const page = this.loaded.get(message.topicId);
    if (page !== undefined) {
      this.#set(message.topicId, { ...page, messages: mergedMessages(page.messages, [message]) });
    }
    if (message.localId !== undefined) {
      this.#deps.outbox.remove(message.localId);
    }
  }

  /** Holds the newest messages of a topic with the older ones loaded before, unless some between them are missing. */
  #hold(topicId: string, newest: MessagePage): void {
    const before = this.loaded.get(topicId);
    const [oldest] = newest.messages;
    const isGapless = before?.messages.some(({ id }) => id === oldest?.id) === true;
    this.#set(
      topicId,
      before !== undefined && isGapless
        ? { messages: mergedMessages(before.messages, newest.messages), hasOlder: before.hasOlder }
        : newest,
    );
    const known = new Set(newest.messages.map(({ localId }) => localId));
    this.#deps.outbox.messages
      .filter(({ localId }) => known.has(localId))
      .forEach(({ localId }) => this.#deps.outbox.remove(localId));
  }

  #set(topicId: string, page: MessagePage): void {
    this.loaded = new Map(this.loaded).set(topicId, page);
  }
}
