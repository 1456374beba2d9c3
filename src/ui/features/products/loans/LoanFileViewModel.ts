import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import type { Failure } from '../../../../application/operations/failureCodes';
import type { LoanFileFormat } from '../../../../application/operations/loans';
import { FileSaver } from '../../../../application/ports/FileSaver';
import { OperationGateway } from '../../../../application/ports/OperationGateway';

@injectable()
export class LoanFileDeps {
  @inject(OperationGateway) readonly gateway!: Pick<OperationGateway, 'execute'>;
  @inject(FileSaver) readonly saver!: FileSaver;
}

/** Download of the repayment schedule of a loan as a file, one at a time. */
export class LoanFileViewModel {
  /** Format of the file being downloaded. */
  underway: LoanFileFormat | undefined;
  /** Failure of the last download. */
  failure: Failure | undefined;

  readonly #deps: LoanFileDeps;

  constructor(deps: LoanFileDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  async download(loanId: string, format: LoanFileFormat): Promise<void> {
    if (this.underway !== undefined) {
      return;
    }
    this.underway = format;
    this.failure = undefined;
    const answer = await this.#deps.gateway.execute('GET_LOAN_REPAYMENTS_FILE', { loanId, format });
    if (answer.ok) {
      this.#deps.saver.save(answer.value);
    }
    runInAction(() => {
      this.underway = undefined;
      this.failure = answer.ok ? undefined : answer.failure;
    });
  }
}
