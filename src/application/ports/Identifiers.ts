import type { OperationId } from '../../domain/operation/OperationId';

/** Fresh identifiers from the random source of the device. */
export interface Identifiers {
  /** Names one call, for the bank's logs and for the customer to quote. A UUID. */
  referenceId(): string;
  /** Names one operation for ever; taken when its form opens. */
  operationId(): OperationId;
}

export const Identifiers = Symbol.for('Identifiers');
