import { connect } from 'node:net';
import type { Socket } from 'node:net';

interface Waiting {
  readonly resolve: (body: string) => void;
  readonly reject: (cause: Error) => void;
}

const HEAD_END = '\r\n\r\n';

/** The bank cuts off who says nothing for a minute; a request sent at that very moment would be lost. */
const SILENCE_LIMIT_MS = 30_000;

/**
 * One kept-alive HTTP/1.1 connection that posts one body after another, and is made anew where it has said nothing for long. It
 * knows just enough of HTTP for the bank's own answers, because the load shares the machine with what it measures: node:http
 * costs several times as much.
 */
export class SteadyConnection {
  private socket: Socket;
  private received: Buffer = Buffer.alloc(0);
  private waiting: Waiting | undefined;
  private lastUsedMs = performance.now();

  constructor(
    private readonly host: string,
    private readonly port: number,
    private readonly headers: string,
  ) {
    this.socket = this.connected();
  }

  /** Posts a body and returns the body that came back; one call at a time. Throws unless the status is 200. */
  post(path: string, body: string): Promise<string> {
    return new Promise((resolve, reject) => {
      if (this.socket.destroyed || performance.now() - this.lastUsedMs > SILENCE_LIMIT_MS) {
        this.socket.destroy();
        this.socket = this.connected();
      }
      this.lastUsedMs = performance.now();
      this.waiting = { resolve, reject };
      this.socket.write(
        `POST ${path} HTTP/1.1\r\n${this.headers}content-length: ${body.length}\r\n\r\n${body}`,
        'latin1',
      );
    });
  }

  close(): void {
    this.socket.destroy();
  }

  private connected(): Socket {
    const socket = connect({ host: this.host, port: this.port, noDelay: true });
    socket.on('data', (chunk) => this.take(chunk));
    socket.on('error', (cause) => this.fail(socket, cause));
    socket.on('close', () => this.fail(socket, new Error('The bank closed the connection')));
    return socket;
  }

  private take(chunk: Buffer): void {
    this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk]);
    const headEnd = this.received.indexOf(HEAD_END);
    if (headEnd < 0) {
      return;
    }
    const head = this.received.toString('latin1', 0, headEnd);
    const length = /content-length: (\d+)/i.exec(head)?.[1];
    if (!head.startsWith('HTTP/1.1 200') || length === undefined) {
      this.fail(this.socket, new Error(`Not an answer this client understands: ${head.slice(0, 200)}`));
      return;
    }
    const end = headEnd + HEAD_END.length + Number.parseInt(length, 10);
    if (this.received.length >= end) {
      const body = this.received.toString('latin1', headEnd + HEAD_END.length, end);
      this.received = this.received.subarray(end);
      const waiting = this.waiting;
      this.waiting = undefined;
      waiting?.resolve(body);
    }
  }

  /** A connection that was given up has nobody waiting for it any more. */
  private fail(socket: Socket, cause: Error): void {
    if (socket === this.socket) {
      this.waiting?.reject(cause);
      this.waiting = undefined;
    }
  }
}
