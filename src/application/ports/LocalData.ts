/** Data the application keeps on the device beyond the tab. */
export interface LocalData {
  /** Deletes databases and caches, which are copies of the bank's data. Settings stay. */
  dropCopies(): Promise<void>;
  /** Deletes everything but the language and the theme. */
  clear(): Promise<void>;
}

export const LocalData = Symbol.for('LocalData');
