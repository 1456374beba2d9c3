import { describe, expect, it } from 'vitest';

import { AccountsStore } from '../../../src/application/accounts/AccountsStore';
import { RatesStore } from '../../../src/application/exchange/RatesStore';
import { RecentOperations } from '../../../src/application/history/RecentOperations';
import { AmountVisibility } from '../../../src/application/preferences/AmountVisibility';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import { HomeScreenViewModel } from '../../../src/ui/home/HomeScreenViewModel';
import { anAccount, aTransaction } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { MemoryStore } from '../../application/support/fakePorts';
import { settle } from '../../application/support/MovableTime';

function aScreen(store = new MemoryStore()) {
  const gateway = new FakeOperationGateway({
    GET_ACCOUNTS_V2: () =>
      success([
        anAccount({ id: '3', number: '1280020000000316', currency: 'USD', minor: 700n }),
        anAccount({ id: '2', number: '1280010000000215', minor: 200n }),
        anAccount({ id: '1', number: '1280010000000114', minor: 100n }),
        anAccount({ id: '9', number: '1280010000000919', accountClass: '30100' }),
      ]),
    GET_EXCHANGE_RATES: () =>
      success([
        { base: 'EUR', quote: 'KGS', rateType: 'commercial', buy: 94_000_000n, sell: 95_000_000n },
        { base: 'USD', quote: 'KGS', rateType: 'official', buy: 87_000_000n, sell: 87_000_000n },
        { base: 'USD', quote: 'KGS', rateType: 'commercial', buy: 86_900_000n, sell: 87_500_000n },
      ]),
    GET_TRANSACTION_HISTORY_V2: () => success({ transactions: [aTransaction()], next: undefined }),
  });
  const screen = new HomeScreenViewModel({
    accounts: new AccountsStore(gateway),
    deposits: { numbers: ['1280010000000721'], ensure: () => Promise.resolve() },
    rates: new RatesStore(gateway),
    recent: new RecentOperations(gateway),
    visibility: new AmountVisibility(store),
  });
  return { screen, gateway, store };
}

describe('HomeScreenViewModel', () => {
  it('groups accounts by currency, sorts them by number and adds them up', async () => {
    const { screen } = aScreen();
    await screen.load();
    expect(screen.groups.map(({ currency, accounts, total }) => [currency, accounts.map(({ id }) => id), total.minor])).toEqual([
      ['KGS', ['1', '2'], 300n],
      ['USD', ['3'], 700n],
    ]);
  });

  it('shows commercial rates in the bank’s order', async () => {
    const { screen } = aScreen();
    await screen.load();
    expect(screen.rates.map(({ base, buy }) => [base, buy])).toEqual([
      ['USD', 86_900_000n],
      ['EUR', 94_000_000n],
    ]);
  });

  it('shows the latest operations with their sign', async () => {
    const { screen, gateway } = aScreen();
    await screen.load();
    expect(gateway.requestsOf('GET_TRANSACTION_HISTORY_V2')).toEqual([{ limit: 5 }]);
    expect(screen.recent.map(({ kind, sign }) => [kind, sign])).toEqual([['ownTransfer', 'neutral']]);
  });

  it('shows money put on a deposit as staying with the customer', async () => {
    const { screen, gateway } = aScreen();
    const credit = { accountNumber: '1280010000000721', currency: 'KGS', amount: money(150_000n, 'KGS') } as const;
    gateway.plain.GET_TRANSACTION_HISTORY_V2 = () => success({ transactions: [aTransaction({ txnCode: 'MAKE_DEPOSIT', credit })], next: undefined });
    await screen.load();
    expect(screen.recent.map(({ kind, sign }) => [kind, sign])).toEqual([['deposit', 'neutral']]);
  });

  it('lets each part fail and be tried again by itself', async () => {
    const { screen, gateway } = aScreen();
    const { GET_ACCOUNTS_V2: accounts } = gateway.plain;
    gateway.plain.GET_ACCOUNTS_V2 = () => refusal({ code: 'INTERNAL_SERVER_ERROR', referenceId: 'r' });
    await screen.load();
    expect([screen.accountsStatus, screen.ratesStatus, screen.recentStatus]).toEqual(['ERROR', 'LOADED', 'LOADED']);
    expect(screen.accountsFailure?.referenceId).toBe('r');
    Object.assign(gateway.plain, { GET_ACCOUNTS_V2: accounts });
    screen.retryAccounts();
    await settle();
    expect(screen.accountsStatus).toBe('LOADED');
  });

  it.each([
    [anAccount(), []],
    [anAccount({ dormant: true }), ['dormant']],
    [anAccount({ frozen: true, creditStopped: true }), ['frozen', 'creditStopped']],
    [anAccount({ debitStopped: true, availableForOperations: false }), ['debitStopped']],
    [anAccount({ debitStopped: true, availableForOperations: true }), []],
  ])('marks accounts that cannot be used freely', (account, marks) => {
    expect(aScreen().screen.marksOf(account)).toEqual(marks);
  });

  it('remembers on this device that amounts are hidden', () => {
    const { screen, store } = aScreen();
    expect(screen.amountsHidden).toBe(false);
    screen.toggleAmounts();
    expect(screen.amountsHidden).toBe(true);
    expect(aScreen(store).screen.amountsHidden).toBe(true);
  });
});
