import type { ConfirmedCode } from '../../../application/operations/catalogue';
import type { Failure } from '../../../application/operations/failureCodes';
import type { DocumentReference } from '../../../domain/corporate/PaymentDocument';
import type { Transaction } from '../../../domain/history/Transaction';
import type { OperationId } from '../../../domain/operation/OperationId';
import type { PayeeKind } from '../../../domain/payee/payeeKinds';
import type { Result } from '../../../domain/result/Result';
import type { PaymentDefinition } from './PaymentDefinition';
import type { PaymentName } from '../../kernel/Action';
import type { PaymentContext } from './PaymentContext';
import { PaymentViewModel } from './PaymentViewModel';

/** One kind of payment. It has one form per session, so that going back or to other screens loses nothing. */
export class PaymentKind<Code extends ConfirmedCode, Draft extends object> {
  readonly #definition: PaymentDefinition<Code, Draft>;
  readonly #models = new WeakMap<PaymentContext, PaymentViewModel<Code, Draft>>();

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

  get payee(): PayeeKind | undefined {
    return this.#definition.payee;
  }

  get path(): string {
    return this.#definition.path;
  }

  at(context: PaymentContext): PaymentViewModel<Code, Draft> {
    const held = this.#models.get(context);
    if (held !== undefined) {
      return held;
    }
    const model = new PaymentViewModel(this.#definition, context);
    this.#models.set(context, model);
    return model;
  }

  /** True for an operation this form can be filled in with. */
  canRepeat(transaction: Transaction, context: PaymentContext): boolean {
    return this.#definition.repeatOf(transaction, context) !== undefined;
  }

  /** Has the bank check an earlier operation as a new one and store it; it moves no money and expires. Resolves to its ID. */
  async recreate(transaction: Transaction, context: PaymentContext): Promise<Result<OperationId, Failure>> {
    const { code, draftOf, repeatOf, keptOf = repeatOf, requestOf, requires = [] } = this.#definition;
    await Promise.all(requires.map((load) => load(context)));
    const values = keptOf(transaction, context);
    return context.create(code, (operationId) => values && requestOf(draftOf(values), context, operationId));
  }

  /** Fills everything but the amount and the document like an earlier operation; what was typed as the amount stays. */
  choose(transaction: Transaction, context: PaymentContext): void {
    const values = this.#definition.repeatOf(transaction, context);
    if (values !== undefined) {
      this.at(context).choose(values);
    }
  }

  /** Fills the form like an earlier operation, optionally as the replacement of a document; sends nothing. */
  repeat(transaction: Transaction, context: PaymentContext, replaces?: DocumentReference): void {
    const values = this.#definition.repeatOf(transaction, context);
    if (values !== undefined) {
      this.at(context).fill(values, replaces);
    }
  }
}
