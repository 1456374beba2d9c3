import type { ClientBase } from 'pg';

/** State that a database gets back before its next use. */
export interface Pristine {
  /** Id of a transaction after which nothing was written that belongs to it. */
  readonly mark: string;
}

interface TableRow {
  readonly name: string;
  /** Columns that can be inserted. */
  readonly columns: string;
  readonly key: readonly string[] | null;
  readonly rows: number;
}

/** Keeps the rows of all tables of a copy nobody has used yet, with a function that brings them back. */
export async function readPristine(owner: ClientBase): Promise<Pristine> {
  const tables = await tablesOf(owner);
  const filled = tables.filter(({ rows }) => rows > 0);
  await owner.query(`
    create schema pristine;
    ${filled.map((table) => `create table ${copyOf(table)} as table ${table.name};`).join('\n')}
    create function pristine.restore(mark xid) returns void language plpgsql
      set session_replication_role = replica set lock_timeout = '5s' as $$
      begin
        ${tables.map((table) => `delete from ${table.name} where age(xmin) <= age(mark);`).join('\n')}
        ${filled.map(bringBack).join('\n')}
      end $$;`);
  return { mark: await newMark(owner) };
}

/**
 * Removes the rows written since the mark, and brings the others back as they were.
 * @returns `undefined` when tables or functions were changed as well, which it does not undo
 */
export async function restorePristine(owner: ClientBase, { mark }: Pristine): Promise<Pristine | undefined> {
  await owner.query('reset all; discard temp');
  const { rows } = await owner.query<{ is_changed: boolean }>(
    `select exists (select from pg_class where age(xmin) <= age($1::xid) and relpersistence <> 't')
        or exists (select from pg_proc where age(xmin) <= age($1::xid))
        or exists (select from pg_trigger where age(xmin) <= age($1::xid))
        or exists (select from pg_constraint where age(xmin) <= age($1::xid))
        or exists (select from pg_attrdef where age(xmin) <= age($1::xid)) as is_changed`,
    [mark],
  );
  if (rows[0]?.is_changed !== false) {
    return undefined;
  }
  await owner.query('select pristine.restore($1::xid)', [mark]);
  // Tests that allow no deadlock count those of their database.
  await owner.query('select pg_stat_reset()');
  return { mark: await newMark(owner) };
}

/** Brings back the rows a test has changed, which were removed with its own, and those it has deleted. */
function bringBack(table: TableRow): string {
  const { name, columns, key, rows } = table;
  const source = `insert into ${name} (${columns}) overriding system value select ${columns} from ${copyOf(table)} p`;
  const missing =
    key === null
      ? `delete from ${name}; ${source};`
      : `${source} where not exists (select from ${name} x where ${key.map((column) => `x.${column} = p.${column}`).join(' and ')});`;
  return `if (select count(*) from ${name}) < ${rows} then ${missing} end if;`;
}

function copyOf({ name }: TableRow): string {
  return `pristine."${name.replaceAll('"', '')}"`;
}

async function tablesOf(owner: ClientBase): Promise<readonly TableRow[]> {
  const { rows } = await owner.query<Omit<TableRow, 'rows'>>(
    `select c.oid::regclass::text as name,
        (select string_agg(quote_ident(attname), ', ') from pg_attribute
          where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
        (select array_agg(quote_ident(a.attname)) from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
          where i.indrelid = c.oid and i.indisprimary) as key
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') and c.relpersistence <> 't'`,
  );
  const counts = await owner.query<{ name: string; rows: number }>(
    rows.map(({ name }) => `select '${name}' as name, count(*)::int as rows from ${name}`).join(' union all '),
  );
  const rowsOf = new Map(counts.rows.map((row) => [row.name, row.rows]));
  return rows.map((table) => ({ ...table, rows: rowsOf.get(table.name) ?? 0 }));
}

async function newMark(owner: ClientBase): Promise<string> {
  const { rows } = await owner.query<{ mark: string }>('select pg_current_xact_id()::xid::text as mark');
  return rows[0]?.mark ?? '';
}
