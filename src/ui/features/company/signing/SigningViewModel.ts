import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { DocumentsStore } from '../../../../application/corporate/DocumentsStore';
import { changeFlow } from '../../../../application/confirmation/changeFlow';
import type { ChangeFlow } from '../../../../application/confirmation/changeFlow';
import type { FlowStep } from '../../../../application/confirmation/FlowState';
import { inject, injectable } from '../../../../application/injection';
import type { Failure } from '../../../../application/operations/failureCodes';
import type { SignedDocument, WaitingSigning } from '../../../../application/operations/signatures';
import { MAX_DOCUMENTS, totalsOf } from '../../../../domain/corporate/PaymentDocument';
import type { PaymentDocument } from '../../../../domain/corporate/PaymentDocument';
import type { Money } from '../../../../domain/money/Money';
import type { OperationId } from '../../../../domain/operation/OperationId';
import { ConfirmationViewModel } from '../../../flow/confirmation/ConfirmationViewModel';
import type { SigningPage } from '../../../objects/documents/signingPaths';
import { DocumentFilterViewModel } from './DocumentFilterViewModel';
import { SigningDeps } from './SigningDeps';
import { waitingList } from './documentLists';

const PAGES: Readonly<Record<FlowStep, SigningPage>> = {
  draft: 'list',
  creating: 'list',
  created: 'list',
  sendingCode: 'list',
  awaitingCode: 'code',
  confirming: 'code',
  unknown: 'code',
  refused: 'code',
  sent: 'result',
  done: 'result',
};

/** Document with the result of its signing. */
export interface SigningResult {
  readonly document: PaymentDocument;
  readonly outcome: SignedDocument;
}

/** Selection of documents and signing with one code; each document has its own result. */
@injectable('Singleton')
export class SigningViewModel {
  picked: ReadonlySet<OperationId> = new Set();
  /** Document that is about to be declined. */
  declining: PaymentDocument | undefined;
  reason = '';
  /** Refusal of an approval or a decline. */
  decisionFailure: Failure | undefined;
  isDeclining = false;
  /** Document that is being approved. */
  approving: OperationId | undefined;
  /** Selected documents that duplicate another one, while the user is asked whether to sign them. */
  repeated: readonly PaymentDocument[] = [];
  /** Selected documents that are too late for their day, while the user is asked whether to pay them on the day they are offered. */
  late: readonly PaymentDocument[] = [];
  /** Documents being signed, as they were shown. */
  shown: readonly PaymentDocument[] = [];
  readonly confirmation: ConfirmationViewModel<SigningPage, WaitingSigning>;
  readonly filter: DocumentFilterViewModel;

  readonly #deps: SigningDeps;
  readonly #flow: ChangeFlow<WaitingSigning, readonly SignedDocument[]>;

  constructor(@inject(SigningDeps) deps: SigningDeps) {
    this.#deps = deps;
    this.filter = new DocumentFilterViewModel(waitingList(deps.documents), deps.flow.clock);
    const { gateway } = deps.flow;
    this.#flow = changeFlow(deps.flow, {
      confirm: (confirmation) => gateway.execute('CONFIRM_CONFIRM_OPERATION', confirmation),
      resend: 'RETRY_SEND_OTP',
    });
    this.confirmation = new ConfirmationViewModel<SigningPage, WaitingSigning>({
      flow: this.#flow,
      pages: PAGES,
      finished: () => this.finished(),
    });
    makeAutoObservable(
      this,
      {
        picked: observableRef,
        declining: observableRef,
        decisionFailure: observableRef,
        repeated: observableRef,
        late: observableRef,
        shown: observableRef,
        confirmation: false,
        filter: false,
      },
      { autoBind: true },
    );
  }

  get store(): DocumentsStore {
    return this.#deps.documents;
  }

  /** True when nothing can be signed before the user has a token. */
  get lacksToken(): boolean {
    return this.#deps.user.lacksToken;
  }

  /** Listed documents the user can sign now. */
  get mine(): readonly PaymentDocument[] {
    return this.filter.documents.filter(({ canSign }) => canSign);
  }

  /** Selected documents of the list that can still be signed, in its order: what a filter hides is not signed. */
  get chosen(): readonly PaymentDocument[] {
    return this.mine.filter(({ preview }) => this.picked.has(preview.operationId));
  }

  get totals(): readonly Money[] {
    return totalsOf(this.chosen);
  }

  get tooMany(): boolean {
    return this.chosen.length > MAX_DOCUMENTS;
  }

  get allPicked(): boolean {
    return this.mine.length > 0 && this.chosen.length === this.mine.length;
  }

  get busy(): boolean {
    return this.#flow.busy;
  }

  get failure(): Failure | undefined {
    return this.#flow.failure;
  }

  /** Documents that were signed, each with its result. */
  get results(): readonly SigningResult[] {
    const { state } = this.#flow;
    if (state.step !== 'done' || state.result.from !== 'answer') {
      return [];
    }
    const { outcome: outcomes } = state.result;
    return this.shown.flatMap((document) => {
      const outcome = outcomes.find(({ operationId }) => operationId === document.preview.operationId);
      return outcome === undefined ? [] : [{ document, outcome }];
    });
  }

  /** Opens the list: a finished signing is replaced with a new one, one under way is abandoned unless a call is running. */
  open(): void {
    void this.store.reload();
    if (this.confirmation.page === 'result') {
      this.#flow.open();
      this.picked = new Set();
    }
    this.confirmation.edit();
  }

  toggle(id: OperationId): void {
    const picked = new Set(this.picked);
    if (!picked.delete(id)) {
      picked.add(id);
    }
    this.picked = picked;
  }

  /** Picks one document in place of what was picked before. */
  pickOnly(id: OperationId): void {
    this.picked = new Set([id]);
  }

  toggleAll(): void {
    this.picked = this.allPicked ? new Set() : new Set(this.mine.map(({ preview }) => preview.operationId));
  }

  /** Signs the selected documents, after the user has seen which of them duplicate another one. */
  async sign(): Promise<void> {
    this.repeated = this.chosen.filter(({ warnings }) => warnings.length > 0);
    if (this.repeated.length === 0) {
      await this.signAnyway();
    }
  }

  leaveRepeated(): void {
    this.repeated = [];
  }

  /** Signs without asking about duplicates, after the user has seen which documents are too late for their day. */
  async signAnyway(): Promise<void> {
    this.repeated = [];
    this.late = this.chosen.filter(isLate);
    if (this.late.length === 0) {
      await this.#begin(this.chosen);
    }
  }

  leaveLate(): void {
    this.late = [];
  }

  /** Signs the selected documents; those too late for their day are paid on the day they are offered. */
  async signForNextDay(): Promise<void> {
    this.late = [];
    await this.#begin(this.chosen);
  }

  /** The document of a result as it waits now, when it came too late and can be signed for the day it is offered. */
  offerOf({ document, outcome }: SigningResult): PaymentDocument | undefined {
    return outcome.refusal === undefined
      ? undefined
      : this.store.mine.find(
          (waiting) => waiting.preview.operationId === document.preview.operationId && isLate(waiting),
        );
  }

  /** Signs a document of the results once more, for the day it is offered. */
  async payOffered(document: PaymentDocument): Promise<void> {
    this.#flow.open();
    this.pickOnly(document.preview.operationId);
    await this.#begin([document]);
  }

  /** Has the bank store the signing and send the code. */
  async #begin(chosen: readonly PaymentDocument[]): Promise<void> {
    if (chosen.length === 0 || chosen.length > MAX_DOCUMENTS) {
      return;
    }
    const documents = chosen.map(({ preview }) => preview.operationId);
    const payOn = chosen.flatMap(({ preview: { operationId }, payOn: valueDate }) =>
      valueDate === undefined ? [] : [{ operationId, valueDate }],
    );
    const { gateway } = this.#deps.flow;
    this.shown = chosen;
    await this.#flow.submit(
      (operationId) => ({ operationId, documents, ...(payOn.length > 0 && { payOn }) }),
      (request) => gateway.execute('CREATE_CONFIRM_OPERATION', request),
    );
    if (this.failure !== undefined) {
      void this.store.reload();
    }
  }

  async approve({ preview: { operationId } }: PaymentDocument): Promise<void> {
    if (this.approving !== undefined) {
      return;
    }
    this.approving = operationId;
    const failure = await this.store.approve(operationId);
    runInAction(() => {
      this.approving = undefined;
      this.decisionFailure = failure;
    });
  }

  /** True while the comment is missing without which a document does not go back to its maker. */
  get isCommentMissing(): boolean {
    return this.declining?.canApprove === true && this.reason.trim() === '';
  }

  askDecline(document: PaymentDocument): void {
    this.declining = document;
    this.reason = '';
    this.decisionFailure = undefined;
  }

  setReason(reason: string): void {
    this.reason = reason;
  }

  keepDocument(): void {
    this.declining = undefined;
  }

  async decline(): Promise<void> {
    const { declining } = this;
    if (declining === undefined || this.isDeclining || this.isCommentMissing) {
      return;
    }
    this.isDeclining = true;
    const failure = await this.store.decline(declining.preview.operationId, this.reason.trim());
    runInAction(() => {
      this.isDeclining = false;
      this.decisionFailure = failure;
      this.declining = undefined;
    });
  }

  /** Reloads what a signature changes. */
  finished(): void {
    void this.store.reload();
    if (this.results.some(({ outcome }) => outcome.transactionId !== undefined)) {
      this.#deps.payments.booked();
    }
  }
}

function isLate({ payOn }: PaymentDocument): boolean {
  return payOn !== undefined;
}
