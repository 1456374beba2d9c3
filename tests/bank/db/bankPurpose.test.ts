import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { settlePurpose } from '../../../bank/db/bankPurpose';
import { connect } from '../../../bank/db/openDatabase';
import { createTestDatabase } from '../support/testDatabase';
import type { BankPurpose } from '../../../bank/db/bankPurpose';
import type { Database } from '../../../bank/db/Database';
import type { TestDatabase } from '../support/testDatabase';

let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await createTestDatabase();
  database = connect(test.login, { limits: { poolSize: 2 } });
});
afterAll(async () => {
  await database.close();
  await test.close();
});

describe('the purpose of a database', () => {
  const settle = (purpose: BankPurpose, knowsOwner = true) =>
    settlePurpose({ database, owner: knowsOwner ? test.connection : undefined }, purpose);

  it('is set by the first bank that serves from it and knows its owner', async () => {
    await expect(settle('production', false)).rejects.toThrow('start once with DATABASE_OWNER_URL');
    await settle('demonstration');
    await settle('demonstration', false);
    expect((await test.owner.query('select purpose from bank_purpose')).rows).toEqual([{ purpose: 'demonstration' }]);
  });

  it('keeps production from the published passwords of a demonstration', async () => {
    for (const knowsOwner of [true, false]) {
      await expect(settle('production', knowsOwner)).rejects.toThrow('The database belongs to a demonstration');
    }
  });

  it('keeps the demonstration away from real customers', async () => {
    await test.owner.query(`update bank_purpose set purpose = 'production'`);
    await settle('production');
    for (const knowsOwner of [true, false]) {
      await expect(settle('demonstration', knowsOwner)).rejects.toThrow('The database belongs to a production bank');
    }
  });

  it('cannot be changed by the login of the bank', async () => {
    await expect(database.pool.query(`update bank_purpose set purpose = 'demonstration'`)).rejects.toThrow(
      'permission denied',
    );
  });
});
