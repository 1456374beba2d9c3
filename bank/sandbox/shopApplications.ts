import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

import { APPLICATION_STATES, NEXT_STATES } from '../../src/domain/shop/Application';
import type { AppliedProduct, ApplicationState } from '../../src/domain/shop/Application';
import type { LocalizedText } from '../../src/domain/language/Language';
import type { BankServices } from '../kernel/BankServices';
import { decideApplication } from '../modules/shop/moveApplication';

const MAX_SHOWN = 20;
const MAX_COMMENT_LENGTH = 200;

const Move = z.object({
  id: z.string().check(z.regex(/^\d{1,18}$/)),
  to: z.enum(APPLICATION_STATES),
  comment: z.string().check(z.maxLength(MAX_COMMENT_LENGTH), z.regex(/^[^\p{Cc}]*$/u)),
});

interface WaitingRow {
  readonly id: string;
  readonly product: AppliedProduct;
  readonly state: ApplicationState;
  readonly customer: LocalizedText;
}

const WAITING = `select a.txn_id::text as id, a.product, a.state, c.name as customer from application a join customer c on c.id = a.customer_id
      where a.state not in ('ACCEPTED', 'REJECTED', 'CANCELLED') order by a.txn_id limit ${MAX_SHOWN}`;

/** A desk of the bank at which an employee works on applications for products, and moves each to one of its next states. */
export function serveShopApplications(sandbox: FastifyInstance, bank: BankServices): void {
  sandbox.get('/applications', async () =>
    (await waiting(bank)).map((row) => ({ ...row, next: NEXT_STATES[row.state].filter((to) => to !== 'CANCELLED') })),
  );
  sandbox.post('/applications/move', async (request, reply) => {
    const move = Move.safeParse(request.body);
    const moved = move.success && (await decideApplication(bank, { ...move.data, now: bank.clock.now() }));
    return moved ? reply.send({}) : reply.code(422).send({ error: 'NOT_MOVED' });
  });
}

/** Applications the bank has not finished, the oldest first. */
async function waiting({ database }: BankServices): Promise<readonly WaitingRow[]> {
  const { rows } = await database.pool.query<WaitingRow>({
    name: 'applications-waiting',
    text: WAITING,
    values: [],
  });
  return rows;
}
