import type { Failure } from '../../../application/operations/failureCodes';
import type { OperationConfirmation } from '../../../application/operations/transfers';
import type { OperationGateway } from '../../../application/ports/OperationGateway';
import type { OperationId } from '../../../domain/operation/OperationId';
import type { Result } from '../../../domain/result/Result';
import type { WaitingChange } from '../../../domain/user/ProfileChange';
import type { Violations } from '../../../domain/validation/validate';
import { ChangeFormViewModel } from './ChangeFormViewModel';
import type { ChangeFormDeps, PrepareCall } from './ChangeFormViewModel';

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

/** Form of one product change, and its steps through code and result. */
export class ProductChangeViewModel<Form extends object> extends ChangeFormViewModel<Form> {
  readonly #definition: ProductChangeDefinition<Form>;

  constructor(deps: ChangeFormDeps, definition: ProductChangeDefinition<Form>) {
    super(deps, (values) => values ?? definition.empty());
    this.#definition = definition;
  }

  protected problemsOf(form: Form): Violations<Form> {
    return this.#definition.violations(form);
  }

  protected callOf(form: Form): PrepareCall {
    return (gateway, operationId) => this.#definition.prepare(gateway, operationId, form);
  }
}
