import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { Statement, StatementFormat, StatementProduct } from '../../domain/statement/Statement';
import { MAX_ENTRIES_IN_ANSWER } from '../../domain/statement/statementLimits';
import { inject, injectable } from '../injection';
import type { OperationCode } from '../operations/catalogue';
import type { Failure } from '../operations/failureCodes';
import { FileSaver } from '../ports/FileSaver';
import { OperationGateway } from '../ports/OperationGateway';
import { StatementFiles } from '../ports/StatementFiles';
import type { FileOnItsWay } from '../ports/StatementFiles';

@injectable()
export class StatementDownloadDeps {
  @inject(OperationGateway) readonly gateway!: Pick<OperationGateway, 'execute'>;
  @inject(StatementFiles) readonly files!: StatementFiles;
  @inject(FileSaver) readonly saver!: FileSaver;
}

export type DownloadedStatement = Pick<Statement, 'id' | 'product' | 'entryCount'>;

const FILE_CODES = {
  account: 'GET_STATEMENT_FILE',
  deposit: 'GET_DEPOSIT_STATEMENT_FILE',
} as const satisfies Record<StatementProduct, OperationCode>;

/** Downloads statements as files, one at a time; a download can be cancelled. */
@injectable()
export class StatementDownload {
  /** Format being downloaded; `undefined` when none is. */
  format: StatementFormat | undefined;
  /** Bytes of the file received so far. */
  receivedBytes = 0;
  failure: Failure | undefined;

  readonly #deps: StatementDownloadDeps;
  #onItsWay: FileOnItsWay | undefined;

  constructor(@inject(StatementDownloadDeps) deps: StatementDownloadDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  get busy(): boolean {
    return this.format !== undefined;
  }

  async start(statement: DownloadedStatement, format: StatementFormat): Promise<void> {
    if (this.busy) {
      return;
    }
    this.format = format;
    this.receivedBytes = 0;
    this.failure = undefined;
    const onItsWay = this.#fetch(statement, format);
    this.#onItsWay = onItsWay;
    const answer = await onItsWay.answer;
    if (this.#onItsWay !== onItsWay) {
      return;
    }
    if (answer.ok) {
      this.#deps.saver.save(answer.value);
    }
    runInAction(() => {
      this.#onItsWay = undefined;
      this.format = undefined;
      this.failure = answer.ok ? undefined : answer.failure;
    });
  }

  /** Cancels the download; its result is ignored. */
  cancel(): void {
    this.#onItsWay?.cancel();
    this.#onItsWay = undefined;
    this.format = undefined;
  }

  #fetch({ id, product, entryCount }: DownloadedStatement, format: StatementFormat): FileOnItsWay {
    if (entryCount > MAX_ENTRIES_IN_ANSWER) {
      return this.#deps.files.fetch({ statementId: id, format }, (bytes) =>
        runInAction(() => (this.receivedBytes = bytes)),
      );
    }
    return {
      answer: this.#deps.gateway.execute(FILE_CODES[product], { statementId: id, format }),
      cancel: () => undefined,
    };
  }
}
