import type { OperationId } from '../../domain/operation/OperationId';

/** Fresh identifiers from the random source of the device. */
export interface Identifiers {
  /** Names one call, for the bank's logs and for the customer to quote. A UUID. */
  referenceId(): string;
  /** Names one operation for ever; taken when its form opens. */
  operationId(): OperationId;
  /** 256 random bits in hexadecimal digits, to be known to this device and the bank alone. */
  secret(): string;
}

export const Identifiers = Symbol.for('Identifiers');
