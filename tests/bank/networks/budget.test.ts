import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { askTaxService } from '../../../bank/modules/taxes/askTaxService';
import { assertBooksBalance } from '../../../bank/ledger/invariants';
import { money } from '../../../src/domain/money/Money';
import { addAccount, addCustomer } from '../support/arrange';
import { createTestBank, withoutNetworks } from '../support/createTestBank';
import { moved } from '../support/movements';
import { statusOf, worker } from '../support/payments';
import { balanceOf, newOperationId, refusalOf, valueOf } from '../support/transfers';
import type { TestBank, TestCaller } from '../support/createTestBank';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Monday, 23 November 2026, 10:00 in Bishkek. */
const MONDAY_TEN = Date.UTC(2026, 10, 23, 4);
const FUNDS = 1_000_000n;
const TAX = 10_000n;

describe('a tax on its way to the treasury', () => {
  let bank: TestBank;
  let user: TestCaller;
  let from: string;
  beforeEach(async () => {
    bank = await createTestBank({ now: MONDAY_TEN });
    const { customerId } = await addCustomer(bank, 'payer');
    user = await bank.callAs('payer');
    from = await addAccount(bank, customerId, { balance: FUNDS });
  });
  afterEach(async () => {
    await assertBooksBalance(bank.database.owner);
    await bank.close();
  });

  function request(inn: string) {
    const subjects = { territoryCode: '41711000000000' };
    return {
      operationId: newOperationId(),
      debitAccountId: from,
      inn,
      taxYear: 2026,
      subjects,
      amount: money(TAX, 'KGS'),
    };
  }

  async function paid(inn = '21503198500123'): Promise<string> {
    return valueOf(await moved(bank, user, { code: 'MAKE_SINGLE_TAX_PAYMENT', request: request(inn) })).transactionId;
  }

  /** Lets time pass with a worker that looks every few minutes. */
  async function until(moment: number, stepMs = 5 * MINUTE_MS): Promise<void> {
    const looking = worker(bank);
    while (bank.clock.now() < moment) {
      await looking.round();
      bank.clock.advance(Math.min(stepMs, moment - bank.clock.now()));
    }
    await looking.round();
  }

  it('is credited within the hour while the treasury works', async () => {
    const id = await paid();
    await until(MONDAY_TEN + 29 * MINUTE_MS);
    expect(await statusOf(user, id)).toBe('IN_PROCESS');
    await until(MONDAY_TEN + 62 * MINUTE_MS);
    expect([await statusOf(user, id), await balanceOf(bank, from)]).toEqual(['ACCEPTED', FUNDS - TAX]);
  });

  it('waits for the next morning of work after 16:00, over a weekend too', async () => {
    bank.clock.advance(4 * DAY_MS + 7 * HOUR_MS);
    const friday = bank.clock.now();
    user = await bank.callAs('payer');
    const id = await paid();
    await until(friday + 2 * DAY_MS + 15 * HOUR_MS, HOUR_MS);
    expect(await statusOf(user, id)).toBe('IN_PROCESS');
    await until(friday + 2 * DAY_MS + 18 * HOUR_MS, 10 * MINUTE_MS);
    expect(await statusOf(user, id)).toBe('ACCEPTED');
  });

  it.each([
    ['21503198501401', 'REJECTED'],
    ['21503198501406', 'REJECTED'],
    ['21503198501405', 'RETURNED'],
    ['21503198501409', 'ACCEPTED'],
  ])('of the taxpayer %s ends as %s, and money that did not arrive comes back', async (inn, status) => {
    const id = await paid(inn);
    await until(MONDAY_TEN + 5 * HOUR_MS, 10 * MINUTE_MS);
    expect([await statusOf(user, id), await balanceOf(bank, from)]).toEqual([
      status,
      status === 'ACCEPTED' ? FUNDS - TAX : FUNDS,
    ]);
  });

  it('is not asked about by a bank that no tax service is connected to', async () => {
    expect(
      refusalOf(await askTaxService(withoutNetworks(bank.services), (service) => service.taxpayer('21503198500123'))),
    ).toBe('TAX_SERVICE_UNAVAILABLE');
  });
});
