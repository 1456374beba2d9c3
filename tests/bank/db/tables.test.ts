import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { projectRoot } from '../../../bank/kernel/projectRoot';
import { TABLE_TYPES, tableTypes } from '../../../scripts/generate/tableTypes';
import { createTestDatabase } from '../support/testDatabase';
import type { TestDatabase } from '../support/testDatabase';

const KEPT = readFileSync(join(projectRoot(), TABLE_TYPES), 'utf8');

describe('the types of the tables', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.close());

  it('are those of the schema; `npm run generate` writes them anew', async () => {
    expect(await tableTypes(test.owner)).toBe(KEPT);
  });

  it.each([
    ['a column that was added', 'alter table invoice add note text', '    note: string | null;'],
    ['a column that may be empty', 'alter table invoice alter total drop not null', '    total: bigint | null;'],
    ['a default', "alter table invoice alter number set default ''", '    number: Generated<string>;'],
    ['a type', 'alter table invoice alter due_on type timestamptz', '    due_on: Moment;'],
    [
      'the values a rule lists',
      "alter table invoice add check (number in ('first', 'second'))",
      "    number: 'first' | 'second';",
    ],
    ['another table', 'create table planted (known text[] not null)', '    known: string[];'],
  ])('differ by %s', async (_, change, line) => {
    await test.owner.query('begin');
    await test.owner.query(change);
    const written = await tableTypes(test.owner);
    await test.owner.query('rollback');
    expect(KEPT.split('\n')).not.toContain(line);
    expect(written.split('\n')).toContain(line);
  });
});
