import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { Failure } from '../../application/operations/failureCodes';
import type { StatementQuestion } from '../../application/operations/statements';
import type { OperationGateway } from '../../application/ports/OperationGateway';
import type { StatementProof } from '../../domain/statement/Statement';
import { writtenCode } from '../../domain/statement/statementCode';

/** Whether a statement somebody was shown is the bank's. */
export class ProofViewModel {
  code = '';
  attempted = false;
  busy = false;
  proof: StatementProof | undefined;
  failure: Failure | undefined;

  readonly #gateway: Pick<OperationGateway, 'execute'>;

  constructor(gateway: Pick<OperationGateway, 'execute'>) {
    this.#gateway = gateway;
    makeAutoObservable(this, { proof: observableRef, failure: observableRef }, { autoBind: true });
  }

  /** The code is not one yet; nothing before the first attempt. */
  get wrong(): boolean {
    return this.attempted && writtenCode(this.code) === undefined;
  }

  change(code: string): void {
    this.code = code;
    this.proof = undefined;
    this.failure = undefined;
  }

  /** Opened by the code of squares on a paper: asks at once. */
  async open(code: string): Promise<void> {
    this.change(code);
    await this.check();
  }

  async check(): Promise<void> {
    this.attempted = true;
    const code = writtenCode(this.code);
    if (code !== undefined) {
      await this.#ask({ code });
    }
  }

  /** Asks about the very file, by its SHA-256. */
  async checkFile(fileDigest: string): Promise<void> {
    this.attempted = false;
    await this.#ask({ fileDigest });
  }

  async #ask(question: StatementQuestion): Promise<void> {
    this.busy = true;
    this.proof = undefined;
    this.failure = undefined;
    const answer = await this.#gateway.execute('VERIFY_STATEMENT', question);
    runInAction(() => {
      this.busy = false;
      this.proof = answer.ok ? answer.value : undefined;
      this.failure = answer.ok ? undefined : answer.failure;
    });
  }
}
