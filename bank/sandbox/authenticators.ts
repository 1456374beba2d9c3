import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

import type { BankServices } from '../kernel/BankServices';
import { hotpCode, STEP_MS, stepOf } from '../modules/identity/oathCodes';
import { readAuthenticatorKey } from './authenticatorKey';
import { loginOf } from './loginOf';
import type { LoginQuery } from './loginOf';

/** Largest number of keys an authenticator keeps. */
const ENTRIES_KEPT = 20;
const TEXT_LENGTH = 1000;

const NewEntry = z.object({ login: z.string(), text: z.string().check(z.maxLength(TEXT_LENGTH)) });
const RemovedEntry = z.object({ login: z.string(), id: z.string().check(z.regex(/^\d{1,18}$/)) });

/**
 * Serves the authenticator application on each phone. It knows only the keys its owner gave it and makes their codes by the bank's time,
 * which is the time of the demonstration's phones too.
 */
export function serveAuthenticators(sandbox: FastifyInstance, bank: BankServices): void {
  sandbox.get<LoginQuery>('/authenticator', async (request) => entriesOf(bank, loginOf(request.query)));
  sandbox.post('/authenticator', async (request, reply) => {
    const asked = NewEntry.safeParse(request.body);
    const entry = asked.success ? readAuthenticatorKey(asked.data.text) : undefined;
    if (!asked.success || entry === undefined) {
      return reply.code(422).send({ error: 'KEY_NOT_READABLE' });
    }
    const login = loginOf(asked.data);
    const { rowCount } = await bank.database.pool.query(
      `insert into sandbox_authenticator (user_id, issuer, account, key)
        select id, $2, $3, $4 from app_user u where login = $1
          and (select count(*) from sandbox_authenticator a where a.user_id = u.id) < $5
        on conflict (user_id, key) do update set issuer = excluded.issuer, account = excluded.account`,
      [login, entry.issuer, entry.account, entry.key, ENTRIES_KEPT],
    );
    return rowCount === 0
      ? reply.code(422).send({ error: 'KEY_NOT_KEPT' })
      : reply.code(201).send(await entriesOf(bank, login));
  });
  sandbox.post('/authenticator/remove', async (request, reply) => {
    const asked = RemovedEntry.safeParse(request.body);
    if (!asked.success) {
      return reply.code(422).send({ error: 'NO_SUCH_KEY' });
    }
    const login = loginOf(asked.data);
    await bank.database.pool.query(
      'delete from sandbox_authenticator a using app_user u where u.id = a.user_id and u.login = $1 and a.id = $2',
      [login, asked.data.id],
    );
    return entriesOf(bank, login);
  });
}

/** Entries the authenticator of this login shows now, the latest key first. */
async function entriesOf(bank: BankServices, login: string) {
  const now = bank.clock.now();
  const entries = await bank.database.kysely
    .selectFrom('sandbox_authenticator')
    .innerJoin('app_user', 'app_user.id', 'sandbox_authenticator.user_id')
    .select(['sandbox_authenticator.id', 'issuer', 'account', 'key'])
    .where('app_user.login', '=', login)
    .orderBy('sandbox_authenticator.id', 'desc')
    .execute();
  return entries.map(({ id, issuer, account, key }) => ({
    id: id.toString(),
    issuer,
    account,
    code: hotpCode(key, stepOf(now)),
    millisecondsLeft: STEP_MS - (now % STEP_MS),
  }));
}
