import type { ConfirmedCode } from '../../application/operations/catalogue';
import type { Failure } from '../../application/operations/failureCodes';
import type { DocumentReference } from '../../domain/corporate/PaymentDocument';
import type { Transaction } from '../../domain/history/Transaction';
import type { OperationId } from '../../domain/operation/OperationId';
import type { Result } from '../../domain/result/Result';
import type { PaymentDefinition, PaymentName } from './PaymentDefinition';
import type { PaymentDesk } from './PaymentDesk';
import { PaymentViewModel } from './PaymentViewModel';

/** One kind of payment. Its form is one for a visit to the bank, so that Back and a walk through other screens keep everything. */
export class PaymentKind<Code extends ConfirmedCode, Draft extends object> {
  readonly #definition: PaymentDefinition<Code, Draft>;
  readonly #models = new WeakMap<PaymentDesk, PaymentViewModel<Code, Draft>>();

  constructor(definition: PaymentDefinition<Code, Draft>) {
    this.#definition = definition;
  }

  get name(): PaymentName {
    return this.#definition.name;
  }

  /** The operation its form creates. */
  get code(): Code {
    return this.#definition.code;
  }

  get path(): string {
    return this.#definition.path;
  }

  at(desk: PaymentDesk): PaymentViewModel<Code, Draft> {
    const held = this.#models.get(desk);
    if (held !== undefined) {
      return held;
    }
    const model = new PaymentViewModel(this.#definition, desk);
    this.#models.set(desk, model);
    return model;
  }

  /** True for an operation this form can be filled in with. */
  canRepeat(transaction: Transaction, desk: PaymentDesk): boolean {
    return this.#definition.repeatOf(transaction, desk) !== undefined;
  }

  /** Has the bank check an earlier operation as a new one and keep it; it moves nothing and runs out. Answers its id. */
  async recreate(transaction: Transaction, desk: PaymentDesk): Promise<Result<OperationId, Failure>> {
    const { code, draftOf, repeatOf, keptOf = repeatOf, requestOf, ready } = this.#definition;
    await ready?.(desk);
    const values = keptOf(transaction, desk);
    return desk.create(code, (operationId) => values && requestOf(draftOf(values), desk, operationId));
  }

  /** Fills the form as an earlier operation was, perhaps to stand in place of a document; sends nothing. */
  repeat(transaction: Transaction, desk: PaymentDesk, replaces?: DocumentReference): void {
    const values = this.#definition.repeatOf(transaction, desk);
    if (values !== undefined) {
      this.at(desk).fill(values, replaces);
    }
  }
}
