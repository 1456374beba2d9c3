import { connect } from 'node:net';
import type { Socket } from 'node:net';

import { afterEach, describe, expect, it } from 'vitest';

import { SERVER_LIMITS } from '../../../bank/http/ServerLimits';
import { STREAM_SILENCE_MS } from '../../../src/application/live/LiveUpdates';
import { startTestServer } from '../../contract/support/startTestServer';
import type { TestServer } from '../../contract/support/startTestServer';
import { StreamReader } from '../../contract/support/StreamReader';
import type { WireClient } from '../../contract/support/WireClient';

const MEBIBYTE = 1024 * 1024;
/** Together more than the machine itself keeps for a line nobody reads; what is handed out at once stays below a mebibyte. */
const FLOOD = { events: 30_000, characters: 600 };
/** A flood is twenty megabytes to write, and others may have the machine. */
const HANDED_OUT = { timeout: 50_000 };
const FLOOD_LIMIT_MS = 120_000;

let server: TestServer;
afterEach(() => server.close());

/** Writes many large events for one customer at once, and one for another customer after them. */
async function flood(login: string, otherLogin: string): Promise<void> {
  const [customer, other] = [await server.bank.callAs(login), await server.bank.callAs(otherLogin)];
  const { owner } = server.bank.database;
  await owner.query(
    `insert into outbox_event (customer_id, type, payload, created_at)
      select $1, 'TRANSACTION_UPDATED', jsonb_build_object('txnId', repeat('7', $3)), now() from generate_series(1, $2::int)`,
    [customer.caller.customerId, FLOOD.events, FLOOD.characters],
  );
  await owner.query(
    `insert into outbox_event (customer_id, type, payload, created_at) values ($1, 'TRANSACTION_UPDATED', '{"txnId":"1"}', now())`,
    [other.caller.customerId],
  );
}

interface Line {
  readonly socket: Socket;
  /** Everything that has arrived and was read. */
  text(): string;
}

/** Opens a stream over a bare socket that is read only while somebody wants to; resolves with its first sign of life, after the head. */
async function openLine(client: WireClient): Promise<Line> {
  const url = new URL(server.address);
  const request = [
    'POST /ibank.v1.StreamService/beginStream HTTP/1.1',
    `Host: ${url.host}`,
    'Content-Type: application/grpc-web-text',
    `sessionkey: ${client.sessionKey ?? ''}`,
    'Content-Length: 8',
    '',
    'AAAAAAA=',
  ].join('\r\n');
  const socket = connect(Number.parseInt(url.port, 10), url.hostname, () => socket.write(request));
  let text = '';
  socket.setEncoding('latin1').on('error', () => undefined);
  socket.on('data', (chunk) => (text += String(chunk)));
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (/\r\n\r\n./s.test(text)) {
        // Looking on would join a flood anew at each of its pieces.
        socket.off('data', look);
        resolve();
      }
    };
    socket.on('data', look);
  });
  return { socket, text: () => text };
}

function closeOf(line: Line): Promise<void> {
  return line.socket.closed ? Promise.resolve() : new Promise((resolve) => line.socket.on('close', () => resolve()));
}

describe('a reader that does not read', () => {
  it(
    'is disconnected once a mebibyte waits for it, without effect on other readers',
    async () => {
      server = await startTestServer({ stream: { renewAfterBytes: 1024 * MEBIBYTE, bufferedBytes: MEBIBYTE } });
      const other = await StreamReader.open(await server.signedIn('aizada'));
      const client = await server.signedIn('aibek');
      const [line, reading] = [await openLine(client), await openLine(client)];
      line.socket.pause();
      await flood('aibek', 'aizada');
      // Events are handed out in order, so by now all of the flood has been.
      await expect.poll(() => other.news.length, HANDED_OUT).toBe(1);
      const closed = closeOf(line);
      line.socket.resume();
      await closed;
      const whole = FLOOD.events * FLOOD.characters;
      await expect.poll(() => reading.text().length, HANDED_OUT).toBeGreaterThan(whole);
      expect(line.text().length).toBeLessThan(whole);
      expect([reading.socket.closed, other.trailers]).toEqual([false, undefined]);
      reading.socket.destroy();
      other.cut();
    },
    FLOOD_LIMIT_MS,
  );

  it(
    'does not keep what is left of a stream that has ended',
    async () => {
      server = await startTestServer({
        stream: { renewAfterBytes: 16 * MEBIBYTE, bufferedBytes: 64 * MEBIBYTE, drainMs: 200 },
      });
      const other = await StreamReader.open(await server.signedIn('aizada'));
      const line = await openLine(await server.signedIn('aibek'));
      line.socket.pause();
      await flood('aibek', 'aizada');
      await expect.poll(() => other.news.length, HANDED_OUT).toBe(1);
      const { localPort } = line.socket;
      await expect.poll(() => server.connectedPorts()).not.toContain(localPort);
      const closed = closeOf(line);
      line.socket.resume();
      await closed;
      expect(line.text().length).toBeLessThan(16 * MEBIBYTE);
      other.cut();
    },
    FLOOD_LIMIT_MS,
  );
});

describe('a stream with nothing to tell', () => {
  it('shows that it is alive, three times before its client would take it for dead', async () => {
    server = await startTestServer({ stream: { heartbeatMs: 100 } });
    const reader = await StreamReader.open(await server.signedIn('aibek'));
    const openedAt = performance.now();
    await reader.until(() => reader.events.length >= 4);
    expect(performance.now() - openedAt).toBeGreaterThan(250);
    expect(SERVER_LIMITS.stream.heartbeatMs * 3).toBeLessThanOrEqual(STREAM_SILENCE_MS);
    expect(new Set(reader.events.map((event) => event.type))).toEqual(new Set(['HEARTBEAT']));
    reader.cut();
  });
});
