import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** One call as it arrived. */
export interface ReceivedCall {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly message: Uint8Array;
}

export type Answering = (call: ReceivedCall, response: ServerResponse) => void;

const TYPE = 'application/grpc-web-text+proto';
const HEADER_BYTES = 5;
const TRAILER_FLAG = 0x80;

/** A server that speaks frames of gRPC-web text by hand, so that the client is not tested against itself. */
export class FrameServer {
  readonly calls: ReceivedCall[] = [];
  answer: Answering = (_call, response) => response.end();
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => this.#take(request, response));
  }

  /** Answers where it listens. */
  start(): Promise<string> {
    return new Promise((resolve) => {
      this.#server.listen(0, '127.0.0.1', () => {
        const address = this.#server.address();
        resolve(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`);
      });
    });
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #take(request: IncomingMessage, response: ServerResponse): void {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader(
      'access-control-allow-headers',
      '*, refid, devicetype, useragent, sessionkey, grpc-timeout, x-grpc-web, x-user-agent, content-type',
    );
    response.setHeader('access-control-expose-headers', '*, grpc-status, grpc-message');
    if (request.method === 'OPTIONS') {
      response.end();
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const frame = Buffer.from(Buffer.concat(chunks).toString('latin1'), 'base64');
      const call = {
        path: request.url ?? '',
        headers: request.headers,
        message: new Uint8Array(frame.subarray(HEADER_BYTES)),
      };
      this.calls.push(call);
      response.setHeader('content-type', TYPE);
      this.answer(call, response);
    });
  }
}

/** A message frame as it travels. */
export function dataFrame(message: Uint8Array): string {
  return frame(0, message);
}

export function trailerFrame(status: number, words = ''): string {
  const message = words === '' ? '' : `grpc-message: ${words}\r\n`;
  return frame(TRAILER_FLAG, new TextEncoder().encode(`grpc-status: ${status}\r\n${message}`));
}

function frame(flag: number, body: Uint8Array): string {
  const bytes = Buffer.alloc(HEADER_BYTES + body.length);
  bytes.writeUInt8(flag, 0);
  bytes.writeUInt32BE(body.length, 1);
  bytes.set(body, HEADER_BYTES);
  return bytes.toString('base64');
}
