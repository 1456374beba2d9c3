import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { ReceiptLink } from '../../domain/history/ReceiptProof';
import { inject, injectable } from '../injection';
import type { DownloadedFile } from '../operations/accounts';
import type { Failure } from '../operations/failureCodes';
import { FileSaver } from '../ports/FileSaver';
import { FileSharer } from '../ports/FileSharer';
import { OperationGateway } from '../ports/OperationGateway';

/** Downloads and shares receipts, payment orders and memorial orders as files, one at a time. */
@injectable()
export class Receipts {
  /** Id of the transaction whose receipt is being fetched; `undefined` when none is. */
  loadingId: string | undefined;
  failure: Failure | undefined;
  /** True when a receipt was fetched and the device did not take it to share. */
  notShared = false;

  readonly #gateway: OperationGateway;
  readonly #saver: FileSaver;
  readonly #sharer: FileSharer;

  constructor(
    @inject(OperationGateway) gateway: OperationGateway,
    @inject(FileSaver) saver: FileSaver,
    @inject(FileSharer) sharer: FileSharer,
  ) {
    this.#gateway = gateway;
    this.#saver = saver;
    this.#sharer = sharer;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  get busy(): boolean {
    return this.loadingId !== undefined;
  }

  /** True where the device shares files. */
  get canShare(): boolean {
    return this.#sharer.available;
  }

  async download(transactionId: string): Promise<void> {
    await this.#fetch('GET_TRANSACTION_RECEIPT_FILE', transactionId, (file) => this.#saver.save(file));
  }

  /** Saves the payment order of a payment. */
  async downloadOrder(transactionId: string): Promise<void> {
    await this.#fetch('GET_PAYMENT_ORDER_FILE', transactionId, (file) => this.#saver.save(file));
  }

  /** Saves the memorial order of a fee. */
  async downloadMemorialOrder(transactionId: string): Promise<void> {
    await this.#fetch('GET_MEMORIAL_ORDER_FILE', transactionId, (file) => this.#saver.save(file));
  }

  /** Hands the receipt to another application of the device. A receipt the device does not take is saved instead. */
  async share(transactionId: string): Promise<void> {
    await this.#fetch('GET_TRANSACTION_RECEIPT_FILE', transactionId, (file) => this.give(file));
  }

  /** Verification address of the receipt; `undefined` when the bank does not answer it, with the failure kept. */
  async link(transactionId: string): Promise<ReceiptLink | undefined> {
    if (this.busy) {
      return undefined;
    }
    this.loadingId = transactionId;
    this.dismissFailure();
    const answer = await this.#gateway.execute('GET_RECEIPT_LINK', { transactionId });
    runInAction(() => {
      this.loadingId = undefined;
      this.failure = answer.ok ? undefined : answer.failure;
    });
    return answer.ok ? answer.value : undefined;
  }

  /** Hands a file to another application of the device, or saves it where the device shares none. */
  async give(file: DownloadedFile): Promise<void> {
    if (!this.canShare) {
      this.#saver.save(file);
      return;
    }
    try {
      await this.#sharer.share(file);
    } catch {
      this.#saver.save(file);
      runInAction(() => {
        this.notShared = true;
      });
    }
  }

  dismissFailure(): void {
    this.failure = undefined;
    this.notShared = false;
  }

  async #fetch(
    code: 'GET_TRANSACTION_RECEIPT_FILE' | 'GET_PAYMENT_ORDER_FILE' | 'GET_MEMORIAL_ORDER_FILE',
    transactionId: string,
    use: (file: DownloadedFile) => void | Promise<void>,
  ): Promise<void> {
    if (this.busy) {
      return;
    }
    this.loadingId = transactionId;
    this.dismissFailure();
    const answer = await this.#gateway.execute(code, { transactionId });
    if (answer.ok) {
      await use(answer.value);
    }
    runInAction(() => {
      this.loadingId = undefined;
      this.failure = answer.ok ? undefined : answer.failure;
    });
  }
}
