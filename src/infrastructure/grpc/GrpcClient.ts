import { GrpcWebClientBase, MethodDescriptor, MethodType, RpcError, StatusCode } from 'grpc-web';
import type { Metadata, UnaryInterceptor } from 'grpc-web';

import type { Clock } from '../../application/ports/Clock';
import type { DefectLog } from '../../application/ports/DefectLog';
import type { Device } from '../../application/ports/Device';
import type { Identifiers } from '../../application/ports/Identifiers';
import type { Unreachable } from '../../application/ports/OperationGateway';
import type { SessionKeeper } from '../../application/session/SessionKeeper';
import type { BankTime } from '../../application/time/BankTime';
import { refusal, success } from '../../domain/result/Result';
import type { Result } from '../../domain/result/Result';

/** Time without a response after which a call counts as lost, in milliseconds. */
export const CALL_TIMEOUT_MS = 30_000;

export interface GrpcClientDeps {
  /** Origin of the bank; empty for the origin of the application. */
  readonly host: string;
  readonly keeper: SessionKeeper;
  readonly identifiers: Identifiers;
  readonly clock: Clock;
  readonly bankTime: BankTime;
  readonly log: DefectLog;
  readonly device: Device;
}

/** One call as it was made: the id a customer quotes to support, and the session key it was made with. */
export interface Call {
  readonly referenceId: string;
  readonly sessionKey: string | undefined;
}

export interface Answered<Message> extends Call {
  readonly message: Message;
}

interface WireMessage {
  serializeBinary(): Uint8Array;
}

/** One method of the contract with the messages it carries. */
export interface Method<Request extends WireMessage, Response> {
  /** E.g. `/ibank.v1.TransferService/execute`. */
  readonly path: string;
  readonly request: new () => Request;
  readonly response: (new () => Response) & { deserializeBinary(bytes: Uint8Array): Response };
}

/** Makes calls over gRPC-web in the text format, each with its own reference id (specification 2, section 6). */
export class GrpcClient {
  readonly #deps: GrpcClientDeps;
  readonly #transport: GrpcWebClientBase;

  constructor(deps: GrpcClientDeps) {
    this.#deps = deps;
    this.#transport = new GrpcWebClientBase({ format: 'text', unaryInterceptors: [listeningForTime(deps)] });
  }

  /**
   * Makes a unary call. A network that brings no answer is one failure, a bank whose database is out of reach another, and every other error
   * a third: of all three it is unknown whether the bank executed the call.
   */
  async unary<Request extends WireMessage, Response>(
    method: Method<Request, Response>,
    request: Request,
    sessionKey = this.#deps.keeper.sessionKey,
  ): Promise<Result<Answered<Response>, Unreachable & { readonly referenceId: string }>> {
    const call = { referenceId: this.#deps.identifiers.referenceId(), sessionKey };
    const metadata = { ...metadataOf(call, this.#deps.device), deadline: this.#deadline() };
    try {
      const descriptor = descriptorOf(method, MethodType.UNARY);
      const message = await this.#transport.unaryCall(this.#deps.host + method.path, request, metadata, descriptor);
      return success({ ...call, message: received(message) });
    } catch (cause) {
      this.#deps.log.defect(`call ${method.path}`, cause, { ...call, service: method.path.split('/')[1] });
      return refusal({ code: failureCodeOf(cause), referenceId: call.referenceId });
    }
  }

  #deadline(): string {
    return String(this.#deps.clock.now() + CALL_TIMEOUT_MS);
  }
}

/** Texts of the transport about a network that failed: no answer or one of a proxy, and none in time (specification 2, section 8.1). */
const NETWORK_TEXTS = ['Http response at 400 or 500 level', 'Request timed out'];

function failureCodeOf(cause: unknown): Unreachable['code'] {
  if (cause instanceof RpcError && cause.code === StatusCode.UNAVAILABLE && cause.message === 'BANK_UNAVAILABLE') {
    return 'BANK_UNAVAILABLE';
  }
  const isOfNetwork = cause instanceof Error && NETWORK_TEXTS.some((text) => cause.message.startsWith(text));
  return isOfNetwork ? 'NETWORK_ERROR' : 'CLIENT_ERROR';
}

/**
 * The message of an answer.
 * @throws Error when the transport ends a call without one
 */
function received<Message>(message: Message | undefined): Message {
  if (message === undefined) {
    throw new Error('Response is undefined');
  }
  return message;
}

/** Interceptor that reads the bank's time from every response. */
function listeningForTime({ clock, bankTime }: GrpcClientDeps): UnaryInterceptor<unknown, unknown> {
  return {
    intercept: async (request, invoke) => {
      const askedAt = clock.now();
      const response = await invoke(request);
      const sentAt = Date.parse(dateIn(response.getMetadata()));
      if (!Number.isNaN(sentAt)) {
        bankTime.learn(sentAt, askedAt);
      }
      return response;
    },
  };
}

function dateIn(headers: Metadata): string {
  return headers['date'] ?? headers['Date'] ?? '';
}

/** The metadata of every call (specification 2, section 6), the language to answer in, and before a sign-in which browser it is. */
export function metadataOf(call: Call, device: Device): Record<string, string> {
  const deviceKey = call.sessionKey === undefined ? device.deviceKey() : undefined;
  return {
    refid: call.referenceId,
    devicetype: 'browser',
    useragent: device.userAgent,
    language: device.language(),
    ...(call.sessionKey === undefined ? {} : { sessionkey: call.sessionKey }),
    ...(deviceKey === undefined ? {} : { devicekey: deviceKey }),
  };
}

export function descriptorOf<Request extends WireMessage, Response>(
  method: Method<Request, Response>,
  type: string,
): MethodDescriptor<Request, Response> {
  return new MethodDescriptor(
    method.path,
    type,
    method.request,
    method.response,
    (request: Request) => request.serializeBinary(),
    (bytes: Uint8Array) => method.response.deserializeBinary(bytes),
  );
}
