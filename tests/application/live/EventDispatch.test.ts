import { describe, expect, it } from 'vitest';

import { AccountsStore } from '../../../src/application/accounts/AccountsStore';
import { DocumentsStore } from '../../../src/application/corporate/DocumentsStore';
import { CardsStore } from '../../../src/application/cards/CardsStore';
import { DepositsStore } from '../../../src/application/deposits/DepositsStore';
import { BusinessErrorsStore } from '../../../src/application/directories/BusinessErrorsStore';
import { RatesStore } from '../../../src/application/exchange/RatesStore';
import { HistoryStore } from '../../../src/application/history/HistoryStore';
import { RecentOperations } from '../../../src/application/history/RecentOperations';
import { EventDispatch } from '../../../src/application/live/EventDispatch';
import { NotificationsStore } from '../../../src/application/notifications/NotificationsStore';
import { Toasts } from '../../../src/application/toasts/Toasts';
import { UserStore } from '../../../src/application/user/UserStore';
import { WalletsStore } from '../../../src/application/wallets/WalletsStore';
import { STREAM_EVENT_TYPES } from '../../../src/domain/notification/StreamEvent';
import type { StreamEventType } from '../../../src/domain/notification/StreamEvent';
import { success } from '../../../src/domain/result/Result';
import { money } from '../../../src/domain/money/Money';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { anAccount, aNotification, aTransaction, aUser, NOON } from '../support/builders';
import { aCard } from '../support/cards';
import { FakeOperationGateway } from '../support/FakeOperationGateway';
import { FakeConnectivity } from '../support/fakePorts';
import { MovableTime, settle } from '../support/MovableTime';

async function aDispatch() {
  const time = new MovableTime();
  const gateway = new FakeOperationGateway({
    GET_ACCOUNTS_V2: () => success([anAccount()]),
    GET_ACCOUNT_BY_ID: () => success(anAccount({ dataVersion: 2n })),
    GET_TRANSACTION_HISTORY_V2: () => success({ transactions: [aTransaction()], next: undefined }),
    GET_NOTIFICATIONS: () => success([aNotification()]),
    CHECK_NOTIFICATIONS: () => success({ unviewed: 1 }),
    GET_CARDS_V2: () => success([aCard()]),
    GET_CARD_ACCOUNT_BALANCE: () => success([{ accountId: '1', available: money(5n, 'KGS'), dataVersion: 2n }]),
    GET_EXCHANGE_RATES: () => success([]),
    GET_SELF_USER_DATA: () => success(aUser()),
    GET_DV_OF_DIRECTORIES: () => success([{ name: 'BUSINESS_ERRORS', dataVersion: 3n }]),
    GET_DIRECTORY_BUSINESS_ERRORS: () => success({ dataVersion: 3n, errors: [] }),
  });
  const history = new HistoryStore(gateway);
  await history.show({ from: bankDayOf(NOON), to: bankDayOf(NOON) });
  const cards = new CardsStore(gateway);
  await cards.reload();
  gateway.calls.length = 0;
  const toasts = new Toasts(time);
  const connectivity = new FakeConnectivity();
  const dispatch = new EventDispatch({
    accounts: new AccountsStore(gateway),
    cards,
    history,
    recent: new RecentOperations(gateway),
    notifications: new NotificationsStore(gateway, time),
    rates: new RatesStore(gateway),
    user: new UserStore(gateway),
    businessErrors: new BusinessErrorsStore(gateway),
    deposits: new DepositsStore(gateway),
    wallets: new WalletsStore(gateway),
    documents: new DocumentsStore(gateway, new UserStore(gateway)),
    toasts,
    connectivity,
  });
  const asked = () => [...new Set(gateway.calls.map(({ name }) => name))].toSorted();
  return { dispatch, toasts, connectivity, asked };
}

const ASKED: Readonly<Record<StreamEventType, readonly string[]>> = {
  UPDATED_CURRENCY_RATE: ['GET_EXCHANGE_RATES'],
  UPDATED_DEPOSIT: [],
  UPDATED_ACCOUNT: ['GET_ACCOUNT_BY_ID', 'GET_CARD_ACCOUNT_BALANCE'],
  TRANSACTION_NOTIFICATION: ['CHECK_NOTIFICATIONS', 'GET_NOTIFICATIONS'],
  NOTIFICATION: ['CHECK_NOTIFICATIONS', 'GET_NOTIFICATIONS'],
  UPDATED_ACCOUNT_CARD: ['GET_CARDS_V2'],
  TRANSACTION_UPDATED: ['GET_TRANSACTION_HISTORY_V2'],
  CHAT_NEW_MSG: [],
  SHOULD_UPDATE_USER_DATA: ['CHECK_NOTIFICATIONS', 'GET_SELF_USER_DATA'],
  DV_OF_DIRECTORIES: ['GET_DIRECTORY_BUSINESS_ERRORS', 'GET_DV_OF_DIRECTORIES'],
};

describe('EventDispatch', () => {
  it.each(STREAM_EVENT_TYPES)('%s asks the bank for what it is about', async (type) => {
    const { dispatch, asked } = await aDispatch();
    dispatch.event({ type, position: '1', accountId: '1', txnId: '100', dataVersion: 2n, title: 'Перевод' });
    await settle();
    expect(asked()).toEqual(ASKED[type]);
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
    expect(asked()).toEqual(['CHECK_NOTIFICATIONS', 'GET_ACCOUNTS_V2', 'GET_CARDS_V2', 'GET_NOTIFICATIONS', 'GET_SELF_USER_DATA', 'GET_TRANSACTION_HISTORY_V2']);
  });
});
