/** Small settings that outlive the tab: language, theme, hidden amounts, the key of this browser. Nothing that opens anything; of a customer only balances they have asked to keep. */
export interface KeyValueStore {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  remove(key: string): void;
}

export const KeyValueStore = Symbol.for('KeyValueStore');

/** The same for this tab alone: it survives a reload and ends with the tab. */
export const TabKeyValueStore = Symbol.for('TabKeyValueStore');
