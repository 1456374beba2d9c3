import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../application/injection';
import { RequestSequence } from '../../../application/loading/RequestSequence';
import type { Failure } from '../../../application/operations/failureCodes';
import type { SwiftState } from '../../../application/operations/swift';
import { FileSaver } from '../../../application/ports/FileSaver';
import { OperationGateway } from '../../../application/ports/OperationGateway';

@injectable()
export class SwiftTimelineDeps {
  @inject(OperationGateway) readonly gateway!: OperationGateway;
  @inject(FileSaver) readonly saver!: FileSaver;
}

/** Banks a SWIFT transfer has reached, and the documents about it. */
@injectable()
export class SwiftTimelineViewModel {
  status: 'LOADING' | 'LOADED' | 'ERROR' = 'LOADING';
  state: SwiftState | undefined;
  /** True while a file is being downloaded. */
  busy = false;
  /** Failure of the last download. */
  failure: Failure | undefined;

  readonly #deps: SwiftTimelineDeps;
  readonly #latest = new RequestSequence();

  constructor(@inject(SwiftTimelineDeps) deps: SwiftTimelineDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { state: observableRef, failure: observableRef }, { autoBind: true });
  }

  /** True once the SWIFT message has been sent, so that its confirmation is available. */
  get hasLeft(): boolean {
    return this.state !== undefined && this.state.reference !== '';
  }

  /** Loads the state of the transfer; the previous state stays on the screen meanwhile. */
  async load(transactionId: string): Promise<void> {
    const isLatest = this.#latest.begin();
    const answer = await this.#deps.gateway.execute('GET_SWIFT_STATE', { transactionId });
    runInAction(() => {
      if (!isLatest()) {
        return;
      }
      if (answer.ok) {
        this.state = answer.value;
        this.status = 'LOADED';
      } else if (this.state === undefined) {
        this.status = 'ERROR';
      }
    });
  }

  /** Saves a document of the transfer: by its number, counted from one, or without a number the confirmation of the bank. */
  async download(transactionId: string, number?: number): Promise<void> {
    if (this.busy) {
      return;
    }
    this.busy = true;
    this.failure = undefined;
    const answer = await this.#deps.gateway.execute('GET_FILE_BY_TXN_ID', { transactionId, number });
    if (answer.ok) {
      this.#deps.saver.save(answer.value);
    }
    runInAction(() => {
      this.busy = false;
      this.failure = answer.ok ? undefined : answer.failure;
    });
  }
}
