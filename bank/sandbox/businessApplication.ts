import { randomUUID } from 'node:crypto';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import type { Result } from '../../src/domain/result/Result';
import { deviceName } from '../../src/domain/user/deviceName';
import type { BankServices } from '../kernel/BankServices';
import { approveQrSignIn, declineQrSignIn, scanQrSignIn } from '../modules/identity/qrApproval';
import type { ApprovalRefusal, Approver, BrowserToApprove } from '../modules/identity/qrApproval';

const Scan = z.object({ login: z.string(), code: z.string().check(z.maxLength(300)) });
const Approval = z.extend(Scan, { number: z.string() });

/**
 * Serves the back end of the bank's business application for the telephones of the demonstration. A real application knows its user by a
 * session of its own; here each request names its telephone.
 */
export function serveBusinessApplication(sandbox: FastifyInstance, bank: BankServices): void {
  sandbox.post('/business-application/scan', (request, reply) =>
    answer(request, reply, {
      bank,
      shape: Scan,
      ask: (approver, { code }) => scanQrSignIn(approver, code, bank),
      show: browserShown,
    }),
  );
  sandbox.post('/business-application/approve', (request, reply) =>
    answer(request, reply, {
      bank,
      shape: Approval,
      ask: (approver, asked) => approveQrSignIn(approver, asked, bank),
      show: () => ({}),
    }),
  );
  sandbox.post('/business-application/decline', (request, reply) =>
    answer(request, reply, {
      bank,
      shape: Scan,
      ask: (approver, { code }) => declineQrSignIn(approver, code, bank),
      show: () => ({}),
    }),
  );
}

interface Button<Asked extends { readonly login: string }, Value> {
  readonly bank: BankServices;
  readonly shape: z.ZodMiniType<Asked>;
  readonly ask: (approver: Approver, asked: Asked) => Promise<Result<Value, ApprovalRefusal>>;
  readonly show: (value: Value) => object;
}

async function answer<Asked extends { readonly login: string }, Value>(
  request: FastifyRequest,
  reply: FastifyReply,
  { bank, shape, ask, show }: Button<Asked, Value>,
): Promise<object> {
  const asked = shape.safeParse(request.body);
  const approver = asked.success ? await approverOf(bank, asked.data.login, request) : undefined;
  if (!asked.success || approver === undefined) {
    return reply.code(422).send({ error: 'NOT_UNDERSTOOD' });
  }
  const outcome = await ask(approver, asked.data);
  return outcome.ok ? show(outcome.value) : reply.code(422).send({ error: outcome.failure });
}

async function approverOf(
  bank: BankServices,
  login: string,
  { ip: address }: FastifyRequest,
): Promise<Approver | undefined> {
  const user = await bank.database.kysely
    .selectFrom('app_user')
    .select('id')
    .where('login', '=', login.replaceAll('\0', ''))
    .executeTakeFirst();
  return user && { userId: user.id.toString(), now: bank.clock.now(), address, referenceId: randomUUID() };
}

function browserShown({ userAgent, address, askedAt, expiresAt }: BrowserToApprove) {
  const { browser, system } = deviceName(userAgent);
  const device = [browser, system].filter((name) => name !== undefined).join(' · ') || userAgent;
  return { device, address, askedAt: new Date(askedAt).toISOString(), expiresAt: new Date(expiresAt).toISOString() };
}
