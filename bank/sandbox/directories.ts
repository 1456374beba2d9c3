import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import * as z from 'zod/mini';

import { RATE_SCALE } from '../../src/domain/exchange/ExchangeRate';
import { CURRENCIES } from '../../src/domain/money/Currency';
import { LANGUAGES } from '../../src/domain/language/Language';
import type { BankServices } from '../kernel/BankServices';
import type { Tables } from '../db/Tables';

/** Name under which editions made at the desk are signed. */
const DESK = 'sandbox';
const RATE_DECIMALS = 6;
const WRITTEN_DECIMALS = 4;
const MAX_TEXT_LENGTH = 500;

/** Rate as a person writes it: up to four decimals. */
const Rate = z.string().check(z.regex(/^(?!0+(\.0+)?$)\d{1,6}(\.\d{1,4})?$/));

const RateChange = z.object({ currency: z.enum(CURRENCIES), buy: Rate, sell: Rate });
const TextChange = z.object({
  code: z.string().check(z.regex(/^[A-Z][A-Z0-9_]{2,60}$/)),
  language: z.enum(LANGUAGES),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_TEXT_LENGTH)),
});

/** The dealer and the editor of the bank: they change rates and texts of failures at any time, and open pages follow. */
export function serveDirectories(sandbox: FastifyInstance, bank: BankServices): void {
  sandbox.get('/rates', async () => rates(bank));
  sandbox.post('/rates', async (request, reply) => {
    const change = RateChange.safeParse(request.body);
    const changed = change.success && (await changeRate(bank, change.data));
    return changed ? reply.send({}) : reply.code(422).send({ error: 'RATE_NOT_POSSIBLE' });
  });
  sandbox.get('/errors', async () => texts(bank));
  sandbox.post('/errors', async (request, reply) => {
    const change = TextChange.safeParse(request.body);
    const changed = change.success && (await changeText(bank, change.data));
    return changed ? reply.send({}) : reply.code(422).send({ error: 'TEXT_NOT_POSSIBLE' });
  });
}

async function rates({ database }: BankServices) {
  const rows = await database.kysely
    .selectFrom('exchange_rate')
    .select(['base', 'buy', 'sell'])
    .where('rate_type', '=', 'commercial')
    .where('quote', '=', 'KGS')
    .orderBy('base')
    .execute();
  return rows.map(({ base, buy, sell }) => ({ currency: base, buy: written(buy), sell: written(sell) }));
}

/** A rate as a person writes it, with four decimals. */
function written(rate: bigint): string {
  const decimals = (rate % RATE_SCALE).toString().padStart(RATE_DECIMALS, '0').slice(0, WRITTEN_DECIMALS);
  return `${rate / RATE_SCALE}.${decimals}`;
}

function millionths(text: string): bigint {
  const [whole = '', decimals = ''] = text.split('.');
  return BigInt(whole + decimals.padEnd(RATE_DECIMALS, '0'));
}

/** Changes the commercial rate of a currency the bank has one of; a bank does not sell below the price it buys at. */
async function changeRate(
  { database, clock }: BankServices,
  { currency, buy, sell }: z.infer<typeof RateChange>,
): Promise<boolean> {
  if (millionths(buy) > millionths(sell)) {
    return false;
  }
  const { numUpdatedRows } = await database.kysely
    .updateTable('exchange_rate')
    .set({ buy: millionths(buy), sell: millionths(sell), valid_from: new Date(clock.now()) })
    .where('base', '=', currency)
    .where('quote', '=', 'KGS')
    .where('rate_type', '=', 'commercial')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function texts({ database }: BankServices) {
  return database.kysely.selectFrom('business_error').select(['code', 'text', 'edited']).orderBy('code').execute();
}

/** Gives a code another text in one language; a code the directory does not have yet gets its row. */
function changeText(
  { database }: BankServices,
  { code, language, text }: z.infer<typeof TextChange>,
): Promise<boolean> {
  return database.kysely.transaction().execute(async (transaction) => {
    await signAs(transaction, DESK);
    const inLanguage = JSON.stringify({ [language]: text });
    const first = JSON.stringify({ ru: '', en: '', kg: '', cn: '', [language]: text });
    await sql`
      insert into business_error (code, text, summary, default_text, edited)
        values (${code}, ${first}::jsonb, ${first}::jsonb, ${text}, true)
        on conflict (code) do update
          set text = business_error.text || ${inLanguage}::jsonb, summary = business_error.summary || ${inLanguage}::jsonb,
              edited = true`.execute(transaction);
    return true;
  });
}

async function signAs(transaction: Transaction<Tables>, actor: string): Promise<void> {
  await sql`select set_config('tulpar.actor', ${actor}, true)`.execute(transaction);
}
