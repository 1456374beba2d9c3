import { reaction } from 'mobx';

import type { CaseDraft } from '../../domain/case/caseRules';
import { topicOf } from '../../domain/case/CustomerCase';
import type { CustomerCase } from '../../domain/case/CustomerCase';
import type { Result } from '../../domain/result/Result';
import { ChatsStore } from '../chat/ChatsStore';
import { inject, injectable } from '../injection';
import type { Failure } from '../operations/failureCodes';
import { OperationGateway } from '../ports/OperationGateway';
import { ListStore } from '../stores/ListStore';

/** Cases of the user, the latest first. They are read again whenever the bank has something new for the user. */
@injectable('Singleton')
export class CasesStore extends ListStore<readonly CustomerCase[]> {
  readonly #gateway: Pick<OperationGateway, 'execute'>;

  constructor(
    @inject(OperationGateway) gateway: Pick<OperationGateway, 'execute'>,
    @inject(ChatsStore) chats: Pick<ChatsStore, 'news'>,
  ) {
    super({ empty: [], load: () => gateway.execute('GET_CASES', {}), reloadsSilently: true });
    this.#gateway = gateway;
    reaction(
      () => chats.news,
      () => void this.markStale(),
    );
  }

  get cases(): readonly CustomerCase[] {
    return this.held;
  }

  /** The case whose messages a topic of the chat has: one that is open, or else the latest. */
  inTopic(topicId: string): CustomerCase | undefined {
    return openOrLatest(this.held.filter((each) => topicOf(each) === topicId));
  }

  /** The case about an operation: one that is open, or else the latest. */
  about(transactionId: string): CustomerCase | undefined {
    return openOrLatest(this.held.filter((each) => each.transactionId === transactionId));
  }

  async open(draft: CaseDraft): Promise<Result<CustomerCase, Failure>> {
    return this.#take(await this.#gateway.execute('OPEN_CASE', draft));
  }

  async close(caseId: string): Promise<Result<CustomerCase, Failure>> {
    return this.#take(await this.#gateway.execute('CLOSE_CASE', { caseId }));
  }

  async reopen(caseId: string): Promise<Result<CustomerCase, Failure>> {
    return this.#take(await this.#gateway.execute('REOPEN_CASE', { caseId }));
  }

  #take(answer: Result<CustomerCase, Failure>): Result<CustomerCase, Failure> {
    if (answer.ok) {
      const { value } = answer;
      const isKnown = this.held.some(({ id }) => id === value.id);
      this.ignorePending();
      this.hold(isKnown ? this.held.map((each) => (each.id === value.id ? value : each)) : [value, ...this.held]);
    }
    return answer;
  }
}

function openOrLatest(cases: readonly CustomerCase[]): CustomerCase | undefined {
  return cases.find(({ state }) => state !== 'closed') ?? cases[0];
}
