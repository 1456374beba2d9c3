import * as z from 'zod/mini';

import { OperationRequest } from '../../proto/generated/ibank/v1/operations';
import { catalogue, dataSent, operationNamed } from '../../src/application/operations/catalogue';
import type { OperationCode, RequestOf } from '../../src/application/operations/catalogue';
import type { Declaration, ServiceName } from '../../src/application/operations/declaration';
import type { Failure, GatewayFailureCode } from '../../src/application/operations/failureCodes';
import { refusal, success } from '../../src/domain/result/Result';
import type { Result } from '../../src/domain/result/Result';
import { isDateFormat } from '../../src/infrastructure/registry/codecs';
import { adapterOf } from '../../src/infrastructure/registry/registry';
import type { RequestBody } from '../kernel/Call';
import type { InputReader } from '../kernel/InputReader';
import { TaskTooLarge } from '../kernel/WorkerPool';
import { MAX_FILE_JSON_CHARACTERS } from './grpcWeb';
import { invalidRequest, readMessage } from './messages';
import { readElsewhere, refusableReading } from './refusableReading';
import { MAX_JSON_CHARACTERS, parseStrictJson, UnacceptableJson } from './strictJson';

/** Body from which on a request is read on another thread: reading a shorter one takes the processor for a millisecond or two. */
const LONG_BODY_BYTES = 32 * 1024;

export function isLong({ bytes }: RequestBody): boolean {
  return bytes.length >= LONG_BODY_BYTES;
}

type Decoded<Value> = Result<Value, Failure<GatewayFailureCode>>;

/** An operation as it was called. */
export interface CalledOperation {
  /** Code on the wire, which names an operation or none. */
  readonly sentCode: string;
  readonly code: OperationCode | undefined;
  /** The request of the operation `code` names. */
  request<Code extends OperationCode>(code: Code): Decoded<RequestOf<Code>>;
}

interface SentRequest {
  readonly body: RequestBody;
  readonly service: ServiceName;
}

interface ReadRequest {
  readonly sentCode: string;
  readonly code: OperationCode | undefined;
  readonly decoded: Decoded<unknown>;
}

/** Reads a long request as a whole. */
export const LONG_REQUEST = refusableReading(
  'long request',
  ({ body, service }: SentRequest): Result<ReadRequest, Failure<GatewayFailureCode>> => {
    const sent = readMessage(body, (bytes) => OperationRequest.deserializeBinary(bytes));
    if (!sent.ok) {
      return sent;
    }
    const code = operationNamed(sent.value.code, service);
    return success({
      sentCode: sent.value.code,
      code,
      decoded: code === undefined ? refusal(invalidRequest('')) : decoded(code, dataSent(code, sent.value)),
    });
  },
);

/**
 * Reads a call of an operation: a short one lazily on this thread, a long one on another.
 *
 * @throws CallRefused for a body that breaks the protocol
 * @throws QueueFull when as many long requests wait as may
 */
export async function readOperation(
  request: SentRequest,
  reader: InputReader,
): Promise<Result<CalledOperation, Failure<GatewayFailureCode>>> {
  if (!isLong(request.body)) {
    const sent = readMessage(request.body, (bytes) => OperationRequest.deserializeBinary(bytes));
    return sent.ok
      ? success({
          sentCode: sent.value.code,
          code: operationNamed(sent.value.code, request.service),
          request: (code) => decoded(code, dataSent(code, sent.value)),
        })
      : sent;
  }
  const { body, service } = request;
  try {
    const read = await readElsewhere(reader, LONG_REQUEST, { body, service });
    return read.ok ? success(callOfRead(read.value)) : read;
  } catch (error) {
    if (error instanceof TaskTooLarge) {
      return refusal(invalidRequest(''));
    }
    throw error;
  }
}

/** A request another thread has read with the adapter of its code. */
function callOfRead(read: ReadRequest): CalledOperation {
  const { sentCode, code } = read;
  // The type of the request was lost on the way between the threads.
  const untyped: object = read;
  return {
    sentCode,
    code,
    request: (asked) => {
      if (asked !== code) {
        throw new Error(`The request of ${code} was asked for as one of ${asked}`);
      }
      return Reflect.get(untyped, 'decoded');
    },
  };
}

/** True for an operation whose request may be as large as the largest file. */
export function fileCarrier(code: OperationCode): boolean {
  const declaration: Declaration = catalogue[code];
  return declaration.carries === 'file';
}

function decoded<Code extends OperationCode>(code: Code, data: string): Decoded<RequestOf<Code>> {
  try {
    const result = z.safeDecode(
      adapterOf(code).request,
      parseStrictJson(data, fileCarrier(code) ? MAX_FILE_JSON_CHARACTERS : MAX_JSON_CHARACTERS),
    );
    return result.success ? success(result.data) : refusal(requestFailure(result.error));
  } catch (error) {
    if (error instanceof UnacceptableJson) {
      return refusal(invalidRequest(error.path));
    }
    throw error;
  }
}

function requestFailure(error: z.core.$ZodError): Failure<GatewayFailureCode> {
  const failure = invalidRequest(fieldOf(error));
  const [issue] = error.issues;
  return issue !== undefined && isDateFormat(issue) ? { ...failure, code: 'INVALID_DATE_FORMAT' } : failure;
}

function fieldOf(error: z.core.$ZodError): string {
  const issue = error.issues[0];
  if (issue === undefined) {
    return '';
  }
  const surplus = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  return [...issue.path, ...surplus].join('.');
}
