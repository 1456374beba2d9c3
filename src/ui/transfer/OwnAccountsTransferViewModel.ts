import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { AccountsStore } from '../../application/accounts/AccountsStore';
import type { FlowState, FlowStep } from '../../application/flow/FlowState';
import type { OperationFlow } from '../../application/flow/OperationFlow';
import type { HistoryStore } from '../../application/history/HistoryStore';
import type { Receipts } from '../../application/history/Receipts';
import type { RecentOperations } from '../../application/history/RecentOperations';
import type { LoadStatus } from '../../application/loading/LoadStatus';
import type { Failure } from '../../application/operations/failureCodes';
import type { Account } from '../../domain/account/Account';
import { formatAmount } from '../../domain/money/formatAmount';
import type { CodeSent } from '../../domain/operation/OperationOutcome';
import type { OperationPreview } from '../../domain/operation/OperationPreview';
import type { Transaction } from '../../domain/history/Transaction';
import { OwnAccountsTransferDraft, problemsOf, transferOf } from '../../domain/transfer/OwnAccountsTransferDraft';
import { OtpForm, otpDigits } from '../../domain/user/OtpForm';
import { isSound, validate } from '../../domain/validation/validate';
import type { Problems } from '../../domain/validation/validate';
import { creditOptions, debitOptions } from './accountOptions';
import type { AccountOption } from './accountOptions';
import { PAGE_OF_STEP, resultOf } from './transferProgress';
import type { TransferPage, TransferResult } from './transferProgress';

type Code = 'MAKE_OWN_ACCOUNTS_TRANSFER';

export interface OwnAccountsTransferParts {
  readonly flow: OperationFlow<Code>;
  readonly accounts: AccountsStore;
  readonly history: HistoryStore;
  readonly recent: RecentOperations;
  readonly receipts: Receipts;
}

/** Money between two accounts of the customer: form, check, code, result. One instance per visit to the bank, so that Back keeps everything. */
export class OwnAccountsTransferViewModel {
  draft = new OwnAccountsTransferDraft();
  attempted = false;
  otp = '';
  otpAttempted = false;

  readonly #parts: OwnAccountsTransferParts;

  constructor(parts: OwnAccountsTransferParts) {
    this.#parts = parts;
    makeAutoObservable(this, { draft: observableRef }, { autoBind: true });
  }

  // The form.

  get accountsStatus(): LoadStatus {
    return this.#parts.accounts.status;
  }

  /** Every listed account in the order of the home page, with the reason why it cannot be debited. */
  get debitOptions(): readonly AccountOption[] {
    return debitOptions(this.#parts.accounts.accounts);
  }

  /** Every listed account, with the reason why it cannot be credited from the chosen debit account. */
  get creditOptions(): readonly AccountOption[] {
    return creditOptions(this.#parts.accounts.accounts, this.debitAccount);
  }

  get debitAccount(): Account | undefined {
    return this.#parts.accounts.byId(this.draft.debitAccountId);
  }

  get creditAccount(): Account | undefined {
    return this.#parts.accounts.byId(this.draft.creditAccountId);
  }

  /** Problems of the fields; none before the first submission. */
  get problems(): Problems<OwnAccountsTransferDraft> {
    return this.attempted ? problemsOf(this.draft, this.#parts.accounts.accounts) : {};
  }

  setDebitAccount(debitAccountId: string): void {
    this.#change({ debitAccountId });
  }

  setCreditAccount(creditAccountId: string): void {
    this.#change({ creditAccountId });
  }

  setAmountText(amountText: string): void {
    this.#change({ amountText });
  }

  setPurpose(purpose: string): void {
    this.#change({ purpose });
  }

  swapAccounts(): void {
    const { debitAccountId, creditAccountId } = this.draft;
    this.#change({ debitAccountId: creditAccountId, creditAccountId: debitAccountId });
  }

  /** Opens the form: an operation that is over makes room for a new one, one under way is kept. */
  openForm(): void {
    void this.#parts.accounts.ensure();
    if (this.step === 'done') {
      this.startOver();
    } else {
      this.#parts.flow.edit();
    }
  }

  /** An empty form under a new operation id. */
  startOver(): void {
    this.draft = new OwnAccountsTransferDraft();
    this.#reset();
  }

  /** Fills the form as an earlier transfer was; sends nothing. */
  repeat(transaction: Transaction): void {
    const { debit, credit, purpose } = transaction;
    const idOf = (number: string | undefined): string => this.#parts.accounts.byNumber(number)?.id ?? '';
    this.draft = new OwnAccountsTransferDraft({
      debitAccountId: idOf(debit.accountNumber),
      creditAccountId: idOf(credit.accountNumber),
      amountText: debit.amount === undefined ? '' : formatAmount(debit.amount, 'ru'),
      purpose,
    });
    this.#reset();
  }

  /** Has the bank create the operation. True when it did, and the check page can be shown. */
  async submit(): Promise<boolean> {
    this.attempted = true;
    const { accounts } = this.#parts.accounts;
    if (!isSound(problemsOf(this.draft, accounts))) {
      return false;
    }
    await this.#parts.flow.submit((operationId) => {
      const transfer = transferOf(this.draft, accounts, operationId);
      if (transfer === undefined) {
        throw new Error('A sound draft stands for a transfer');
      }
      return transfer;
    });
    return this.step === 'created';
  }

  // The check page.

  get state(): FlowState<Code> {
    return this.#parts.flow.state;
  }

  get step(): FlowStep {
    return this.#parts.flow.state.step;
  }

  get page(): TransferPage {
    return PAGE_OF_STEP[this.step];
  }

  get busy(): boolean {
    return this.#parts.flow.busy;
  }

  /** What will be booked, as the bank said. */
  get preview(): OperationPreview | undefined {
    return this.#parts.flow.challenge?.preview;
  }

  /** Why the last step did not succeed; `undefined` when it did or is on its way. */
  get failure(): Failure | undefined {
    const { state } = this;
    return 'failure' in state ? state.failure : undefined;
  }

  /** Back to the form; nothing is lost, and nothing was sent. */
  edit(): void {
    this.#parts.flow.edit();
  }

  /** Has the code sent. True when the code page can be shown. */
  async proceed(): Promise<boolean> {
    this.otp = '';
    this.otpAttempted = false;
    await this.#parts.flow.proceed();
    return this.step === 'awaitingCode';
  }

  // The code page.

  get codeSent(): CodeSent | undefined {
    const { state } = this;
    return 'codeSent' in state ? state.codeSent : undefined;
  }

  get otpProblems(): Problems<OtpForm> {
    return this.otpAttempted ? validate(new OtpForm({ otp: this.otp })) : {};
  }

  get secondsToResend(): number {
    return this.#parts.flow.resendCountdown.secondsLeft;
  }

  get canResend(): boolean {
    return this.#parts.flow.canResend;
  }

  /** How many more SMS the bank will send for this operation; `undefined` before it has sent one. */
  get sendsLeft(): number | undefined {
    const sent = this.codeSent;
    return sent?.isLastSmsTry === true ? 0 : sent?.sendsLeft;
  }

  /** The answer was lost, and the bank says that nothing was sent: the code may be entered again. */
  get notSent(): boolean {
    return this.state.step === 'awaitingCode' && this.state.notSent;
  }

  setOtp(otp: string): void {
    this.otp = otp;
  }

  /** Back to the check page; the code that was sent stays good. */
  review(): void {
    this.#parts.flow.review();
  }

  async resend(): Promise<void> {
    await this.#parts.flow.resend();
  }

  /** Hands the code over. True when the transfer is booked, and the result page can be shown. */
  async confirm(): Promise<boolean> {
    this.otpAttempted = true;
    if (!isSound(this.otpProblems)) {
      return false;
    }
    await this.#parts.flow.confirm(otpDigits(this.otp));
    return this.#afterAnswer();
  }

  /** Asks the bank again what became of the operation. True when it is booked. */
  async askAgain(): Promise<boolean> {
    await this.#parts.flow.askAgain();
    return this.#afterAnswer();
  }

  // The result.

  get result(): TransferResult | undefined {
    return resultOf(this.state);
  }

  get receiptBusy(): boolean {
    return this.#parts.receipts.busy;
  }

  get receiptFailure(): Failure | undefined {
    return this.#parts.receipts.failure;
  }

  async downloadReceipt(): Promise<void> {
    if (this.result !== undefined) {
      await this.#parts.receipts.download(this.result.transactionId);
    }
  }

  #change(values: Partial<OwnAccountsTransferDraft>): void {
    this.draft = new OwnAccountsTransferDraft({ ...this.draft, ...values });
  }

  #reset(): void {
    this.attempted = false;
    this.otp = '';
    this.otpAttempted = false;
    this.#parts.flow.open();
  }

  #afterAnswer(): boolean {
    const booked = this.result !== undefined;
    if (booked) {
      // The stream says the same; this holds when it is down.
      void this.#parts.accounts.reload();
      void this.#parts.recent.reload();
      void this.#parts.history.reload();
    }
    if (booked || this.failure?.code === 'INCORRECT_OTP' || this.failure?.code === 'OTP_EXPIRED') {
      this.#clearOtp();
    }
    return booked;
  }

  #clearOtp(): void {
    runInAction(() => {
      this.otp = '';
      this.otpAttempted = false;
    });
  }
}
