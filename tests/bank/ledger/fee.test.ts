import { createHash } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../../bank/ledger/booksBalance';
import { money } from '../../../src/domain/money/Money';
import { fingerprintOf } from '../../../src/domain/operation/fingerprint';
import { canonicalOperationText } from '../../../src/domain/operation/operationDigest';
import { addAccount, addCustomer, internalAccount } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import { balanceOf, refusalOf, transfer, transferRequest, valueOf } from '../support/transfers';
import type { TestBank, TestCaller } from '../support/createTestBank';

/** Own transfers cost nothing, so the fee is put in place of the bank's own for these tests. */
const FEE = 150n;

describe('a fee', () => {
  let bank: TestBank;
  let user: TestCaller;
  let customerId: string;
  beforeAll(async () => {
    bank = await createTestBank();
    ({ customerId } = await addCustomer(bank, 'owner'));
    user = await bank.callAs('owner');
    await bank.database.owner.query(
      `create or replace function operation_fee(p_code text, p_amount bigint, p_currency text) returns bigint
        language sql immutable as $$ select ${FEE}::bigint $$`,
    );
  });
  afterAll(() => bank.close());

  it('is shown before it is taken, taken as shown, and arrives at the bank', async () => {
    const income = await internalAccount(bank, 'FEE_INCOME', 'KGS');
    const from = await addAccount(bank, customerId, { balance: 10_000n });
    const to = await addAccount(bank, customerId);
    const preview = valueOf(await user.call('MAKE_OWN_ACCOUNTS_TRANSFER', transferRequest({ from, to, amount: 4_000n })));
    expect(preview).toMatchObject({ fee: money(FEE, 'KGS'), total: money(4_150n, 'KGS'), credited: money(4_000n, 'KGS') });
    const outcome = valueOf(await transfer(bank, user, { from, to, amount: 4_000n }));
    const line = valueOf(await user.call('GET_TRANSACTION_BY_ID_V2', { transactionId: outcome.transactionId }));
    expect(line).toMatchObject({ fee: money(FEE, 'KGS'), totalDebited: money(4_150n, 'KGS') });
    expect([await balanceOf(bank, from), await balanceOf(bank, to), await balanceOf(bank, income)]).toEqual([
      5_850n,
      4_000n,
      FEE,
    ]);
    await assertBooksBalance(bank.database.owner);
  });

  it('counts when the account is asked whether it can pay', async () => {
    const from = await addAccount(bank, customerId, { balance: 4_149n });
    const to = await addAccount(bank, customerId);
    expect(refusalOf(await transfer(bank, user, { from, to, amount: 4_000n }))).toBe('INSUFFICIENT_FUNDS');
  });

  it('is in the digest, which the database and the domain write alike', async () => {
    const from = await addAccount(bank, customerId, { balance: 10_000n });
    const to = await addAccount(bank, customerId);
    const request = transferRequest({ from, to, amount: 1_001n, purpose: 'Үй үчүн = 1\nsecond line 中文' });
    const preview = valueOf(await user.call('MAKE_OWN_ACCOUNTS_TRANSFER', request));
    const text = canonicalOperationText({
      operationId: request.operationId,
      code: 'MAKE_OWN_ACCOUNTS_TRANSFER',
      customerId: user.caller.customerId,
      debitAccountNumber: preview.debit.accountNumber,
      creditAccountNumber: preview.credit.accountNumber,
      amount: request.amount,
      fee: money(FEE, 'KGS'),
      credited: request.amount,
      purpose: request.purpose,
    });
    const digest = createHash('sha256').update(text, 'utf8').digest();
    const { rows } = await bank.services.database.pool.query('select digest from operation where operation_id = $1', [
      request.operationId,
    ]);
    expect(rows).toEqual([{ digest }]);
    expect(preview.fingerprint).toBe(fingerprintOf(digest));
  });
});
