import { describe, expect, it } from 'vitest';

import type { CompanyRight } from '../../../src/domain/corporate/Company';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import { addDays } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { aLoan } from '../../application/support/aLoan';
import { aTransaction, aUser, NOON } from '../../application/support/builders';
import { paymentDocument } from '../../domain/support/builders';
import { aCard } from '../../application/support/cards';
import { settle } from '../../application/support/MovableTime';
import { aHomeScreen } from '../support/aHomeScreen';

describe('HomeScreenViewModel', () => {
  it('groups accounts by currency, sorts them by number and adds them up', async () => {
    const { screen } = aHomeScreen();
    await screen.load();
    expect(
      screen.groups.map(({ currency, accounts, total }) => [currency, accounts.map(({ id }) => id), total.minor]),
    ).toEqual([
      ['KGS', ['1', '2'], 300n],
      ['USD', ['3'], 700n],
    ]);
  });

  it('adds accounts up in som at the rate the bank buys at, once the rates are known', async () => {
    const { screen } = aHomeScreen();
    expect(screen.totalStatus).toBe('LOADING');
    await screen.load();
    // 3.00 som and 7.00 dollars at 86.90.
    expect([screen.totalStatus, screen.total]).toEqual([
      'LOADED',
      { total: money(300n + 60_830n, 'KGS'), converted: ['USD'], leftOut: [] },
    ]);
    const later = aHomeScreen();
    later.gateway.plain.GET_EXCHANGE_RATES = () => refusal({ code: 'INTERNAL_SERVER_ERROR', referenceId: 'r' });
    await later.screen.load();
    expect([later.screen.totalStatus, later.screen.total]).toEqual([
      'LOADED',
      { total: money(300n, 'KGS'), converted: [], leftOut: ['USD'] },
    ]);
    const failed = aHomeScreen();
    failed.gateway.plain.GET_ACCOUNTS_V2 = () => refusal({ code: 'INTERNAL_SERVER_ERROR', referenceId: 'r' });
    await failed.screen.load();
    expect([failed.screen.totalStatus, failed.screen.week]).toEqual(['ERROR', undefined]);
  });

  it('holds what leaves in seven days against what is there', async () => {
    const { screen, gateway } = aHomeScreen();
    const dueOn = addDays(bankDayOf(NOON), 6);
    const next = { dueOn, principal: money(400n, 'KGS'), interest: money(100n, 'KGS'), amount: money(500n, 'KGS') };
    gateway.plain.GET_LOANS_V2 = () => success([aLoan({ next, dueDays: [dueOn, addDays(dueOn, 1)] })]);
    expect(screen.weekStatus).toBe('LOADING');
    await screen.load();
    expect([screen.weekStatus, screen.week]).toEqual([
      'LOADED',
      {
        currencies: [{ leaving: money(500n, 'KGS'), available: money(300n, 'KGS'), rest: money(-200n, 'KGS') }],
        unknown: 0,
      },
    ]);
  });

  it('reads the documents to correct for makers of documents alone', async () => {
    const waitingAfterLoad = async (rights: readonly CompanyRight[]) => {
      const { screen, gateway, user } = aHomeScreen();
      gateway.plain.GET_SELF_USER_DATA = () => success(aUser({ customerKind: 'C', rights }));
      gateway.plain.GET_TXNS_ON_CONFIRMATION = ({ state }) => success(state === 'declined' ? [paymentDocument()] : []);
      gateway.plain.GET_CHANGES_ON_CONFIRMATION = () => success([]);
      await user.reload();
      expect(screen.waitingStatus).toBe('LOADING');
      await screen.load();
      screen.retryWaiting();
      await settle();
      return [screen.hasTasks, screen.waitingStatus, screen.documents.toCorrect.documents.length];
    };
    expect(await waitingAfterLoad(['view', 'create'])).toEqual([true, 'LOADED', 1]);
    expect(await waitingAfterLoad(['view', 'sign'])).toEqual([true, 'LOADED', 0]);
    expect(await waitingAfterLoad(['view'])).toEqual([false, 'LOADED', 0]);
  });

  it('counts what waits to be signed among what leaves this week, and says nothing of a week it does not know', async () => {
    const { screen, gateway, user } = aHomeScreen();
    gateway.plain.GET_SELF_USER_DATA = () => success(aUser({ customerKind: 'C', rights: ['view'] }));
    gateway.plain.GET_TXNS_ON_CONFIRMATION = () => success([paymentDocument({}, money(120n, 'KGS'))]);
    gateway.plain.GET_CHANGES_ON_CONFIRMATION = () => success([]);
    await user.reload();
    expect(screen.weekStatus).toBe('LOADING');
    await screen.load();
    await screen.documents.reload();
    expect([screen.weekStatus, screen.week?.currencies.map(({ leaving }) => leaving)]).toEqual([
      'LOADED',
      [money(120n, 'KGS')],
    ]);
    const failed = aHomeScreen();
    failed.gateway.plain.GET_SELF_USER_DATA = gateway.plain.GET_SELF_USER_DATA;
    failed.gateway.plain.GET_TXNS_ON_CONFIRMATION = () => refusal({ code: 'INTERNAL_SERVER_ERROR', referenceId: 'r' });
    failed.gateway.plain.GET_CHANGES_ON_CONFIRMATION = () => success([]);
    await failed.user.reload();
    await failed.screen.load();
    await failed.screen.documents.reload();
    expect([failed.screen.weekStatus, failed.screen.week]).toEqual(['LOADED', undefined]);
  });

  it('loads every product once for all panels', async () => {
    const { screen, gateway } = aHomeScreen();
    await screen.load();
    expect(gateway.calls.map(({ name }) => name).toSorted()).toEqual([
      'GET_ACCOUNTS_V2',
      'GET_CARDS_V2',
      'GET_DEPOSITS_V2',
      'GET_EXCHANGE_RATES',
      'GET_LOANS_V2',
      'GET_TRANSACTION_HISTORY_V2',
      'GET_WALLETS',
      'LIST_TEMPLATE_V2',
    ]);
  });

  it('shows cards in their order without archived ones, deposits, loans, and what happens to them next', async () => {
    const { screen } = aHomeScreen();
    expect([screen.cardsStatus, screen.depositsStatus, screen.loansStatus, screen.events.status]).toEqual(
      Array(4).fill('LOADING'),
    );
    await screen.load();
    expect(screen.cards.map((card) => [card.id, screen.stateOf(card)])).toEqual([
      ['1', 'active'],
      ['2', 'active'],
      ['3', 'blocked'],
    ]);
    expect(screen.deposits.map(({ id }) => id)).toEqual(['7']);
    expect(screen.loans.map(({ id }) => id)).toEqual(['9']);
    expect(screen.events.upcoming.map(({ kind }) => kind)).toEqual(['depositEnd', 'loanPayment']);
  });

  it('shows wallets to people, and asks for none of a company', async () => {
    const { screen } = aHomeScreen();
    expect(screen.walletsStatus).toBe('LOADING');
    await screen.load();
    expect([screen.hasWallets, screen.walletsStatus, screen.wallets.map(({ id }) => id)]).toEqual([
      true,
      'LOADED',
      ['1'],
    ]);
    const company = aHomeScreen();
    company.gateway.plain.GET_SELF_USER_DATA = () => success(aUser({ customerKind: 'C' }));
    company.gateway.plain.GET_TXNS_ON_CONFIRMATION = () => success([]);
    await company.user.reload();
    await company.screen.load();
    expect([company.screen.hasWallets, company.gateway.requestsOf('GET_WALLETS')]).toEqual([false, []]);
  });

  it('has no cards to show where all are archived', async () => {
    const { screen, gateway } = aHomeScreen();
    gateway.plain.GET_CARDS_V2 = () => success([aCard({ accountClass: '30100' })]);
    await screen.load();
    expect(screen.cardsStatus).toBe('EMPTY');
  });

  it('shows commercial rates in the bank’s order', async () => {
    const { screen } = aHomeScreen();
    await screen.load();
    expect(screen.rates.map(({ base, buy }) => [base, buy])).toEqual([
      ['USD', 86_900_000n],
      ['EUR', 94_000_000n],
    ]);
  });

  it('shows the latest operations with their sign', async () => {
    const { screen, gateway } = aHomeScreen();
    await screen.load();
    expect(gateway.requestsOf('GET_TRANSACTION_HISTORY_V2')).toEqual([{ limit: 5 }]);
    expect(screen.recent.map(({ kind, sign }) => [kind, sign])).toEqual([['ownTransfer', 'neutral']]);
  });

  it('shows money put on a deposit as staying with the customer', async () => {
    const { screen, gateway } = aHomeScreen();
    const credit = { accountNumber: '1280010000000721', currency: 'KGS', amount: money(150_000n, 'KGS') } as const;
    gateway.plain.GET_TRANSACTION_HISTORY_V2 = () =>
      success({ transactions: [aTransaction({ txnCode: 'MAKE_DEPOSIT', credit })], next: undefined });
    await screen.load();
    expect(screen.recent.map(({ kind, sign }) => [kind, sign])).toEqual([['deposit', 'neutral']]);
  });

  it('lets each part fail and be tried again by itself', async () => {
    const { screen, gateway } = aHomeScreen();
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

  it('remembers on this device that amounts are hidden', () => {
    const { screen, store } = aHomeScreen();
    expect(screen.amountsHidden).toBe(false);
    screen.toggleAmounts();
    expect(screen.amountsHidden).toBe(true);
    expect(aHomeScreen(store).screen.amountsHidden).toBe(true);
  });
});
