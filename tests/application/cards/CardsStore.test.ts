import { describe, expect, it } from 'vitest';

import { CardsStore } from '../../../src/application/cards/CardsStore';
import type { Card } from '../../../src/domain/card/Card';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import { aCard } from '../support/cards';
import { FakeOperationGateway } from '../support/FakeOperationGateway';
import { MovableTime } from '../support/MovableTime';

function aStore(cards: () => readonly Card[], balanceVersion = 2n) {
  const gateway = new FakeOperationGateway({
    GET_CARDS_V2: () => success(cards()),
    GET_CARD_ACCOUNT_BALANCE: () =>
      success([{ accountId: '1', available: money(5n, 'KGS'), balanceUpdated: true, dataVersion: balanceVersion }]),
  });
  const time = new MovableTime();
  return { gateway, time, store: new CardsStore(gateway, time) };
}

describe('CardsStore', () => {
  it('is loading, then loaded or empty, with archived cards apart and further ones under their main one', async () => {
    const { store } = aStore(() => [
      aCard({ id: '3', orderValue: 1 }),
      aCard({ id: '2', isSupplementary: true }),
      aCard({ id: '1' }),
      aCard({ id: '4', accountClass: '3010', customStatus: 'hardLock' }),
    ]);
    expect(store.status).toBe('LOADING');
    await store.reload();
    expect(store.status).toBe('LOADED');
    expect(store.groups.map(({ main, supplementary }) => [main.id, supplementary.map(({ id }) => id)])).toEqual([
      ['1', ['2']],
      ['3', []],
    ]);
    expect(store.archived.map(({ id }) => id)).toEqual(['4']);
    const { store: none } = aStore(() => []);
    await none.reload();
    expect(none.status).toBe('EMPTY');
  });

  it('says why it could not load, and keeps what it has', async () => {
    const gateway = new FakeOperationGateway({ GET_CARDS_V2: () => refusal({ code: 'CLIENT_ERROR' }) });
    const store = new CardsStore(gateway, new MovableTime());
    await store.reload();
    expect([store.status, store.failure?.code]).toEqual(['ERROR', 'CLIENT_ERROR']);
    Object.assign(gateway.plain, { GET_CARDS_V2: () => success([aCard()]) });
    await store.reload();
    Object.assign(gateway.plain, { GET_CARDS_V2: () => refusal({ code: 'CLIENT_ERROR' }) });
    await store.reload();
    expect([store.status, store.cards.length]).toEqual(['LOADED', 1]);
  });

  it('takes a balance only when it is newer, and asks only then', async () => {
    const { gateway, store } = aStore(() => [aCard()]);
    await store.reload();
    await store.refresh('1', 1n);
    await store.refresh('9', 7n);
    expect(gateway.calls.map(({ name }) => name)).toEqual(['GET_CARDS_V2']);
    await store.refresh('1', 2n);
    expect(store.byId('7')).toMatchObject({ available: money(5n, 'KGS'), dataVersion: 2n });
    await store.reload();
    expect(store.byId('7')).toMatchObject({ available: money(5n, 'KGS'), dataVersion: 2n });
    store.take(aCard({ customStatus: 'softLock' }));
    expect(store.byId('7')).toMatchObject({ customStatus: 'softLock', dataVersion: 2n });
  });

  it('says as of when a balance is, and that a newer one there is could not be read', async () => {
    const { gateway, time, store } = aStore(() => [aCard({ balanceInSoms: money(9n, 'KGS') })]);
    const shown = () => {
      const card = store.byId('7');
      return card && [store.balanceAt(card), card.balanceUpdated, card.balanceInSoms?.minor];
    };
    await store.reload();
    const loadedAt = time.now();
    expect(shown()).toEqual([loadedAt, true, 9n]);
    await time.move(60_000);
    const balance = { accountId: '1', available: money(5n, 'KGS'), balanceUpdated: true, dataVersion: 2n };
    gateway.plain.GET_CARD_ACCOUNT_BALANCE = () => refusal({ code: 'CLIENT_ERROR' });
    await store.refresh('1', 2n);
    expect(shown()).toEqual([loadedAt, false, 9n]);
    gateway.plain.GET_CARD_ACCOUNT_BALANCE = () => success([{ ...balance, balanceInSoms: money(8n, 'KGS') }]);
    await store.refresh('1', 2n);
    expect(shown()).toEqual([loadedAt + 60_000, true, 8n]);
  });

  it('asks again when cards have changed, if anybody has looked at them', async () => {
    const { gateway, store } = aStore(() => [aCard()]);
    await store.markStale();
    expect(gateway.calls).toHaveLength(0);
    await store.ensure();
    await store.ensure();
    await store.markStale();
    expect(gateway.calls).toHaveLength(2);
  });

  it('reads the cards of a changed account alone, and all when it had none', async () => {
    const { gateway, store } = aStore(() => [aCard(), aCard({ id: '8', accountId: '2' })]);
    gateway.plain.GET_CARD_BY_ID = ({ cardId }) => success(aCard({ id: cardId, customStatus: 'softLock' }));
    await store.reload();
    await store.refreshCards('1');
    expect(store.cards.map(({ id, customStatus }) => [id, customStatus])).toEqual([
      ['7', 'softLock'],
      ['8', 'active'],
    ]);
    expect(gateway.requestsOf('GET_CARD_BY_ID')).toEqual([{ cardId: '7' }]);
    gateway.plain.GET_CARD_BY_ID = () => refusal({ code: 'CARD_NOT_FOUND' });
    await store.refreshCards('1');
    expect(store.byId('7')?.customStatus).toBe('softLock');
    await store.refreshCards('3');
    expect(gateway.requestsOf('GET_CARDS_V2')).toHaveLength(2);
  });

  it('knows an account none of whose cards can be used', async () => {
    const today = aCard().expiresOn;
    const { store } = aStore(() => [aCard({ ipcStatus: 'softLock' }), aCard({ id: '8', accountId: '2' })]);
    await store.reload();
    expect(['1', '2', '3'].map((id) => store.hasOnlyUnusable(id, today))).toEqual([true, false, false]);
  });
});
