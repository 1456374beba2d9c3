import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

import { CURRENCIES } from '../../src/domain/money/Currency';
import { money } from '../../src/domain/money/Money';
import { parseAmount } from '../../src/domain/money/parseAmount';
import { priceIn } from '../../src/domain/directory/MoneyTransferSystems';
import type { MoneyTransferSystem } from '../../src/domain/directory/MoneyTransferSystems';
import type { LocalizedText } from '../../src/domain/language/Language';
import type { Currency } from '../../src/domain/money/Currency';
import type { BankServices } from '../kernel/BankServices';
import { encodeAmount } from '../../src/infrastructure/registry/codecs';
import { readMoneyTransferSystems } from '../modules/remittances/moneyTransferDirectory';
import { newControlNumber } from './networks/remittance/newControlNumber';

const DAY_MS = 24 * 60 * 60 * 1000;
const SHOWN = 10;
const MAX_NAME_LENGTH = 50;
const TRIES = 10;

const Sending = z.object({
  login: z.string().check(z.maxLength(100)),
  systemId: z.string().check(z.regex(/^\d{1,9}$/)),
  currency: z.enum(CURRENCIES),
  amount: z.string().check(z.maxLength(20)),
  sender: z.string().check(z.regex(/^\p{L}+(-\p{L}+)? \p{L}+(-\p{L}+)?$/u), z.maxLength(MAX_NAME_LENGTH)),
});

interface WaitingRow {
  readonly system: string;
  readonly control_number: string;
  readonly amount: bigint;
  readonly currency: Currency;
  readonly sender: string;
  readonly recipient: string;
}

const WAITING = `
  select system, control_number, amount, currency, sender, recipient from sandbox_remittance
    where key is null and payout_key is null and expires_at > $1 order by sent_at desc, control_number limit ${SHOWN}`;

const PEOPLE = `
  select u.login, c.name from app_user u join customer c on c.id = u.customer_id where c.kind = 'I' order by u.id limit 20`;

const SEND = `
  insert into sandbox_remittance (system, control_number, amount, currency, sender, recipient, sent_at, expires_at)
    select $1, $2, $3, $4, $5, c.name ->> 'ru', $6, $7
      from app_user u join customer c on c.id = u.customer_id where u.login = $8 and c.kind = 'I'
    on conflict do nothing`;

/**
 * Serves transfers sent to customers from elsewhere, and the transfers waiting at the systems; a control number suffices to collect one.
 */
export function serveMoneyTransfers(sandbox: FastifyInstance, bank: BankServices): void {
  sandbox.get('/money-transfers', async () => {
    const [systems, people, waiting] = await Promise.all([
      readMoneyTransferSystems(bank.database),
      peopleOf(bank),
      waitingOf(bank),
    ]);
    const offered = systems.map((system) => ({
      id: system.id,
      name: system.name,
      currencies: system.prices.map(({ minimum }) => minimum.currency),
    }));
    return { systems: offered, people, waiting };
  });
  sandbox.post('/money-transfers', async (request, reply) => {
    const asked = Sending.safeParse(request.body);
    const systems = await readMoneyTransferSystems(bank.database);
    const system = systems.find(({ id }) => id === asked.data?.systemId);
    if (!asked.success || system === undefined) {
      return reply.code(422).send({ error: 'NOT_SENT' });
    }
    const { currency, login, sender } = asked.data;
    const amount = parseAmount(asked.data.amount, currency);
    const price = priceIn(system, currency);
    if (
      !amount.ok ||
      price === undefined ||
      amount.value.minor < price.minimum.minor ||
      amount.value.minor > price.maximum.minor
    ) {
      return reply.code(422).send({ error: 'NOT_CARRIED' });
    }
    const number = await send(bank, system, { login, sender, currency, minor: amount.value.minor });
    return number === undefined
      ? reply.code(422).send({ error: 'NOT_SENT' })
      : reply.code(201).send({ controlNumber: number });
  });
}

async function peopleOf({ database }: BankServices) {
  const { rows } = await database.pool.query<{ login: string; name: LocalizedText }>(PEOPLE);
  return rows;
}

async function waitingOf({ clock, database }: BankServices) {
  const { rows } = await database.pool.query<WaitingRow>(WAITING, [new Date(clock.now())]);
  return rows.map((row) => ({
    ...{
      system: row.system,
      controlNumber: row.control_number,
      sender: row.sender,
      recipient: row.recipient,
      currency: row.currency,
    },
    amount: encodeAmount(money(row.amount, row.currency)),
  }));
}

interface Order {
  readonly login: string;
  readonly sender: string;
  readonly currency: Currency;
  readonly minor: bigint;
}

/** Adds a transfer with a new control number; nothing for an unknown login. */
async function send(
  { clock, database }: BankServices,
  system: MoneyTransferSystem,
  order: Order,
): Promise<string | undefined> {
  const { rowCount } = await database.pool.query('select from app_user where login = $1', [order.login]);
  const now = clock.now();
  const until = new Date(now + system.payoutDays * DAY_MS);
  for (let tries = 0; rowCount === 1 && tries < TRIES; tries += 1) {
    const number = newControlNumber(system.codeDigits);
    const values = [system.name, number, order.minor, order.currency, order.sender, new Date(now), until, order.login];
    if ((await database.pool.query(SEND, values)).rowCount === 1) {
      return number;
    }
  }
  return undefined;
}
