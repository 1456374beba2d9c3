import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../application/injection';
import type { Failure } from '../../application/operations/failureCodes';
import type { StatementQuestion } from '../../application/operations/statements';
import { OperationGateway } from '../../application/ports/OperationGateway';
import type { StatementProof } from '../../domain/statement/Statement';
import { writtenCode } from '../../domain/statement/statementCode';

/** Verification that a statement was issued by the bank. */
@injectable()
export class ProofViewModel {
  code = '';
  attempted = false;
  busy = false;
  proof: StatementProof | undefined;
  failure: Failure | undefined;

  readonly #gateway: Pick<OperationGateway, 'execute'>;

  constructor(@inject(OperationGateway) gateway: Pick<OperationGateway, 'execute'>) {
    this.#gateway = gateway;
    makeAutoObservable(this, { proof: observableRef, failure: observableRef }, { autoBind: true });
  }

  /** True when the code is malformed; false before the first submission. */
  get wrong(): boolean {
    return this.attempted && writtenCode(this.code) === undefined;
  }

  change(code: string): void {
    this.code = code;
    this.proof = undefined;
    this.failure = undefined;
  }

  /** Opens the page with the code from the QR code of a printed statement, and checks it at once. */
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

  /** Checks a statement file by its SHA-256. */
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
