import { Agent } from 'node:http';

import type { Client } from 'pg';

import { verifyPassword } from '../../bank/modules/identity/passwords';
import { DEMONSTRATION_PASSWORD, RawClient } from '../support/RawClient';
import type { StartedBank } from '../support/StartedBank';
import { addLoadUsers } from './arrange';
import { rate, ratios, spread } from './report';
import type { Bench, Sized } from './Bench';
import type { Measurement } from './report';

const CLIENTS = 8;
/** Every user signs in once, because the bank limits how often one may; enough for an hour of hashing. */
const CUSTOMERS: Sized = { full: 4000, short: 1000 };
const WARM_UP_MS: Sized = { full: 1000, short: 100 };

/**
 * Measures whole sign-ins a second (password, code read from the phone, confirmation) against argon2id alone at the same cost and one
 * at a time, as the bank checks passwords.
 */
export function measureSignIns(bench: Bench): Promise<readonly Measurement[]> {
  const { extent, pairs, seconds, note } = bench;
  return bench.withDatabase(async (bank, database) => {
    const logins: string[] = (await addLoadUsers(database, CUSTOMERS[extent])).map(({ login }) => login);
    const storedHash = await hashOf(database);
    await signInsPerSecond(bank, logins, WARM_UP_MS[extent]);
    const [ours, peers]: [number[], number[]] = [[], []];
    for (let index = 0; index < pairs; index += 1) {
      const peer = await checksPerSecond(storedHash, seconds * 1000);
      const signIns = await signInsPerSecond(bank, logins, seconds * 1000);
      peers.push(peer);
      ours.push(signIns);
      note(
        `pair ${index + 1}: ${signIns.toFixed(1)}/s against ${peer.toFixed(1)}/s, ratio ${(signIns / peer).toFixed(2)}`,
      );
    }
    return [
      {
        subject: `whole sign-ins, ${CLIENTS} clients`,
        ours: rate(ours, 1),
        against: `${rate(peers, 1)} argon2id alone, one at a time`,
        ratio: spread(ratios(ours, peers), 2),
        mark: '',
        met: undefined,
      },
    ];
  });
}

async function hashOf(database: Client): Promise<string> {
  const { rows } = await database.query<{ password_hash: string }>(
    "select password_hash from app_user where login = 'aibek'",
  );
  const found = rows[0]?.password_hash;
  if (found === undefined || !found.startsWith('$argon2id$')) {
    throw new Error('The demonstration password is not stored as argon2id');
  }
  return found;
}

async function checksPerSecond(storedHash: string, forMs: number): Promise<number> {
  const start = performance.now();
  let checks = 0;
  while (performance.now() - start < forMs) {
    if (!(await verifyPassword(storedHash, DEMONSTRATION_PASSWORD))) {
      throw new Error('The password of the demonstration was not accepted');
    }
    checks += 1;
  }
  return (checks * 1000) / (performance.now() - start);
}

/** Takes the logins it uses off the list. */
async function signInsPerSecond(bank: StartedBank, logins: string[], forMs: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const start = performance.now();
  let signIns = 0;
  const client = async () => {
    while (performance.now() - start < forMs) {
      const login = logins.pop();
      if (login === undefined) {
        throw new Error('Every user of the load has signed in: name fewer pairs or seconds');
      }
      await new RawClient(bank.origin, agent).signIn(login);
      signIns += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  agent.destroy();
  return (signIns * 1000) / (performance.now() - start);
}
