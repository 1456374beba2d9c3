import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

import type { ClientBase } from 'pg';

import type { Pool } from './Pool';

/** The role whose rights the bank has, and the default login. */
export const BANK_LOGIN = 'tulpar_bank';

const SCRAM_ROUNDS = 4096;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** Lets the bank log in with this password. The server receives a verifier only, so the password appears in none of its logs. */
export async function allowBankLogin(owner: ClientBase, password: string): Promise<void> {
  const { rows } = await owner.query<{ statement: string }>(
    "select format('alter role %I login password %L', $1::text, $2::text) as statement",
    [BANK_LOGIN, scramVerifier(password)],
  );
  await owner.query(rows[0]?.statement ?? '');
}

/** The verifier PostgreSQL keeps of a password (RFC 5803). */
function scramVerifier(password: string): string {
  const salt = randomBytes(SALT_BYTES);
  const salted = pbkdf2Sync(password, salt, SCRAM_ROUNDS, KEY_BYTES, 'sha256');
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest();
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${SCRAM_ROUNDS}:${salt.toString('base64')}$${stored}:${keyOf('Server Key').toString('base64')}`;
}

/** Every right a login may have beyond those of the bank, by the way it has it. Roles count that `set role` could take. */
const BEYOND = `
  select array_remove(array[
    case when login.rolsuper then 'is a superuser' end,
    case when login.rolcreaterole then 'may create roles' end,
    case when login.rolcreatedb then 'may create databases' end,
    case when login.rolreplication then 'may replicate' end,
    case when login.rolbypassrls then 'passes row security' end,
    case when exists (
      select from pg_roles other
       where other.rolname not in (session_user, '${BANK_LOGIN}') and pg_has_role(session_user, other.oid, 'member')
    ) then 'may take other roles' end,
    case when exists (select from pg_database where datdba = login.oid)
      or exists (select from pg_namespace where nspowner = login.oid)
      or exists (select from pg_class where relowner = login.oid)
      or exists (select from pg_proc where proowner = login.oid) then 'owns what is in the database' end,
    case when has_schema_privilege('public', 'create') then 'may create tables' end,
    case when not pg_has_role(session_user, '${BANK_LOGIN}', 'usage') then 'has not the rights of ${BANK_LOGIN}' end
  ], null) as beyond
  from pg_roles login where login.rolname = session_user`;

/** @throws when the login of the pool may do more than the bank has to */
export async function assertBankLogin(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ beyond: readonly string[] }>(BEYOND);
  const beyond = rows[0]?.beyond ?? ['is unknown'];
  if (beyond.length > 0) {
    throw new Error(
      `The login of DATABASE_URL ${beyond.join(', ')}; the bank serves under ${BANK_LOGIN}, see docs/deploy.md`,
    );
  }
}
