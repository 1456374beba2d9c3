import { describe, expect, it } from 'vitest';

import { layoutViolations, longFunctions } from '../support/sqlLayout';
import { sourceFiles } from '../support/sourceFiles';

const FILES = sourceFiles(['bank'], ['.sql', '.ts']);

/** Functions longer than eighty lines, with the length they may not grow beyond. A number here only ever goes down. */
const LONGER: Readonly<Record<string, number>> = {};

/** A code of a movement as a value: `'MAKE_DEPOSIT'`. */
const NAMES_MOVEMENT = /'(?:MAKE|DIGITAL|RECEIVE)_[A-Z_\d]+'/;

const WRITES_HISTORY = /\binsert\s+into\s+txn(?:_of_customer)?\b/i;

/** A reason an account cannot be credited, as a result: a comparison with one is none. */
const REFUSES_CREDIT = /\b(?:then|else)\s+'ACCOUNT_(?:CREDIT_\w+|NO_CREDIT)'/;

const FUNCTION =
  'create or replace function due_of(p_loan bigint) returns bigint language sql as $$ select 1::bigint $$;\n';

describe('the SQL of the bank', () => {
  it('is really read', () => {
    expect(FILES.filter(({ path }) => /\/functions\/\w+\.sql$/.test(path)).length).toBeGreaterThan(100);
  });

  it('has each function in one file of its area, named after it, with its grants', () => {
    expect(layoutViolations(FILES)).toEqual([]);
  });

  it('names no movement in the ledger, which learns from hooks what a product adds', () => {
    const ledger = FILES.filter(({ path }) => path.startsWith('bank/ledger/') && path.endsWith('.sql'));
    expect(ledger.length).toBeGreaterThan(10);
    expect(ledger.filter(({ content }) => NAMES_MOVEMENT.test(content)).map(({ path }) => path)).toEqual([]);
    expect(NAMES_MOVEMENT.test("when o.txn_code = 'MAKE_DEPOSIT' then")).toBe(true);
  });

  it('lets only bank/ledger/ledger.ts call functions of the ledger', () => {
    const functions = FILES.flatMap(({ path }) => /^bank\/ledger\/functions\/(\w+_\w+)\.sql$/.exec(path)?.[1] ?? []);
    expect(functions).toEqual(expect.arrayContaining(['create_operations', 'confirm_operations', 'book_of_bank']));
    const calls = new RegExp(`\\b(?:${functions.join('|')})\\(`);
    const files = FILES.filter(({ path }) => path.endsWith('.ts'));
    expect(files.filter(({ content }) => calls.test(content)).map(({ path }) => path)).toEqual([
      'bank/ledger/ledger.ts',
    ]);
  });

  it('lets only write_history write lines of the history, besides the seed of the sandbox', () => {
    expect(FILES.filter(({ content }) => WRITES_HISTORY.test(content)).map(({ path }) => path)).toEqual([
      'bank/ledger/functions/write_history.sql',
      'bank/sandbox/seed/seedDemonstrationBank.ts',
    ]);
    expect(WRITES_HISTORY.test('with line as (\n  insert into txn (id) values (1))')).toBe(true);
    expect(WRITES_HISTORY.test('insert into txn_of_customer values (1, now(), 1)')).toBe(true);
    expect(WRITES_HISTORY.test('insert into txn_note values (1)')).toBe(false);
  });

  it('lets only credit_refusal decide why an account cannot be credited', () => {
    const files = FILES.filter(({ path }) => path.endsWith('.sql'));
    expect(files.filter(({ content }) => REFUSES_CREDIT.test(content)).map(({ path }) => path)).toEqual([
      'bank/ledger/functions/credit_refusal.sql',
    ]);
    expect(REFUSES_CREDIT.test("when a.dormant\n  then 'ACCOUNT_CREDIT_DORMANT'")).toBe(true);
    expect(REFUSES_CREDIT.test("when of_credit = 'ACCOUNT_CREDIT_NOT_FOUND' then of_credit")).toBe(false);
  });

  it('has no function longer than eighty lines besides those that are known', () => {
    expect(longFunctions(FILES)).toEqual(LONGER);
  });
});

describe('a file that breaks the layout', () => {
  it.each([
    ['bank/modules/loans/functions/due_of.sql', FUNCTION, []],
    ['bank/modules/loans/functions/due.sql', FUNCTION, ['makes the function due_of', 'does not make due']],
    ['bank/modules/loans/schema.sql', FUNCTION, ['makes the function due_of']],
    ['bank/modules/loans/due.ts', `query(\`${FUNCTION}\`)`, ['makes the function due_of']],
    ['bank/db/changes/0002_due.sql', FUNCTION, ['makes the function due_of']],
    ['bank/db/changes/0002_due.sql', 'drop function due_of(bigint);\n', []],
    ['bank/modules/loans/due.sql', 'select 1;\n', ['is none of the files that are run']],
    ['bank/modules/elsewhere/schema.sql', 'select 1;\n', ['is in no area of bank/db/areas.ts']],
    ['bank/modules/loans/changes/0002_due.sql', 'select 1;\n', ['is in no area of bank/db/areas.ts']],
    [
      'bank/modules/loans/functions/due_of.sql',
      `${FUNCTION}grant execute on function due_of, bank_day to tulpar_bank;\n`,
      ['says who may call bank_day, which stands elsewhere'],
    ],
    ['bank/modules/loans/triggers.sql', `-- ${'x'.repeat(138)}\n`, [':1 has 141 columns']],
    ['bank/modules/loans/data.sql', `-- ${'x'.repeat(138)}\n`, []],
    ['bank/modules/loans/triggers.sql', 'select 1; \n', [':1 ends with a space']],
    ['bank/modules/loans/triggers.sql', 'select\t1;\n', [':1 has a tab']],
    ['bank/modules/loans/triggers.sql', 'select\n   1;\n', [':2 is indented by an odd number of spaces']],
    ['bank/modules/loans/triggers.sql', 'SELECT 1;\n', [':1 has a keyword in capitals']],
    ['bank/modules/loans/triggers.sql', "select 'IN'; -- IN\n", []],
    ['bank/modules/loans/triggers.sql', 'select 1;\n\n\nselect 2;\n', ['has empty lines too many']],
    ['bank/modules/loans/triggers.sql', 'select 1;', ['no line break at its end']],
  ])('is named: %s, example %#', (path, content, said) => {
    const found = layoutViolations([{ path, content }]);
    expect(found).toHaveLength(said.length);
    said.forEach((part, index) => expect(found[index]).toContain(part));
  });

  it('is named when two files make one function', () => {
    const files = ['loans', 'deposits'].map((area) => ({
      path: `bank/modules/${area}/functions/due_of.sql`,
      content: FUNCTION,
    }));
    expect(layoutViolations(files)).toEqual([`due_of is made by ${files[0]?.path} and by ${files[1]?.path}`]);
  });
});
