import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { declaredColumns } from '../../support/tableTypes';
import { createTestDatabase } from '../support/testDatabase';
import type { TestDatabase } from '../support/testDatabase';

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly optional: boolean;
}

/** Domains by what they are made of, arrays by what they hold. */
const COLUMNS = `
  select c.relname as table, a.attname as column, format_type(coalesce(nullif(t.typbasetype, 0), t.oid), null) as type,
      not a.attnotnull and c.relkind = 'r' as nullable, not a.attnotnull or a.atthasdef or a.attidentity <> '' as optional
    from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')`;

const KINDS: Readonly<Record<string, string>> = {
  'bigint': 'bigint',
  'integer': 'number',
  'smallint': 'number',
  'timestamp with time zone': 'number',
  'boolean': 'boolean',
  'bytea': 'Buffer',
  'jsonb': 'object',
};

/** The trigger stamp_change_document fills it in. */
const FILLED_BY_TRIGGERS = ['change_document.digest'];

function kindOf(type: string): string {
  return type.endsWith('[]') ? 'array' : (KINDS[type] ?? 'string');
}

describe('the types of the tables', () => {
  let test: TestDatabase;
  let columns: ReadonlyMap<string, Column>;
  const declared = declaredColumns();
  beforeAll(async () => {
    test = await createTestDatabase();
    const { rows } = await test.owner.query<Column>(COLUMNS);
    columns = new Map(rows.map((row) => [`${row.table}.${row.column}`, row]));
  });
  afterAll(() => test.close());

  it('are really read', () => {
    expect(declared.length).toBeGreaterThan(300);
    expect(declared).toContainEqual({ table: 'txn', column: 'fee', kind: 'bigint', nullable: true, optional: true });
    expect(declared).toContainEqual({
      table: 'txn',
      column: 'status',
      kind: 'string',
      nullable: false,
      optional: false,
    });
  });

  it('name columns the database has', () => {
    const unknown = declared.map(({ table, column }) => `${table}.${column}`).filter((name) => !columns.has(name));
    expect(unknown).toEqual([]);
  });

  it('read of a column what the database keeps in it', () => {
    const otherwise = declared.flatMap(({ table, column, kind, nullable }) => {
      const kept = columns.get(`${table}.${column}`);
      const isSame = kept === undefined || (kindOf(kept.type) === kind && kept.nullable === nullable);
      return isSame ? [] : [`${table}.${column} is ${kind}${nullable ? ' or null' : ''}, not ${kept.type}`];
    });
    expect(otherwise).toEqual([]);
  });

  it('leave out of a new row only what the database fills in', () => {
    const missing = declared
      .filter(({ table, column, optional }) => optional && columns.get(`${table}.${column}`)?.optional === false)
      .map(({ table, column }) => `${table}.${column}`);
    expect(missing).toEqual(FILLED_BY_TRIGGERS);
  });
});
