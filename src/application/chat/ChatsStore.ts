import { makeObservable, observableRef, runInAction } from 'mobx';

import type { TopicSummary } from '../../domain/chat/ChatMessage';
import { success } from '../../domain/result/Result';
import type { StreamEvent } from '../../domain/notification/StreamEvent';
import { inject, injectable } from '../injection';
import type { LiveStore } from '../live/LiveStore';
import { OperationGateway } from '../ports/OperationGateway';
import { ListStore } from '../stores/ListStore';

/** Latest news of the chat from the bank: a message, or without one that something has changed. */
interface ChatNews {
  readonly messageId: string | undefined;
}

/** Topics of the chat with their last message and the number of unread ones, which every page shows. */
@injectable('Singleton')
export class ChatsStore extends ListStore<readonly TopicSummary[]> implements LiveStore {
  readonly staleOn = ['CHAT_NEW_MSG', 'SHOULD_UPDATE_USER_DATA'] as const;

  news: ChatNews | undefined = undefined;
  /** Topic whose messages are shown; `undefined` while none are. */
  openId: string | undefined = undefined;
  /** True while the customer looks at messages, and needs no notice of what arrives. */
  isWatched = false;

  constructor(@inject(OperationGateway) gateway: OperationGateway) {
    super({
      empty: [],
      load: async () => {
        const answer = await gateway.execute('GET_LAST_MSGS_AND_COUNT_UNREADED', {});
        return answer.ok ? success(answer.value.topics) : answer;
      },
    });
    makeObservable(this, { news: observableRef, openId: observableRef });
  }

  get topics(): readonly TopicSummary[] {
    return this.held;
  }

  /** Messages of the bank the customer has not read. */
  get unread(): number {
    return this.held.reduce((sum, { unread }) => sum + unread, 0);
  }

  override onEvent({ type, msgId }: StreamEvent): void {
    this.announced(type === 'CHAT_NEW_MSG' ? msgId : undefined);
  }

  override onMissed(): void {
    this.announced(undefined);
  }

  /** A message of the customer's own has no title. */
  announces({ type }: StreamEvent): boolean {
    return type === 'CHAT_NEW_MSG' && !this.isWatched;
  }

  isShowing({ topicId }: StreamEvent): boolean {
    return topicId !== undefined && topicId === this.openId;
  }

  /** Names the topic whose messages are shown. */
  show(topicId: string | undefined): void {
    runInAction(() => {
      this.openId = topicId;
    });
  }

  /** Handles an event of the bank: a new message, or a change without one when `undefined`. */
  announced(messageId: string | undefined): void {
    runInAction(() => {
      this.news = { messageId };
    });
    void this.reload();
  }
}
