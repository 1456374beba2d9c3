import type { TestServer } from './startTestServer';

interface Used {
  readonly code: string;
  readonly day: bigint;
  readonly month: bigint;
}

/** Sets the amounts the owner of an account has used of a limit today and this month, in minor units. */
export async function useUp(server: TestServer, accountId: string, { code, day, month }: Used): Promise<void> {
  await server.bank.database.owner.query(
    `insert into limit_use (customer_id, limit_code, day, used_today, used_this_month)
      select customer_id, $1, bank_day($2), $3, $4 from account where id = $5
      on conflict (customer_id, limit_code) do update set used_today = $3, used_this_month = $4, day = excluded.day`,
    [code, new Date(server.bank.clock.now()), day, month, accountId],
  );
}

/** Blocks the whole balance of an account, or nothing. */
export async function block(server: TestServer, accountId: string, everything: boolean): Promise<void> {
  await server.bank.database.owner.query(
    'update account set blocked = case when $2 then balance else 0 end where id = $1',
    [accountId, everything],
  );
}
