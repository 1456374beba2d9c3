import { afterAll, beforeAll, expect, it } from 'vitest';

import { CallFailures } from '../../../bank/http/CallFailures';
import { refusal } from '../../../src/domain/result/Result';
import { addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import { SILENT } from '../support/jobs';
import type { TestBank } from '../support/createTestBank';

/** More than are kept of one user in a minute. */
const MANY = 70;

let bank: TestBank;
beforeAll(async () => {
  bank = await createTestBank();
});
afterAll(() => bank.close());

it('keeps so many failures of one user, and another bank in this process keeps its own', async () => {
  const { userId } = await addCustomer(bank, 'owner');
  const { caller } = await bank.callAs('owner');
  const failAt = async (failures: CallFailures) => {
    const call = { now: bank.clock.now(), referenceId: 'r', log: SILENT };
    const named = {
      call,
      session: { userId, sessionId: caller.sessionId },
      service: 'account',
      operation: 'GET_ACCOUNTS_V2',
    } as const;
    await failures.keeping(named, async () => refusal({ code: 'INVALID_REQUEST' }));
  };
  const kept = async () => {
    const { rows } = await bank.database.owner.query<{ kept: number }>(
      'select count(*)::int as kept from call_failure',
    );
    return rows[0]?.kept ?? 0;
  };
  const first = new CallFailures(bank.services);
  for (let failure = 0; failure < MANY; failure += 1) {
    await failAt(first);
  }
  const ofFirst = await kept();
  expect(ofFirst).toBeGreaterThan(20);
  expect(ofFirst).toBeLessThan(MANY);
  await failAt(new CallFailures(bank.services));
  expect(await kept()).toBe(ofFirst + 1);
});
