/** Call a defect belongs to. */
export interface LoggedCall {
  readonly referenceId: string;
  /** Name of the service, as in the contract. */
  readonly service?: string | undefined;
}

/** Log of unexpected errors, for the bank's engineers. Never throws, never shown to the customer. */
export interface DefectLog {
  defect(label: string, cause: unknown, call?: LoggedCall): void;
}

export const DefectLog = Symbol.for('DefectLog');
