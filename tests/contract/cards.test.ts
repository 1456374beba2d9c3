import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import type { WireClient } from './support/WireClient';

const CARD_KEYS = [
  'accountId', 'cardScheme', 'ccy', 'convertedAvailableAmount', 'convertedMaskedCardPan', 'customStatus', 'dataVersion', 'expiryDate',
  'expiryWithSlash', 'id', 'ipcCardBaseSupp', 'ipcCardStatus', 'maskedAccountNo', 'orderValue',
];

interface WireCard {
  readonly id: string;
  readonly accountId: string;
  readonly convertedMaskedCardPan: string;
  readonly convertedAvailableAmount: string;
  readonly customStatus: string;
  readonly ipcCardStatus: string;
}

let server: TestServer;
let client: WireClient;

beforeAll(async () => {
  server = await startTestServer();
  client = await server.signedIn('aibek');
});
afterAll(() => server.close());

async function cardsOf(by: WireClient, data: object = {}): Promise<readonly WireCard[]> {
  const answer = await by.operation('AccountService', 'GET_CARDS_V2', data);
  return Array.isArray(answer.data) ? answer.data : [];
}

describe('cards', () => {
  it('are listed in their order with masked numbers, without the locked ones unless asked for', async () => {
    const cards = await cardsOf(client);
    expect(cards.map((card) => Object.keys(card).toSorted())).toEqual([CARD_KEYS, CARD_KEYS]);
    expect(cards.map((card) => card.convertedMaskedCardPan)).toEqual(['941700******1014', '428801******1010']);
    const locked = await cardsOf(client, { cardStatus: ['active', 'softLock', 'hardLock'] });
    expect(locked.map((card) => card.customStatus)).toEqual(['active', 'active', 'hardLock']);
  });

  it('are missing where the network has locked them, and there for who asks for that', async () => {
    const { owner } = server.bank.database;
    const lock = (status: string) => owner.query(`update card set ipc_status = $1 where masked_number = '941700******1014'`, [status]);
    await lock('hardLock');
    expect((await cardsOf(client)).map((card) => card.convertedMaskedCardPan)).toEqual(['428801******1010']);
    await lock('softLock');
    expect((await cardsOf(client)).map((card) => card.ipcCardStatus)).toEqual(['softLock', 'active']);
    await lock('active');
  });

  it('are shown one by one to their owner alone', async () => {
    const [card] = await cardsOf(client);
    const cardId = card?.id ?? '';
    const shown = await client.operation('AccountService', 'GET_CARD_BY_ID', { cardId });
    expect(shown.data).toEqual(card);
    const stranger = await server.signedIn('aizada');
    expect((await stranger.operation('AccountService', 'GET_CARD_BY_ID', { cardId })).code).toBe('CARD_NOT_FOUND');
    expect((await client.operation('AccountService', 'GET_CARD_BY_ID', { cardId: '999999' })).code).toBe('CARD_NOT_FOUND');
  });

  it('have the balances of their accounts, for accounts of the customer that have a card', async () => {
    const cards = await cardsOf(client);
    const [foreign] = await cardsOf(await server.signedIn('aizada'));
    const accountIds = [...cards.map((card) => card.accountId), foreign?.accountId ?? ''];
    const { data } = await client.operation('AccountService', 'GET_CARD_ACCOUNT_BALANCE', { accountIds });
    const balances: readonly object[] = Array.isArray(data) ? data : [];
    expect(balances.map((balance) => Object.keys(balance).toSorted())).toEqual(
      cards.map(() => ['accountId', 'acyWithdrawableBalance', 'ccy', 'dataVersion']),
    );
    expect(balances).toMatchObject(
      cards.map((card) => ({ accountId: card.accountId, acyWithdrawableBalance: card.convertedAvailableAmount })),
    );
  });
});
