import { describe, expect, it } from 'vitest';

import { AccountsStore } from '../../../src/application/accounts/AccountsStore';
import { CustomerEvents } from '../../../src/application/calendar/CustomerEvents';
import { CardsStore } from '../../../src/application/cards/CardsStore';
import { DocumentsStore } from '../../../src/application/corporate/DocumentsStore';
import { DepositsStore } from '../../../src/application/deposits/DepositsStore';
import { RatesStore } from '../../../src/application/exchange/RatesStore';
import { RecentOperations } from '../../../src/application/history/RecentOperations';
import { AmountVisibility } from '../../../src/application/preferences/AmountVisibility';
import { LoansStore } from '../../../src/application/loans/LoansStore';
import { TemplatesStore } from '../../../src/application/templates/TemplatesStore';
import { WalletsStore } from '../../../src/application/wallets/WalletsStore';
import { UserStore } from '../../../src/application/user/UserStore';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import { addDays } from '../../../src/domain/time/days';
import { HomeScreenViewModel } from '../../../src/ui/home/HomeScreenViewModel';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { aLoan } from '../../application/support/aLoan';
import { anAccount, aTransaction, aUser, NOON } from '../../application/support/builders';
import { paymentDocument } from '../../domain/support/builders';
import { aCard } from '../../application/support/cards';
import { aDeposit } from '../../application/support/deposits';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { MemoryStore } from '../../application/support/fakePorts';
import { MovableTime, settle } from '../../application/support/MovableTime';
import { someDrafts } from '../../application/support/typedDrafts';

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
    GET_CARDS_V2: () =>
      success([
        aCard({ id: '3', orderValue: 1, customStatus: 'softLock' }),
        aCard({ id: '2', isSupplementary: true }),
        aCard({ id: '1' }),
        aCard({ id: '4', accountClass: '30100' }),
      ]),
    GET_DEPOSITS_V2: () =>
      success([aDeposit({ accountNumber: '1280010000000721', maturesOn: addDays(bankDayOf(NOON), 10) })]),
    GET_LOANS_V2: () => success([aLoan()]),
    GET_WALLETS: () =>
      success([{ id: '1', number: '+996555000101', status: 'bound', balance: undefined, since: NOON }]),
    LIST_TEMPLATE_V2: () => success([]),
  });
  const [cards, deposits, loans] = [new CardsStore(gateway), new DepositsStore(gateway), new LoansStore(gateway)];
  const [wallets, user, drafts] = [new WalletsStore(gateway), new UserStore(gateway), someDrafts()];
  const screen = new HomeScreenViewModel({
    accounts: new AccountsStore(gateway),
    cards,
    deposits,
    loans,
    wallets,
    user,
    documents: new DocumentsStore(gateway, user),
    drafts,
    events: new CustomerEvents({
      cards,
      deposits,
      loans,
      templates: new TemplatesStore(gateway),
      user,
      clock: new MovableTime(),
    }),
    rates: new RatesStore(gateway),
    recent: new RecentOperations(gateway),
    visibility: new AmountVisibility(store),
  });
  return { screen, gateway, store, drafts, user };
}

describe('HomeScreenViewModel', () => {
  it('groups accounts by currency, sorts them by number and adds them up', async () => {
    const { screen } = aScreen();
    await screen.load();
    expect(
      screen.groups.map(({ currency, accounts, total }) => [currency, accounts.map(({ id }) => id), total.minor]),
    ).toEqual([
      ['KGS', ['1', '2'], 300n],
      ['USD', ['3'], 700n],
    ]);
  });

  it('adds accounts up in som at the rate the bank buys at, once the rates are known', async () => {
    const { screen } = aScreen();
    expect(screen.totalStatus).toBe('LOADING');
    await screen.load();
    // 3.00 som and 7.00 dollars at 86.90.
    expect([screen.totalStatus, screen.total]).toEqual([
      'LOADED',
      { total: money(300n + 60_830n, 'KGS'), converted: ['USD'], leftOut: [] },
    ]);
    const later = aScreen();
    later.gateway.plain.GET_EXCHANGE_RATES = () => refusal({ code: 'INTERNAL_SERVER_ERROR', referenceId: 'r' });
    await later.screen.load();
    expect([later.screen.totalStatus, later.screen.total]).toEqual([
      'LOADED',
      { total: money(300n, 'KGS'), converted: [], leftOut: ['USD'] },
    ]);
    const failed = aScreen();
    failed.gateway.plain.GET_ACCOUNTS_V2 = () => refusal({ code: 'INTERNAL_SERVER_ERROR', referenceId: 'r' });
    await failed.screen.load();
    expect([failed.screen.totalStatus, failed.screen.week]).toEqual(['ERROR', undefined]);
  });

  it('holds what leaves in seven days against what is there', async () => {
    const { screen, gateway } = aScreen();
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

  it('tells a company what waits for its user: to sign, and to correct unless it is replaced', async () => {
    const { screen, gateway, user } = aScreen();
    gateway.plain.GET_SELF_USER_DATA = () => success(aUser({ customerKind: 'C' }));
    const declined = paymentDocument();
    const replaced = paymentDocument({
      replacedBy: { operationId: declined.preview.operationId, sentAt: NOON },
    });
    gateway.plain.GET_TXNS_ON_CONFIRMATION = ({ state }) => success(state === 'declined' ? [declined, replaced] : []);
    gateway.plain.GET_CHANGES_ON_CONFIRMATION = () => success([]);
    await user.reload();
    expect(screen.waitingStatus).toBe('LOADING');
    await screen.load();
    screen.retryWaiting();
    await settle();
    expect([screen.waitingStatus, screen.toSign, screen.toCorrect]).toEqual(['LOADED', 0, 1]);
  });

  it('asks for every product once, whatever is made of it', async () => {
    const { screen, gateway } = aScreen();
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
    const { screen } = aScreen();
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
    const { screen } = aScreen();
    expect(screen.walletsStatus).toBe('LOADING');
    await screen.load();
    expect([screen.hasWallets, screen.walletsStatus, screen.wallets.map(({ id }) => id)]).toEqual([
      true,
      'LOADED',
      ['1'],
    ]);
    const company = aScreen();
    company.gateway.plain.GET_SELF_USER_DATA = () => success(aUser({ customerKind: 'C' }));
    company.gateway.plain.GET_TXNS_ON_CONFIRMATION = () => success([]);
    await company.user.reload();
    await company.screen.load();
    expect([company.screen.hasWallets, company.gateway.requestsOf('GET_WALLETS')]).toEqual([false, []]);
  });

  it('has no cards to show where all are archived', async () => {
    const { screen, gateway } = aScreen();
    gateway.plain.GET_CARDS_V2 = () => success([aCard({ accountClass: '30100' })]);
    await screen.load();
    expect(screen.cardsStatus).toBe('EMPTY');
  });

  it('names the forms that were begun and not sent', () => {
    const { screen, drafts } = aScreen();
    drafts.keep('swift', { amountText: '100' });
    drafts.keep('exchange', { amountText: '' });
    drafts.keep('noSuchForm', { amountText: '1' });
    expect(screen.drafts).toEqual([{ name: 'swift', path: '/payment/swift' }]);
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
    gateway.plain.GET_TRANSACTION_HISTORY_V2 = () =>
      success({ transactions: [aTransaction({ txnCode: 'MAKE_DEPOSIT', credit })], next: undefined });
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
