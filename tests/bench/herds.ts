import type { Client } from 'pg';

import { catalogue, codeOnWire, OPERATION_CODES } from '../../src/application/operations/catalogue';
import type { OperationCode } from '../../src/application/operations/catalogue';
import { strayRequests } from '../contract/support/herd';
import { RawClient } from '../support/RawClient';
import type { StartedBank } from '../support/StartedBank';
import { makeBenchCustomers } from './BenchCustomers';
import { quantile } from './pace';
import { median, spread } from './report';
import { withLoadedBank } from './withLoadedBank';
import type { Measurement } from './report';

const P99 = 0.99;
const MARK = 3;
const WARM_UP_CALLS = 200;

/**
 * Measures the 99th percentile latency of one customer's calls while another makes every call of the catalogue 48 times at once,
 * against the same without other callers.
 */
export async function measureHerds(pairs: number, note: (line: string) => void): Promise<readonly Measurement[]> {
  return withLoadedBank(async (bank, database) => {
    const [herd, neighbour] = await signedIn(bank, database);
    await latenciesUntil(neighbour, (calls) => calls >= WARM_UP_CALLS);
    const rounds: { readonly idle: number; readonly busy: number }[] = [];
    for (let index = 0; index < pairs; index += 1) {
      let isOver = false;
      const stampede = everyCode(herd).finally(() => (isOver = true));
      const busy = await latenciesUntil(neighbour, () => isOver);
      await stampede;
      const idle = await latenciesUntil(neighbour, (calls) => calls >= busy.length);
      rounds.push({ idle: quantile(idle, P99), busy: quantile(busy, P99) });
      note(
        `round ${index + 1}: ${busy.length} calls, p99 ${quantile(busy, P99).toFixed(1)} ms, idle ${quantile(idle, P99).toFixed(1)} ms`,
      );
    }
    const ratios = rounds.map(({ idle, busy }) => busy / idle);
    return [
      {
        subject: 'p99 of a customer’s accounts while another makes every call of the catalogue 48 times at once',
        ours: `${median(rounds.map(({ busy }) => busy)).toFixed(1)} ms`,
        against: `${median(rounds.map(({ idle }) => idle)).toFixed(1)} ms while nobody else calls`,
        ratio: spread(ratios, 2),
        mark: `≤ ${MARK}`,
        met: median(ratios) <= MARK,
      },
    ];
  });
}

async function signedIn(bank: StartedBank, database: Client): Promise<readonly [RawClient, RawClient]> {
  const logins = (await makeBenchCustomers(database, 2)).map(({ login }) => login);
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

async function everyCode(client: RawClient): Promise<void> {
  for (const code of OPERATION_CODES.filter(keepsSession)) {
    const [service] = catalogue[code].services;
    const texts = strayRequests(code).map((request) => JSON.stringify(request));
    await Promise.all(texts.map((text) => client.executeText(service, codeOnWire(code), text)));
  }
}

/** True for operations that keep the session: wrong secrets end one, and calls of a dead session would cost nothing. */
function keepsSession(code: OperationCode): boolean {
  return !['CHANGE_PIN', 'CHANGE_PASSWORD', 'CHANGE_USERNAME', 'GET_GOOGLE_INITIALIZATION_CODE'].includes(code);
}
