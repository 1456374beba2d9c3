/** Builds the application and the bank when their sources are not the ones of the last build. */
export function ensureBuilt(): Promise<void>;
/** Builds both; answers an exit code. */
export function build(): Promise<number>;
