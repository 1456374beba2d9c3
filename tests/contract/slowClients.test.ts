import { connect } from 'node:net';
import type { Socket } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { every } from '../support/realTime';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';

const HEADERS_MS = 400;
const REQUEST_MS = 800;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    seed: false,
    limits: { headersMs: HEADERS_MS, requestMs: REQUEST_MS, checkedEveryMs: 50 },
  });
});
afterAll(() => server.close());

interface Drip {
  /** Bytes received until the bank closed the connection. */
  readonly text: string;
  readonly lastedMs: number;
}

/** Sends `start` at once, then a byte every 50 milliseconds, until the bank closes the connection. */
async function drip(start: string): Promise<Drip> {
  const url = new URL(server.address);
  const openedAt = performance.now();
  let text = '';
  let stop = (): void => undefined;
  const socket: Socket = connect(Number.parseInt(url.port, 10), url.hostname, () => {
    socket.write(start);
    stop = every(50, () => socket.write('a'));
  });
  socket.setEncoding('latin1').on('data', (chunk) => (text += String(chunk)));
  // Writing to a line the bank has closed is an error of the line, and expected.
  socket.on('error', () => undefined);
  await new Promise<void>((resolve) => socket.on('close', () => resolve()));
  stop();
  return { text, lastedMs: performance.now() - openedAt };
}

const REQUEST_LINE = 'POST /ibank.v1.AuthenticationService/getGlobalIbankStatus HTTP/1.1\r\nHost: 127.0.0.1\r\n';
const WHOLE_HEAD = `${REQUEST_LINE}Content-Type: application/grpc-web-text\r\nContent-Length: 10000\r\n\r\n`;

describe('a client that sends drop by drop', () => {
  it.each([
    ['its head', `${REQUEST_LINE}X-Slow: `, HEADERS_MS],
    ['its body', WHOLE_HEAD, REQUEST_MS],
  ])('%s is cut off, while others are answered', async (_what, start, limitMs) => {
    const dripping = Promise.all(Array.from({ length: 50 }, () => drip(start)));
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    for (const { text, lastedMs } of await dripping) {
      expect(text).toMatch(/^HTTP\/1\.1 408 |^$/);
      expect(lastedMs).toBeGreaterThanOrEqual(limitMs);
      expect(lastedMs).toBeLessThan(limitMs + 10_000);
    }
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  });

  it('is cut off although it never says anything', async () => {
    const url = new URL(server.address);
    const socket = connect(Number.parseInt(url.port, 10), url.hostname);
    socket.resume();
    await new Promise<void>((resolve) => socket.on('close', () => resolve()));
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  });
});
