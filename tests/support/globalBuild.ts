import { ensureBuilt } from '../../scripts/lib/build.mjs';

/** What is tested from outside is what is delivered: the built application and the built bank. */
export function setup(): Promise<void> {
  return ensureBuilt();
}
