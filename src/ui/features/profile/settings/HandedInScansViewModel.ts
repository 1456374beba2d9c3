import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import type { Failure } from '../../../../application/operations/failureCodes';
import { FileSaver } from '../../../../application/ports/FileSaver';
import { OperationGateway } from '../../../../application/ports/OperationGateway';

/** Opens scans the user has handed in before. */
@injectable()
export class HandedInScansViewModel {
  /** Scan that is on its way. */
  opening: string | undefined;
  /** Failure of the last one. */
  failure: Failure | undefined;

  readonly #gateway: OperationGateway;
  readonly #saver: FileSaver;

  constructor(@inject(OperationGateway) gateway: OperationGateway, @inject(FileSaver) saver: FileSaver) {
    this.#gateway = gateway;
    this.#saver = saver;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  /** Hands the file over as a download. */
  async open(uuid: string): Promise<void> {
    if (this.opening !== undefined) {
      return;
    }
    this.opening = uuid;
    this.failure = undefined;
    const answer = await this.#gateway.execute('GET_FILE_BY_UUID', { uuid });
    if (answer.ok) {
      this.#saver.save(answer.value);
    }
    runInAction(() => {
      this.opening = undefined;
      this.failure = answer.ok ? undefined : answer.failure;
    });
  }
}
