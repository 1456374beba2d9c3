import { describe, expect, it } from 'vitest';

import { AccountsStore } from '../../../src/application/accounts/AccountsStore';
import { ChatsStore } from '../../../src/application/chat/ChatsStore';
import { BatchesStore } from '../../../src/application/corporate/BatchesStore';
import { DocumentsStore } from '../../../src/application/corporate/DocumentsStore';
import { CardsStore } from '../../../src/application/cards/CardsStore';
import { DepositsStore } from '../../../src/application/deposits/DepositsStore';
import { BusinessErrorsStore, FAILURE_TEXTS_KEY } from '../../../src/application/directories/BusinessErrorsStore';
import { RatesStore } from '../../../src/application/exchange/RatesStore';
import { HistoryStore } from '../../../src/application/history/HistoryStore';
import { RecentOperations } from '../../../src/application/history/RecentOperations';
import { EventDispatch } from '../../../src/application/live/EventDispatch';
import type { LiveStore } from '../../../src/application/live/LiveStore';
import { LoansStore } from '../../../src/application/loans/LoansStore';
import { NotificationsStore } from '../../../src/application/notifications/NotificationsStore';
import { PayeesStore } from '../../../src/application/payees/PayeesStore';
import { ApplicationsStore } from '../../../src/application/shop/ApplicationsStore';
import { SpendingStore } from '../../../src/application/spending/SpendingStore';
import { Toasts } from '../../../src/application/toasts/Toasts';
import { UserStore } from '../../../src/application/user/UserStore';
import { WalletsStore } from '../../../src/application/wallets/WalletsStore';
import { STREAM_EVENT_TYPES } from '../../../src/domain/notification/StreamEvent';
import type { StreamEventType } from '../../../src/domain/notification/StreamEvent';
import { refusal, success } from '../../../src/domain/result/Result';
import { money } from '../../../src/domain/money/Money';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { anAccount, aNotification, aTransaction, aUser, NOON } from '../support/builders';
import { aCard } from '../support/cards';
import { aDeposit } from '../support/deposits';
import { aLoan } from '../support/aLoan';
import { someDirectories } from '../support/directories';
import { FakeOperationGateway } from '../support/FakeOperationGateway';
import { FakeConnectivity, MemoryStore } from '../support/fakePorts';
import { MovableTime, settle } from '../support/MovableTime';

/** A device that holds texts of an edition the bank no longer serves. */
function failureTexts(): MemoryStore {
  const device = new MemoryStore();
  device.write(FAILURE_TEXTS_KEY, JSON.stringify({ language: 'ru', dataVersion: '2', texts: {} }));
  return device;
}

async function aDispatch() {
  const time = new MovableTime();
  const gateway = new FakeOperationGateway({
    GET_ACCOUNTS_V2: () => success([anAccount()]),
    GET_ACCOUNT_BY_ID: () => success(anAccount({ dataVersion: 2n })),
    GET_TRANSACTION_HISTORY_V2: () => success({ transactions: [aTransaction()], next: undefined }),
    GET_NOTIFICATIONS: () => success([aNotification()]),
    CHECK_NOTIFICATIONS: () => success({ unviewed: 1 }),
    GET_CARDS_V2: () => success([aCard()]),
    GET_CARD_BY_ID: () => success(aCard()),
    GET_CARD_ACCOUNT_BALANCE: () =>
      success([{ accountId: '1', available: money(5n, 'KGS'), balanceUpdated: true, dataVersion: 2n }]),
    GET_EXCHANGE_RATES: () => success([]),
    GET_SPENDING: () =>
      success({
        month: bankDayOf(NOON),
        through: bankDayOf(NOON),
        comparedThrough: bankDayOf(NOON),
        categories: [],
        months: [],
        withoutRate: [],
      }),
    GET_LOANS_V2: () => success([aLoan()]),
    GET_DEPOSITS_V2: () => success([aDeposit()]),
    GET_DEPOSIT_BY_ID: () => success(aDeposit({ dataVersion: 2n, balance: money(300n, 'KGS') })),
    GET_SELF_USER_DATA: () => success(aUser()),
    GET_LAST_MSGS_AND_COUNT_UNREADED: () => success({ unread: 0, topics: [] }),
    GET_DV_OF_DIRECTORIES: () => success([{ name: 'BUSINESS_ERRORS', dataVersion: 3n }]),
    GET_DIRECTORY_BUSINESS_ERRORS: () => success({ dataVersion: 3n, content: [] }),
  });
  const history = new HistoryStore(gateway);
  await history.show({ from: bankDayOf(NOON), to: bankDayOf(NOON) });
  const cards = new CardsStore(gateway, time);
  await cards.reload();
  const accounts = new AccountsStore(gateway);
  const deposits = new DepositsStore(gateway);
  const rates = new RatesStore(gateway);
  const loans = new LoansStore(gateway);
  const spending = new SpendingStore(gateway);
  await Promise.all([spending.ensure(), accounts.reload(), deposits.reload(), rates.reload()]);
  gateway.calls.length = 0;
  const toasts = new Toasts(time);
  const connectivity = new FakeConnectivity();
  const users = new UserStore(gateway);
  const stores = [
    accounts,
    cards,
    history,
    new RecentOperations(gateway),
    spending,
    new NotificationsStore(gateway, time),
    rates,
    users,
    someDirectories(gateway, { businessErrors: new BusinessErrorsStore(gateway, failureTexts()) }),
    deposits,
    new WalletsStore(gateway),
    new ApplicationsStore(gateway, { save: () => undefined }),
    loans,
    new DocumentsStore(gateway, users),
    new BatchesStore(gateway),
    new PayeesStore(gateway),
    new ChatsStore(gateway),
  ];
  const dispatch = new EventDispatch({
    stores,
    toasts,
    connectivity,
  });
  const asked = () => [...new Set(gateway.calls.map(({ name }) => name))].toSorted();
  return { dispatch, gateway, stores, accounts, cards, deposits, loans, rates, history, toasts, connectivity, asked };
}

const ASKED: Readonly<Record<StreamEventType, readonly string[]>> = {
  UPDATED_CURRENCY_RATE: ['GET_EXCHANGE_RATES'],
  UPDATED_DEPOSIT: ['GET_DEPOSIT_BY_ID'],
  UPDATED_ACCOUNT: ['GET_ACCOUNT_BY_ID', 'GET_CARD_ACCOUNT_BALANCE'],
  TRANSACTION_NOTIFICATION: ['CHECK_NOTIFICATIONS', 'GET_NOTIFICATIONS', 'GET_SPENDING', 'GET_TRANSACTION_HISTORY_V2'],
  NOTIFICATION: ['CHECK_NOTIFICATIONS', 'GET_NOTIFICATIONS'],
  UPDATED_ACCOUNT_CARD: ['GET_CARD_BY_ID'],
  TRANSACTION_UPDATED: ['GET_SPENDING', 'GET_TRANSACTION_HISTORY_V2'],
  CHAT_NEW_MSG: ['GET_LAST_MSGS_AND_COUNT_UNREADED'],
  SHOULD_UPDATE_USER_DATA: ['CHECK_NOTIFICATIONS', 'GET_LAST_MSGS_AND_COUNT_UNREADED', 'GET_SELF_USER_DATA'],
  DV_OF_DIRECTORIES: ['GET_DIRECTORY_BUSINESS_ERRORS', 'GET_DV_OF_DIRECTORIES'],
};

describe('EventDispatch', () => {
  it.each(STREAM_EVENT_TYPES)('%s asks the bank for what it is about', async (type) => {
    const { dispatch, asked } = await aDispatch();
    const accountId = type === 'UPDATED_DEPOSIT' ? '7' : '1';
    dispatch.event({ type, position: '1', accountId, txnId: '100', dataVersion: 2n, title: 'Перевод' });
    await settle();
    expect(asked()).toEqual(ASKED[type]);
  });

  it.each(STREAM_EVENT_TYPES)('%s makes a store stale', async (type) => {
    const { stores } = await aDispatch();
    expect(stores.filter(({ staleOn }) => staleOn.some((event) => event === type))).not.toEqual([]);
  });

  it('passes an event to the stores that are stale on it, or to the only one that owns it', () => {
    const reached: string[] = [];
    const store = (name: string, staleOn: LiveStore['staleOn'], owns?: LiveStore['owns']): LiveStore => ({
      staleOn,
      onEvent: () => reached.push(name),
      onMissed: () => reached.push(`${name} missed`),
      ...(owns !== undefined && { owns }),
    });
    const dispatch = new EventDispatch({
      stores: [
        store('loans', ['UPDATED_ACCOUNT'], ({ accountId }) => accountId === '9'),
        store('accounts', ['UPDATED_ACCOUNT']),
        store('rates', ['UPDATED_CURRENCY_RATE']),
      ],
      toasts: new Toasts(new MovableTime()),
      connectivity: new FakeConnectivity(),
    });
    dispatch.event({ type: 'UPDATED_ACCOUNT', position: '1', accountId: '1' });
    expect(reached).toEqual(['loans', 'accounts']);
    dispatch.event({ type: 'UPDATED_ACCOUNT', position: '2', accountId: '9' });
    expect(reached.slice(2)).toEqual(['loans']);
    dispatch.missed();
    expect(reached.slice(3)).toEqual(['loans missed', 'accounts missed', 'rates missed']);
  });

  it('shows the title of a new message of the chat, unless the customer looks at the chat', async () => {
    const { dispatch, stores, toasts } = await aDispatch();
    dispatch.event({ type: 'CHAT_NEW_MSG', position: '1', title: 'Ответ банка' });
    stores.filter((one) => one instanceof ChatsStore).forEach((chats) => (chats.isWatched = true));
    dispatch.event({ type: 'CHAT_NEW_MSG', position: '2', title: 'Ещё ответ' });
    expect(toasts.toasts.map(({ text }) => text)).toEqual(['Ответ банка']);
  });

  it('shows the title of a notification about a topic of the chat, unless that very topic is on the screen', async () => {
    const { dispatch, stores, toasts } = await aDispatch();
    const chats = stores.filter((one) => one instanceof ChatsStore);
    const news = (topicId: string, title: string) =>
      dispatch.event({ type: 'NOTIFICATION', position: '1', topicId, title });
    news('100001', 'Ответ');
    chats.forEach((one) => one.show('100001'));
    news('100001', 'Ещё ответ');
    news('100002', 'О другом');
    chats.forEach((one) => one.show(undefined));
    news('100001', 'Закрыто');
    expect(toasts.toasts.map(({ text }) => text)).toEqual(['Ответ', 'О другом', 'Закрыто']);
  });

  it('shows the title of a notification as a toast, but only when online', async () => {
    const { dispatch, toasts, connectivity } = await aDispatch();
    dispatch.event({ type: 'TRANSACTION_NOTIFICATION', position: '1', title: 'Перевод выполнен' });
    expect(toasts.toasts.map(({ text, tone }) => [text, tone])).toEqual([['Перевод выполнен', 'positive']]);
    connectivity.turn(false);
    dispatch.event({ type: 'NOTIFICATION', position: '2', title: 'Ещё одно' });
    expect(toasts.toasts).toHaveLength(1);
  });

  it('reads everything shown anew when events may have been missed', async () => {
    const { dispatch, asked } = await aDispatch();
    dispatch.missed();
    await settle();
    expect(asked()).toEqual([
      'CHECK_NOTIFICATIONS',
      'GET_ACCOUNTS_V2',
      'GET_CARDS_V2',
      'GET_DEPOSITS_V2',
      'GET_DIRECTORY_BUSINESS_ERRORS',
      'GET_DV_OF_DIRECTORIES',
      'GET_EXCHANGE_RATES',
      'GET_LAST_MSGS_AND_COUNT_UNREADED',
      'GET_NOTIFICATIONS',
      'GET_SELF_USER_DATA',
      'GET_SPENDING',
      'GET_TRANSACTION_HISTORY_V2',
    ]);
  });

  it('shows a newer balance of an account and of its cards, and passes an older edition over', async () => {
    const { dispatch, accounts, cards, asked } = await aDispatch();
    dispatch.event({ type: 'UPDATED_ACCOUNT', position: '1', accountId: '1', dataVersion: 1n });
    await settle();
    expect(asked()).toEqual([]);
    dispatch.event({ type: 'UPDATED_ACCOUNT', position: '2', accountId: '1', dataVersion: 2n });
    await settle();
    expect([accounts.byId('1')?.dataVersion, cards.byId('7')?.dataVersion, cards.byId('7')?.available]).toEqual([
      2n,
      2n,
      money(5n, 'KGS'),
    ]);
  });

  it('reloads the loans when the account of a loan has changed, and requests no account', async () => {
    const { dispatch, gateway, loans, asked } = await aDispatch();
    await loans.reload();
    gateway.calls.length = 0;
    dispatch.event({ type: 'UPDATED_ACCOUNT', position: '1', accountId: '9', dataVersion: 2n });
    await settle();
    expect(asked()).toEqual(['GET_LOANS_V2']);
  });

  it('shows a newer edition of a deposit, and passes an older one over', async () => {
    const { dispatch, deposits, asked } = await aDispatch();
    dispatch.event({ type: 'UPDATED_DEPOSIT', position: '1', accountId: '7', dataVersion: 1n });
    await settle();
    expect(asked()).toEqual([]);
    dispatch.event({ type: 'UPDATED_DEPOSIT', position: '2', accountId: '7', dataVersion: 2n });
    await settle();
    expect(deposits.byId('7')?.balance.minor).toBe(300n);
  });

  it('shows a card as it is now, with the newer balance it has already', async () => {
    const { dispatch, cards, gateway } = await aDispatch();
    await cards.refresh('1', 2n);
    gateway.plain.GET_CARD_BY_ID = () => success(aCard({ customStatus: 'softLock' }));
    dispatch.event({ type: 'UPDATED_ACCOUNT_CARD', position: '1', accountId: '1', dataVersion: 1n });
    await settle();
    expect(cards.byId('7')).toMatchObject({ customStatus: 'softLock', dataVersion: 2n, available: money(5n, 'KGS') });
  });

  it.each([
    ['UPDATED_ACCOUNT_CARD', 'GET_CARD_BY_ID'],
    ['UPDATED_ACCOUNT', 'GET_CARD_ACCOUNT_BALANCE'],
  ] as const)('says once after %s that data of a card could not be updated', async (type, code) => {
    const { dispatch, gateway, toasts } = await aDispatch();
    gateway.plain[code] = () => refusal({ code: 'INTERNAL_SERVER_ERROR' });
    for (const dataVersion of [2n, 3n]) {
      dispatch.event({ type, position: '1', accountId: '1', dataVersion });
      await settle();
    }
    expect(toasts.toasts.map(({ words, tone }) => [words, tone])).toEqual([['cardNotUpdated', 'negative']]);
  });

  it('says nothing of cards of a session that has ended', async () => {
    const { dispatch, gateway, toasts } = await aDispatch();
    gateway.plain.GET_CARD_BY_ID = () => refusal({ code: 'INVALID_SESSION_KEY' });
    dispatch.event({ type: 'UPDATED_ACCOUNT_CARD', position: '1', accountId: '1', dataVersion: 2n });
    await settle();
    expect(toasts.toasts).toEqual([]);
  });

  it('shows the new rates, and how an operation stands now', async () => {
    const { dispatch, rates, history, gateway } = await aDispatch();
    const rate = { base: 'USD', quote: 'KGS', rateType: 'commercial', buy: 87_000_000n, sell: 88_000_000n } as const;
    gateway.plain.GET_EXCHANGE_RATES = () => success([rate]);
    gateway.plain.GET_TRANSACTION_HISTORY_V2 = () =>
      success({ transactions: [aTransaction({ status: 'REJECTED' })], next: undefined });
    dispatch.event({ type: 'UPDATED_CURRENCY_RATE', position: '1' });
    dispatch.event({ type: 'TRANSACTION_UPDATED', position: '2', txnId: aTransaction().id });
    await settle();
    expect([rates.rates, history.transactions.map(({ status }) => status)]).toEqual([[rate], ['REJECTED']]);
  });
});
