/** Network connectivity as the device reports it. */
export interface Connectivity {
  readonly online: boolean;
  /** Calls `hear` on every change. Returns a function that stops listening. */
  listen(hear: (online: boolean) => void): () => void;
}

export const Connectivity = Symbol.for('Connectivity');
