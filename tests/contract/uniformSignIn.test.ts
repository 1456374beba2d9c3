import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { AuthenticateRequest } from '../../proto/generated/ibank/v1/authentication';
import { PASSWORD, startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { frame } from './support/WireClient';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.bank.database.owner.query(
    `update app_user set failed_tries = 9, blocked_until = $1 where login = 'daniyar'`,
    [new Date(server.bank.clock.now() + 10 * 60_000)],
  );
});
afterAll(() => server.close());

/** Ways not to get in, which a stranger must not be able to tell apart. */
const STRANGERS = [
  ['unknown', 'nobody', 'wrong password'],
  ['impossible', "' or 1=1 --", 'wrong password'],
  ['wrong', 'aizada', 'wrong password'],
  ['blocked', 'daniyar', PASSWORD],
] as const;

type Kind = (typeof STRANGERS)[number][0];

function attempt(username: string, password: string) {
  return server.visitor().post('AuthenticationService/authenticate', frame(new AuthenticateRequest({ username, password }).serializeBinary()));
}

/** Lets a wrong password be checked again, as after a quarter of an hour. */
function forgetTries(): Promise<unknown> {
  return server.bank.database.owner.query(`update app_user set failed_tries = 0 where login = 'aizada'`);
}

interface Timing {
  readonly medianMs: number;
  /** Where it stood among the others on average, 1 for the quickest of each round. */
  readonly meanRank: number;
}

const ROUNDS = 9;

/** Times all kinds in rounds, so that whatever else the machine does slows all of them. */
async function measured(): Promise<ReadonlyMap<Kind, Timing>> {
  const times = new Map<Kind, number[]>(STRANGERS.map(([kind]) => [kind, []]));
  const ranks = new Map<Kind, number[]>(STRANGERS.map(([kind]) => [kind, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    await forgetTries();
    const took: (readonly [Kind, number])[] = [];
    for (let place = 0; place < STRANGERS.length; place += 1) {
      const [kind, username, password] = STRANGERS[(place + round) % STRANGERS.length] ?? STRANGERS[0];
      const startedAt = performance.now();
      await attempt(username, password);
      took.push([kind, performance.now() - startedAt]);
    }
    for (const [place, [kind, ms]] of took.toSorted(([, left], [, right]) => left - right).entries()) {
      times.get(kind)?.push(ms);
      ranks.get(kind)?.push(place + 1);
    }
  }
  return new Map(STRANGERS.map(([kind]) => [kind, { medianMs: medianOf(times.get(kind) ?? []), meanRank: meanOf(ranks.get(kind) ?? []) }]));
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

const FAIR_RANK = (STRANGERS.length + 1) / 2;
/** More than three times the spread of a mean rank over these rounds when nothing differs. */
const TELLING_RANK = 1.2;
const TELLING_SHARE = 0.1;

/** The kinds that answer measurably sooner or later: almost always, and by a part of the time worth noticing. */
function toldApart(timings: ReadonlyMap<Kind, Timing>): readonly Kind[] {
  const usual = medianOf([...timings.values()].map(({ medianMs }) => medianMs));
  return STRANGERS.map(([kind]) => kind).filter((kind) => {
    const timing = timings.get(kind);
    return (
      timing === undefined ||
      (Math.abs(timing.meanRank - FAIR_RANK) > TELLING_RANK && Math.abs(timing.medianMs - usual) > TELLING_SHARE * usual)
    );
  });
}

describe('a stranger who tries logins', () => {
  it('gets the same bytes for one that is unknown, one that is blocked and a wrong password', async () => {
    await forgetTries();
    const answers = await Promise.all(STRANGERS.map(([, username, password]) => attempt(username, password)));
    const seen = answers.map(({ httpStatus, grpcStatus, grpcMessage, message, headers }) => ({
      httpStatus,
      grpcStatus,
      grpcMessage,
      message: Buffer.from(message ?? []).toString('hex'),
      headers: [...headers].filter(([name]) => name !== 'date'),
    }));
    expect(seen[0]?.message).toContain(Buffer.from('INVALID_LOGIN_OR_PASSWORD').toString('hex'));
    for (const one of seen) {
      expect(one).toEqual(seen[0]);
    }
  });

  it('waits the same time for each', { timeout: 120_000 }, async () => {
    const first = toldApart(await measured());
    // A machine that was busy at the wrong moments gets a second chance; a bank that tells does so twice.
    expect(first.length === 0 ? first : toldApart(await measured())).toEqual([]);
  });
});
