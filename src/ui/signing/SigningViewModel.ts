import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { DocumentsStore } from '../../application/corporate/DocumentsStore';
import { CodeConfirmationFlow } from '../../application/flow/CodeConfirmationFlow';
import type { AwaitingChangeCode } from '../../application/flow/CodeConfirmationFlow';
import type { FlowDeps } from '../../application/flow/FlowDeps';
import type { Failure } from '../../application/operations/failureCodes';
import type { SignedDocument, WaitingSigning } from '../../application/operations/signatures';
import type { OperationConfirmation } from '../../application/operations/transfers';
import { MAX_DOCUMENTS, totalsOf } from '../../domain/corporate/PaymentDocument';
import type { PaymentDocument } from '../../domain/corporate/PaymentDocument';
import type { Money } from '../../domain/money/Money';
import type { OperationId } from '../../domain/operation/OperationId';
import type { Result } from '../../domain/result/Result';
import { OtpForm, otpDigits } from '../../domain/user/OtpForm';
import { isSound, validate } from '../../domain/validation/validate';
import type { Violations } from '../../domain/validation/validate';

/** Page a signing has reached, which the address must not run ahead of. */
export type SigningPage = 'list' | 'code' | 'result';

/** Document with the result of its signing. */
export interface SigningResult {
  readonly document: PaymentDocument;
  readonly outcome: SignedDocument;
}

export interface SigningDeps {
  readonly flow: FlowDeps;
  readonly documents: DocumentsStore;
  /** Called when something was booked, so that accounts and history are reloaded. */
  readonly booked: () => void;
}

/** Selection of documents and signing with one code; each document has its own result. */
export class SigningViewModel {
  picked: ReadonlySet<OperationId> = new Set();
  otp = '';
  attempted = false;
  results: readonly SigningResult[] = [];
  /** Document that is about to be declined. */
  declining: PaymentDocument | undefined;
  reason = '';
  declineFailure: Failure | undefined;
  isDeclining = false;
  /** Selected documents that duplicate another one, while the user is asked whether to sign them. */
  repeated: readonly PaymentDocument[] = [];

  readonly #deps: SigningDeps;
  readonly #flow: CodeConfirmationFlow;
  /** Documents being signed, as they were shown. */
  #shown: readonly PaymentDocument[] = [];
  #waiting: WaitingSigning | undefined;

  constructor(deps: SigningDeps) {
    this.#deps = deps;
    this.#flow = new CodeConfirmationFlow(deps.flow, (confirmation) => this.#handOver(confirmation));
    makeAutoObservable(
      this,
      {
        picked: observableRef,
        results: observableRef,
        declining: observableRef,
        declineFailure: observableRef,
        repeated: observableRef,
      },
      { autoBind: true },
    );
  }

  get store(): DocumentsStore {
    return this.#deps.documents;
  }

  get page(): SigningPage {
    switch (this.#flow.state.step) {
      case 'awaitingCode':
      case 'refused':
        return 'code';
      case 'done':
        return 'result';
      default:
        return 'list';
    }
  }

  /** Selected documents that can still be signed, in the order of the list. */
  get chosen(): readonly PaymentDocument[] {
    return this.store.mine.filter(({ preview }) => this.picked.has(preview.operationId));
  }

  get totals(): readonly Money[] {
    return totalsOf(this.chosen);
  }

  get tooMany(): boolean {
    return this.chosen.length > MAX_DOCUMENTS;
  }

  get allPicked(): boolean {
    return this.store.mine.length > 0 && this.chosen.length === this.store.mine.length;
  }

  get busy(): boolean {
    return this.#flow.busy;
  }

  get failure(): Failure | undefined {
    return this.#flow.failure;
  }

  /** True when this signing has failed for good; nothing was signed. */
  get ended(): boolean {
    return this.#flow.state.step === 'refused';
  }

  /** Documents the code signs, with the pending signing; absent before a code was requested. */
  get signing(): (WaitingSigning & { readonly documents: readonly PaymentDocument[] }) | undefined {
    return this.#waiting && { ...this.#waiting, ...this.#awaiting?.waiting, documents: this.#shown };
  }

  /** True when the answer was lost; the same code may be entered again. */
  get lost(): boolean {
    return this.#awaiting?.lost === true;
  }

  get resending(): boolean {
    return this.#awaiting?.under === 'resending';
  }

  get canResend(): boolean {
    return this.#flow.canResend;
  }

  get secondsToResend(): number {
    return this.#flow.resendCountdown.secondsLeft;
  }

  get violations(): Violations<OtpForm> {
    return this.attempted ? validate(new OtpForm({ otp: this.otp })) : {};
  }

  /** Opens the list: a finished signing is replaced with a new one, one under way is abandoned unless a call is running. */
  open(): void {
    void this.store.reload();
    if (this.page === 'result') {
      this.#flow.open();
      this.picked = new Set();
      this.results = [];
    } else {
      this.#flow.edit();
    }
    this.#clearOtp();
  }

  toggle(id: OperationId): void {
    const picked = new Set(this.picked);
    if (!picked.delete(id)) {
      picked.add(id);
    }
    this.picked = picked;
  }

  toggleAll(): void {
    this.picked = this.allPicked ? new Set() : new Set(this.store.mine.map(({ preview }) => preview.operationId));
  }

  /** Has the bank store the signing and send the code, after the user has seen which documents duplicate another one. */
  async sign(): Promise<void> {
    this.repeated = this.chosen.filter(({ warnings }) => warnings.length > 0);
    if (this.repeated.length === 0) {
      await this.signAnyway();
    }
  }

  leaveRepeated(): void {
    this.repeated = [];
  }

  /** Has the bank store the signing and send the code, without asking about duplicates. */
  async signAnyway(): Promise<void> {
    const { chosen } = this;
    this.repeated = [];
    if (chosen.length === 0 || this.tooMany) {
      return;
    }
    const documents = chosen.map(({ preview }) => preview.operationId);
    const { gateway } = this.#deps.flow;
    this.#shown = chosen;
    await this.#flow.submit({
      details: { documents },
      prepare: async (operationId) => {
        const answer = await gateway.execute('CREATE_CONFIRM_OPERATION', { operationId, documents });
        if (answer.ok) {
          this.#keep(answer.value);
        }
        return answer;
      },
    });
    if (this.failure !== undefined) {
      void this.store.reload();
    }
  }

  setOtp(otp: string): void {
    this.otp = otp;
  }

  async resend(): Promise<void> {
    await this.#flow.resend();
  }

  async confirm(): Promise<void> {
    this.attempted = true;
    if (!isSound(this.violations)) {
      return;
    }
    await this.#flow.confirm(otpDigits(this.otp));
    if (!this.lost) {
      runInAction(this.#clearOtp);
    }
  }

  askDecline(document: PaymentDocument): void {
    this.declining = document;
    this.reason = '';
    this.declineFailure = undefined;
  }

  setReason(reason: string): void {
    this.reason = reason;
  }

  keepDocument(): void {
    this.declining = undefined;
  }

  async decline(): Promise<void> {
    const { declining } = this;
    if (declining === undefined || this.isDeclining) {
      return;
    }
    this.isDeclining = true;
    const failure = await this.store.decline(declining.preview.operationId, this.reason.trim());
    runInAction(() => {
      this.isDeclining = false;
      this.declineFailure = failure;
      this.declining = undefined;
    });
  }

  get #awaiting(): AwaitingChangeCode | undefined {
    const { state } = this.#flow;
    return state.step === 'awaitingCode' ? state : undefined;
  }

  #keep(waiting: WaitingSigning): void {
    this.#waiting = waiting;
  }

  async #handOver(confirmation: OperationConfirmation): Promise<Result<unknown, Failure>> {
    const answer = await this.#deps.flow.gateway.execute('CONFIRM_CONFIRM_OPERATION', confirmation);
    if (answer.ok) {
      this.#finished(answer.value);
    }
    return answer;
  }

  #finished(outcomes: readonly SignedDocument[]): void {
    const results = this.#shown.flatMap((document) => {
      const outcome = outcomes.find(({ operationId }) => operationId === document.preview.operationId);
      return outcome === undefined ? [] : [{ document, outcome }];
    });
    runInAction(() => {
      this.results = results;
    });
    void this.store.reload();
    if (outcomes.some(({ transactionId }) => transactionId !== undefined)) {
      this.#deps.booked();
    }
  }

  readonly #clearOtp = (): void => {
    this.otp = '';
    this.attempted = false;
  };
}
