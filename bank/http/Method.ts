import type { Call } from '../kernel/Call';
import type { GrpcStatus } from './grpcWeb';

/** Answers one method of the wire: the bytes of its response message. Whatever it throws becomes INTERNAL_SERVER_ERROR. */
export type Method = (call: Call) => Promise<Uint8Array>;

/** The bank does not answer this method at all; reaches the client as a status of the call. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';

  constructor(
    readonly status: GrpcStatus,
    readonly reason: string,
  ) {
    super(reason);
  }
}
