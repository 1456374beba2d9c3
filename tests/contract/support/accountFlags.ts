import type { TestServer } from './startTestServer';

/** A change of an account and the reverse change, as assignments of SQL. */
export type AccountChange = readonly [change: string, undo: string];

export const DORMANT: AccountChange = ['dormant = true', 'dormant = false'];
export const FROZEN: AccountChange = ['frozen = true', 'frozen = false'];
export const NO_DEBIT: AccountChange = [
  'debit_stopped = true, available_for_operations = false',
  'debit_stopped = false, available_for_operations = true',
];
export const NO_CREDIT: AccountChange = ['credit_stopped = true', 'credit_stopped = false'];
export const CLOSED: AccountChange = [`record_status = 'C'`, `record_status = 'O'`];
export const BLOCKED: AccountChange = ['blocked = balance', 'blocked = 0'];

/** Runs `act` while an account is changed. */
export async function whileAccount<Value>(
  { bank }: TestServer,
  { id, change: [change, undo] }: { readonly id: string; readonly change: AccountChange },
  act: () => Promise<Value>,
): Promise<Value> {
  const { owner } = bank.database;
  await owner.query(`update account set ${change} where id = $1`, [id]);
  const value = await act();
  await owner.query(`update account set ${undo} where id = $1`, [id]);
  return value;
}

/** Failure of a call that is made while an account is changed. */
export async function refusalWhile(
  server: TestServer,
  changed: { readonly id: string; readonly change: AccountChange },
  ask: () => Promise<{ readonly code: string }>,
): Promise<string> {
  return (await whileAccount(server, changed, ask)).code;
}
