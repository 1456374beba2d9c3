import type { Call } from '../kernel/Call';

/** Answers one method of the wire: the bytes of its response message. Whatever it throws becomes INTERNAL_SERVER_ERROR. */
export type Method = (call: Call) => Promise<Uint8Array>;
