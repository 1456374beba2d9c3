import { randomUUID } from 'node:crypto';

const REFERENCE_ID = /^[0-9A-Za-z-]{8,64}$/;

/** The client's id of a call when it is fit to stand in a log, else one of the bank's own. */
export function referenceIdOf(header: string | readonly string[] | undefined): string {
  return typeof header === 'string' && REFERENCE_ID.test(header) ? header : randomUUID();
}
