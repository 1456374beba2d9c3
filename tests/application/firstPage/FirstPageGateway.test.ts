import { describe, expect, it } from 'vitest';

import { FirstPageGateway } from '../../../src/application/firstPage/FirstPageGateway';
import { failureWith } from '../../../src/application/operations/failureWith';
import type { FirstPage } from '../../../src/application/operations/firstPage';
import { refusal, success } from '../../../src/domain/result/Result';
import { anAccount, aUser } from '../support/builders';
import { FakeOperationGateway } from '../support/FakeOperationGateway';

const PAGE: FirstPage = {
  position: '5:5:',
  user: aUser(),
  accounts: [anAccount()],
  rates: [],
  history: { transactions: [], next: undefined },
  notifications: { unviewed: 3 },
};

/** The calls a visit makes at its beginning, and what they were answered. */
function beginning(gateway: FirstPageGateway, known?: FirstPage) {
  const answers: Promise<unknown>[] = [];
  gateway.serve(known, () => {
    answers.push(
      gateway.execute('GET_SELF_USER_DATA', {}),
      gateway.execute('GET_ACCOUNTS_V2', { recordStatus: 'O' }),
      gateway.execute('GET_EXCHANGE_RATES', {}),
      gateway.execute('GET_TRANSACTION_HISTORY_V2', { limit: 5 }),
      gateway.execute('CHECK_NOTIFICATIONS', {}),
    );
  });
  return Promise.all(answers);
}

const OF_PAGE = [
  success(PAGE.user),
  success(PAGE.accounts),
  success(PAGE.rates),
  success(PAGE.history),
  success({ unviewed: 3 }),
];

const called = (bank: FakeOperationGateway) => bank.calls.map(({ name }) => name);

describe('the first page', () => {
  it('is asked for once and answers every store', async () => {
    const bank = new FakeOperationGateway({ GET_FIRST_PAGE: () => success(PAGE) });
    expect(await beginning(new FirstPageGateway(bank))).toEqual(OF_PAGE);
    expect(called(bank)).toEqual(['GET_FIRST_PAGE']);
  });

  it('is not asked for when it is known', async () => {
    const bank = new FakeOperationGateway();
    expect(await beginning(new FirstPageGateway(bank), PAGE)).toEqual(OF_PAGE);
    expect(called(bank)).toEqual([]);
  });

  it('answers nothing that is asked for later, and no other operation', async () => {
    const bank = new FakeOperationGateway({
      GET_WALLETS: () => success([]),
      CHECK_NOTIFICATIONS: () => success({ unviewed: 0 }),
    });
    const gateway = new FirstPageGateway(bank);
    const answers: unknown[] = [];
    gateway.serve(PAGE, () => void gateway.execute('GET_WALLETS', {}).then((answer) => answers.push(answer)));
    expect(await gateway.execute('CHECK_NOTIFICATIONS', {})).toEqual(success({ unviewed: 0 }));
    expect(called(bank)).toEqual(['GET_WALLETS', 'CHECK_NOTIFICATIONS']);
    expect(answers).toEqual([success([])]);
  });

  it.each(['INVALID_SESSION_KEY', 'SESSION_LOCKED', 'NETWORK_ERROR', 'BANK_UNAVAILABLE'] as const)(
    'passes a refusal on that each part would get too: %s',
    async (code) => {
      const refused = refusal({ code });
      const bank = new FakeOperationGateway({ GET_FIRST_PAGE: () => refused });
      expect(await beginning(new FirstPageGateway(bank))).toEqual([refused, refused, refused, refused, refused]);
      expect(called(bank)).toEqual(['GET_FIRST_PAGE']);
    },
  );

  it.each(['UNKNOWN_OPERATION_CODE', 'INTERNAL_SERVER_ERROR', 'TOO_MANY_REQUESTS'] as const)(
    'leaves each part to its own operation after any other: %s',
    async (code) => {
      const bank = new FakeOperationGateway({
        GET_FIRST_PAGE: () => refusal(failureWith(code, { retryAt: '2026-11-21T04:00:00.000Z' })),
        GET_SELF_USER_DATA: () => success(PAGE.user),
        GET_ACCOUNTS_V2: () => success(PAGE.accounts),
        GET_EXCHANGE_RATES: () => success(PAGE.rates),
        GET_TRANSACTION_HISTORY_V2: () => success({ transactions: [], next: undefined }),
        CHECK_NOTIFICATIONS: () => success({ unviewed: 3 }),
      });
      expect(await beginning(new FirstPageGateway(bank))).toEqual(OF_PAGE);
      expect(bank.calls).toHaveLength(6);
    },
  );
});
