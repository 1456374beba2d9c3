/** Log of unexpected errors, for the bank's engineers. Never throws, never shown to the customer. */
export interface DefectLog {
  defect(label: string, cause: unknown, referenceId?: string): void;
}

export const DefectLog = Symbol.for('DefectLog');
