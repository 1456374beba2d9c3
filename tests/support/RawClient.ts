import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

import * as z from 'zod/mini';

import {
  AuthenticateRequest,
  AuthenticateResponse,
  OtpRequest,
  SessionResponse,
} from '../../proto/generated/ibank/v1/authentication';
import { Acknowledgement, Empty } from '../../proto/generated/ibank/v1/common';
import { OperationRequest, OperationResponse } from '../../proto/generated/ibank/v1/operations';
import { BeginStreamRequest, StreamInstance } from '../../proto/generated/ibank/v1/stream';
import { catalogue, codeOnWire } from '../../src/application/operations/catalogue';
import { refusal, success } from '../../src/domain/result/Result';
import { adapterOf } from '../../src/infrastructure/registry/registry';
import { decodeFrames, encodeRequest } from './grpcWebFrames';
import { OPERATION_SERVICES } from './operationServices';
import { firstFound } from './realTime';
import type { IncomingMessage } from 'node:http';
import type { OperationCode, RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import type { ServiceName } from '../../src/application/operations/declaration';
import type { OperationId } from '../../src/domain/operation/OperationId';
import type { OperationOutcome } from '../../src/domain/operation/OperationOutcome';
import type { Result } from '../../src/domain/result/Result';
import type { OwnAccountsTransfer } from '../../src/domain/transfer/OwnAccountsTransfer';

/** No whole answer came back: whether the bank did anything is not known, so the call is repeated under the same id. */
export class LostAnswer extends Error {
  override readonly name = 'LostAnswer';
}

/** A refusal as it stood on the wire. */
export interface WireFailure {
  readonly code: string;
  readonly data: string;
}

/** An answer before anything of ours has interpreted it. */
export interface RawAnswer {
  readonly httpStatus: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** The one message of the answer; absent when the call itself was refused. */
  readonly message: Uint8Array | undefined;
  readonly grpcStatus: number | undefined;
}

/** SMS received by the sandbox phone. */
export interface SandboxMessage {
  readonly to: string;
  readonly text: string;
  readonly code: string;
  readonly createdAt: string;
}

/** The password of every demonstration customer. */
export const DEMONSTRATION_PASSWORD = 'Tulpar-2026';

const CODE_LOOKS = { everyMs: 40, withinMs: 15_000 };
const CALL_LIMIT_MS = 20_000;

/**
 * A client of the bank that shares no line with the application's: frames by hand over node:http. One client is one
 * session; several may share an agent.
 */
export class RawClient {
  sessionKey: string | undefined;

  constructor(
    readonly origin: string,
    private readonly agent = new Agent({ keepAlive: true, maxSockets: 64 }),
  ) {}

  /** Signs in with the code the sandbox's phone shows; answers key and id of the session. Throws when the bank refuses. */
  async signIn(login: string, password = DEMONSTRATION_PASSWORD): Promise<{ sessionKey: string; sessionId: string }> {
    const known = new Set((await this.messages(login)).map((message) => message.text));
    const asked = AuthenticateResponse.deserializeBinary(
      await this.message('AuthenticationService/authenticate', new AuthenticateRequest({ username: login, password })),
    );
    if (!asked.success) {
      throw new Error(`authenticate was refused with ${asked.error?.code}`);
    }
    this.sessionKey = asked.data.sessionkey;
    const otp = await this.codeOf(login, (message) => !known.has(message.text));
    const confirmed = SessionResponse.deserializeBinary(
      await this.message('AuthenticationService/confirmSecondFactor', new OtpRequest({ otp })),
    );
    if (!confirmed.success) {
      throw new Error(`confirmSecondFactor was refused with ${confirmed.error?.code}`);
    }
    const { sessionkey: sessionKey, sessionid: sessionId } = confirmed.data;
    this.sessionKey = sessionKey;
    return { sessionKey, sessionId };
  }

  /** Ends the session. */
  async exit(): Promise<boolean> {
    return Acknowledgement.deserializeBinary(await this.message('AuthenticationService/exit', new Empty())).success;
  }

  /** One typed operation, through the adapter the application uses. */
  async execute<Code extends OperationCode>(
    code: Code,
    value: RequestOf<Code>,
    service: ServiceName = catalogue[code].services[0],
  ): Promise<Result<ResponseOf<Code>, WireFailure>> {
    const adapter = adapterOf(code);
    const answer = await this.executeText(service, codeOnWire(code), JSON.stringify(z.encode(adapter.request, value)));
    if (!answer.success) {
      return refusal({ code: answer.error?.code ?? '', data: answer.error?.data ?? '' });
    }
    return success(z.decode(adapter.response, answer.data === '' ? {} : JSON.parse(answer.data)));
  }

  /** One operation with whatever stands in `data`. */
  async executeText(service: ServiceName, code: string, data: string): Promise<OperationResponse> {
    const path = `${OPERATION_SERVICES[service]}/execute`;
    return OperationResponse.deserializeBinary(await this.message(path, new OperationRequest({ code, data })));
  }

  /** A whole transfer: created, the code asked for and read from the phone of `login`, confirmed. */
  async transfer(login: string, transfer: OwnAccountsTransfer): Promise<Result<OperationOutcome, WireFailure>> {
    const created = await this.execute('MAKE_OWN_ACCOUNTS_TRANSFER', transfer);
    if (!created.ok) {
      return created;
    }
    const sent = await this.execute('SEND_OTP_BY_SMS', { operationId: transfer.operationId });
    if (!sent.ok) {
      return sent;
    }
    return this.confirm(transfer.operationId, await this.codeFor(login, created.value.fingerprint));
  }

  confirm(operationId: OperationId, otp: string): Promise<Result<OperationOutcome, WireFailure>> {
    return this.execute('CONFIRM_TRANSFER', { operationId, otp });
  }

  /** The code that was sent for the operation with this fingerprint; the message names it, so parallel operations do not mix. */
  codeFor(login: string, fingerprint: string): Promise<string> {
    return this.codeOf(login, (message) => message.text.includes(fingerprint));
  }

  async messages(login: string): Promise<readonly SandboxMessage[]> {
    const answer = await this.send('GET', `/sandbox/messages?login=${encodeURIComponent(login)}`, '');
    if (answer.httpStatus !== 200) {
      throw new LostAnswer(`The phone of ${login} answered HTTP ${answer.httpStatus}`);
    }
    const messages: readonly SandboxMessage[] = JSON.parse(answer.body);
    return messages;
  }

  /** Opens the live stream; `received` gets each instance until the returned function is called or the bank ends it. */
  openStream(
    lastposition: string,
    received: (instance: StreamInstance) => void,
  ): { close(): void; readonly ended: Promise<void> } {
    const outgoing = request(`${this.origin}/ibank.v1.StreamService/beginStream`, {
      method: 'POST',
      headers: this.metadata(),
    });
    const ended = new Promise<void>((resolve) => {
      outgoing.on('error', () => resolve());
      outgoing.on('close', () => resolve());
      outgoing.on('response', (incoming) => {
        let text = '';
        let delivered = 0;
        incoming.setEncoding('ascii');
        incoming.on('data', (chunk: string) => {
          text += chunk;
          const { messages } = decodeFrames(text);
          messages.slice(delivered).forEach((message) => received(StreamInstance.deserializeBinary(message)));
          delivered = messages.length;
        });
        incoming.on('error', () => undefined);
      });
    });
    outgoing.end(encodeRequest(new BeginStreamRequest({ lastposition }).serializeBinary()));
    return { close: () => outgoing.destroy(), ended };
  }

  /** Posts a body as it is: for what is no well-formed call. */
  async post(path: string, body: string, headers: Readonly<Record<string, string>> = {}): Promise<RawAnswer> {
    return this.send('POST', `/ibank.v1.${path}`, body, headers);
  }

  private async message(path: string, message: { serializeBinary(): Uint8Array }): Promise<Uint8Array> {
    const answer = await this.post(path, encodeRequest(message.serializeBinary()));
    if (answer.message === undefined) {
      throw new LostAnswer(`${path} ended with HTTP ${answer.httpStatus}, gRPC ${answer.grpcStatus}`);
    }
    return answer.message;
  }

  /** The code of the newest such message, once there is one. */
  async codeOf(login: string, wanted: (message: SandboxMessage) => boolean): Promise<string> {
    // The phone gets other messages too, perhaps at the same moment.
    const isWanted = (message: SandboxMessage) => message.code !== '' && wanted(message);
    const found = await firstFound(async () => (await this.messages(login)).find(isWanted), CODE_LOOKS);
    if (found === undefined) {
      throw new LostAnswer(`No message with a code came to the phone of ${login}`);
    }
    return found.code;
  }

  private metadata(): Record<string, string> {
    return {
      'content-type': 'application/grpc-web-text',
      'accept': 'application/grpc-web-text',
      'x-grpc-web': '1',
      'refid': randomUUID(),
      'devicetype': 'browser',
      'useragent': 'raw client of the tests',
      ...(this.sessionKey === undefined ? {} : { sessionkey: this.sessionKey }),
    };
  }

  private send(
    method: string,
    path: string,
    body: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<RawAnswer> {
    return new Promise((resolve, reject) => {
      const outgoing = request(`${this.origin}${path}`, {
        method,
        agent: this.agent,
        headers: {
          ...(method === 'POST' ? this.metadata() : {}),
          'content-length': Buffer.byteLength(body),
          ...headers,
        },
        timeout: CALL_LIMIT_MS,
      });
      const lost = (cause: Error) => reject(new LostAnswer(`${path}: ${cause.message}`, { cause }));
      outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in time')));
      outgoing.on('error', lost);
      outgoing.on('response', (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', lost);
        incoming.on('end', () => {
          if (!incoming.complete) {
            lost(new Error('the answer broke off'));
            return;
          }
          resolve(answerOf(incoming, Buffer.concat(chunks).toString('utf8')));
        });
      });
      outgoing.end(body);
    });
  }
}

function answerOf(incoming: IncomingMessage, body: string): RawAnswer {
  const isCall = incoming.headers['content-type']?.startsWith('application/grpc-web-text') === true;
  const { messages, trailers } = isCall ? decodeFrames(body) : { messages: [], trailers: undefined };
  const status = trailers?.['grpc-status'] ?? incoming.headers['grpc-status'];
  return {
    httpStatus: incoming.statusCode ?? 0,
    headers: incoming.headers,
    body,
    message: messages[0],
    grpcStatus: typeof status === 'string' ? Number(status) : undefined,
  };
}
