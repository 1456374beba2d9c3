import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { MOVEMENTS } from '../../../src/domain/movements/movements';
import { createTestDatabase } from '../support/testDatabase';
import type { TestDatabase } from '../support/testDatabase';

interface ProductRow {
  readonly txn_code: string;
  readonly debited_product: string;
  readonly credited_product: string;
}

/** Products of the ledger for a movement that no hook names, and for the side that is not the customer's. */
const CURRENT = 'current';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

async function hooks(): Promise<readonly ProductRow[]> {
  const { rows } = await test.owner.query<ProductRow>(
    'select txn_code, debited_product, credited_product from movement_hook',
  );
  return rows;
}

describe('the hooks of the ledger', () => {
  it('are hooks of movements that have a descriptor', async () => {
    const found = await hooks();
    expect(found.length).toBeGreaterThan(4);
    expect(found.filter(({ txn_code: code }) => MOVEMENTS.movementOf(code) === undefined)).toEqual([]);
  });

  it.each(MOVEMENTS.ordered)('let $code move money between the products its descriptor says', async (movement) => {
    const found = await hooks();
    const hook = found.find(({ txn_code: code }) => code === movement.code);
    expect([hook?.debited_product ?? CURRENT, hook?.credited_product ?? CURRENT]).toEqual([
      movement.debits ?? CURRENT,
      movement.credits ?? CURRENT,
    ]);
  });

  it('count against limits that have a rule for persons and for companies', async () => {
    const { rows } = await test.owner.query<{ limit_code: string }>('select distinct limit_code from limit_rule');
    const ruled = rows.map(({ limit_code: code }) => code).sort();
    expect(ruled).toEqual(MOVEMENTS.limits.map(({ code }) => code).sort());
  });
});
