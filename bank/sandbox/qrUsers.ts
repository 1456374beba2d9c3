import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

import type { LocalizedText } from '../../src/domain/language/Language';
import type { BankServices } from '../kernel/BankServices';
import { setQrRegistration } from '../modules/qr';

const MAX_SHOWN = 50;

const Registration = z.object({
  userId: z.string().check(z.regex(/^\d{1,18}$/)),
  registered: z.boolean(),
});

interface CompanyUserRow {
  readonly userId: string;
  readonly login: string;
  readonly name: LocalizedText;
  readonly company: LocalizedText;
  readonly registered: boolean;
}

const USERS = `select u.id::text as "userId", u.login, u.full_name as name, c.name as company, r.user_id is not null as registered
    from app_user u join customer c on c.id = u.customer_id left join qr_user r on r.user_id = u.id
    where c.kind = 'C' order by u.id limit ${MAX_SHOWN}`;

/** A counter of a branch, at which users of companies are registered for codes of points of sale, or taken off again. */
export function serveQrUsers(sandbox: FastifyInstance, bank: BankServices): void {
  sandbox.get('/qr-users', async () => {
    const { rows } = await bank.database.pool.query<CompanyUserRow>({ name: 'qr-users', text: USERS, values: [] });
    return rows;
  });
  sandbox.post('/qr-users', async (request, reply) => {
    const asked = Registration.safeParse(request.body);
    const isSet = asked.success && (await setQrRegistration(bank, { ...asked.data, now: bank.clock.now() }));
    return isSet ? reply.send({}) : reply.code(422).send({ error: 'NOT_SET' });
  });
}
