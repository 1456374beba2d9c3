import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { ChatsStore } from '../../../../application/chat/ChatsStore';
import { Conversations } from '../../../../application/chat/Conversations';
import { DirectoryStore } from '../../../../application/directories/DirectoryStore';
import { TypedDrafts } from '../../../../application/drafts/TypedDrafts';
import { inject, injectable } from '../../../../application/injection';
import { BankLink } from '../../../../application/live/BankLink';
import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import type { Failure } from '../../../../application/operations/failureCodes';
import { FileSaver } from '../../../../application/ports/FileSaver';
import { OperationGateway } from '../../../../application/ports/OperationGateway';
import type { ChatFile, ChatMessage, TopicSummary } from '../../../../domain/chat/ChatMessage';
import { messagesByDay } from '../../../../domain/chat/messagesByDay';
import type { DayOfMessages } from '../../../../domain/chat/messagesByDay';
import { messageViolation } from '../../../../domain/chat/messageRules';
import type { ChatTopic } from '../../../../domain/directory/BankDirectories';
import type { OperationId } from '../../../../domain/operation/OperationId';
import { ChatFilesViewModel } from './ChatFilesViewModel';

@injectable()
export class MessagesDeps {
  @inject(Conversations) readonly conversations!: Conversations;
  @inject(ChatsStore) readonly chats!: ChatsStore;
  @inject(DirectoryStore) readonly directories!: DirectoryStore;
  @inject(TypedDrafts) readonly drafts!: TypedDrafts;
  @inject(ChatFilesViewModel) readonly files!: ChatFilesViewModel;
  @inject(OperationGateway) readonly gateway!: OperationGateway;
  @inject(FileSaver) readonly saver!: FileSaver;
  @inject(BankLink) readonly link!: Pick<BankLink, 'onReturn'>;
}

/** State of a message: the bank's own one, or the customer's, on its way, waiting for the link, refused, sent, or read by the bank. */
export type MessageState = 'received' | 'sending' | 'waiting' | 'refused' | 'sent' | 'read';

/** A message as the page shows it. */
export interface ShownMessage extends Pick<ChatMessage, 'text' | 'files' | 'createdAt'> {
  readonly key: string;
  readonly state: MessageState;
  /** Id for sending it again, while the bank does not have it. */
  readonly localId: OperationId | undefined;
  readonly failure: Failure | undefined;
}

export interface ShownTopic extends ChatTopic {
  readonly summary: TopicSummary | undefined;
}

/** The chat: topics, the messages of the one that is open, and the message that is being written. */
@injectable('Singleton')
export class MessagesScreenViewModel {
  readonly files: ChatFilesViewModel;
  text = '';
  /** Pictures that were opened, by file. */
  pictures: ReadonlyMap<string, Uint8Array<ArrayBuffer>> = new Map();
  openingFile: string | undefined;
  fileFailure: Failure | undefined;

  readonly #deps: MessagesDeps;

  constructor(@inject(MessagesDeps) deps: MessagesDeps) {
    this.#deps = deps;
    this.files = deps.files;
    makeAutoObservable(this, { files: false, pictures: observableRef, fileFailure: observableRef }, { autoBind: true });
  }

  load(): void {
    void this.#topics.ensure();
    void this.#deps.chats.ensure();
  }

  /** Status of the list of topics, which is shown without their last messages, too. */
  get topicsStatus(): LoadStatus {
    return this.#topics.status;
  }

  get topics(): readonly ShownTopic[] {
    const summaries = new Map(this.#deps.chats.topics.map((summary) => [summary.topicId, summary]));
    return this.#topics.content.map((topic) => ({ ...topic, summary: summaries.get(topic.id) }));
  }

  get status(): LoadStatus {
    return this.#deps.conversations.status;
  }

  get hasOlder(): boolean {
    return this.#deps.conversations.hasOlder;
  }

  get loadingOlder(): boolean {
    return this.#deps.conversations.loadingOlder;
  }

  /** Messages of the open topic by day, the oldest first; those on their way last. */
  get days(): readonly DayOfMessages<ShownMessage>[] {
    const { messages, outgoing } = this.#deps.conversations;
    return messagesByDay([
      ...messages.map((message) => ({ ...message, key: message.localId ?? message.id, ...stateOf(message) })),
      ...outgoing.map((message) => ({ ...message, key: message.localId })),
    ]);
  }

  /** Last message of the open topic; changes when one arrives or is written. */
  get lastKey(): string | undefined {
    return this.days.at(-1)?.messages.at(-1)?.key;
  }

  /** True when what is written can be sent. */
  get canSend(): boolean {
    return this.files.isReady && messageViolation({ text: this.text, files: this.files.items }) === undefined;
  }

  async open(topicId: string): Promise<void> {
    this.text = this.#deps.drafts.typedInto(draftName(topicId))['text'] ?? '';
    this.files.clear();
    this.fileFailure = undefined;
    await this.#deps.conversations.open(topicId);
  }

  leave(): void {
    this.#deps.conversations.leave();
  }

  reload(): void {
    void this.#deps.conversations.reload();
  }

  reloadTopics(): void {
    void this.#topics.reload();
  }

  loadOlder(): void {
    void this.#deps.conversations.loadOlder();
  }

  /** Says whether the customer can see the page; what is seen is read. */
  see(isSeen: boolean): void {
    this.#deps.conversations.see(isSeen);
    void this.#deps.conversations.markRead();
  }

  /** Hands files in again when the link to the bank is back; returns a function that stops it. */
  followLink(): () => void {
    return this.#deps.link.onReturn(() => void this.files.retryLost());
  }

  type(text: string): void {
    this.text = text;
    const { openId } = this.#deps.conversations;
    if (openId !== undefined) {
      this.#deps.drafts.keep(draftName(openId), { text });
    }
  }

  async send(): Promise<void> {
    const { conversations, drafts } = this.#deps;
    const { openId } = conversations;
    if (openId === undefined || !this.canSend) {
      return;
    }
    const message = { text: this.text, files: this.files.files };
    this.text = '';
    this.files.clear();
    drafts.forget(draftName(openId));
    await conversations.send(message);
  }

  sendAgain(localId: OperationId): void {
    void this.#deps.conversations.sendAgain(localId);
  }

  discard(localId: OperationId): void {
    this.#deps.conversations.discard(localId);
  }

  /** Shows a picture within its message, or hides it; hands a document over as a download. */
  async openFile({ id, extension }: ChatFile): Promise<void> {
    if (this.pictures.has(id)) {
      this.pictures = new Map([...this.pictures].filter(([shown]) => shown !== id));
      return;
    }
    this.openingFile = id;
    this.fileFailure = undefined;
    const answer = await this.#deps.gateway.execute('GET_FILE_BY_UUID', { uuid: id });
    runInAction(() => {
      this.openingFile = undefined;
      if (!answer.ok) {
        this.fileFailure = answer.failure;
      } else if (extension === 'pdf') {
        this.#deps.saver.save(answer.value);
      } else {
        this.pictures = new Map(this.pictures).set(id, answer.value.bytes);
      }
    });
  }

  get #topics() {
    return this.#deps.directories.of('CHAT_TOPICS');
  }
}

function stateOf({ from, readAt }: ChatMessage): Pick<ShownMessage, 'state' | 'failure' | 'localId'> {
  const state = from === 'bank' ? 'received' : readAt === undefined ? 'sent' : 'read';
  return { state, failure: undefined, localId: undefined };
}

/** Name under which the text typed into a topic is kept. */
function draftName(topicId: string): string {
  return `chat.${topicId}`;
}
