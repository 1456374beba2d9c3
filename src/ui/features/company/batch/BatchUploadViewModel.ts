import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { AccountsStore } from '../../../../application/accounts/AccountsStore';
import { BatchesStore } from '../../../../application/corporate/BatchesStore';
import { FormAttempt } from '../../../../application/forms/FormAttempt';
import { inject, injectable } from '../../../../application/injection';
import type { HandedInFile } from '../../../../application/operations/batches';
import type { Failure } from '../../../../application/operations/failureCodes';
import type { Clock } from '../../../../application/ports/Clock';
import { FileSaver } from '../../../../application/ports/FileSaver';
import { Identifiers } from '../../../../application/ports/Identifiers';
import { OperationGateway } from '../../../../application/ports/OperationGateway';
import { BankTime } from '../../../../application/time/BankTime';
import { mainAccount } from '../../../../domain/account/mainAccount';
import type { FileViolation } from '../../../../domain/batch/Batch';
import { batchFormatOf, FORMATS_OF } from '../../../../domain/batch/batchFormats';
import type { BatchFormat, BatchKind } from '../../../../domain/batch/batchFormats';
import { printBatchFile } from '../../../../domain/batch/readBatchFile';
import { sampleFile } from '../../../../domain/batch/sampleFiles';
import type { PaymentPurpose } from '../../../../domain/directory/PaymentDirectories';
import type { OperationId } from '../../../../domain/operation/OperationId';
import { bankDayOf } from '../../../../domain/time/Instant';
import { somOptions, somRefusal } from '../../../flow/payment/accountOptions';
import type { AccountOption } from '../../../flow/payment/accountOptions';
import { PaymentContext } from '../../../flow/payment/PaymentContext';
import { BATCH_CONTENT_TYPES, batchBytes } from './batchBytes';
import { BatchFilesViewModel } from './BatchFilesViewModel';
import { OTHER_BANKS } from '../../../flow/payment/sharedResources';

@injectable()
export class BatchUploadDeps {
  @inject(OperationGateway) readonly gateway!: OperationGateway;
  @inject(Identifiers) readonly identifiers!: Identifiers;
  @inject(AccountsStore) readonly accounts!: AccountsStore;
  @inject(BatchesStore) readonly batches!: BatchesStore;
  @inject(PaymentContext) readonly context!: Pick<PaymentContext, 'sources'>;
  @inject(FileSaver) readonly saver!: FileSaver;
  /** Server time. */
  @inject(BankTime) readonly clock!: Clock;
}

/** Upload of batch files; the bank returns the parsed batch, or the errors for which it rejected the files. */
@injectable('Singleton')
export class BatchUploadViewModel {
  kind: BatchKind = 'salary';
  debitAccountId = '';
  purposeCode = '';
  /** Errors for which the bank rejected the chosen files. */
  faults: readonly FileViolation[] = [];
  readonly files = new BatchFilesViewModel();
  readonly form = new FormAttempt();

  readonly #deps: BatchUploadDeps;
  /** Operation ID of the chosen files, kept however often they are sent, so that a lost answer creates no second batch. */
  #operationId: OperationId | undefined;

  constructor(@inject(BatchUploadDeps) deps: BatchUploadDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { faults: observableRef, files: false, form: false }, { autoBind: true });
  }

  get batches(): BatchesStore {
    return this.#deps.batches;
  }

  get formats(): readonly BatchFormat[] {
    return FORMATS_OF[this.kind];
  }

  /** True when the form asks for the debit account, which a salary file does not contain. */
  get asksAccount(): boolean {
    return this.kind === 'salary';
  }

  /** True when the form asks for the purpose code: accounting programs omit it, and a payment through a network needs it. */
  get asksPurposeCode(): boolean {
    const isThroughNetwork = this.kind === 'clearing' || this.kind === 'gross';
    return isThroughNetwork && this.files.files.some(({ name }) => batchFormatOf(name) === 'txt');
  }

  get purposes(): readonly PaymentPurpose[] {
    return OTHER_BANKS.of(this.#deps.context).purposes;
  }

  get accountOptions(): readonly AccountOption[] {
    return somOptions(this.#deps.accounts.accounts);
  }

  get accountMissing(): boolean {
    return this.asksAccount && this.debitAccountId === '';
  }

  get busy(): boolean {
    return this.form.busy;
  }

  get failure(): Failure | undefined {
    return this.form.failure;
  }

  load(): void {
    void this.#deps.accounts.ensure().then(() => this.#preselect());
    void this.batches.reload();
  }

  #preselect(): void {
    const { accounts } = this.#deps.accounts;
    if (this.debitAccountId === '') {
      runInAction(() => {
        this.debitAccountId = mainAccount(accounts, somRefusal)?.id ?? '';
      });
    }
  }

  setKind(kind: BatchKind): void {
    this.kind = kind;
    this.#changed();
  }

  setDebitAccount(accountId: string): void {
    this.debitAccountId = accountId;
    this.#changed();
  }

  setPurposeCode(code: string): void {
    this.purposeCode = code;
    this.#changed();
  }

  add(files: readonly HandedInFile[]): void {
    this.files.add(files);
    this.#changed();
  }

  remove(place: number): void {
    this.files.remove(place);
    this.#changed();
  }

  /** Uploads the files and resolves to the ID of the batch they became. Rejected files stay in the form. */
  async submit(): Promise<OperationId | undefined> {
    const { gateway, identifiers } = this.#deps;
    let made: OperationId | undefined;
    await this.form.make({
      violations: {
        ...(this.accountMissing && { debitAccountId: 'ACCOUNT_REQUIRED' }),
        ...(!this.files.isSound(this.kind) && { files: 'SCANS_NOT_READY' }),
      },
      send: async () => {
        this.#operationId ??= identifiers.operationId();
        const answer = await gateway.execute('UPLOAD_BATCH_FILE', {
          operationId: this.#operationId,
          kind: this.kind,
          debitAccountId: this.asksAccount ? this.debitAccountId : undefined,
          purposeCode: (this.asksPurposeCode && this.purposeCode) || undefined,
          files: this.files.files,
        });
        if (!answer.ok) {
          return answer.failure;
        }
        made = answer.value.batch?.operationId;
        this.#taken(answer.value.faults, made);
        return undefined;
      },
    });
    return made;
  }

  /** Saves a valid sample file with invented lines. */
  saveSample(format: BatchFormat): void {
    const text = printBatchFile(sampleFile(this.kind, bankDayOf(this.#deps.clock.now())), format);
    this.#deps.saver.save({
      name: `${this.kind}.${format}`,
      contentType: BATCH_CONTENT_TYPES[format],
      bytes: batchBytes(text, format),
    });
  }

  #taken(faults: readonly FileViolation[], made: OperationId | undefined): void {
    runInAction(() => {
      this.faults = faults;
      this.#operationId = undefined;
      if (made !== undefined) {
        this.files.clear();
        this.form.renew();
      }
    });
  }

  #changed(): void {
    if (this.asksPurposeCode && this.purposes.length === 0) {
      void OTHER_BANKS.of(this.#deps.context).reload();
    }
    this.#operationId = undefined;
    this.faults = [];
    this.form.failure = undefined;
  }
}
