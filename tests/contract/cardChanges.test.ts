import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { cardPin } from '../../bank/modules/cards/cardPin';
import { newOperationId } from '../bank/support/transfers';
import { allCards, cardOf, codeOnBack, referenceTo } from './support/cardStory';
import { codeRefusals, HOLD_AND_CAP } from './support/codeLimits';
import { expectEveryFailure } from './support/producedFailures';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { wrongCode } from './support/transferStory';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

const MINUTE_MS = 60_000;
const MAIN = '1014';
const FURTHER = '1022';
const PIN = '4917';
const OTHER_PIN = '8263';

type Code = 'CHANGE_CARD_LIMIT' | 'SET_CARD_PIN_CODE' | 'UNBLOCK_CARD' | 'CONFIRM_ACCOUNT_OPERATION';

let server: TestServer;
let client: WireClient;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => later(16));
afterAll(() => server.close());

async function later(minutes: number): Promise<void> {
  server.bank.clock.advance(minutes * MINUTE_MS);
  client = await server.signedIn('aibek');
}

async function ask(code: Code, data: object, by = client) {
  return by.operation('AccountService', code, data);
}

async function limitOf(lastDigits: string, addText: string, limitType = 'CASH') {
  const { accountId, cardId } = referenceTo(await cardOf(client, lastDigits));
  return { operationId: randomUUID(), accountId: Number(accountId), cardId, limitType, addText, ccy: 'KGS' };
}

async function limits(lastDigits: string): Promise<readonly object[]> {
  const { data } = await client.operation(
    'AccountService',
    'GET_CARD_LIMITS',
    referenceTo(await cardOf(client, lastDigits)),
  );
  return Array.isArray(data) ? data : [];
}

async function pinOf(lastDigits: string, pinCode = PIN) {
  const card = await cardOf(client, lastDigits);
  return { operationId: randomUUID(), ...referenceTo(card), pinCode, cvv2: await codeOnBack(server, card) };
}

async function unblockingOf(lastDigits: string) {
  return { operationId: randomUUID(), ...referenceTo(await cardOf(client, lastDigits)), action: 'unblock' };
}

/** Asks for a change and returns the message and how to confirm. */
async function prepared(code: Code, request: { readonly operationId: string }) {
  const sent = await server.codeSentBy('aibek', () => ask(code, request));
  expect(sent.answer).toMatchObject({ success: true });
  const { rows } = await server.bank.database.owner.query<{ text: string }>(
    `select text from sandbox_message where login = 'aibek' order by id desc limit 1`,
  );
  const confirm = (otp = sent.code) => ask('CONFIRM_ACCOUNT_OPERATION', { operationId: request.operationId, otp });
  return { otp: sent.code, text: rows[0]?.text ?? '', confirm };
}

async function changed(code: Code, request: { readonly operationId: string }): Promise<void> {
  const { confirm } = await prepared(code, request);
  expect((await confirm()).success).toBe(true);
}

async function handedOver(operationId: string): Promise<boolean> {
  const { rowCount } = await server.bank.database.owner.query('select from sandbox_card_order where key = $1', [
    operationId,
  ]);
  return rowCount === 1;
}

async function notices(): Promise<string> {
  const { data } = await client.operation('UtilityService', 'GET_NOTIFICATIONS', {});
  return JSON.stringify(data);
}

function set(lastDigits: string, values: string) {
  return server.bank.database.owner.query(`update card set ${values} where masked_number like '%' || $1`, [lastDigits]);
}

describe('a limit of a card', () => {
  it('is sent once its code was right, holds within the hour, and the owner is notified', async () => {
    const request = await limitOf(MAIN, '120000.00');
    const { text, otp, confirm } = await prepared('CHANGE_CARD_LIMIT', request);
    expect(text).toMatch(/лимита карты •1014 на снятие наличных: 50\s000,00\sсом → 120\s000,00\sсом в день/);
    expect((await ask('CHANGE_CARD_LIMIT', request)).success).toBe(true);
    expect((await ask('CHANGE_CARD_LIMIT', { ...request, addText: '110000.00' })).code).toBe('OPERATION_ID_REUSED');
    expect((await confirm(wrongCode(otp))).code).toBe('INCORRECT_OTP');
    expect((await limits(MAIN))[0]).toEqual({
      limitType: 'CASH',
      ccy: 'KGS',
      addText: '50000.00',
      maxAmount: '200000.00',
    });
    expect((await confirm()).success).toBe(true);
    expect((await confirm()).success).toBe(true);
    expect((await limits(MAIN))[0]).toMatchObject({ addText: '50000.00', requested: { addText: '120000.00' } });
    expect((await ask('CHANGE_CARD_LIMIT', await limitOf(MAIN, '1.00'))).code).toBe('CARD_CHANGE_PENDING');
    expect((await ask('CHANGE_CARD_LIMIT', await limitOf(MAIN, '0.00', 'INTERNET'))).success).toBe(true);
    await server.round('cardOrders');
    expect(await handedOver(request.operationId)).toBe(true);
    await later(60);
    await server.round('cardOrders');
    expect((await limits(MAIN))[0]).toMatchObject({ addText: '120000.00' });
    expect((await limits(MAIN))[0]).not.toHaveProperty('requested');
    expect(await notices()).toContain('Лимит карты •1014 изменён');
  });

  it('is the main card’s where only the account is named', async () => {
    const { cardId, ...request } = await limitOf(MAIN, '45000.00');
    const { accountId } = referenceTo(await cardOf(client, FURTHER));
    expect({ cardId, accountId: String(request.accountId) }).toEqual(referenceTo(await cardOf(client, MAIN)));
    expect(accountId).toBe(String(request.accountId));
    const { text, confirm } = await prepared('CHANGE_CARD_LIMIT', request);
    expect(text).toContain(`•${MAIN}`);
    await set(FURTHER, 'order_value = 0, supplementary = false');
    expect((await confirm()).success).toBe(true);
    await set(FURTHER, 'supplementary = true, order_value = (select max(order_value) from card)');
    expect(await limits(MAIN)).toContainEqual(
      expect.objectContaining({ requested: expect.objectContaining({ addText: '45000.00' }) }),
    );
    const ofAccount = await client.operation('AccountService', 'GET_CARD_LIMITS', { accountId });
    expect(ofAccount.data).toEqual(await limits(MAIN));
    expect((await ask('CHANGE_CARD_LIMIT', { ...request, operationId: randomUUID(), accountId: 999_999 })).code).toBe(
      'CARD_NOT_FOUND',
    );
    await later(60);
    await server.round('cardOrders');
    await later(60);
    await server.round('cardOrders');
  });

  it('is never above the highest, what it is, or one of a card that is not good', async () => {
    const refused = async (digits: string, amount: string, changes: object = {}) =>
      (await ask('CHANGE_CARD_LIMIT', { ...(await limitOf(digits, amount)), ...changes })).code;
    expect({
      'above the highest': await refused(MAIN, '200000.01'),
      'what it is': await refused(FURTHER, '50000.00'),
      'in another currency': await refused(MAIN, '7.00', { ccy: 'USD' }),
      'of a locked card': await refused('4042', '7.00'),
      'of an expired card': await refused('1030', '7.00'),
      'of a card there is not': await refused(MAIN, '7.00', { cardId: '999999' }),
    }).toEqual({
      'above the highest': 'FAILED_CHANGED_LIMIT',
      'what it is': 'FAILED_CHANGED_LIMIT',
      'in another currency': 'FAILED_CHANGED_LIMIT',
      'of a locked card': 'CARD_LOCKED',
      'of an expired card': 'CARD_EXPIRED',
      'of a card there is not': 'CARD_NOT_FOUND',
    });
  });

  it.each([{ addText: '-1.00' }, { addText: '1.5' }, { accountId: '17' }, { limitType: 'FUEL' }])(
    'is not asked for with %j',
    async (nonsense) => {
      const request = { ...(await limitOf(MAIN, '7.00')), ...nonsense };
      expect((await client.operation('AccountService', 'CHANGE_CARD_LIMIT', request)).code).toBe('INVALID_REQUEST');
    },
  );

  it('does not change once something has come in the way of its code', async () => {
    const begin = async (addText: string, limitType = 'CASH') =>
      prepared('CHANGE_CARD_LIMIT', await limitOf(FURTHER, addText, limitType));
    const [first, second] = [await begin('1.00'), await begin('2.00')];
    const [third, fourth, fifth] = [
      await begin('3.00', 'PURCHASE'),
      await begin('4.00', 'PURCHASE'),
      await begin('5.00', 'PURCHASE'),
    ];
    expect((await first.confirm()).success).toBe(true);
    expect((await second.confirm()).code).toBe('CARD_CHANGE_PENDING');
    await set(FURTHER, `ipc_status = 'softLock'`);
    expect((await third.confirm()).code).toBe('CARD_LOCKED');
    await set(FURTHER, `ipc_status = 'active', expires_on = '2020-01-31'`);
    expect((await fourth.confirm()).code).toBe('CARD_EXPIRED');
    await set(
      FURTHER,
      `expires_on = '2031-01-31', customer_id = (select id from customer where customer_no = '1000002')`,
    );
    expect((await fifth.confirm()).code).toBe('CARD_NOT_FOUND');
    await set(FURTHER, `customer_id = (select id from customer where customer_no = '1000001')`);
    await later(16);
    const late = await prepared('CHANGE_CARD_LIMIT', await limitOf(FURTHER, '4.00', 'INTERNET'));
    const { id } = await cardOf(client, FURTHER);
    await server.bank.database.owner.query(
      `insert into card_limit (card_id, limit_type, daily) values ($1, 'INTERNET', 400)`,
      [id],
    );
    expect((await late.confirm()).code).toBe('FAILED_CHANGED_LIMIT');
  });

  it('waits for five codes within a quarter of an hour at most', async () => {
    for (let index = 0; index < 5; index += 1) {
      expect((await ask('CHANGE_CARD_LIMIT', await limitOf(MAIN, '9.00', 'PURCHASE'))).success).toBe(true);
    }
    expect((await ask('CHANGE_CARD_LIMIT', await limitOf(MAIN, '9.00', 'PURCHASE'))).code).toBe('MAX_OTP_TRIES');
    expect((await ask('SET_CARD_PIN_CODE', await pinOf(MAIN))).code).toBe('MAX_OTP_TRIES');
    await set('1051', `custom_status = 'softLock', ipc_status = 'softLock'`);
    expect((await ask('UNBLOCK_CARD', await unblockingOf('1051'))).code).toBe('MAX_OTP_TRIES');
    expect(
      await codeRefusals(server, 'aibek', async () =>
        ask('CHANGE_CARD_LIMIT', await limitOf(MAIN, '9.00', 'PURCHASE')),
      ),
    ).toEqual(HOLD_AND_CAP);
    expect(await codeRefusals(server, 'aibek', async () => ask('SET_CARD_PIN_CODE', await pinOf(MAIN)))).toEqual(
      HOLD_AND_CAP,
    );
    expect(await codeRefusals(server, 'aibek', async () => ask('UNBLOCK_CARD', await unblockingOf('1051')))).toEqual(
      HOLD_AND_CAP,
    );
  });
});

describe('a PIN of a card', () => {
  it('comes into force at the processing centre after its code, and is kept nowhere', async () => {
    const request = await pinOf(MAIN);
    const { text, confirm } = await prepared('SET_CARD_PIN_CODE', request);
    expect(text).toContain('смены ПИН-кода карты •1014');
    expect((await ask('SET_CARD_PIN_CODE', request)).success).toBe(true);
    expect((await ask('SET_CARD_PIN_CODE', { ...request, pinCode: OTHER_PIN })).code).toBe('OPERATION_ID_REUSED');
    expect((await confirm()).success).toBe(true);
    expect((await ask('SET_CARD_PIN_CODE', await pinOf(MAIN, OTHER_PIN))).code).toBe('CARD_CHANGE_PENDING');
    const asked = { operationId: newOperationId(), accountId: '1', cardId: '2', pin: PIN, securityCode: '731' };
    expect(cardPin.kept?.(asked)).toEqual({ ...asked, pin: '0000', securityCode: '000' });
    await server.round('cardOrders');
    expect(await handedOver(request.operationId)).toBe(true);
    await later(3);
    await server.round('cardOrders');
    expect(await notices()).toContain('ПИН-код карты •1014 изменён');
  });

  it('is not one that is tried first, nor one for a card that is not good', async () => {
    expect((await ask('SET_CARD_PIN_CODE', await pinOf(MAIN, '1234'))).code).toBe('PIN_POLICY_INCONSISTENCY');
    expect((await ask('SET_CARD_PIN_CODE', await pinOf('4042'))).code).toBe('CARD_LOCKED');
    expect((await ask('SET_CARD_PIN_CODE', await pinOf('1030'))).code).toBe('CARD_EXPIRED');
    expect((await ask('SET_CARD_PIN_CODE', { ...(await pinOf(MAIN)), cardId: '999999' })).code).toBe('CARD_NOT_FOUND');
  });

  it('is set by the holder of the card, with three wrong security codes a day', async () => {
    const request = await pinOf('1010');
    const wrong = () => ({ ...request, operationId: randomUUID(), cvv2: request.cvv2 === '000' ? '001' : '000' });
    const first = await ask('SET_CARD_PIN_CODE', wrong());
    expect([first.code, first.particulars]).toEqual(['INCORRECT_CVV', { triesLeft: '2' }]);
    expect((await ask('SET_CARD_PIN_CODE', request)).success).toBe(true);
    for (let index = 0; index < 3; index += 1) {
      expect((await ask('SET_CARD_PIN_CODE', wrong())).code).toBe('INCORRECT_CVV');
    }
    expect((await ask('SET_CARD_PIN_CODE', { ...request, operationId: randomUUID() })).code).toBe(
      'CVV_TRIES_LIMIT_EXCEEDED',
    );
    await later(24 * 60);
    expect((await ask('SET_CARD_PIN_CODE', { ...request, operationId: randomUUID() })).success).toBe(true);
  });

  it('is not taken while the processing centre is silent, and stays the old one where it refuses', async () => {
    await set('1010', `masked_number = '428801******5031'`);
    expect((await ask('SET_CARD_PIN_CODE', await pinOf('5031'))).code).toBe('CARD_NETWORK_UNAVAILABLE');
    await set('5031', `masked_number = '428801******4031'`);
    const request = await pinOf('4031');
    await changed('SET_CARD_PIN_CODE', request);
    await server.round('cardOrders');
    expect(await handedOver(request.operationId)).toBe(true);
    await later(3);
    await server.round('cardOrders');
    expect(await notices()).toContain('ПИН-код карты •4031 не изменён');
    await set('4031', `masked_number = '428801******1010'`);
  });
});

describe('a lock of the owner’s', () => {
  it('is lifted by a code: at the bank at once, at the network within a quarter of an hour', async () => {
    await set('1010', `custom_status = 'softLock', ipc_status = 'softLock'`);
    const request = await unblockingOf('1010');
    const { text, confirm } = await prepared('UNBLOCK_CARD', request);
    expect(text).toContain('разблокировки карты •1010');
    expect((await ask('UNBLOCK_CARD', request)).success).toBe(true);
    expect((await ask('UNBLOCK_CARD', { ...request, ...referenceTo(await cardOf(client, MAIN)) })).code).toBe(
      'OPERATION_ID_REUSED',
    );
    expect(await cardOf(client, '1010')).toMatchObject({ customStatus: 'softLock' });
    expect((await confirm()).success).toBe(true);
    expect(await cardOf(client, '1010')).toMatchObject({
      customStatus: 'active',
      ipcCardStatus: 'softLock',
      lockRequest: { action: 'unblock' },
    });
    expect((await ask('UNBLOCK_CARD', await unblockingOf('1010'))).code).toBe('CARD_CHANGE_PENDING');
    await server.round('cardOrders');
    expect(await handedOver(request.operationId)).toBe(true);
    await later(15);
    await server.round('cardOrders');
    expect(await cardOf(client, '1010')).toMatchObject({ customStatus: 'active', ipcCardStatus: 'active' });
  });

  it('gives way when the owner blocks the card again meanwhile', async () => {
    await set('1010', `custom_status = 'softLock', ipc_status = 'softLock'`);
    await changed('UNBLOCK_CARD', await unblockingOf('1010'));
    const blocking = { operationId: randomUUID(), ...referenceTo(await cardOf(client, '1010')), action: 'block' };
    expect((await client.operation('AccountService', 'BLOCK_CARD', blocking)).success).toBe(true);
    await server.round('cardOrders');
    expect(await handedOver(blocking.operationId)).toBe(true);
    await later(15);
    const settled = async () => {
      const { lockRequest, ...card } = await cardOf(client, '1010');
      return [card.customStatus, card.ipcCardStatus, lockRequest];
    };
    await server.round('cardOrders');
    expect(await settled()).toEqual(['softLock', 'softLock', undefined]);
  });

  it('is the only one an owner lifts', async () => {
    expect((await ask('UNBLOCK_CARD', await unblockingOf(MAIN))).code).toBe('CARD_NOT_LOCKED');
    expect((await ask('UNBLOCK_CARD', await unblockingOf('4042'))).code).toBe('CARD_LOCKED');
    expect((await ask('UNBLOCK_CARD', await unblockingOf('1030'))).code).toBe('CARD_EXPIRED');
    expect((await ask('UNBLOCK_CARD', { ...(await unblockingOf(MAIN)), cardId: '999999' })).code).toBe(
      'CARD_NOT_FOUND',
    );
    const { confirm } = await prepared('UNBLOCK_CARD', await unblockingOf('1010'));
    await set('1010', `custom_status = 'active', ipc_status = 'active'`);
    expect((await confirm()).code).toBe('CARD_NOT_LOCKED');
  });

  it('is not lifted, nor anything else of a card changed, by who may only look', async () => {
    await server.bank.database.owner.query(`update app_user set rights = '{view}' where login = 'saltanat'`);
    const looking = await server.signedIn('saltanat');
    for (const code of ['UNBLOCK_CARD', 'SET_CARD_PIN_CODE', 'CHANGE_CARD_LIMIT'] as const) {
      expect([code, (await looking.operation('AccountService', code, {})).code]).toEqual([code, 'ACCESS_DENIED']);
    }
    const signing = await server.signedIn('daniyar');
    const card = await cardOf(signing, '5015');
    const asked = {
      operationId: randomUUID(),
      accountId: Number(card.accountId),
      cardId: card.id,
      limitType: 'CASH',
      addText: '5.00',
      ccy: 'KGS',
    };
    expect((await ask('CHANGE_CARD_LIMIT', asked, signing)).success).toBe(true);
  });
});

describe('the PIN of a card of a company', () => {
  it('is not set before signatures have allowed it', async () => {
    const director = await server.signedIn('daniyar');
    const [card] = await allCards(director);
    const request = {
      operationId: randomUUID(),
      accountId: card?.accountId,
      cardId: card?.id,
      pinCode: PIN,
      cvv2: '000',
    };
    expect((await ask('SET_CARD_PIN_CODE', request, director)).code).toBe('CARD_PIN_NOT_ALLOWED');
  });
});
