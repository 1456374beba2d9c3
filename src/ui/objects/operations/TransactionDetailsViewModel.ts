import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { AccountsStore } from '../../../application/accounts/AccountsStore';
import { ownAccountOf } from '../../../application/accounts/ownAccounts';
import { DepositsStore } from '../../../application/deposits/DepositsStore';
import { HistoryStore } from '../../../application/history/HistoryStore';
import { Receipts } from '../../../application/history/Receipts';
import { inject, injectable } from '../../../application/injection';
import { RequestSequence } from '../../../application/loading/RequestSequence';
import type { Failure } from '../../../application/operations/failureCodes';
import { OperationGateway } from '../../../application/ports/OperationGateway';
import { UserStore } from '../../../application/user/UserStore';
import type { Account } from '../../../domain/account/Account';
import { chargeOf } from '../../../domain/history/memorialOrder';
import { hasPaymentOrder } from '../../../domain/history/paymentOrder';
import type { ReceiptLink } from '../../../domain/history/ReceiptProof';
import type { Transaction } from '../../../domain/history/Transaction';
import { historyRow } from './historyRow';
import type { HistoryRow } from './historyRow';

@injectable()
export class TransactionDetailsDeps {
  @inject(OperationGateway) readonly gateway!: OperationGateway;
  @inject(HistoryStore) readonly history!: HistoryStore;
  @inject(AccountsStore) readonly accounts!: AccountsStore;
  /** Deposits, whose accounts belong to the customer too: a transfer to a deposit is not an outgoing payment. */
  @inject(DepositsStore) readonly deposits!: Pick<DepositsStore, 'numbers' | 'byNumber' | 'ensure'>;
  @inject(Receipts) readonly receipts!: Receipts;
  @inject(UserStore) readonly user!: Pick<UserStore, 'isCorporate' | 'makesDocuments' | 'mayRecall'>;
}

/** One operation with all its details, its receipt, and the actions to repeat or recall it. */
@injectable()
export class TransactionDetailsViewModel {
  status: 'LOADING' | 'LOADED' | 'ERROR' = 'LOADING';
  /** Failure of loading; TRANSACTION_NOT_FOUND when the customer has no such operation. */
  failure: Failure | undefined;
  /** Operation as it was when the page was opened. */
  fetched: Transaction | undefined;
  /** True while the dialog that asks whether to recall the payment is open. */
  asking = false;
  recalling = false;
  /** Failure of the recall. */
  recallFailure: Failure | undefined;
  noteBusy = false;
  noteFailure: Failure | undefined;

  readonly #deps: TransactionDetailsDeps;
  readonly #latest = new RequestSequence();
  #id: string | undefined;

  constructor(@inject(TransactionDetailsDeps) deps: TransactionDetailsDeps) {
    this.#deps = deps;
    makeAutoObservable(
      this,
      {
        failure: observableRef,
        fetched: observableRef,
        recallFailure: observableRef,
        noteFailure: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Operation as the history has it when it is there, so that updates of the stream are shown here too. */
  get transaction(): Transaction | undefined {
    const latest = this.fetched && (this.#deps.history.byId(this.fetched.id) ?? this.fetched);
    // Lists contain neither the progress of a payment, nor its refunds, nor its signers.
    return (
      latest && {
        ...latest,
        progress: latest.progress ?? this.fetched?.progress,
        returnedBy: latest.returnedBy ?? this.fetched?.returnedBy,
        signers: latest.signers ?? this.fetched?.signers,
      }
    );
  }

  /**
   * Effect of a recall: before the payment has left, the amount and the fee return at once; afterwards the amount alone, and only if the
   * network still holds it or the other bank agrees.
   */
  get recallText(): 'text' | 'textLeft' | 'textOtherBank' {
    if (this.transaction?.status === 'ACCEPTED_FOR_PROCESSING') {
      return 'text';
    }
    return this.transaction?.progress?.network === 'interbank' ? 'textOtherBank' : 'textLeft';
  }

  /** True when the user may recall payments and this one can be: it has not left the bank, its network still holds it, or its bank can be asked. */
  get canRecall(): boolean {
    return this.transaction?.progress?.deletable === true && this.#deps.user.mayRecall;
  }

  get row(): HistoryRow | undefined {
    const { accounts, deposits } = this.#deps;
    return (
      this.transaction &&
      historyRow(this.transaction, [...accounts.numbers, ...deposits.numbers], { accountOf: ownAccountOf(this.#deps) })
    );
  }

  /** Debit account, when it belongs to the customer. */
  get debitAccount(): Account | undefined {
    return this.#deps.accounts.byNumber(this.transaction?.debit.accountNumber);
  }

  /** Credit account, when it belongs to the customer. */
  get creditAccount(): Account | undefined {
    return this.#deps.accounts.byNumber(this.transaction?.credit.accountNumber);
  }

  get receiptBusy(): boolean {
    return this.#deps.receipts.busy;
  }

  get receiptFailure(): Failure | undefined {
    return this.#deps.receipts.failure;
  }

  /** True where the device shares files. */
  get canShareReceipt(): boolean {
    return this.#deps.receipts.canShare;
  }

  /** True when the device did not share the receipt, which was saved instead. */
  get receiptNotShared(): boolean {
    return this.#deps.receipts.notShared;
  }

  /** Account of the customer the operation was paid from, or came to, with its balance of now. */
  get ownAccount(): Account | undefined {
    return this.debitAccount ?? this.creditAccount;
  }

  async load(transactionId: string): Promise<void> {
    const isLatest = this.#latest.begin();
    this.#id = transactionId;
    this.failure = undefined;
    this.leave();
    this.recallFailure = undefined;
    this.noteFailure = undefined;
    this.fetched = this.#deps.history.byId(transactionId);
    this.status = this.fetched === undefined ? 'LOADING' : 'LOADED';
    this.#deps.history.watch(transactionId);
    this.#deps.receipts.dismissFailure();
    void this.#deps.accounts.ensure();
    void this.#deps.deposits.ensure();
    const answer = await this.#deps.gateway.execute('GET_TRANSACTION_BY_ID_V2', { transactionId });
    runInAction(() => {
      if (!isLatest()) {
        return;
      }
      if (answer.ok) {
        this.fetched = answer.value;
        this.status = 'LOADED';
      } else if (this.fetched === undefined) {
        this.failure = answer.failure;
        this.status = 'ERROR';
      }
    });
  }

  async retry(): Promise<void> {
    if (this.#id !== undefined) {
      await this.load(this.#id);
    }
  }

  /** Opens the dialog that asks whether to recall the payment. */
  ask(): void {
    this.asking = true;
  }

  leave(): void {
    this.asking = false;
  }

  /** Recalls the payment; the page then shows its new status. */
  async recall(): Promise<void> {
    const transactionId = this.fetched?.id;
    if (transactionId === undefined || this.recalling) {
      return;
    }
    this.recalling = true;
    this.recallFailure = undefined;
    const answer = await this.#deps.gateway.execute('TRANSACTION_DELETE_BY_ID', { transactionId });
    await this.load(transactionId);
    runInAction(() => {
      this.recalling = false;
      this.recallFailure = answer.ok ? undefined : answer.failure;
    });
    void this.#deps.accounts.reload();
    void this.#deps.history.reload();
  }

  /** True when the user may write beside operations of the customer. */
  get mayWriteNote(): boolean {
    const { user } = this.#deps;
    return !user.isCorporate || user.makesDocuments;
  }

  /** Stores the note beside the operation; an empty one removes it. Resolves to true when the bank has stored it. */
  async writeNote(text: string): Promise<boolean> {
    const transactionId = this.fetched?.id;
    if (transactionId === undefined || this.noteBusy) {
      return false;
    }
    this.noteBusy = true;
    this.noteFailure = undefined;
    const { gateway, history } = this.#deps;
    const answer = await gateway.execute('SET_OPERATION_NOTE', { transactionId, note: text.trim() });
    runInAction(() => {
      this.noteBusy = false;
      this.noteFailure = answer.ok ? undefined : answer.failure;
      if (answer.ok && this.fetched?.id === transactionId) {
        this.fetched = answer.value;
      }
    });
    if (answer.ok) {
      history.replace(answer.value);
    }
    return answer.ok;
  }

  /** True for a payment of a company that has a payment order. */
  get hasOrder(): boolean {
    return this.transaction !== undefined && hasPaymentOrder(this.transaction);
  }

  async downloadOrder(): Promise<void> {
    if (this.fetched !== undefined) {
      await this.#deps.receipts.downloadOrder(this.fetched.id);
    }
  }

  /** True when the bank took a fee or a price from an account of the company: its memorial order can be downloaded. */
  get hasMemorialOrder(): boolean {
    const { user } = this.#deps;
    return (
      user.isCorporate &&
      this.transaction !== undefined &&
      this.debitAccount !== undefined &&
      chargeOf(this.transaction) !== undefined
    );
  }

  async downloadMemorialOrder(): Promise<void> {
    if (this.fetched !== undefined) {
      await this.#deps.receipts.downloadMemorialOrder(this.fetched.id);
    }
  }

  async downloadReceipt(): Promise<void> {
    if (this.fetched !== undefined) {
      await this.#deps.receipts.download(this.fetched.id);
    }
  }

  async shareReceipt(): Promise<void> {
    if (this.fetched !== undefined) {
      await this.#deps.receipts.share(this.fetched.id);
    }
  }

  /** Address of the verification page of the receipt. */
  async receiptLink(): Promise<ReceiptLink | undefined> {
    return this.fetched && (await this.#deps.receipts.link(this.fetched.id));
  }

  /** Shares a picture of the receipt, or saves it where the device shares none. */
  async givePicture(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    if (this.fetched !== undefined) {
      await this.#deps.receipts.give({
        name: `tulpar-receipt-${this.fetched.id}.png`,
        contentType: 'image/png',
        bytes,
      });
    }
  }
}
