import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import type { Failure } from '../../../../application/operations/failureCodes';
import { OperationGateway } from '../../../../application/ports/OperationGateway';
import { classifyTransaction } from '../../../../domain/history/classify';
import type { LineKind } from '../../../../domain/history/classify';
import type { ReceiptProof } from '../../../../domain/history/ReceiptProof';
import type { CertificateProof } from '../../../../domain/shop/Certificate';
import type { StatementProof } from '../../../../domain/statement/Statement';
import { writtenCode } from '../../../../domain/statement/verificationCode';

/** Answer of the bank about a document: a statement, a certificate, or the operation of a receipt with its kind. */
export type DocumentProof =
  | { readonly of: 'statement'; readonly statement: StatementProof }
  | { readonly of: 'certificate'; readonly certificate: CertificateProof }
  | { readonly of: 'receipt'; readonly receipt: ReceiptProof; readonly kind: LineKind };

/** Verification that a statement or a receipt was issued by the bank. */
@injectable()
export class ProofViewModel {
  code = '';
  attempted = false;
  busy = false;
  proof: DocumentProof | undefined;
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

  /** Opens the page with the code from the QR code of a printed document, and checks it at once. */
  async open(code: string): Promise<void> {
    this.change(code);
    await this.check();
  }

  async check(): Promise<void> {
    this.attempted = true;
    const code = writtenCode(this.code);
    if (code !== undefined) {
      await this.#show(() => this.#ofCode(code));
    }
  }

  /** Checks a statement file by its SHA-256. */
  async checkFile(fileDigest: string): Promise<void> {
    this.attempted = false;
    await this.#show(async () => {
      const answer = await this.#gateway.execute('VERIFY_STATEMENT', { fileDigest });
      return answer.ok ? { of: 'statement', statement: answer.value } : answer.failure;
    });
  }

  /** Codes of all documents look alike: statements are searched first, then certificates, then receipts. */
  async #ofCode(code: string): Promise<DocumentProof | Failure> {
    const statement = await this.#gateway.execute('VERIFY_STATEMENT', { code });
    if (statement.ok) {
      return { of: 'statement', statement: statement.value };
    }
    if (statement.failure.code !== 'STATEMENT_NOT_FOUND') {
      return statement.failure;
    }
    const certificate = await this.#gateway.execute('VERIFY_PAPER', { code });
    if (certificate.ok) {
      return { of: 'certificate', certificate: certificate.value };
    }
    if (certificate.failure.code !== 'PAPER_NOT_FOUND') {
      return certificate.failure;
    }
    const receipt = await this.#gateway.execute('VERIFY_RECEIPT', { code });
    return receipt.ok
      ? { of: 'receipt', receipt: receipt.value, kind: classifyTransaction(receipt.value.txnCode) }
      : receipt.failure;
  }

  async #show(ask: () => Promise<DocumentProof | Failure>): Promise<void> {
    this.busy = true;
    this.proof = undefined;
    this.failure = undefined;
    const answer = await ask();
    runInAction(() => {
      this.busy = false;
      if ('of' in answer) {
        this.proof = answer;
      } else {
        this.failure = answer;
      }
    });
  }
}
