/**
 * Status of a call as gRPC names it. Anything the bank refuses for a business reason is OK here and refused in the message; a request that
 * breaks the protocol has the status that gRPC gives to the fault (github.com/grpc/grpc/blob/master/doc/statuscodes.md).
 */
export const GRPC_STATUS = {
  ok: 0,
  invalidArgument: 3,
  resourceExhausted: 8,
  failedPrecondition: 9,
  outOfRange: 11,
  unimplemented: 12,
  internal: 13,
  unavailable: 14,
  unauthenticated: 16,
} as const;

export type GrpcStatus = (typeof GRPC_STATUS)[keyof typeof GRPC_STATUS];

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
