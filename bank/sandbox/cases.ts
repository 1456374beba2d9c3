import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

import { BANK_ACTS } from '../../src/domain/case/caseMoves';
import { identifier } from '../../src/infrastructure/registry/codecs';
import type { BankServices } from '../kernel/BankServices';
import { casesOfBank, moveByBank } from '../modules/cases';
import { answerFields, MAX_BODY_BYTES, toAnswer } from './chat';

const Move = z.object({ caseId: identifier, act: z.enum(BANK_ACTS), ...answerFields });

/** Desk of the bank for cases: an employee takes them, asks, answers and closes. Their messages are read like those of a chat. */
export function serveCases(sandbox: FastifyInstance, bank: BankServices): void {
  sandbox.get('/cases', async () => casesOfBank(bank));

  sandbox.post('/cases', { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
    const sent = Move.safeParse(request.body);
    if (!sent.success) {
      return reply.code(422).send({ error: 'INVALID' });
    }
    const answered = await moveByBank(bank, toAnswer(sent.data));
    return 'violation' in answered
      ? reply.code(422).send({ error: answered.violation })
      : reply.code(201).send({ state: answered.moved.state });
  });
}
