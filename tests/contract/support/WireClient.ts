import { randomUUID } from 'node:crypto';

import {
  AuthenticateRequest,
  AuthenticateResponse,
  OtpRequest,
  OtpSendingResponse,
  SessionResponse,
  ValidateSessionResponse,
} from '../../../proto/generated/ibank/v1/authentication';
import { Acknowledgement, Empty } from '../../../proto/generated/ibank/v1/common';
import { OperationRequest, OperationResponse } from '../../../proto/generated/ibank/v1/operations';
import { recordFailure } from './producedFailures';
import { responseFaults } from './publishedResponses';

const CONTENT_TYPE = 'application/grpc-web-text';

/** Response of a call: the bytes of its message, if any, and its status. */
export interface WireAnswer {
  readonly httpStatus: number;
  readonly message: Uint8Array | undefined;
  readonly grpcStatus: number | undefined;
  readonly grpcMessage: string | undefined;
  readonly headers: Headers;
}

/** Puts a message into a frame and the frame into base64, as the protocol says and independently of the bank's code. */
export function frame(message: Uint8Array, flag = 0): string {
  const header = Buffer.alloc(5);
  header[0] = flag;
  header.writeUInt32BE(message.length, 1);
  return Buffer.concat([header, message]).toString('base64');
}

/** Splits a response into its frames, each encoded separately. */
export function framesOf(text: string): readonly { readonly flag: number; readonly payload: Buffer }[] {
  const bytes = Buffer.concat((text.match(/[^=]+={0,2}/g) ?? []).map((chunk) => Buffer.from(chunk, 'base64')));
  const frames = [];
  for (let at = 0; at < bytes.length;) {
    const length = bytes.readUInt32BE(at + 1);
    frames.push({ flag: bytes.readUInt8(at), payload: bytes.subarray(at + 5, at + 5 + length) });
    at += 5 + length;
  }
  return frames;
}

export function trailersOf(payload: Buffer): ReadonlyMap<string, string> {
  const lines = payload
    .toString('ascii')
    .split('\r\n')
    .filter((line) => line !== '');
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]));
}

interface OperationAnswer {
  readonly success: boolean;
  readonly data: unknown;
  readonly text: string;
  readonly code: string;
  readonly particulars: unknown;
}

/** Client that calls a listening bank over gRPC-web. */
export class WireClient {
  sessionKey: string | undefined;

  constructor(
    readonly address: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  /** Posts any body to a method and parses the response. */
  async post(method: string, body: string, headers: Readonly<Record<string, string>> = {}): Promise<WireAnswer> {
    const answer = await fetch(`${this.address}/ibank.v1.${method}`, {
      method: 'POST',
      body,
      headers: {
        'content-type': CONTENT_TYPE,
        'refid': randomUUID(),
        'devicetype': 'browser',
        'useragent': 'contract-test',
        ...(this.sessionKey !== undefined && { sessionkey: this.sessionKey }),
        ...this.headers,
        ...headers,
      },
    });
    const text = await answer.text();
    const isCall = answer.headers.get('content-type')?.startsWith(CONTENT_TYPE) === true;
    const frames = isCall ? framesOf(text) : [];
    const trailer = frames.find((found) => found.flag === 0x80);
    const trailers = trailer === undefined ? new Map<string, string>() : trailersOf(trailer.payload);
    const status = trailers.get('grpc-status');
    return {
      httpStatus: answer.status,
      message: frames.find((found) => found.flag === 0)?.payload,
      grpcStatus: status === undefined ? undefined : Number.parseInt(status, 10),
      grpcMessage: trailers.get('grpc-message'),
      headers: answer.headers,
    };
  }

  /** Posts a message and hands back the message of the answer; a call without one fails the test. */
  async call(method: string, message: { serializeBinary(): Uint8Array }): Promise<Uint8Array> {
    const answer = await this.post(method, frame(message.serializeBinary()));
    if (answer.message === undefined || answer.grpcStatus !== 0) {
      throw new Error(`${method}: HTTP ${answer.httpStatus}, grpc-status ${answer.grpcStatus}, ${answer.grpcMessage}`);
    }
    return answer.message;
  }

  /**
   * Calls an operation by its code with JSON text.
   *
   * @throws Error for a response that is not valid by its published schema
   */
  async operation(service: string, code: string, data: unknown): Promise<OperationAnswer> {
    const text = typeof data === 'string' ? data : JSON.stringify(data);
    const bytes = await this.call(`${service}/execute`, new OperationRequest({ code, data: text }));
    const answer = operationAnswerOf(bytes);
    if (!answer.success) {
      recordFailure({ service, code, failure: answer.code });
      return answer;
    }
    const faults = responseFaults(service, code, answer.data);
    if (faults !== '') {
      throw new Error(`The response of ${code} is not as its schema says: ${faults}`);
    }
    return answer;
  }

  async authenticate(username: string, password: string) {
    const bytes = await this.call(
      'AuthenticationService/authenticate',
      new AuthenticateRequest({ username, password }),
    );
    return AuthenticateResponse.deserializeBinary(bytes).toObject();
  }

  async confirmSecondFactor(otp: string) {
    const bytes = await this.call('AuthenticationService/confirmSecondFactor', new OtpRequest({ otp }));
    return SessionResponse.deserializeBinary(bytes).toObject();
  }

  async retrySendingOtp() {
    const bytes = await this.call('AuthenticationService/retrySendingOtpToLogin', new Empty());
    return OtpSendingResponse.deserializeBinary(bytes).toObject();
  }

  async validateSession() {
    const bytes = await this.call('AuthenticationService/validateSession', new Empty());
    return ValidateSessionResponse.deserializeBinary(bytes).toObject();
  }

  async exit() {
    const bytes = await this.call('AuthenticationService/exit', new Empty());
    return Acknowledgement.deserializeBinary(bytes).toObject();
  }
}

export function operationAnswerOf(bytes: Uint8Array): OperationAnswer {
  const response = OperationResponse.deserializeBinary(bytes);
  const data: unknown = response.data === '' ? undefined : JSON.parse(response.data);
  const particulars: unknown =
    response.has_error && response.error.data !== '' ? JSON.parse(response.error.data) : undefined;
  return {
    success: response.success,
    data,
    text: response.data,
    code: response.has_error ? response.error.code : '',
    particulars,
  };
}
