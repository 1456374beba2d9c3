import { reaction } from 'mobx';

import type { CaseDraft } from '../../domain/case/caseRules';
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

  byId(caseId: string | undefined): CustomerCase | undefined {
    return this.held.find(({ id }) => id === caseId);
  }

  /** The case about an operation: one that is open, or else the latest. */
  about(transactionId: string): CustomerCase | undefined {
    const found = this.held.filter((each) => each.transactionId === transactionId);
    return found.find(({ state }) => state !== 'closed') ?? found[0];
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
