import { refusal, success } from '../../src/domain/result/Result';
import type { Failure } from '../../src/application/operations/failureCodes';
import type { Result } from '../../src/domain/result/Result';
import { decodeRequest, MalformedFrame } from './grpcWebText';
import { holdsStorableText } from './storableText';

/** Reads the message of a request body, or refuses it by the name every malformed request has. No text of a message holds NUL. */
export function readMessage<Message extends { toObject(): object }>(
  body: Uint8Array,
  deserialize: (bytes: Uint8Array) => Message,
  longest?: number,
): Result<Message, Failure<'INVALID_REQUEST'>> {
  try {
    const message = readAs(decodeRequest(body, longest), deserialize);
    return holdsStorableText(message.toObject()) ? success(message) : refusal(invalidRequest(''));
  } catch (error) {
    if (error instanceof MalformedFrame) {
      return refusal(invalidRequest(''));
    }
    throw error;
  }
}

/** The generated reader throws whatever it stumbled over; all of it means that the bytes are not this message. */
function readAs<Message>(bytes: Uint8Array, deserialize: (bytes: Uint8Array) => Message): Message {
  try {
    return deserialize(bytes);
  } catch (error) {
    throw new MalformedFrame('not the message of this method', { cause: error });
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
