import { refusal, success } from '../../src/domain/result/Result';
import type { Failure } from '../../src/application/operations/failureCodes';
import type { Result } from '../../src/domain/result/Result';
import type { RequestBody } from '../kernel/Call';
import { CallRefused, GRPC_STATUS } from './grpcStatus';
import { decodeRequest } from './grpcWeb';
import { holdsStorableText } from './storableText';

/**
 * Reads the message of a call. One whose text PostgreSQL cannot store is refused by the name of a request that is not well formed.
 * @throws CallRefused for a body that is not one frame with the message of the method
 */
export function readMessage<Message extends { toObject(): object }>(
  body: RequestBody,
  deserialize: (bytes: Uint8Array) => Message,
): Result<Message, Failure<'INVALID_REQUEST'>> {
  const message = readAs(decodeRequest(body), deserialize);
  return holdsStorableText(message.toObject()) ? success(message) : refusal(invalidRequest(''));
}

/** Longest body of a method that never needs a longer one; it is read on the thread that answers calls. */
const MAX_SHORT_BODY_BYTES = 64 * 1024;

/**
 * Reads the message of a call that is short whatever it is about.
 * @throws CallRefused for a longer body, and where {@link readMessage} does
 */
export function readShortMessage<Message extends { toObject(): object }>(
  body: RequestBody,
  deserialize: (bytes: Uint8Array) => Message,
): Result<Message, Failure<'INVALID_REQUEST'>> {
  if (body.bytes.length > MAX_SHORT_BODY_BYTES) {
    throw new CallRefused(GRPC_STATUS.resourceExhausted, 'The request is longer than this method reads');
  }
  return readMessage(body, deserialize);
}

/** The generated reader throws whatever it stumbled over; all of it means that the bytes are not this message. */
function readAs<Message>(bytes: Uint8Array, deserialize: (bytes: Uint8Array) => Message): Message {
  try {
    return deserialize(bytes);
  } catch {
    throw new CallRefused(GRPC_STATUS.internal, 'The message is not one of this method');
  }
}

const FIELD = /^[A-Za-z0-9_.]{1,100}$/;

/** The refusal of a request that is not well formed; says where, never what stood there. */
export function invalidRequest(field: string): Failure<'INVALID_REQUEST'> {
  return { code: 'INVALID_REQUEST', data: FIELD.test(field) ? { field } : {} };
}

/** A refusal as it stands in an answer. */
export interface WireError {
  readonly code: string;
  readonly data: string;
}

export function wireError(failure: Failure): WireError {
  return { code: failure.code, data: JSON.stringify(failure.data ?? {}) };
}
