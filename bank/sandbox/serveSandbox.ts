import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

import type { BankServices } from '../BankServices';
import { projectRoot } from '../projectRoot';

/** Messages a phone shows at most. */
const MESSAGES_SHOWN = 50;

/** Serves the phones of the demonstration. Only ever called in a sandbox; elsewhere these addresses do not exist. */
export function serveSandbox(server: FastifyInstance, bank: BankServices): void {
  server.register(async (sandbox) => {
    sandbox.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    sandbox.get<{ Querystring: { login?: unknown } }>('/messages', async (request) => messagesOf(bank, request.query.login));
    sandbox.get('/phones', async () => phonesOf(bank));
    const folder = join(projectRoot(), 'bank', 'sandbox', 'page');
    const page = await readFile(join(folder, 'sandbox.html'), 'utf8');
    sandbox.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
    sandbox.register(fastifyStatic, {
      root: folder,
      prefix: '/page/',
      cacheControl: false,
      decorateReply: false,
    });
  }, { prefix: '/sandbox' });
}

async function messagesOf(bank: BankServices, login: unknown) {
  const messages = await bank.database.kysely
    .selectFrom('sandbox_message')
    .select(['recipient', 'text', 'code', 'created_at'])
    .where('login', '=', typeof login === 'string' ? login.toLowerCase().replaceAll('\0', '') : '')
    .orderBy('id', 'desc')
    .limit(MESSAGES_SHOWN)
    .execute();
  return messages.map((message) => ({
    to: message.recipient,
    text: message.text,
    code: message.code,
    createdAt: new Date(message.created_at).toISOString(),
  }));
}

async function phonesOf(bank: BankServices) {
  const users = await bank.database.kysely
    .selectFrom('app_user')
    .innerJoin('customer', 'customer.id', 'app_user.customer_id')
    .select(['app_user.login', 'app_user.phone', 'app_user.full_name', 'customer.kind', 'customer.name'])
    .orderBy('app_user.id')
    .limit(20)
    .execute();
  return users.map((user) => ({
    login: user.login,
    phone: user.phone,
    name: user.full_name,
    company: user.kind === 'C' ? user.name : null,
  }));
}
