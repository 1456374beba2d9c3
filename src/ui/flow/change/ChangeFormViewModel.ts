import { actionBound, computed, makeObservable, observable, observableRef } from 'mobx';

import type { ChangeFlow } from '../../../application/confirmation/changeFlow';
import type { Failure } from '../../../application/operations/failureCodes';
import type { OperationGateway } from '../../../application/ports/OperationGateway';
import type { OperationId } from '../../../domain/operation/OperationId';
import type { Result } from '../../../domain/result/Result';
import type { WaitingChange } from '../../../domain/user/ProfileChange';
import { isSound } from '../../../domain/validation/validate';
import type { Violations } from '../../../domain/validation/validate';
import { changeConfirmation } from './changeConfirmation';
import type { ChangeConfirmation } from './changeConfirmation';
import type { ChangeModel } from './ChangeModel';

const NONE: Violations<object> = {};

/** Asks the bank to check and store a change and to send a code. */
export type PrepareCall = (
  gateway: OperationGateway,
  operationId: OperationId,
) => Promise<Result<WaitingChange, Failure>>;

export interface ChangeFormDeps {
  readonly gateway: OperationGateway;
  readonly flow: ChangeFlow;
  /** Store of the changed object, reloaded after the change. */
  readonly changed: { reload(): Promise<void> };
}

/**
 * Base of the view-models of changes with one form: the form, its errors, and the steps through code and result. A subclass names the errors
 * and the call of the bank; its constructor passes `formOf`, which makes a form of values, empty without them.
 */
export abstract class ChangeFormViewModel<Form extends object> implements ChangeModel {
  form: Form;
  attempted = false;
  readonly confirmation: ChangeConfirmation;

  readonly #deps: ChangeFormDeps;
  readonly #formOf: (values?: Form) => Form;

  constructor(deps: ChangeFormDeps, formOf: (values?: Form) => Form) {
    this.#deps = deps;
    this.#formOf = formOf;
    this.form = formOf();
    this.confirmation = changeConfirmation(deps.flow, deps.changed);
    makeObservable(this, {
      form: observableRef,
      attempted: observable,
      violations: computed,
      busy: computed,
      failure: computed,
      change: actionBound,
      openForm: actionBound,
      submit: actionBound,
    });
  }

  /** Validation errors of the fields; none before the first submission. */
  get violations(): Violations<Form> {
    return this.attempted ? this.problemsOf(this.form) : NONE;
  }

  get busy(): boolean {
    return this.#deps.flow.busy;
  }

  /** Failure with which the bank rejected the form. */
  get failure(): Failure | undefined {
    return this.#deps.flow.failure;
  }

  change(values: Partial<Form>): void {
    this.form = this.#formOf({ ...this.form, ...values });
  }

  openForm(): void {
    this.opening();
    if (this.confirmation.page === 'done') {
      this.form = this.#formOf();
      this.attempted = false;
      this.#deps.flow.open();
    } else {
      this.confirmation.edit();
    }
  }

  async submit(): Promise<void> {
    this.attempted = true;
    const { form } = this;
    const prepare = isSound(this.problemsOf(form)) ? this.callOf(form) : undefined;
    if (prepare === undefined) {
      return;
    }
    const { gateway, flow } = this.#deps;
    await flow.submit(
      (operationId) => ({ operationId, form }),
      ({ operationId }) => prepare(gateway, operationId),
    );
  }

  /** Hook: loads what the form is filled in with. */
  protected opening(): void {
    // Most forms need nothing.
  }

  /** Validation errors of a form. */
  protected abstract problemsOf(form: Form): Violations<Form>;

  /** Call of a form without errors; `undefined` for one that leads elsewhere. */
  protected abstract callOf(form: Form): PrepareCall | undefined;
}
