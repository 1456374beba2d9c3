import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../../bank/ledger/invariants';
import { decideApplication } from '../../../bank/modules/shop/moveApplication';
import type { ApplicationState } from '../../../src/domain/shop/Application';
import { addAccount, addCompany, balanceOfClass } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { balanceOf, newOperationId, valueOf } from '../support/transfers';

const OPENING = 10_000_000n;
/** Price of 100 state bonds, and the fee. */
const SUM = 992_000n;
const FEE = 1_488n;
/** Price of 5 bonds of the bank, which cost no fee. */
const OWN_SUM = 500_000n;
const FRIDAY = Date.UTC(2026, 10, 27, 4);

let bank: TestBank;
let user: TestCaller;
let account: string;

beforeEach(async () => {
  bank = await createTestBank({ now: FRIDAY });
  const users = [{ login: 'owner', rights: ['view', 'create', 'sign'], place: 1 }] as const;
  const customerId = await addCompany(bank, users, 1);
  user = await bank.callAs('owner');
  account = await addAccount(bank, customerId, { balance: OPENING });
});
afterEach(async () => {
  await assertBooksBalance(bank.database.owner);
  await bank.close();
});

/** Orders bonds for a company and signs the order; returns the id of the application. */
async function ordered(issueId: '1' | '3'): Promise<string> {
  const request = {
    productType: 'makeBondPurchase',
    operationId: newOperationId(),
    debitAccountId: account,
    issueId,
    count: issueId === '1' ? 100 : 5,
  } as const;
  valueOf(await user.call('MAKE_SHOP_OPERATION', request));
  valueOf(await user.call('SEND_TXN_TO_PROCESSING_CORP', { operationId: request.operationId }));
  const operationId = newOperationId();
  valueOf(await user.call('CREATE_CONFIRM_OPERATION', { operationId, documents: [request.operationId] }));
  const { rows } = await bank.database.owner.query<{ text: string }>(
    'select text from message_outbox where user_id = $1 order by id desc limit 1',
    [user.caller.userId],
  );
  const otp = /^\d{6}/.exec(rows[0]?.text ?? '')?.[0] ?? '';
  const [signed] = valueOf(await user.call('CONFIRM_CONFIRM_OPERATION', { operationId, otp }));
  return signed?.transactionId ?? '';
}

function decide(id: string, to: ApplicationState): Promise<boolean> {
  return decideApplication(bank.services, { id, to, comment: '', now: bank.clock.now() });
}

/** Money the bank holds for bonds, has paid for them, owes on its own, and has earned. */
function position(): Promise<readonly bigint[]> {
  return Promise.all(
    ['BOND_TRANSIT', 'SETTLEMENT', 'BONDS_ISSUED', 'FEE_INCOME'].map((name) => balanceOfClass(bank, name, 'KGS')),
  );
}

describe('money for bonds', () => {
  it('waits at the bank from the order on, and goes to the state when the bank accepts', async () => {
    const id = await ordered('1');
    expect(await balanceOf(bank, account)).toBe(OPENING - SUM - FEE);
    expect(await position()).toEqual([SUM, 0n, 0n, FEE]);
    await decide(id, 'IN_PROCESS');
    await decide(id, 'FORMED');
    expect(await position()).toEqual([SUM, 0n, 0n, FEE]);
    expect(await decide(id, 'ACCEPTED')).toBe(true);
    expect(await position()).toEqual([0n, SUM, 0n, FEE]);
    const [notice] = valueOf(await user.call('GET_NOTIFICATIONS', {}));
    expect(notice?.content.ru.body).toBe('Облигации куплены, подтверждение готово.');
  });

  it('becomes a debt of the bank when the bonds are its own', async () => {
    const id = await ordered('3');
    for (const state of ['IN_PROCESS', 'FORMED', 'ACCEPTED'] as const) {
      await decide(id, state);
    }
    expect(await position()).toEqual([0n, 0n, OWN_SUM, 0n]);
  });

  it('is paid once when two employees accept at one moment', async () => {
    const id = await ordered('1');
    await decide(id, 'IN_PROCESS');
    await decide(id, 'FORMED');
    const accepted = await Promise.all([decide(id, 'ACCEPTED'), decide(id, 'ACCEPTED')]);
    expect([...accepted].sort()).toEqual([false, true]);
    expect(await position()).toEqual([0n, SUM, 0n, FEE]);
    const { rows } = await bank.database.owner.query('select from application_certificate where txn_id = $1', [id]);
    expect(rows.length).toBe(1);
  });

  it('is booked once when one employee accepts and another rejects at the same time', async () => {
    const id = await ordered('1');
    await decide(id, 'IN_PROCESS');
    await decide(id, 'FORMED');
    const [accepted, rejected] = await Promise.all([decide(id, 'ACCEPTED'), decide(id, 'REJECTED')]);
    expect(accepted).toBe(!rejected);
    expect(await position()).toEqual(accepted ? [0n, SUM, 0n, FEE] : [0n, 0n, 0n, 0n]);
    expect(await balanceOf(bank, account)).toBe(accepted ? OPENING - SUM - FEE : OPENING);
  });

  it('comes back with the fee as an entry of its own when the bank rejects', async () => {
    const id = await ordered('1');
    expect(await decide(id, 'REJECTED')).toBe(true);
    expect(await position()).toEqual([0n, 0n, 0n, 0n]);
    expect(await balanceOf(bank, account)).toBe(OPENING);
    const { rows } = await bank.database.owner.query<{ amount: string }>(
      `select e.amount from entry e join txn t on t.posting_id = e.posting_id
        where t.return_of = $1 and e.account_id = $2 order by e.amount`,
      [id, account],
    );
    expect(rows.map(({ amount }) => amount)).toEqual([FEE.toString(), SUM.toString()]);
  });
});
