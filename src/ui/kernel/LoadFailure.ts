/** Files of a screen, or an answer it opens with, did not arrive: missing, late, or not in time. `address` is that of the file or of the page. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';

  constructor(reason: 'missing' | 'late' | 'timeout', address: string, options?: ErrorOptions) {
    super(`Loading failed (${reason}): ${address}`, options);
  }
}

/** Texts by which browsers, and the bundler for styles, say that a file could not be loaded; most of them end with its address. */
const MISSING = /dynamically imported module|importing a module script failed|unable to preload/i;

/** The failure by the cause and address of the load, when files could not be loaded; any other error as it is. */
export function withLoadFailure(error: unknown): unknown {
  if (!(error instanceof Error) || !MISSING.test(error.message)) {
    return error;
  }
  const address = /(?:https?:\/\/|\/)\S+/.exec(error.message)?.[0];
  return new LoadFailure('missing', address ?? window.location.pathname, { cause: error });
}
