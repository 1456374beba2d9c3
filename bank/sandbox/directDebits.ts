import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

import type { LocalizedText } from '../../src/domain/language/Language';
import type { BankServices } from '../kernel/BankServices';
import { decideMandate } from '../modules/directDebits/decideMandate';

const MAX_SHOWN = 20;

const Decision = z.object({ mandateId: z.string().check(z.regex(/^\d{1,18}$/)), activated: z.boolean() });

interface WaitingRow {
  readonly mandateId: string;
  readonly payer: LocalizedText;
  readonly creditor: LocalizedText;
}

const WAITING = `select m.id::text as "mandateId", p.name as payer, c.name as creditor
    from direct_debit_mandate m join customer p on p.id = m.customer_id join customer c on c.id = m.creditor_id
    where m.state = 'waiting' order by m.id limit ${MAX_SHOWN}`;

/** A desk of the bank at which an employee activates mandates for direct debits, or refuses them. */
export function serveDirectDebits(sandbox: FastifyInstance, bank: BankServices): void {
  sandbox.get('/direct-debits', async () => {
    const { rows } = await bank.database.pool.query<WaitingRow>({
      name: 'mandates-waiting',
      text: WAITING,
      values: [],
    });
    return rows;
  });
  sandbox.post('/direct-debits', async (request, reply) => {
    const decision = Decision.safeParse(request.body);
    const decided = decision.success && (await decideMandate(bank, { ...decision.data, now: bank.clock.now() }));
    return decided ? reply.send({}) : reply.code(422).send({ error: 'NOT_DECIDED' });
  });
}
