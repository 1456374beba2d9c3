import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { CasesStore } from '../../../../application/cases/CasesStore';
import { TypedDrafts } from '../../../../application/drafts/TypedDrafts';
import { inject, injectable } from '../../../../application/injection';
import { isUnreachable } from '../../../../application/operations/failureCodes';
import type { Failure } from '../../../../application/operations/failureCodes';
import { Identifiers } from '../../../../application/ports/Identifiers';
import { caseViolations } from '../../../../domain/case/caseRules';
import type { CaseViolations } from '../../../../domain/case/caseRules';
import { MATTERS } from '../../../../domain/case/CustomerCase';
import type { CustomerCase, Matter } from '../../../../domain/case/CustomerCase';
import { sentText } from '../../../../domain/chat/messageRules';
import type { OperationId } from '../../../../domain/operation/OperationId';
import { ChatFilesViewModel } from './ChatFilesViewModel';

@injectable()
export class NewCaseDeps {
  @inject(CasesStore) readonly cases!: Pick<CasesStore, 'open'>;
  @inject(ChatFilesViewModel) readonly files!: ChatFilesViewModel;
  @inject(TypedDrafts) readonly drafts!: Pick<TypedDrafts, 'keep' | 'typedInto' | 'forget'>;
  @inject(Identifiers) readonly identifiers!: Pick<Identifiers, 'operationId'>;
}

/** The form of a case, about an operation or about none. */
@injectable()
export class NewCaseViewModel {
  kind: Matter | undefined;
  text = '';
  /** True once the form was sent. */
  isAttempted = false;
  busy = false;
  failure: Failure | undefined;
  /** The case, once the bank has opened it. */
  opened: CustomerCase | undefined;

  readonly files: ChatFilesViewModel;
  readonly #deps: NewCaseDeps;
  #transactionId: string | undefined;
  /** Kept until the bank has answered, so that a lost answer opens no second case. */
  #operationId: OperationId | undefined;

  constructor(@inject(NewCaseDeps) deps: NewCaseDeps) {
    this.#deps = deps;
    this.files = deps.files;
    makeAutoObservable(this, { files: false, failure: observableRef }, { autoBind: true });
  }

  /** Begins a case about an operation, or about none, with what was typed before. */
  begin(transactionId: string | undefined): void {
    this.#transactionId = transactionId;
    const typed = this.#deps.drafts.typedInto(this.#draftName);
    this.kind = MATTERS.find((each) => each === typed['kind']);
    this.text = typed['text'] ?? '';
  }

  choose(kind: Matter): void {
    this.kind = kind;
    this.#changed();
  }

  type(text: string): void {
    this.text = text;
    this.#changed();
  }

  /** Violations to show: none before the form was sent. */
  get violations(): CaseViolations {
    return this.isAttempted ? this.#violations : {};
  }

  async submit(): Promise<void> {
    this.isAttempted = true;
    const { kind } = this;
    if (this.busy || kind === undefined || Object.keys(this.#violations).length > 0) {
      return;
    }
    const { cases, identifiers, drafts } = this.#deps;
    this.busy = true;
    this.failure = undefined;
    this.#operationId ??= identifiers.operationId();
    const answer = await cases.open({
      operationId: this.#operationId,
      kind,
      transactionId: this.#transactionId,
      text: sentText(this.text),
      files: this.files.uuids,
    });
    if (answer.ok) {
      drafts.forget(this.#draftName);
    } else if (!isUnreachable(answer.failure.code)) {
      this.#operationId = undefined;
    }
    runInAction(() => {
      this.busy = false;
      this.failure = answer.ok ? undefined : answer.failure;
      this.opened = answer.ok ? answer.value : undefined;
    });
  }

  get #violations(): CaseViolations {
    return caseViolations({ kind: this.kind, text: this.text, files: this.files.items });
  }

  #changed(): void {
    this.#operationId = undefined;
    this.#deps.drafts.keep(this.#draftName, { text: this.text, ...(this.kind && { kind: this.kind }) });
  }

  get #draftName(): string {
    return `case.${this.#transactionId ?? ''}`;
  }
}
