import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { Failure } from '../../../../application/operations/failureCodes';
import type { Identifiers } from '../../../../application/ports/Identifiers';
import type { OperationId } from '../../../../domain/operation/OperationId';
import type { Result } from '../../../../domain/result/Result';
import { isSound } from '../../../../domain/validation/validate';
import type { Violations } from '../../../../domain/validation/validate';

/** Form of an invoice or of a series, besides what both do alike. */
interface InvoiceFormRules<Draft extends object, Made> {
  readonly newDraft: () => Draft;
  readonly violationsOf: (draft: Draft) => Violations<Draft>;
  /** Sends a draft without violations to the bank. */
  readonly send: (draft: Draft, operationId: OperationId) => Promise<Result<Made, Failure>> | undefined;
}

/** A form that is sent once: the same draft again is the same request, and a changed one is another. */
export class InvoiceFormViewModel<Draft extends object, Made> {
  draft: Draft;
  attempted = false;
  busy = false;
  failure: Failure | undefined;
  /** Answer of the bank; while there is one it is shown in place of the form. */
  made: Made | undefined;

  #operationId: OperationId | undefined;
  readonly #rules: InvoiceFormRules<Draft, Made>;
  readonly #identifiers: Pick<Identifiers, 'operationId'>;

  constructor(rules: InvoiceFormRules<Draft, Made>, identifiers: Pick<Identifiers, 'operationId'>) {
    this.#rules = rules;
    this.#identifiers = identifiers;
    this.draft = rules.newDraft();
    makeAutoObservable(this, { draft: observableRef, failure: observableRef, made: observableRef }, { autoBind: true });
  }

  /** Violations of the fields; `undefined` until it was tried to send the form. */
  get violations(): Violations<Draft> | undefined {
    return this.attempted ? this.#rules.violationsOf(this.draft) : undefined;
  }

  change(values: Readonly<Partial<Draft>>): void {
    this.draft = { ...this.draft, ...values };
    this.failure = undefined;
    this.#operationId = undefined;
  }

  async submit(): Promise<void> {
    this.attempted = true;
    if (this.busy || !isSound(this.#rules.violationsOf(this.draft))) {
      return;
    }
    this.#operationId ??= this.#identifiers.operationId();
    const sent = this.#rules.send(this.draft, this.#operationId);
    if (sent === undefined) {
      return;
    }
    this.busy = true;
    this.failure = undefined;
    const answer = await sent;
    runInAction(() => {
      this.busy = false;
      this.failure = answer.ok ? undefined : answer.failure;
      this.made = answer.ok ? answer.value : undefined;
    });
  }

  /** Opens an empty form, with what the next one is likely to have in common with the last. */
  begin(values: Readonly<Partial<Draft>>): void {
    this.draft = { ...this.#rules.newDraft(), ...values };
    this.attempted = false;
    this.failure = undefined;
    this.made = undefined;
    this.#operationId = undefined;
  }
}
