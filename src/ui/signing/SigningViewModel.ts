import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { DocumentsStore } from '../../application/corporate/DocumentsStore';
import { CodeConfirmationFlow } from '../../application/flow/CodeConfirmationFlow';
import type { AwaitingChangeCode } from '../../application/flow/CodeConfirmationFlow';
import type { FlowDeps } from '../../application/flow/FlowDeps';
import type { Failure } from '../../application/operations/failureCodes';
import type { SignedDocument, WaitingSigning } from '../../application/operations/signatures';
import type { OperationConfirmation } from '../../application/operations/transfers';
import { MOST_DOCUMENTS, totalsOf } from '../../domain/corporate/PaymentDocument';
import type { PaymentDocument } from '../../domain/corporate/PaymentDocument';
import type { Money } from '../../domain/money/Money';
import type { OperationId } from '../../domain/operation/OperationId';
import type { Result } from '../../domain/result/Result';
import { OtpForm, otpDigits } from '../../domain/user/OtpForm';
import { isSound, validate } from '../../domain/validation/validate';
import type { Problems } from '../../domain/validation/validate';

/** The page a signing is on, which the address must not run ahead of. */
export type SigningPage = 'list' | 'code' | 'result';

/** A document with what became of it. */
export interface SigningResult {
  readonly document: PaymentDocument;
  readonly outcome: SignedDocument;
}

export interface SigningDeps {
  readonly flow: FlowDeps;
  readonly documents: DocumentsStore;
  /** Something was booked: accounts and history are to be read again. */
  readonly booked: () => void;
}

/** Documents are picked, then signed with one code; each of them ends in its own way. */
export class SigningViewModel {
  picked: ReadonlySet<OperationId> = new Set();
  otp = '';
  attempted = false;
  results: readonly SigningResult[] = [];
  /** The document that is about to be declined. */
  declining: PaymentDocument | undefined;
  reason = '';
  declineFailure: Failure | undefined;
  isDeclining = false;
  /** Picked documents that repeat another one, while the user is asked whether to sign them. */
  repeated: readonly PaymentDocument[] = [];

  readonly #deps: SigningDeps;
  readonly #flow: CodeConfirmationFlow;
  /** What is being signed, as it was shown. */
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

  /** The picked documents that can still be signed, in the order of the list. */
  get chosen(): readonly PaymentDocument[] {
    return this.store.mine.filter(({ preview }) => this.picked.has(preview.operationId));
  }

  get totals(): readonly Money[] {
    return totalsOf(this.chosen);
  }

  get tooMany(): boolean {
    return this.chosen.length > MOST_DOCUMENTS;
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

  /** This signing is over; nothing of it was signed. */
  get ended(): boolean {
    return this.#flow.state.step === 'refused';
  }

  /** What the code signs; absent before one was asked for. */
  get signing(): (WaitingSigning & { readonly documents: readonly PaymentDocument[] }) | undefined {
    return this.#waiting && { ...this.#waiting, ...this.#awaiting?.waiting, documents: this.#shown };
  }

  /** The answer was lost: the same code may be entered again. */
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

  get problems(): Problems<OtpForm> {
    return this.attempted ? validate(new OtpForm({ otp: this.otp })) : {};
  }

  /** Opens the list: a signing that is over makes room for a new one, one under way is left. */
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

  /** Has the bank keep what is to be signed and send the code, once the user has seen what of it repeats another document. */
  async sign(): Promise<void> {
    this.repeated = this.chosen.filter(({ warnings }) => warnings.length > 0);
    if (this.repeated.length === 0) {
      await this.signAnyway();
    }
  }

  leaveRepeated(): void {
    this.repeated = [];
  }

  /** The same without asking. */
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
    if (!isSound(this.problems)) {
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
