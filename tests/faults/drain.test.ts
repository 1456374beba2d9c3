import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { decodeFrames, encodeRequest } from '../support/grpcWebFrames';
import { RawClient } from '../support/RawClient';
import { StartedBank } from '../support/StartedBank';
import { BeginStreamRequest } from '../../proto/generated/ibank/v1/stream';
import { Empty } from '../../proto/generated/ibank/v1/common';

const DRAIN_MS = 4000;
/** Calls that are sent on although the bank is not ready, as a slow balancer does. */
const LATE_ROUNDS = 20;
const SOON = { timeout: 10_000, interval: 20 };

let bank: StartedBank;
let client: RawClient;

beforeAll(async () => {
  bank = await StartedBank.start({ environment: { DRAIN_SECONDS: String(DRAIN_MS / 1000) } });
  client = new RawClient(bank.origin);
  await client.signIn('aibek');
});
afterAll(() => bank.remove());

async function statusOf(path: string): Promise<number | 'refused'> {
  return fetch(`${bank.origin}${path}`).then(
    async (answer) => {
      await answer.text();
      return answer.status;
    },
    () => 'refused',
  );
}

/** Status of the probe, and the reason that the log names last. */
async function readyzAndItsReason(): Promise<readonly unknown[]> {
  const status = await statusOf('/readyz');
  return [status, [...bank.log.matchAll(/"reason":"([^"]+)"/g)].at(-1)?.[1]];
}

/** A call over a connection that is kept open for the next one, and one over a connection of its own. */
async function call(): Promise<readonly unknown[]> {
  const body = encodeRequest(new Empty().serializeBinary());
  const kept = await client.post('AuthenticationService/validateSession', body);
  const single = new RawClient(bank.origin);
  const fresh = await single.post('AuthenticationService/getGlobalIbankStatus', body, { connection: 'close' });
  return [kept.httpStatus, kept.grpcStatus, fresh.httpStatus, fresh.grpcStatus];
}

async function wholeStream(): Promise<string> {
  const answer = await fetch(`${bank.origin}/ibank.v1.StreamService/beginStream`, {
    method: 'POST',
    headers: { 'content-type': 'application/grpc-web-text', 'sessionkey': client.sessionKey ?? '' },
    body: encodeRequest(new BeginStreamRequest({ lastposition: '' }).serializeBinary()),
  });
  return answer.text();
}

it('answers every call of its customers while a balancer takes a stopping bank out of service', async () => {
  expect(await statusOf('/readyz')).toBe(200);
  const stream = wholeStream();
  const owner = new Client(bank.connection());
  await owner.connect();

  const began = performance.now();
  const stopped = bank.stop();
  await expect.poll(() => readyzAndItsReason(), SOON).toEqual([503, 'draining']);
  const outcomes = new Set<string>();
  for (let round = 0; round < LATE_ROUNDS; round += 1) {
    outcomes.add(JSON.stringify(await call()));
    outcomes.add(`alive ${await statusOf('/livez')}`);
  }
  expect([...outcomes]).toEqual(['[200,0,200,0]', 'alive 200']);
  const last = await client.post('AuthenticationService/validateSession', encodeRequest(new Empty().serializeBinary()));
  expect(last.headers['connection'], 'the next connection is opened elsewhere').toBe('close');

  await owner.query('begin');
  await owner.query('lock table account in access exclusive mode');
  const inFlight = client.execute('GET_ACCOUNTS_V2', { recordStatus: 'O' });
  await expect.poll(() => statusOf('/livez'), SOON).toBe('refused');
  expect(performance.now() - began, 'the listener is open until the delay is over').toBeGreaterThan(DRAIN_MS);
  await owner.query('rollback');
  await owner.end();
  expect(await inFlight, 'a call in flight is answered after the listener has closed').toMatchObject({ ok: true });

  expect(await stopped).toBe(0);
  const { messages, trailers } = decodeFrames(await stream);
  expect(messages.length, 'the stream had begun').toBeGreaterThan(0);
  expect(trailers?.['grpc-status'], 'the client is asked to open another stream').toBe('0');
});

it('is not ready for calls on a database that takes no writes or has the functions of another edition', async () => {
  await bank.launch();
  const owner = new Client(bank.connection());
  await owner.connect();
  const reconnected = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tulpar-health'`;
  try {
    await owner.query('alter role tulpar_bank set default_transaction_read_only = on');
    await owner.query(reconnected);
    // The connection that was ended is a reason of its own, for one answer.
    await expect.poll(() => readyzAndItsReason(), SOON).toEqual([503, 'cannot write']);
    expect([await statusOf('/livez'), await statusOf('/healthz')]).toEqual([200, 200]);
    await owner.query('alter role tulpar_bank reset default_transaction_read_only');
    await owner.query(reconnected);
    await expect.poll(() => statusOf('/readyz'), SOON).toBe(200);

    await owner.query(`update schema_checksum set sha256 = 'other ' || sha256 where name = 'function book'`);
    await expect.poll(() => readyzAndItsReason(), SOON).toEqual([503, 'schema']);
    await owner.query(`update schema_checksum set sha256 = substr(sha256, 7) where name = 'function book'`);
    await expect.poll(() => statusOf('/readyz'), SOON).toBe(200);
  } finally {
    await owner.end();
  }
});
