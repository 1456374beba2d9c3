import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { money } from '../../../src/domain/money/Money';
import { addAccount, addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import { balanceOf, createAndSend, newOperationId, refusalOf, transferRequest, valueOf } from '../support/transfers';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { watchBooks } from '../support/watchBooks';

const CALLS = 32;

describe('an operation id', () => {
  let bank: TestBank;
  let user: TestCaller;
  let from: string;
  let to: string;
  beforeAll(async () => {
    bank = await createTestBank();
    const { customerId } = await addCustomer(bank, 'owner');
    user = await bank.callAs('owner');
    from = await addAccount(bank, customerId, { balance: 1_000_000n });
    to = await addAccount(bank, customerId);
  });
  afterAll(() => bank.close());
  watchBooks(() => bank.database.owner);

  it('answers the same request the same, even later and with less money', async () => {
    const request = transferRequest({ from, to, amount: 5_000n });
    const first = valueOf(await user.call('MAKE_OWN_ACCOUNTS_TRANSFER', request));
    bank.clock.advance(60_000);
    await bank.database.owner.query('update account set blocked = balance where id = $1', [from]);
    expect(valueOf(await user.call('MAKE_OWN_ACCOUNTS_TRANSFER', request))).toEqual(first);
    await bank.database.owner.query('update account set blocked = 0 where id = $1', [from]);
  });

  it.each([
    ['another amount', (request: ReturnType<typeof transferRequest>) => ({ ...request, amount: money(5_001n, 'KGS') })],
    [
      'another currency',
      (request: ReturnType<typeof transferRequest>) => ({ ...request, amount: money(5_000n, 'USD') }),
    ],
    ['another purpose', (request: ReturnType<typeof transferRequest>) => ({ ...request, purpose: 'other' })],
    [
      'the accounts turned round',
      (request: ReturnType<typeof transferRequest>) => ({
        ...request,
        debitAccountId: request.creditAccountId,
        creditAccountId: request.debitAccountId,
      }),
    ],
  ])('is refused by name with %s, and keeps what it stands for', async (_, change) => {
    const request = transferRequest({ from, to, amount: 5_000n });
    const first = valueOf(await user.call('MAKE_OWN_ACCOUNTS_TRANSFER', request));
    expect(refusalOf(await user.call('MAKE_OWN_ACCOUNTS_TRANSFER', change(request)))).toBe('OPERATION_ID_REUSED');
    expect(valueOf(await user.call('MAKE_OWN_ACCOUNTS_TRANSFER', request))).toEqual(first);
  });

  it('of a refused creation stays free', async () => {
    const request = transferRequest({ from, to, amount: 99_000_000n });
    expect(refusalOf(await user.call('MAKE_OWN_ACCOUNTS_TRANSFER', request))).toBe('INSUFFICIENT_FUNDS');
    const smaller = { ...request, amount: money(100n, 'KGS') };
    expect(refusalOf(await user.call('MAKE_OWN_ACCOUNTS_TRANSFER', smaller))).toBeUndefined();
  });

  it('chosen by two customers names two operations', async () => {
    const other = await addCustomer(bank, 'other');
    const otherUser = await bank.callAs('other');
    const otherFrom = await addAccount(bank, other.customerId, { balance: 100n });
    const otherTo = await addAccount(bank, other.customerId);
    const operationId = newOperationId();
    const mine = valueOf(
      await user.call('MAKE_OWN_ACCOUNTS_TRANSFER', transferRequest({ from, to, amount: 7n, operationId })),
    );
    const theirs = valueOf(
      await otherUser.call(
        'MAKE_OWN_ACCOUNTS_TRANSFER',
        transferRequest({ from: otherFrom, to: otherTo, amount: 7n, operationId }),
      ),
    );
    expect(theirs.fingerprint).not.toBe(mine.fingerprint);
  });

  it('created 32 times at once is created once', async () => {
    const request = transferRequest({ from, to, amount: 2_500n });
    const answers = await Promise.all(
      Array.from({ length: CALLS }, () => user.call('MAKE_OWN_ACCOUNTS_TRANSFER', request)),
    );
    expect(new Set(answers.map((answer) => valueOf(answer).fingerprint)).size).toBe(1);
    const { rows } = await bank.services.database.pool.query('select from operation where operation_id = $1', [
      request.operationId,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('created 32 times at once with 32 amounts is created with one of them', async () => {
    const operationId = newOperationId();
    const answers = await Promise.all(
      Array.from({ length: CALLS }, (_, index) =>
        user.call('MAKE_OWN_ACCOUNTS_TRANSFER', transferRequest({ from, to, amount: BigInt(index + 1), operationId })),
      ),
    );
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(answers.filter((answer) => refusalOf(answer) === 'OPERATION_ID_REUSED')).toHaveLength(CALLS - 1);
  });

  it('confirmed 32 times at once with the right code is booked once and answered alike', async () => {
    const before = await balanceOf(bank, to);
    const request = transferRequest({ from, to, amount: 1_234n });
    const otp = await createAndSend(bank, user, request);
    const answers = await Promise.all(
      Array.from({ length: CALLS }, () => user.call('CONFIRM_TRANSFER', { operationId: request.operationId, otp })),
    );
    expect(new Set(answers.map((answer) => valueOf(answer).transactionId)).size).toBe(1);
    expect(await balanceOf(bank, to)).toBe(before + 1_234n);
  });
});
