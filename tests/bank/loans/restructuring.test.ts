import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { loanRestructuring } from '../../../bank/modules/loans/restructuring';
import { addAccount, addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank } from '../support/createTestBank';
import { newOperationId } from '../support/transfers';
import { openLoan } from './support';

class Undone extends Error {}

let bank: TestBank;

beforeAll(async () => {
  bank = await createTestBank();
});
afterAll(() => bank.close());

describe('a request to repay over a longer time', () => {
  it('is looked at on the connection of its transaction: it waits for no other, and sees what that has done', async () => {
    const { customerId } = await addCustomer(bank, 'borrower');
    const { caller } = await bank.callAs('borrower');
    const repaymentAccountId = await addAccount(bank, customerId, { balance: 1_00n });
    const loanId = await openLoan(bank, { customerId, repaymentAccountId, amount: 10_000_00n, termMonths: 6 });
    const { services } = bank;
    const context = { caller, bank: services, now: bank.clock.now(), referenceId: 'test', address: '203.0.113.7' };
    let failureCode: string | undefined;
    const made = services.database.kysely.transaction().execute(async (connection) => {
      await connection.updateTable('loan').set({ next_number: 7 }).where('account_id', '=', BigInt(loanId)).execute();
      failureCode = await loanRestructuring.make(
        { operationId: newOperationId(), loanId, months: 1 },
        { connection, context },
      );
      throw new Undone();
    });
    await expect(made).rejects.toThrow(Undone);
    expect(failureCode).toBe('OPERATION_IMPOSSIBLE');
  });
});
