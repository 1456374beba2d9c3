import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../../bank/ledger/invariants';
import { addAccount, addCustomer, balanceOfClass } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import { moved } from '../support/movements';
import { statusOf, worker } from '../support/payments';
import { qrRequest } from '../support/qr';
import { balanceOf, refusalOf, valueOf } from '../support/transfers';
import type { TestBank, TestCaller } from '../support/createTestBank';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const FUNDS = 1_000_000n;
const PAID = 100_000n;

describe('a payment by a code on its way through the operator', () => {
  let bank: TestBank;
  let user: TestCaller;
  let from: string;
  beforeEach(async () => {
    bank = await createTestBank();
    const { customerId } = await addCustomer(bank, 'payer');
    user = await bank.callAs('payer');
    from = await addAccount(bank, customerId, { balance: FUNDS });
  });
  afterEach(async () => {
    await assertBooksBalance(bank.database.owner);
    await bank.close();
  });

  async function paid(accountId: string): Promise<string> {
    return valueOf(await moved(bank, user, { code: 'MAKE_QR_PAYMENT', request: qrRequest(from, { accountId }) }))
      .transactionId;
  }

  /** Lets time pass with a worker that looks as often as the operator is to be asked. */
  async function letPass(durationMs: number, stepMs = 2 * SECOND_MS): Promise<void> {
    const looking = worker(bank);
    for (const end = bank.clock.now() + durationMs; bank.clock.now() < end; bank.clock.advance(stepMs)) {
      await looking.round();
    }
    await looking.round();
  }

  it('is accepted, on its way, and done within a minute', async () => {
    const id = await paid('1091820000077759');
    expect([
      await statusOf(user, id),
      await balanceOf(bank, from),
      await balanceOfClass(bank, 'RAIL_TRANSIT', 'KGS'),
    ]).toEqual(['ACCEPTED_FOR_PROCESSING', FUNDS - PAID, PAID]);
    // The quickest payment is over after two seconds.
    await letPass(SECOND_MS, SECOND_MS);
    expect(await statusOf(user, id)).toBe('IN_PROCESS');
    await letPass(MINUTE_MS);
    expect([await statusOf(user, id), await balanceOfClass(bank, 'RAIL_TRANSIT', 'KGS')]).toEqual(['ACCEPTED', 0n]);
    expect(await balanceOfClass(bank, 'SETTLEMENT', 'KGS')).toBe(PAID);
  });

  it.each([
    ['refused at once', '401'],
    ['rejected by the bank of the payee', '404'],
  ])('that is %s comes back, and the code can be paid again', async (_fate, ending) => {
    const id = await paid(`1091820000077${ending}`);
    await letPass(MINUTE_MS);
    expect([await statusOf(user, id), await balanceOf(bank, from)]).toEqual(['REJECTED', FUNDS]);
    expect(await paid(`1091820000077${ending}`)).not.toBe(id);
  });

  it('that the payee returns is credited, and the code can be paid again', async () => {
    const id = await paid('1091820000077405');
    await letPass(MINUTE_MS);
    expect([await statusOf(user, id), await balanceOf(bank, from)]).toEqual(['ACCEPTED', FUNDS - PAID]);
    expect(refusalOf(await user.call('MAKE_QR_PAYMENT', qrRequest(from, { accountId: '1091820000077405' })))).toBe(
      'ELQR_EXPIRED',
    );
    await letPass(20 * MINUTE_MS, MINUTE_MS);
    expect([await statusOf(user, id), await balanceOf(bank, from)]).toEqual(['RETURNED', FUNDS]);
    expect(await paid('1091820000077405')).not.toBe(id);
  });

  it('whose answer was lost is sent once', async () => {
    const id = await paid('1091820000077408');
    await letPass(3 * MINUTE_MS);
    expect(await statusOf(user, id)).toBe('ACCEPTED');
    expect((await bank.database.owner.query('select from sandbox_payment')).rowCount).toBe(1);
  });
});
