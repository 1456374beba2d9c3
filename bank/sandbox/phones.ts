import type { FastifyInstance } from 'fastify';

import type { BankServices } from '../kernel/BankServices';
import { loginOf } from './loginOf';
import type { LoginQuery } from './loginOf';

/** Largest number of messages a phone shows. */
const MESSAGES_SHOWN = 50;
const PHONES_SHOWN = 20;

/** Serves the telephones of the demonstration and the messages and letters they received. */
export function servePhones(sandbox: FastifyInstance, bank: BankServices): void {
  sandbox.get<LoginQuery>('/messages', async (request) => messagesOf(bank, loginOf(request.query)));
  sandbox.get<LoginQuery>('/letters', async (request) => lettersOf(bank, loginOf(request.query)));
  sandbox.get('/phones', async () => phonesOf(bank));
}

async function messagesOf(bank: BankServices, login: string) {
  const messages = await bank.database.kysely
    .selectFrom('sandbox_message')
    .select(['recipient', 'text', 'code', 'created_at'])
    .where('login', '=', login)
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

async function lettersOf(bank: BankServices, login: string) {
  const letters = await bank.database.kysely
    .selectFrom('sandbox_letter')
    .select(['recipient', 'subject', 'text', 'code', 'created_at'])
    .where('login', '=', login)
    .orderBy('id', 'desc')
    .limit(MESSAGES_SHOWN)
    .execute();
  return letters.map((letter) => ({
    to: letter.recipient,
    subject: letter.subject,
    text: letter.text,
    code: letter.code,
    createdAt: new Date(letter.created_at).toISOString(),
  }));
}

async function phonesOf(bank: BankServices) {
  const users = await bank.database.kysely
    .selectFrom('app_user')
    .innerJoin('customer', 'customer.id', 'app_user.customer_id')
    .select(['app_user.login', 'app_user.phone', 'app_user.full_name', 'customer.kind', 'customer.name'])
    .orderBy('app_user.id')
    .limit(PHONES_SHOWN)
    .execute();
  return users.map((user) => ({
    login: user.login,
    phone: user.phone,
    name: user.full_name,
    company: user.kind === 'C' ? user.name : null,
  }));
}
