import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addAccount, addCompany } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank } from '../support/createTestBank';
import { newOperationId, refusalOf, transferRequest, valueOf } from '../support/transfers';
import { watchBooks } from '../support/watchBooks';

let bank: TestBank;

beforeAll(async () => {
  bank = await createTestBank();
});
afterAll(() => bank.close());
watchBooks(() => bank.database.owner);

describe('guessing the codes of a signer', () => {
  it('is counted over signings and other operations, and leaves the documents as they were', async () => {
    const customerId = await addCompany(bank, [
      { login: 'maker', rights: ['view', 'create'] },
      { login: 'director', rights: ['view', 'sign'], place: 1 },
      { login: 'accountant', rights: ['view', 'sign'], place: 2 },
    ]);
    const [maker, director] = [await bank.callAs('maker'), await bank.callAs('director')];
    const [debit, credit] = [
      await addAccount(bank, customerId, { balance: 100_000n }),
      await addAccount(bank, customerId),
    ];
    const refusals: (string | undefined)[] = [];
    for (let document = 0; document < 4; document += 1) {
      const request = transferRequest({ from: debit, to: credit, amount: 100n });
      valueOf(await maker.call('MAKE_OWN_ACCOUNTS_TRANSFER', request));
      valueOf(await maker.call('SEND_TXN_TO_PROCESSING_CORP', { operationId: request.operationId }));
      const operationId = newOperationId();
      const begun = await director.call('CREATE_CONFIRM_OPERATION', { operationId, documents: [request.operationId] });
      for (let guess = 0; guess < 5 && begun.ok; guess += 1) {
        refusals.push(
          refusalOf(await director.call('CONFIRM_CONFIRM_OPERATION', { operationId, otp: `10000${guess}` })),
        );
      }
    }
    expect(refusals).toHaveLength(10);
    expect(refusals.at(-1)).toBe('CONFIRMATIONS_ON_HOLD');
    expect(
      (await bank.database.owner.query<{ wrong: number }>('select sum(5 - tries_left)::int as wrong from code_subject'))
        .rows[0]?.wrong,
    ).toBe(10);
    expect((await bank.database.owner.query('select from document_signature')).rows).toHaveLength(0);
  });
});
