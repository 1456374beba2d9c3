import { makeAutoObservable, observableRef } from 'mobx';

import type { ChangeFlow } from '../../../application/confirmation/changeFlow';
import type { Failure } from '../../../application/operations/failureCodes';
import type { OperationConfirmation } from '../../../application/operations/transfers';
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

/**
 * Change of an account, a card or a wallet that is confirmed with CONFIRM_ACCOUNT_OPERATION. The screen of such a change consists of a
 * definition, its fields, and its texts:
 *
 * @example
 * const model = useProductChange(CARD_LIMIT_CHANGE, useService(CardsStore));
 * return <ProductChangePage model={model} frame={frame} fields={FIELDS}>{(texts) => <AmountField … problem={texts.amount}
 * />}</ProductChangePage>;
 */
export interface ProductChangeDefinition<Form extends object> {
  /** Initial values of the form. */
  readonly empty: () => Form;
  readonly violations: (form: Form) => Violations<Form>;
  /** Asks the bank to check and store the change and to send a code; called only with a valid form. */
  readonly prepare: (
    gateway: OperationGateway,
    operationId: OperationId,
    form: Form,
  ) => Promise<Result<WaitingChange, Failure>>;
  /** Call that checks the code, when it is not CONFIRM_ACCOUNT_OPERATION. */
  readonly confirm?: (
    gateway: OperationGateway,
    confirmation: OperationConfirmation,
  ) => Promise<Result<unknown, Failure>>;
}

export interface ProductChangeDeps {
  readonly gateway: OperationGateway;
  readonly flow: ChangeFlow;
  /** Store of the changed product, reloaded after the change. */
  readonly changed: { reload(): Promise<void> };
}

/** Form of one product change, and its steps through code and result. */
export class ProductChangeViewModel<Form extends object> implements ChangeModel {
  form: Form;
  attempted = false;
  readonly confirmation: ChangeConfirmation;

  readonly #deps: ProductChangeDeps;
  readonly #definition: ProductChangeDefinition<Form>;

  constructor(deps: ProductChangeDeps, definition: ProductChangeDefinition<Form>) {
    this.#deps = deps;
    this.#definition = definition;
    this.form = definition.empty();
    this.confirmation = changeConfirmation(deps.flow, deps.changed);
    makeAutoObservable<this>(this, { form: observableRef, confirmation: false }, { autoBind: true });
  }

  /** Validation errors of the fields; none before the first submission. */
  get violations(): Violations<Form> {
    return this.attempted ? this.#definition.violations(this.form) : NONE;
  }

  get busy(): boolean {
    return this.#deps.flow.busy;
  }

  /** Failure with which the bank rejected the form. */
  get failure(): Failure | undefined {
    return this.#deps.flow.failure;
  }

  change(values: Partial<Form>): void {
    this.form = { ...this.form, ...values };
  }

  openForm(): void {
    if (this.confirmation.page === 'done') {
      this.form = this.#definition.empty();
      this.attempted = false;
      this.#deps.flow.open();
    } else {
      this.confirmation.edit();
    }
  }

  async submit(): Promise<void> {
    this.attempted = true;
    const { form } = this;
    if (!isSound(this.#definition.violations(form))) {
      return;
    }
    const { gateway, flow } = this.#deps;
    await flow.submit(
      (operationId) => ({ operationId, form }),
      ({ operationId }) => this.#definition.prepare(gateway, operationId, form),
    );
  }
}
