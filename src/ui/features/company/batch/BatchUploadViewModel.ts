import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { AccountsStore } from '../../../../application/accounts/AccountsStore';
import { BatchesStore } from '../../../../application/corporate/BatchesStore';
import { FormAttempt } from '../../../../application/forms/FormAttempt';
import { inject, injectable } from '../../../../application/injection';
import type { HandedInFile, UploadedBatch } from '../../../../application/operations/batches';
import type { Failure } from '../../../../application/operations/failureCodes';
import type { Clock } from '../../../../application/ports/Clock';
import { FileSaver } from '../../../../application/ports/FileSaver';
import { Identifiers } from '../../../../application/ports/Identifiers';
import { OperationGateway } from '../../../../application/ports/OperationGateway';
import { BankTime } from '../../../../application/time/BankTime';
import { UserStore } from '../../../../application/user/UserStore';
import { mainAccount } from '../../../../domain/account/mainAccount';
import type { FileViolation } from '../../../../domain/batch/Batch';
import {
  BATCH_KINDS,
  batchFormatOf,
  FORMATS_OF,
  isTableFormat,
  savedFormat,
} from '../../../../domain/batch/batchFormats';
import type { BatchFormat, BatchKind } from '../../../../domain/batch/batchFormats';
import { printBatchFile } from '../../../../domain/batch/readBatchFile';
import { sampleFile } from '../../../../domain/batch/sampleFiles';
import type { PaymentPurpose } from '../../../../domain/directory/PaymentDirectories';
import type { OperationId } from '../../../../domain/operation/OperationId';
import { bankDayOf } from '../../../../domain/time/Instant';
import { somOptions, somRefusal } from '../../../flow/payment/accountOptions';
import type { AccountOption } from '../../../flow/payment/accountOptions';
import { PaymentContext } from '../../../flow/payment/PaymentContext';
import { BatchColumnsViewModel } from './BatchColumnsViewModel';
import { batchContent } from './batchContent';
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
  @inject(UserStore) readonly user!: Pick<UserStore, 'handlesPayroll'>;
  /** Server time. */
  @inject(BankTime) readonly clock!: Clock;
}

/** Upload of batch files; the bank returns the parsed batch, or the errors for which it rejected the files. */
@injectable('Singleton')
export class BatchUploadViewModel {
  /** Absent until the user chooses. */
  chosenKind: BatchKind | undefined;
  debitAccountId = '';
  purposeCode = '';
  /** Errors for which the bank rejected the chosen files. */
  faults: readonly FileViolation[] = [];
  /** True when the columns of a table are shown before it is loaded, even if they are known. */
  checksColumns = false;
  readonly files = new BatchFilesViewModel();
  readonly columns = new BatchColumnsViewModel();
  readonly form = new FormAttempt();

  readonly #deps: BatchUploadDeps;
  /** Operation ID of the chosen files, kept however often they are sent, so that a lost answer creates no second batch. */
  #operationId: OperationId | undefined;

  constructor(@inject(BatchUploadDeps) deps: BatchUploadDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { faults: observableRef, files: false, columns: false, form: false }, { autoBind: true });
  }

  get batches(): BatchesStore {
    return this.#deps.batches;
  }

  /** Kinds the user may upload, in the order of the form. */
  get kinds(): readonly BatchKind[] {
    return BATCH_KINDS.filter((kind) => kind !== 'salary' || this.#deps.user.handlesPayroll);
  }

  get kind(): BatchKind {
    const [first = 'internal'] = this.kinds;
    return this.kinds.find((kind) => kind === this.chosenKind) ?? first;
  }

  get formats(): readonly BatchFormat[] {
    return FORMATS_OF[this.kind];
  }

  /** Formats of samples: that of spreadsheets is text they open. */
  get sampleFormats(): readonly BatchFormat[] {
    return this.formats.filter((format) => savedFormat(format) === format);
  }

  /** True when the form asks for the debit account, which salaries and tables do not contain. */
  get asksAccount(): boolean {
    return this.kind === 'salary' || this.hasTables;
  }

  /** True when a chosen file is a table, whose columns may be in any order. */
  get hasTables(): boolean {
    return this.files.files.some(({ name }) => isTableFormat(batchFormatOf(name)));
  }

  /** True when the form asks for the purpose code: accounting programs omit it, and a payment through a network needs it. */
  get asksPurposeCode(): boolean {
    const isThroughNetwork = this.kind === 'clearing' || this.kind === 'gross';
    return isThroughNetwork && (this.hasTables || this.files.files.some(({ name }) => batchFormatOf(name) === 'txt'));
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
    this.chosenKind = kind;
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

  switchChecksColumns(): void {
    this.checksColumns = !this.checksColumns;
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
        // Columns are part of the request, so a request with others has an id of its own.
        this.#operationId =
          this.columns.table === undefined
            ? (this.#operationId ?? identifiers.operationId())
            : identifiers.operationId();
        const answer = await gateway.execute('UPLOAD_BATCH_FILE', {
          operationId: this.#operationId,
          kind: this.kind,
          debitAccountId: this.asksAccount ? this.debitAccountId : undefined,
          purposeCode: (this.asksPurposeCode && this.purposeCode) || undefined,
          columns: this.columns.layout,
          asksColumns: (this.hasTables && this.checksColumns) || undefined,
          files: this.files.files,
        });
        if (!answer.ok) {
          return answer.failure;
        }
        made = answer.value.batch?.operationId;
        this.#taken(answer.value, made);
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
      ...batchContent(text, format),
    });
  }

  #taken({ faults, table }: UploadedBatch, made: OperationId | undefined): void {
    runInAction(() => {
      this.faults = faults;
      this.columns.ask(table, this.kind);
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
    this.columns.close();
    this.faults = [];
    this.form.failure = undefined;
  }
}
