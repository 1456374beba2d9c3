import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { expectEveryFailure } from './support/producedFailures';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

const CARD_KEYS = [
  'accountClass',
  'accountId',
  'balanceUpdated',
  'cardHolder',
  'cardScheme',
  'ccy',
  'convertedAvailableAmount',
  'convertedInitialAmount',
  'convertedMaskedCardPan',
  'customStatus',
  'dataVersion',
  'expiryDate',
  'expiryWithSlash',
  'id',
  'ipcCardBaseSupp',
  'ipcCardStatus',
  'maskedAccountNo',
  'orderValue',
];

interface WireCard {
  readonly id: string;
  readonly accountId: string;
  readonly convertedMaskedCardPan: string;
  readonly ccy: string;
  readonly convertedAvailableAmount: string;
  readonly convertedInitialAmount?: string;
  readonly customStatus: string;
  readonly ipcCardStatus: string;
  readonly accountClass: string;
  readonly orderValue: number;
  readonly ipcCardBaseSupp: string;
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
    expect(cards.map((card) => Object.keys(card).toSorted())).toEqual(cards.map(() => CARD_KEYS));
    expect(cards.map((card) => card.convertedMaskedCardPan)).toEqual([
      '941700******1014',
      '941700******1022',
      '428801******1010',
      '428801******1051',
      '941700******1030',
    ]);
    expect(cards.map((card) => `${card.orderValue}${card.ipcCardBaseSupp}`)).toEqual(['0b', '0s', '1b', '2b', '4b']);
    const locked = await cardsOf(client, { cardStatus: ['hardLock'] });
    expect(locked.map((card) => [card.convertedMaskedCardPan, card.accountClass])).toEqual([
      ['941700******1048', '3010'],
    ]);
    const all = await cardsOf(client, { cardStatus: ['active', 'softLock', 'hardLock'] });
    expect(all.map((card) => card.customStatus)).toEqual([
      'active',
      'active',
      'active',
      'active',
      'hardLock',
      'active',
      'hardLock',
    ]);
  });

  it('are missing where the network has locked them, and there for who asks for that', async () => {
    const { owner } = server.bank.database;
    const lock = (status: string) =>
      owner.query(`update card set ipc_status = $1 where masked_number = '941700******1014'`, [status]);
    await lock('hardLock');
    expect((await cardsOf(client)).map((card) => card.convertedMaskedCardPan)).not.toContain('941700******1014');
    await lock('softLock');
    expect((await cardsOf(client)).map((card) => card.ipcCardStatus)).toEqual([
      'softLock',
      'active',
      'active',
      'active',
      'active',
    ]);
    await lock('active');
  });

  it('are shown one by one to their owner alone', async () => {
    const [card] = await cardsOf(client);
    const cardId = card?.id ?? '';
    const shown = await client.operation('AccountService', 'GET_CARD_BY_ID', { cardId });
    expect(shown.data).toEqual(card);
    const stranger = await server.signedIn('aizada');
    expect((await stranger.operation('AccountService', 'GET_CARD_BY_ID', { cardId })).code).toBe('CARD_NOT_FOUND');
    expect((await client.operation('AccountService', 'GET_CARD_BY_ID', { cardId: '999999' })).code).toBe(
      'CARD_NOT_FOUND',
    );
  });

  it('have the balances of their accounts, for accounts of the customer that have a card', async () => {
    const cards = await cardsOf(client);
    const [foreign] = await cardsOf(await server.signedIn('aizada'));
    const accountIds = [...cards.map((card) => card.accountId), foreign?.accountId ?? ''];
    const { data } = await client.operation('AccountService', 'GET_CARD_ACCOUNT_BALANCE', { accountIds });
    const balances: readonly object[] = Array.isArray(data) ? data : [];
    const ofAccounts = cards.filter(
      (card, index) => cards.findIndex(({ accountId }) => accountId === card.accountId) === index,
    );
    expect(balances.map((balance) => Object.keys(balance).toSorted())).toEqual(
      ofAccounts.map(() => [
        'accountId',
        'acyWithdrawableBalance',
        'balanceUpdated',
        'ccy',
        'convertedInitialAmount',
        'dataVersion',
      ]),
    );
    expect(balances).toMatchObject(
      ofAccounts.map((card) => ({ accountId: card.accountId, acyWithdrawableBalance: card.convertedAvailableAmount })),
    );
  });

  it('have their whole balance in soms at the rate of the bank, what is blocked included, and none without a rate', async () => {
    const cards = await cardsOf(client);
    const card = cards.find(({ ccy }) => ccy === 'USD') ?? cards[0];
    const { owner } = server.bank.database;
    await owner.query(`update account set blocked = 100 where id = $1`, [card?.accountId]);
    const { rows } = await owner.query<{ soms: string }>(
      `select round(a.balance * r.buy / 100000000.0, 2)::text as soms from account a
        join exchange_rate r on r.base = a.currency and r.quote = 'KGS' and r.rate_type = 'commercial' where a.id = $1`,
      [card?.accountId],
    );
    const shown = async () =>
      (await client.operation('AccountService', 'GET_CARD_BY_ID', { cardId: card?.id ?? '' })).data;
    expect(await shown()).toMatchObject({ ccy: 'USD', convertedInitialAmount: rows[0]?.soms, balanceUpdated: true });
    await owner.query(`update exchange_rate set base = 'XXX' where base = 'USD' and rate_type = 'commercial'`);
    expect(await shown()).not.toHaveProperty('convertedInitialAmount');
    expect(await shown()).not.toHaveProperty('convertedBonusAmount');
    await owner.query(`update exchange_rate set base = 'USD' where base = 'XXX'`);
    await owner.query(`update account set blocked = 0 where id = $1`, [card?.accountId]);
    const som = cards.find(({ ccy }) => ccy === 'KGS');
    const { rows: soms } = await owner.query<{ balance: string }>(
      `select round(balance / 100.0, 2)::text as balance from account where id = $1`,
      [som?.accountId],
    );
    expect(som?.convertedInitialAmount).toBe(soms[0]?.balance);
  });

  it('have a statement of the ten latest operations of their account, for their owner', async () => {
    const [card] = await cardsOf(client);
    const reference = { accountId: card?.accountId ?? '', cardId: card?.id ?? '' };
    const { data } = await client.operation('AccountService', 'GET_CARD_MINI_STATEMENT', reference);
    const listed: readonly { readonly id: string; readonly transactionCreated: string }[] = Array.isArray(data)
      ? data
      : [];
    expect(listed).toHaveLength(10);
    const moments = listed.map(({ transactionCreated }) => transactionCreated);
    expect(moments).toEqual(moments.toSorted().toReversed());
    const stranger = await server.signedIn('aizada');
    expect((await stranger.operation('AccountService', 'GET_CARD_MINI_STATEMENT', reference)).code).toBe(
      'CARD_NOT_FOUND',
    );
    const ofAnother = { ...reference, accountId: '999999' };
    expect((await client.operation('AccountService', 'GET_CARD_MINI_STATEMENT', ofAnother)).code).toBe(
      'CARD_NOT_FOUND',
    );
  });

  it('have a statement in the language of the call', async () => {
    const [card] = await cardsOf(client);
    const reference = { accountId: card?.accountId ?? '', cardId: card?.id ?? '' };
    await server.bank.database.owner.query(
      `update txn set recipient_name = 'Центральное казначейство'
        where id = (select max(id) from txn where $1::bigint in (debit_account_id, credit_account_id))`,
      [reference.accountId],
    );
    for (const [language, name] of [
      ['en', 'Central Treasury'],
      ['kg', 'Борбордук казыналык'],
      ['ru', 'Центральное казначейство'],
    ] as const) {
      const speaking = Object.assign(server.visitor({ language }), { sessionKey: client.sessionKey });
      const { text, data } = await speaking.operation('AccountService', 'GET_CARD_MINI_STATEMENT', reference);
      expect(text).toContain(name);
      const [latest]: readonly { readonly id: string; readonly creditName?: string }[] = Array.isArray(data)
        ? data
        : [];
      const same = await speaking.operation('AccountService', 'GET_TRANSACTION_BY_ID', { txnId: latest?.id });
      expect(same.text).toContain(name);
    }
  });

  it('have limits in the currency of their account, for their owner', async () => {
    const cards = await cardsOf(client);
    const dollars = cards.find((card) => card.convertedMaskedCardPan.startsWith('4288'));
    const reference = { accountId: dollars?.accountId ?? '', cardId: dollars?.id ?? '' };
    expect((await client.operation('AccountService', 'GET_CARD_LIMITS', reference)).data).toEqual([
      { limitType: 'CASH', ccy: 'USD', addText: '600.00', maxAmount: '2500.00' },
      { limitType: 'PURCHASE', ccy: 'USD', addText: '1200.00', maxAmount: '6000.00' },
      { limitType: 'INTERNET', ccy: 'USD', addText: '400.00', maxAmount: '3500.00' },
    ]);
    const stranger = await server.signedIn('saltanat');
    expect((await stranger.operation('AccountService', 'GET_CARD_LIMITS', reference)).code).toBe('CARD_NOT_FOUND');
    expect(await cardsOf(stranger)).toHaveLength(3);
  });
});
