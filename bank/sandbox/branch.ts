import { randomUUID } from 'node:crypto';

import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

import type { BankServices } from '../kernel/BankServices';
import { liftKnownDevicesOnly } from '../modules/identity/liftKnownDevicesOnly';
import { loginOf } from './loginOf';

const SHOWN = 20;

const Visit = z.object({ login: z.string().check(z.maxLength(100)) });

/** A branch of the bank: customers come with their passport, and an employee does what they cannot do online. */
export function serveBranch(sandbox: FastifyInstance, bank: BankServices): void {
  sandbox.get('/branch', async () => restrictedUsers(bank));
  sandbox.post('/branch/any-browser', async (request, reply) => {
    const visit = Visit.safeParse(request.body);
    const lifted =
      visit.success &&
      (await liftKnownDevicesOnly(bank, {
        login: loginOf(visit.data),
        referenceId: randomUUID(),
        address: request.ip,
        now: bank.clock.now(),
      }));
    return lifted ? reply.send({}) : reply.code(422).send({ error: 'NOT_LIFTED' });
  });
}

/** Users who may sign in from known browsers only. */
function restrictedUsers({ database }: BankServices) {
  return database.kysely
    .selectFrom('app_user')
    .select(['login', 'full_name as name'])
    .where('known_devices_only', '=', true)
    .orderBy('id')
    .limit(SHOWN)
    .execute();
}
