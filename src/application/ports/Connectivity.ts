/** Whether the device believes it has a network. */
export interface Connectivity {
  readonly online: boolean;
  /** Answers how to stop listening. */
  listen(hear: (online: boolean) => void): () => void;
}

export const Connectivity = Symbol.for('Connectivity');
