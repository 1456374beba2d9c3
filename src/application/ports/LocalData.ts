/** Data the application keeps on the device beyond the tab. */
export interface LocalData {
  /** Deletes databases and caches, which are copies of the bank's data. Settings stay. */
  dropCopies(): Promise<void>;
  /** Deletes everything but settings of this device, among them balances that are kept for times without a network. */
  clear(): Promise<void>;
}

export const LocalData = Symbol.for('LocalData');
