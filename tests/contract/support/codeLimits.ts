import type { TestServer } from './startTestServer';

const QUARTER_MS = 15 * 60_000;
const PLENTY = 1_000_000_000;

/** Additional failures of every operation that sends a code at once. */
export const HOLD_AND_CAP = ['CONFIRMATIONS_ON_HOLD', 'OTP_MESSAGES_LIMIT_EXCEEDED'] as const;

/** Runs `act` while confirmations of a user are on hold, then resets the counters of the user. */
export async function whileOnHold<Value>(
  { bank }: TestServer,
  login: string,
  act: () => Promise<Value>,
): Promise<Value> {
  const { owner } = bank.database;
  await owner.query(
    `insert into wrong_codes (owner_kind, owner_id, held_until, notified_at, changed_at)
      select 'user', id, $2, $3, $3 from app_user where login = $1
      on conflict (owner_kind, owner_id) do update set held_until = excluded.held_until, notified_at = excluded.notified_at`,
    [login, new Date(bank.clock.now() + QUARTER_MS), new Date(bank.clock.now())],
  );
  const value = await act();
  await owner.query(
    `delete from wrong_codes where owner_kind = 'user' and owner_id = (select id from app_user where login = $1)`,
    [login],
  );
  return value;
}

/** Runs `act` while the message quota of a phone or an e-mail address is used up. */
export async function withoutMessages<Value>(
  { bank }: TestServer,
  recipient: string,
  act: () => Promise<Value>,
): Promise<Value> {
  const { owner } = bank.database;
  const now = new Date(bank.clock.now());
  await owner.query(
    `insert into code_quota values ($1, $2, $3, $2, $3, $2, $3) on conflict (recipient) do update
      set ten_minutes_from = excluded.ten_minutes_from, in_ten_minutes = excluded.in_ten_minutes`,
    [recipient, now, PLENTY],
  );
  const value = await act();
  await owner.query('delete from code_quota where recipient = $1', [recipient]);
  return value;
}

/** The telephone of a user. */
export async function phoneOf({ bank }: TestServer, login: string): Promise<string> {
  const { rows } = await bank.database.owner.query<{ phone: string }>('select phone from app_user where login = $1', [
    login,
  ]);
  return rows[0]?.phone ?? '';
}

/**
 * Failures of a call that sends a code: while on hold, then with the message quota used up. What is unfinished counts
 * against the user no more.
 */
export async function codeRefusals(
  server: TestServer,
  login: string,
  act: () => Promise<{ readonly code: string }>,
): Promise<readonly string[]> {
  await server.bank.database.owner.query(
    `update confirmation set created_at = created_at - interval '1 hour' where user_id = (select id from app_user where login = $1)`,
    [login],
  );
  const held = await whileOnHold(server, login, act);
  const capped = await withoutMessages(server, await phoneOf(server, login), act);
  return [held.code, capped.code];
}
