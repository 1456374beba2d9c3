import type { Client } from 'pg';

import { catalogue, codeOnWire, OPERATION_CODES } from '../../src/application/operations/catalogue';
import type { OperationCode } from '../../src/application/operations/catalogue';
import { HERD, strayRequests } from '../contract/support/herd';
import { RawClient } from '../support/RawClient';
import type { StartedBank } from '../support/StartedBank';
import { addLoadUsers } from './arrange';
import { quantile } from './pace';
import { median, ratios, spread } from './report';
import type { Bench, Sized } from './Bench';
import type { Measurement } from './report';

const P99 = 0.99;
const MARK = 3;
const WARM_UP_CALLS: Sized = { full: 200, short: 20 };
/** Calls of one operation that are under way at once. */
const AT_ONCE: Sized = { full: HERD, short: 2 };

/**
 * Measures the 99th percentile latency of one customer's calls while another makes every call of the catalogue many times at once,
 * against the same without other callers.
 */
export function measureHerds(bench: Bench): Promise<readonly Measurement[]> {
  const { extent, pairs, note } = bench;
  return bench.withDatabase(async (bank, database) => {
    const [herd, neighbour] = await signedIn(bank, database);
    await latenciesUntil(neighbour, (calls) => calls >= WARM_UP_CALLS[extent]);
    const [busyP99, idleP99]: [number[], number[]] = [[], []];
    for (let index = 0; index < pairs; index += 1) {
      let isOver = false;
      const stampede = everyCode(herd, AT_ONCE[extent]).finally(() => (isOver = true));
      const busy = await latenciesUntil(neighbour, () => isOver);
      await stampede;
      const idle = await latenciesUntil(neighbour, (calls) => calls >= busy.length);
      busyP99.push(quantile(busy, P99));
      idleP99.push(quantile(idle, P99));
      note(
        `round ${index + 1}: ${busy.length} calls, p99 ${[busyP99, idleP99].map((found) => `${found.at(-1)?.toFixed(1)} ms`).join(', alone ')}`,
      );
    }
    const found = ratios(busyP99, idleP99);
    return [
      {
        subject: `p99 of a customer’s accounts while another makes every call of the catalogue ${AT_ONCE[extent]} times at once`,
        ours: `${median(busyP99).toFixed(1)} ms`,
        against: `${median(idleP99).toFixed(1)} ms without other callers`,
        ratio: spread(found, 2),
        mark: `≤ ${MARK}`,
        met: median(found) <= MARK,
      },
    ];
  });
}

async function signedIn(bank: StartedBank, database: Client): Promise<readonly [RawClient, RawClient]> {
  const logins = (await addLoadUsers(database, 2)).map(({ login }) => login);
  const clients = [new RawClient(bank.origin), new RawClient(bank.origin)] as const;
  for (const [index, client] of clients.entries()) {
    await client.signIn(logins[index] ?? '');
  }
  return clients;
}

/** Repeats calls one after another; returns the latency of each in milliseconds. */
async function latenciesUntil(client: RawClient, isOver: (calls: number) => boolean): Promise<readonly number[]> {
  const latencies: number[] = [];
  while (!isOver(latencies.length)) {
    const startedAt = performance.now();
    await client.execute('GET_ACCOUNTS_V2', { recordStatus: 'O' });
    latencies.push(performance.now() - startedAt);
  }
  return latencies;
}

async function everyCode(client: RawClient, atOnce: number): Promise<void> {
  for (const code of OPERATION_CODES.filter(keepsSession)) {
    const [service] = catalogue[code].services;
    const texts = strayRequests(code)
      .slice(0, atOnce)
      .map((request) => JSON.stringify(request));
    await Promise.all(texts.map((text) => client.executeText(service, codeOnWire(code), text)));
  }
}

/** True for operations that keep the session: wrong secrets end one, and calls of a dead session would cost nothing. */
function keepsSession(code: OperationCode): boolean {
  return !['CHANGE_PIN', 'CHANGE_PASSWORD', 'CHANGE_USERNAME', 'GET_GOOGLE_INITIALIZATION_CODE'].includes(code);
}
