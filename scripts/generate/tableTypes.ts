import type { ClientBase } from 'pg';

export const TABLE_TYPES = 'bank/db/generated/tables.ts';

/** A column of a table as the catalogue of PostgreSQL describes it; domains by the type they are made of. */
interface Column {
  readonly table: string;
  readonly column: string;
  /** `text`, `bigint[]`, … */
  readonly type: string;
  readonly domain: string | null;
  readonly nullable: boolean;
  /** Filled in by the database where a new row leaves it out. */
  readonly defaulted: boolean;
  /** Filled in by the database always. */
  readonly computed: boolean;
  /** Id of a row of another table. */
  readonly refers: boolean;
  /** Rules of the column and of its domain. */
  readonly rules: readonly string[];
}

/** The tables in which bank/db/migrate.ts keeps how far the schema is. */
const OF_MIGRATIONS = ['schema_checksum', 'schema_change', 'schema_change_lock'];

const COLUMNS = `
  select c.relname as table, a.attname as column, format_type(coalesce(nullif(t.typbasetype, 0), t.oid), null) as type,
      case when t.typtype = 'd' then t.typname end as domain, not a.attnotnull as nullable, a.atthasdef as defaulted,
      a.attidentity = 'a' or a.attgenerated <> '' as computed,
      exists (select from pg_constraint f where f.contype = 'f' and f.conrelid = c.oid and a.attnum = any(f.conkey)) as refers,
      array(select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.contype = 'c' and ((k.conrelid = c.oid and k.conkey = array[a.attnum]) or k.contypid = t.oid)
        order by k.oid) as rules
    from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> all($1)
    order by c.relname collate "C", a.attnum`;

/** Types of values as they are read and written, by their types in PostgreSQL; every other one is text. */
const VALUES: Readonly<Record<string, string>> = {
  bigint: 'bigint',
  integer: 'number',
  smallint: 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'BankDay',
};

const DOMAINS: Readonly<Record<string, string>> = { currency_code: 'Currency' };

/** Types whose values are read and written differently, see bank/db/tableColumns.ts. */
const COLUMN_TYPES: Readonly<Record<string, string>> = { 'timestamp with time zone': 'Moment', 'jsonb': 'Json' };

const ONE_OF = /^CHECK \(\(\w+ (?:= ANY|<@) \(?ARRAY\[(?<values>[^\]]+)\]\)?\)\)$/;

const HEAD = `import type { Generated, GeneratedAlways } from 'kysely';

import type { Currency } from '../../../src/domain/money/Currency';
import type { BankDay } from '../../../src/domain/time/Instant';
import type { Defaulted, Json, Moment, Nullable, Reference } from '../tableColumns';

/** The columns of every table, written by \`npm run generate\` from the schema. What they hold more exactly is said in ../Tables.ts. */
`;

/**
 * Text of bank/db/generated/tables.ts: the types of all tables of a database that was made of the schema files.
 *
 * @param owner A connection that sees the whole catalogue.
 */
export async function tableTypes(owner: ClientBase): Promise<string> {
  const { rows } = await owner.query<Column>(COLUMNS, [OF_MIGRATIONS]);
  const tables = [...new Set(rows.map(({ table }) => table))].map((table) => {
    const members = rows.filter((row) => row.table === table).map(memberOf);
    return `  ${table}: {\n${members.join('')}  };\n`;
  });
  return `${HEAD}export interface GeneratedTables {\n${tables.join('')}}\n`;
}

function memberOf(column: Column): string {
  return `    ${column.column}: ${typeOf(column)};\n`;
}

function typeOf(column: Column): string {
  const type = COLUMN_TYPES[column.type] ?? (isReference(column) ? 'Reference' : undefined);
  if (column.computed) {
    return `GeneratedAlways<${valueOf(column)}>`;
  }
  if (type === undefined) {
    const value = `${valueOf(column)}${column.nullable ? ' | null' : ''}`;
    return column.defaulted ? `Generated<${value}>` : value;
  }
  const present = column.nullable ? `Nullable<${type}>` : type;
  return column.defaulted ? `Defaulted<${present}>` : present;
}

/** Ids of rows, also of rows that may be gone by now. */
function isReference({ column, type, refers }: Column): boolean {
  return type === 'bigint' && (refers || column.endsWith('_id'));
}

function valueOf({ type, domain, rules }: Column): string {
  const element = type.replace(/\[\]$/, '');
  const allowed = rules.map(allowedBy).find((each) => each !== undefined);
  const value = allowed ?? DOMAINS[domain ?? ''] ?? VALUES[element] ?? 'string';
  if (element === type) {
    return value;
  }
  return value.includes('|') ? `(${value})[]` : `${value}[]`;
}

/** The values a rule lists, as a union; nothing for a rule that says anything else. */
function allowedBy(rule: string): string | undefined {
  return ONE_OF.exec(rule)
    ?.groups?.['values']?.split(', ')
    .map((value) => value.replace(/::text$/, ''))
    .join(' | ');
}
