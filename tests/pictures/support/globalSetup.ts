import { ensureBuilt } from '../../../scripts/lib/build.mjs';

/** Builds what customers get. Banks are installed by each file, at the moment their pictures show. */
export async function setup(): Promise<void> {
  await ensureBuilt();
}
