import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { CasesStore } from '../../../../application/cases/CasesStore';
import { inject, injectable } from '../../../../application/injection';
import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import type { Failure } from '../../../../application/operations/failureCodes';
import type { Clock } from '../../../../application/ports/Clock';
import { BankTime } from '../../../../application/time/BankTime';
import { canReopen } from '../../../../domain/case/caseMoves';
import type { CustomerCase } from '../../../../domain/case/CustomerCase';

@injectable()
export class CaseDeps {
  @inject(CasesStore) readonly cases!: CasesStore;
  /** Server time. */
  @inject(BankTime) readonly clock!: Clock;
}

/** The cases of the user beside the chat; closes and reopens one of them. */
@injectable()
export class CaseViewModel {
  busy = false;
  failure: Failure | undefined;

  readonly #deps: CaseDeps;

  constructor(@inject(CaseDeps) deps: CaseDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  load(): void {
    void this.#deps.cases.ensure();
  }

  reload(): void {
    void this.#deps.cases.reload();
  }

  get status(): LoadStatus {
    return this.#deps.cases.status;
  }

  get cases(): readonly CustomerCase[] {
    return this.#deps.cases.cases;
  }

  inTopic(topicId: string | undefined): CustomerCase | undefined {
    return topicId === undefined ? undefined : this.#deps.cases.inTopic(topicId);
  }

  mayReopen(shown: CustomerCase): boolean {
    return canReopen(shown, this.#deps.clock.now());
  }

  /** Closes an open case, or reopens a closed one. */
  async turn({ id, state }: CustomerCase): Promise<void> {
    if (this.busy) {
      return;
    }
    const { cases } = this.#deps;
    this.busy = true;
    this.failure = undefined;
    const answer = await (state === 'closed' ? cases.reopen(id) : cases.close(id));
    runInAction(() => {
      this.busy = false;
      this.failure = answer.ok ? undefined : answer.failure;
    });
  }
}
