import { describe, expect, it } from 'vitest';

import { BALANCES_KEY } from '../../../src/application/offline/balanceKeys';
import { readBalances, writeBalances } from '../../../src/application/offline/keptBalances';
import { money } from '../../../src/domain/money/Money';
import { anAccount, NOON } from '../support/builders';
import { MemoryStore } from '../support/fakePorts';

const ACCOUNTS = [
  anAccount({ name: 'Основной', minor: 9_007_199_254_740_993n }),
  anAccount({ id: '2', number: '1280010000000215', currency: 'USD', minor: -1n, blocked: money(500n, 'USD') }),
];

describe('balances kept on the device', () => {
  it('are read as they were written, to the last tyiyn', () => {
    const store = new MemoryStore();
    writeBalances(store, ACCOUNTS, NOON);
    expect(readBalances(store)).toEqual({
      at: NOON,
      balances: [
        { name: 'Основной', tail: '0114', available: money(9_007_199_254_740_993n, 'KGS') },
        { name: '', tail: '0215', available: money(-1n, 'USD') },
      ],
    });
  });

  it('name nothing by which money could be sent or asked for', () => {
    const store = new MemoryStore();
    writeBalances(store, ACCOUNTS, NOON);
    const text = store.read(BALANCES_KEY) ?? '';
    expect(text).toContain('"tail":"0114"');
    expect(text).not.toMatch(/12800100|blocked|dataVersion|"id"/);
  });

  const balance = { name: 'Основной', tail: '0114', minor: '100', currency: 'KGS' };
  it.each([
    ['nothing', undefined],
    ['no JSON', '{"at":'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no time', JSON.stringify({ balances: [balance] })],
    ['no accounts', JSON.stringify({ at: NOON, balances: [] })],
    ['a whole number', JSON.stringify({ at: NOON, balances: [{ ...balance, tail: '1280010000000114' }] })],
    ['an amount with a point', JSON.stringify({ at: NOON, balances: [{ ...balance, minor: '1.5' }] })],
    ['an unknown currency', JSON.stringify({ at: NOON, balances: [{ ...balance, currency: 'XXX' }] })],
    ['one account of two', JSON.stringify({ at: NOON, balances: [balance, { ...balance, name: 1 }] })],
  ])('are none when %s is stored', (_what, text) => {
    const store = new MemoryStore();
    if (text !== undefined) {
      store.write(BALANCES_KEY, text);
    }
    expect(readBalances(store)).toBeUndefined();
  });
});
