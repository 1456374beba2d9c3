import { createHash } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { moneyHandler } from '../../../bank/modules/transfers/createOperation';
import { planSameCurrency } from '../../../bank/modules/transfers/planOwnAccounts';
import { money } from '../../../src/domain/money/Money';
import { fingerprintOf } from '../../../src/domain/operation/fingerprint';
import { canonicalOperationText } from '../../../src/domain/operation/operationDigest';
import { success } from '../../../src/domain/result/Result';
import { addAccount, addCustomer, balanceOfClass } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import { balanceOf, latestCode, transferRequest, valueOf } from '../support/transfers';
import type { OwnAccountsTransfer } from '../../../src/domain/transfer/OwnAccountsTransfer';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { watchBooks } from '../support/watchBooks';

const FEE = 150n;

/** Own transfers cost nothing, so these tests plan one that does. */
const create = moneyHandler('MAKE_OWN_ACCOUNTS_TRANSFER', (request, context) => {
  const { value } = planSameCurrency(request, context);
  return success({
    ...value,
    fee: money(FEE, 'KGS'),
    terms: { bic: '109022', documentNumber: '7', details: { inn: '20101199012345' } },
  });
});

describe('a fee', () => {
  let bank: TestBank;
  let user: TestCaller;
  let customerId: string;
  beforeAll(async () => {
    bank = await createTestBank();
    ({ customerId } = await addCustomer(bank, 'owner'));
    user = await bank.callAs('owner');
  });
  afterAll(() => bank.close());
  watchBooks(() => bank.database.owner);

  function created(request: OwnAccountsTransfer) {
    return create(request, {
      caller: user.caller,
      bank: bank.services,
      now: bank.clock.now(),
      referenceId: 'fee',
      address: '',
    });
  }

  async function confirmed(request: OwnAccountsTransfer) {
    valueOf(await user.call('SEND_OTP_BY_SMS', { operationId: request.operationId }));
    const otp = await latestCode(bank, user, request.operationId);
    return user.call('CONFIRM_TRANSFER', { operationId: request.operationId, otp });
  }

  it('is shown before it is taken, taken as shown, and arrives at the bank', async () => {
    const from = await addAccount(bank, customerId, { balance: 10_000n });
    const to = await addAccount(bank, customerId);
    const request = transferRequest({ from, to, amount: 4_000n });
    const preview = valueOf(await created(request));
    expect(preview).toMatchObject({
      fee: money(FEE, 'KGS'),
      total: money(4_150n, 'KGS'),
      credited: money(4_000n, 'KGS'),
    });
    const outcome = valueOf(await confirmed(request));
    const line = valueOf(await user.call('GET_TRANSACTION_BY_ID_V2', { transactionId: outcome.transactionId }));
    expect(line).toMatchObject({ fee: money(FEE, 'KGS'), totalDebited: money(4_150n, 'KGS') });
    expect([await balanceOf(bank, from), await balanceOf(bank, to)]).toEqual([5_850n, 4_000n]);
    expect(await balanceOfClass(bank, 'FEE_INCOME', 'KGS')).toBe(FEE);
  });

  it('is an entry of its own, after the entry of the amount, with a balance and an event of its own', async () => {
    const from = await addAccount(bank, customerId, { balance: 10_000n });
    const to = await addAccount(bank, customerId);
    const request = transferRequest({ from, to, amount: 4_000n });
    valueOf(await created(request));
    valueOf(await confirmed(request));
    const { rows } = await bank.services.database.pool.query(
      `select e.amount, e.balance_after as balance, e.is_fee, exists (select from outbox_event v where v.type = 'BOOKING' and v.payload -> 'accounts' @>
          jsonb_build_array(jsonb_build_object('accountId', $1::text, 'dataVersion', e.account_version::text))) as announced
        from entry e join txn t using (posting_id) where e.account_id = $1::bigint and t.operation_id = $2 order by e.account_version`,
      [from, request.operationId],
    );
    expect(rows).toEqual([
      { amount: -4_000n, balance: 6_000n, is_fee: false, announced: true },
      { amount: -FEE, balance: 5_850n, is_fee: true, announced: true },
    ]);
  });

  it('counts when the account is asked whether it can pay', async () => {
    const from = await addAccount(bank, customerId, { balance: 4_149n });
    const to = await addAccount(bank, customerId);
    expect(await created(transferRequest({ from, to, amount: 4_000n }))).toMatchObject({
      failure: { code: 'INSUFFICIENT_FUNDS', data: { missing: '0.01', ccy: 'KGS', fee: '1.50' } },
    });
  });

  it('is distinguished from missing funds without a fee', async () => {
    const from = await addAccount(bank, customerId, { balance: 3_000n });
    const to = await addAccount(bank, customerId);
    const request = transferRequest({ from, to, amount: 4_000n });
    const answer = await user.call('MAKE_OWN_ACCOUNTS_TRANSFER', request);
    expect(answer).toEqual({
      ok: false,
      failure: { code: 'INSUFFICIENT_FUNDS', data: { missing: '10.00', ccy: 'KGS' } },
    });
  });

  it('names the missing amount when the money was spent before the confirmation', async () => {
    const from = await addAccount(bank, customerId, { balance: 10_000n });
    const to = await addAccount(bank, customerId);
    const request = transferRequest({ from, to, amount: 4_000n });
    valueOf(await created(request));
    await bank.database.owner.query('update account set blocked = 9000 where id = $1', [from]);
    expect(await confirmed(request)).toMatchObject({
      failure: { code: 'INSUFFICIENT_FUNDS', data: { missing: '31.50', ccy: 'KGS', fee: '1.50' } },
    });
    await bank.database.owner.query('update account set blocked = 0 where id = $1', [from]);
  });

  it('is in the digest, which the database and the domain write alike', async () => {
    const from = await addAccount(bank, customerId, { balance: 10_000n });
    const to = await addAccount(bank, customerId);
    const request = transferRequest({ from, to, amount: 1_001n, purpose: 'Үй үчүн = 1\nsecond line 中文' });
    const preview = valueOf(await created(request));
    const { rows } = await bank.services.database.pool.query<{ digest: Buffer; leg_accounts: bigint[] }>(
      'select digest, leg_accounts from operation where operation_id = $1',
      [request.operationId],
    );
    const text = canonicalOperationText({
      operationId: request.operationId,
      code: 'MAKE_OWN_ACCOUNTS_TRANSFER',
      txnCode: 'MAKE_OWN_ACCOUNTS_TRANSFER',
      customerId: user.caller.customerId,
      debitAccountNumber: preview.debit.accountNumber,
      creditAccountNumber: preview.credit.accountNumber,
      recipientName: preview.credit.name,
      amount: request.amount,
      fee: money(FEE, 'KGS'),
      credited: request.amount,
      legs: [-1_001n, 1_001n, FEE, -FEE].map((minor, leg) => ({
        accountId: String(rows[0]?.leg_accounts[leg]),
        minor,
      })),
      terms: { documentNumber: '7', details: { inn: '20101199012345' }, bic: '109022' },
      purpose: request.purpose,
    });
    const digest = createHash('sha256').update(text, 'utf8').digest();
    expect(rows[0]?.digest).toEqual(digest);
    expect(preview.fingerprint).toBe(fingerprintOf(digest));
  });

  it('that does not balance is a defect, not a booking', async () => {
    const from = await addAccount(bank, customerId, { balance: 10_000n });
    const to = await addAccount(bank, customerId);
    const unbalanced = moneyHandler('MAKE_OWN_ACCOUNTS_TRANSFER', (request, context) => {
      const { value } = planSameCurrency(request, context);
      return success({ ...value, legs: [...value.legs, { class: 'FEE_INCOME', currency: 'KGS', minor: 1n }] });
    });
    const context = {
      caller: user.caller,
      bank: bank.services,
      now: bank.clock.now(),
      referenceId: 'fee',
      address: '',
    };
    await expect(unbalanced(transferRequest({ from, to, amount: 1n }), context)).rejects.toThrow('is not balanced');
  });
});
