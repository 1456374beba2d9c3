import { makeObservable, observableRef, runInAction } from 'mobx';

import type { TopicSummary } from '../../domain/chat/ChatMessage';
import { success } from '../../domain/result/Result';
import { inject, injectable } from '../injection';
import { OperationGateway } from '../ports/OperationGateway';
import { ListStore } from '../stores/ListStore';

/** Latest news of the chat from the bank: a message, or without one that something has changed. */
interface ChatNews {
  readonly messageId: string | undefined;
}

/** Topics of the chat with their last message and the number of unread ones, which every page shows. */
@injectable()
export class ChatsStore extends ListStore<readonly TopicSummary[]> {
  news: ChatNews | undefined = undefined;
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
    makeObservable(this, { news: observableRef });
  }

  get topics(): readonly TopicSummary[] {
    return this.held;
  }

  /** Messages of the bank the customer has not read. */
  get unread(): number {
    return this.held.reduce((sum, { unread }) => sum + unread, 0);
  }

  /** Handles an event of the bank: a new message, or a change without one when `undefined`. */
  announced(messageId: string | undefined): void {
    runInAction(() => {
      this.news = { messageId };
    });
    void this.reload();
  }
}
