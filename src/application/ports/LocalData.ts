/** What the application keeps on the device beyond the tab. */
export interface LocalData {
  /** Databases and caches: copies of what the bank knows. Settings stay. */
  dropCopies(): Promise<void>;
  /** Everything but the language and the theme. */
  clear(): Promise<void>;
}

export const LocalData = Symbol.for('LocalData');
