import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

import type { BankServices } from '../kernel/BankServices';
import { hotpCode } from '../modules/identity/oathCodes';
import { loginOf } from './loginOf';
import type { LoginQuery } from './loginOf';

const PressedToken = z.object({ serial: z.string() });

/** Serves the hardware tokens of the demonstration: each counts the presses of its button, as the bank does on its side. */
export function serveTokens(sandbox: FastifyInstance, bank: BankServices): void {
  sandbox.get<LoginQuery>('/tokens', async (request) => tokensOf(bank, loginOf(request.query)));
  sandbox.post('/tokens/press', async (request, reply) => {
    const asked = PressedToken.safeParse(request.body);
    const pressed = asked.success ? await press(bank, asked.data.serial) : undefined;
    return pressed ?? reply.code(422).send({ error: 'NO_SUCH_TOKEN' });
  });
}

async function tokensOf(bank: BankServices, login: string) {
  const tokens = await bank.database.kysely
    .selectFrom('sandbox_token')
    .innerJoin('app_user', 'app_user.id', 'sandbox_token.user_id')
    .select(['serial', 'presses'])
    .where('app_user.login', '=', login)
    .orderBy('serial')
    .execute();
  return tokens.map(({ serial, presses }) => ({ serial, presses: presses.toString() }));
}

/** The next code of a token. It is shown once: no address tells it again. */
async function press(bank: BankServices, serial: string) {
  const pressed = await bank.database.kysely
    .updateTable('sandbox_token')
    .set((eb) => ({ presses: eb('presses', '+', 1n) }))
    .where('serial', '=', serial.replaceAll('\0', ''))
    .returning(['key', 'presses'])
    .executeTakeFirst();
  return pressed === undefined
    ? undefined
    : { serial, code: hotpCode(pressed.key, pressed.presses - 1n), presses: pressed.presses.toString() };
}
