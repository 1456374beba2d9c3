import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { documentsIn } from '../../../bank/modules/corporate/documents';
import type { DocumentFilter } from '../../../src/application/operations/signatures';
import { DOCUMENTS_OF_PAGE } from '../../../src/domain/corporate/PaymentDocument';
import type { DocumentState } from '../../../src/domain/corporate/PaymentDocument';
import { MOVEMENTS } from '../../../src/domain/movements/movements';
import { addDays } from '../../../src/domain/time/days';
import { bankDayOf, startOfBankDay } from '../../../src/domain/time/Instant';
import { addAccount, addCompany } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { transferRequest, valueOf } from '../support/transfers';

const DOCUMENTS = 100_000;
/** Rows of the table that a page may read: its documents and those they replace. Documents that do not match are passed in the index. */
const MAX_ROWS = 2 * DOCUMENTS_OF_PAGE;

type Plan = Readonly<Record<string, unknown>> & { readonly Plans?: readonly Plan[] };

let bank: TestBank;
let maker: TestCaller;
let spare: string;

beforeAll(async () => {
  bank = await createTestBank();
  const customerId = await addCompany(
    bank,
    [
      { login: 'maker', rights: ['view', 'create'] },
      { login: 'idle', rights: ['view', 'create', 'sign'], place: 1 },
    ],
    1,
  );
  maker = await bank.callAs('maker');
  const from = await addAccount(bank, customerId, { balance: 1_000_000n });
  spare = await addAccount(bank, customerId);
  const request = transferRequest({ from, to: await addAccount(bank, customerId), amount: 1_000n });
  valueOf(await maker.call('MAKE_OWN_ACCOUNTS_TRANSFER', request));
  valueOf(await maker.call('SEND_TXN_TO_PROCESSING_CORP', { operationId: request.operationId }));
  valueOf(await maker.call('DECLINE_TXN_ON_CONFIRMATION', { operationId: request.operationId, reason: '' }));
  const { owner } = bank.database;
  const { rows } = await owner.query<{ names: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute
      where attrelid = 'operation'::regclass and attnum > 0
        and attname not in ('id', 'operation_id', 'sent_at', 'declined_at', 'state', 'expires_at')`,
  );
  const names = rows[0]?.names ?? '';
  await owner.query(
    `insert into operation (operation_id, sent_at, declined_at, state, expires_at, ${names})
      select gen_random_uuid(), sent_at - n * interval '1 minute', case when n % 2 = 0 then declined_at - n * interval '1 minute' end,
          case when n % 2 = 0 then 'declined' else 'expired' end, sent_at - n * interval '1 minute', ${names}
        from operation cross join generate_series(1, 2 * $1::int) n where state = 'declined'`,
    [DOCUMENTS],
  );
  await owner.query('vacuum analyze operation');
});
afterAll(() => bank.close());

/** Rows of the table `operation` that a plan read; of an index-only scan those it had to look up. */
function rowsRead(plan: Plan): number {
  const counted = (name: string): number => Number(plan[name] ?? 0);
  const own =
    plan['Node Type'] === 'Index Only Scan'
      ? counted('Heap Fetches')
      : counted('Actual Loops') * (counted('Actual Rows') + counted('Rows Removed by Filter'));
  const below = (plan.Plans ?? []).map(rowsRead).reduce((sum, rows) => sum + rows, 0);
  return below + (plan['Relation Name'] === 'operation' ? own : 0);
}

async function rowsReadFor(state: DocumentState, filter: DocumentFilter): Promise<number> {
  const { rows } = await bank.database.owner.query<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
    `explain (analyze, format json) ${documentsIn(state)}`,
    [
      maker.caller.customerId,
      new Date(bank.clock.now()),
      maker.caller.userId,
      filter.from === undefined ? null : new Date(startOfBankDay(filter.from)),
      null,
      filter.accountId ?? null,
      filter.makerId ?? null,
      filter.kind === undefined ? null : MOVEMENTS.codesOf(filter.kind),
      DOCUMENTS_OF_PAGE,
      0,
    ],
  );
  return rowsRead(rows[0]?.['QUERY PLAN'][0]?.Plan ?? {});
}

describe.each(['declined', 'expired'] as const)('a company with 100 000 documents that were %s', (state) => {
  it('reads no more of them than a page shows', async () => {
    const read = await rowsReadFor(state, {});
    expect(read).toBeGreaterThanOrEqual(DOCUMENTS_OF_PAGE);
    expect(read).toBeLessThanOrEqual(MAX_ROWS);
  });

  it('reads none of them for a filter that none matches', async () => {
    const filters: readonly DocumentFilter[] = [
      { accountId: spare },
      { makerId: (await bank.callAs('idle')).caller.userId },
      { kind: 'swift' },
      { from: addDays(bankDayOf(bank.clock.now()), 1) },
    ];
    for (const filter of filters) {
      expect(await rowsReadFor(state, filter)).toBeLessThanOrEqual(MAX_ROWS);
    }
  });
});
