import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

import type { LocalizedText } from '../../src/domain/language/Language';
import type { BankServices } from '../kernel/BankServices';
import { setTokenOnly } from '../modules/corporate';

const MAX_SHOWN = 50;

const Rule = z.object({
  customerId: z.string().check(z.regex(/^\d{1,18}$/)),
  tokenOnly: z.boolean(),
});

interface CompanyRow {
  readonly customerId: string;
  readonly name: LocalizedText;
  readonly tokenOnly: boolean;
}

const COMPANIES = `select c.id::text as "customerId", c.name, t.customer_id is not null as "tokenOnly"
    from customer c left join token_only t on t.customer_id = c.id where c.kind = 'C' order by c.id limit ${MAX_SHOWN}`;

/** A counter of a branch, at which a company has its documents signed by tokens only, or by any means again. */
export function serveTokenOnly(sandbox: FastifyInstance, bank: BankServices): void {
  sandbox.get('/token-only', async () => {
    const { rows } = await bank.database.pool.query<CompanyRow>({ name: 'token-only', text: COMPANIES, values: [] });
    return rows;
  });
  sandbox.post('/token-only', async (request, reply) => {
    const asked = Rule.safeParse(request.body);
    const isSet = asked.success && (await setTokenOnly(bank, { ...asked.data, now: bank.clock.now() }));
    return isSet ? reply.send({}) : reply.code(422).send({ error: 'NOT_SET' });
  });
}
