import { extractText, getDocumentProxy } from 'unpdf';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../../bank/ledger/invariants';
import type { Rail } from '../../../bank/networks/ports/Rail';
import { addAccount, addCustomer, balanceOfClass } from '../support/arrange';
import { workedFor } from '../support/cards';
import { createTestBank } from '../support/createTestBank';
import { sentRequest, SYSTEM } from '../support/moneyTransfers';
import { moved } from '../support/movements';
import { statusOf, worker } from '../support/payments';
import { balanceOf, refusalOf, valueOf } from '../support/transfers';
import type { TestBank, TestCaller } from '../support/createTestBank';

const CODE = 'MAKE_MONEY_TRANSFER';
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
const FUNDS = 1_000_000n;
const AMOUNT = 20_000n;
const FEE = 200n;

describe('a money transfer to a person', () => {
  let bank: TestBank;
  let user: TestCaller;
  let from: string;
  beforeEach(async () => {
    bank = await createTestBank();
    const { customerId } = await addCustomer(bank, 'sender');
    await bank.database.owner.query(
      `insert into exchange_rate (base, quote, rate_type, buy, sell, valid_from) values ('USD', 'KGS', 'official', 87000000, 87000000, $1)`,
      [new Date(bank.clock.now())],
    );
    user = await bank.callAs('sender');
    from = await addAccount(bank, customerId, { balance: FUNDS, currency: 'USD' });
  });
  afterEach(async () => {
    await assertBooksBalance(bank.database.owner);
    await bank.close();
  });

  async function sent(requested: Partial<Parameters<typeof sentRequest>[0]> = {}): Promise<string> {
    const request = sentRequest({ from, amount: AMOUNT, ...requested });
    return valueOf(await moved(bank, user, { code: CODE, request })).transactionId;
  }

  async function held(): Promise<readonly bigint[]> {
    const balances = [await balanceOf(bank, from)];
    for (const name of ['RAIL_TRANSIT', 'SETTLEMENT', 'FEE_INCOME']) {
      balances.push(await balanceOfClass(bank, name, 'USD'));
    }
    return balances;
  }

  async function progressOf(transactionId: string) {
    return valueOf(await user.call('GET_TRANSACTION_BY_ID_V2', { transactionId })).progress;
  }

  /** The text of the receipt without spaces: where lines break is not looked at. */
  async function receiptOf(transactionId: string): Promise<string> {
    const { bytes } = valueOf(await user.call('GET_TRANSACTION_RECEIPT_FILE', { transactionId }));
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
    return text.replace(/\s+/g, '');
  }

  async function usedToday(): Promise<bigint | undefined> {
    const limits = valueOf(await user.call('GET_CUST_LIMITS', {}));
    return limits.find(({ transferCode }) => transferCode === CODE.slice('MAKE_'.length))?.usedToday.minor;
  }

  async function messages(): Promise<readonly string[]> {
    const { rows } = await bank.database.owner.query<{ text: string }>(
      `select text from message_outbox where position($1 in text) = 1 order by id`,
      [SYSTEM.name],
    );
    return rows.map(({ text }) => text.replaceAll('\u00a0', ''));
  }

  const ON_ITS_WAY = [FUNDS - AMOUNT - FEE, AMOUNT, 0n, FEE];
  const PAID_OUT = [FUNDS - AMOUNT - FEE, 0n, AMOUNT, FEE];
  const BACK = [FUNDS - FEE, 0n, 0n, FEE];
  const NEVER_SENT = [FUNDS, 0n, 0n, 0n];

  it('waits in transit, gets a control number, and is settled when it is collected', async () => {
    const id = await sent();
    expect([await statusOf(user, id), await held()]).toEqual(['ACCEPTED_FOR_PROCESSING', ON_ITS_WAY]);
    expect(await progressOf(id)).toMatchObject({ network: 'remittance', reference: '', deletable: true });
    await worker(bank).round();
    const progress = await progressOf(id);
    expect(progress?.reference).toMatch(/^\d{10}$/);
    expect([await statusOf(user, id), await held()]).toEqual(['WAITING', ON_ITS_WAY]);
    expect(await messages()).toEqual([
      `Ak Kerben: перевод 200,00$ готов к выдаче. Получатель: Искаков Данияр. Контрольный номер ${progress?.reference ?? ''}. Сообщите его только получателю.`,
    ]);
    bank.clock.advance(10 * MINUTE_MS);
    await workedFor(bank, 10 * SECOND_MS);
    expect([await statusOf(user, id), await held()]).toEqual(['ACCEPTED', PAID_OUT]);
    const titles = valueOf(await user.call('GET_NOTIFICATIONS', {})).map(({ content }) => content.en.title);
    expect(titles).toEqual(['Payment completed', 'Transfer ready for collection', 'Payment accepted']);
    expect((await messages()).length).toBe(1);
  });

  it('has a receipt with the system, and the control number once there is one', async () => {
    const id = await sent();
    expect(await receiptOf(id)).toMatch(/СистемаденежныхпереводовAkKerben(?!Контрольный)/);
    await worker(bank).round();
    const { reference = '' } = (await progressOf(id)) ?? {};
    expect(reference).toMatch(/^\d{10}$/);
    expect(await receiptOf(id)).toContain(
      `СистемаденежныхпереводовAkKerbenКонтрольныйномер${reference}СтранавыплатыКазахстан,KZ`,
    );
  });

  it('tells on the check page what, whom, by which system and what it costs', async () => {
    const created = valueOf(await user.call(CODE, sentRequest({ from, amount: AMOUNT, phone: '+77011234567' })));
    expect(created).toMatchObject({
      credit: { accountNumber: 'Ak Kerben', name: 'Искаков Данияр' },
      fee: { minor: FEE, currency: 'USD' },
      terms: {
        details: {
          transferSystem: 'Ak Kerben',
          payoutCountry: 'Казахстан, KZ',
          payoutDays: '30',
          recipientPhone: '+77011234567',
        },
      },
    });
    expect(created.confirmationText.replaceAll('\u00a0', ' ')).toMatch(
      /^Денежный перевод 200,00 \$ со счёта \*\d{4} через Ak Kerben, получатель Искаков Данияр\. Комиссия 2,00 \$\.$/u,
    );
  });

  it.each([
    ['+77010000401', 'at once'],
    ['+77010000404', 'later'],
  ])('refused by the system (%s) comes back with its fee and limit', async (phone) => {
    const id = await sent({ phone });
    await workedFor(bank, MINUTE_MS);
    expect([await statusOf(user, id), await held(), await usedToday()]).toEqual(['REJECTED', NEVER_SENT, 0n]);
  });

  it('whose answer was lost is held once, under one number', async () => {
    const id = await sent({ phone: '+77010000408' });
    await workedFor(bank, 2 * MINUTE_MS);
    expect([await statusOf(user, id), await held()]).toEqual(['WAITING', ON_ITS_WAY]);
    expect((await bank.database.owner.query('select from sandbox_remittance')).rowCount).toBe(1);
    expect((await messages()).length).toBe(1);
  });

  it('is recalled before it has left without the system', async () => {
    const id = await sent();
    expect(valueOf(await user.call('TRANSACTION_DELETE_BY_ID', { transactionId: id })).status).toBe('CANCELLED');
    await worker(bank).round();
    expect([await held(), await usedToday()]).toEqual([NEVER_SENT, 0n]);
    expect((await bank.database.owner.query('select from sandbox_remittance')).rowCount).toBe(0);
  });

  it('is recalled before it is collected: the amount returns by a posting of its own, without the fee', async () => {
    const id = await sent();
    await worker(bank).round();
    const asked = valueOf(await user.call('TRANSACTION_DELETE_BY_ID', { transactionId: id }));
    expect([asked.status, asked.progress?.recallAsked, asked.progress?.deletable]).toEqual(['WAITING', true, false]);
    expect(valueOf(await user.call('TRANSACTION_DELETE_BY_ID', { transactionId: id }))).toEqual(asked);
    expect(await held()).toEqual(ON_ITS_WAY);
    await Promise.all([worker(bank).round(), worker(bank).round()]);
    bank.clock.advance(2 * MINUTE_MS);
    await Promise.all([worker(bank).round(), worker(bank).round()]);
    expect([await statusOf(user, id), await held(), await usedToday()]).toEqual(['RETURNED', BACK, 0n]);
    const { transactions } = valueOf(await user.call('GET_TRANSACTION_HISTORY_V2', {}));
    expect(transactions.map(({ txnCode }) => txnCode)).toEqual(['MAKE_MONEY_TRANSFER_RETURN', 'MAKE_MONEY_TRANSFER']);
    const titles = valueOf(await user.call('GET_NOTIFICATIONS', {})).map(({ content }) => content.en.title);
    expect(titles[0]).toBe('Transfer cancelled, money returned');
  });

  it('is not recalled once it has been collected', async () => {
    const id = await sent();
    await worker(bank).round();
    bank.clock.advance(10 * MINUTE_MS);
    valueOf(await user.call('TRANSACTION_DELETE_BY_ID', { transactionId: id }));
    await workedFor(bank, MINUTE_MS);
    expect([await statusOf(user, id), await held()]).toEqual(['ACCEPTED', PAID_OUT]);
    expect(refusalOf(await user.call('TRANSACTION_DELETE_BY_ID', { transactionId: id }))).toBeUndefined();
  });

  it('is recalled by its sender alone', async () => {
    const id = await sent();
    await worker(bank).round();
    await addCustomer(bank, 'stranger');
    const stranger = await bank.callAs('stranger');
    expect(refusalOf(await stranger.call('TRANSACTION_DELETE_BY_ID', { transactionId: id }))).toBe(
      'TRANSACTION_NOT_FOUND',
    );
    await workedFor(bank, MINUTE_MS);
    expect(await statusOf(user, id)).toBe('WAITING');
  });

  it('is recalled although the answers about that are lost', async () => {
    const id = await sent();
    await worker(bank).round();
    valueOf(await user.call('TRANSACTION_DELETE_BY_ID', { transactionId: id }));
    const { remittance } = bank.services.networks.rails;
    if (remittance?.undo === undefined) {
      throw new Error('The demonstration has no money-transfer systems');
    }
    const deaf: Rail = {
      pace: remittance.pace,
      send: (order) => remittance.send(order),
      stateOf: (key) => remittance.stateOf(key),
      undo: async (key) => {
        await remittance.undo?.(key);
        throw new Error('The answer was lost');
      },
    };
    await worker(bank, { remittance: deaf }).round();
    expect([await statusOf(user, id), await held()]).toEqual(['WAITING', ON_ITS_WAY]);
    bank.clock.advance(2 * MINUTE_MS);
    await worker(bank).round();
    expect([await statusOf(user, id), await held()]).toEqual(['RETURNED', BACK]);
  });

  it('that is not collected in time is returned', async () => {
    const id = await sent({ phone: '+77010000405' });
    await workedFor(bank, 20 * MINUTE_MS);
    bank.clock.advance(29 * DAY_MS);
    await workedFor(bank, MINUTE_MS);
    expect(await statusOf(user, id)).toBe('WAITING');
    bank.clock.advance(DAY_MS);
    await workedFor(bank, MINUTE_MS);
    expect([await statusOf(user, id), await held()]).toEqual(['RETURNED', BACK]);
    const titles = valueOf(await user.call('GET_NOTIFICATIONS', {})).map(({ content }) => content.en.title);
    expect(titles[0]).toBe('Transfer not collected, money returned');
  });

  it('survives a worker that is killed between the system and the books, once and for all', async () => {
    const id = await sent();
    const { remittance } = bank.services.networks.rails;
    if (remittance === undefined) {
      throw new Error('The demonstration has no money-transfer systems');
    }
    const dying: Rail = {
      pace: remittance.pace,
      stateOf: (key) => remittance.stateOf(key),
      send: async (order) => {
        await remittance.send(order);
        throw new Error('The worker was killed');
      },
    };
    await worker(bank, { remittance: dying }).round();
    expect([await statusOf(user, id), await held()]).toEqual(['ACCEPTED_FOR_PROCESSING', ON_ITS_WAY]);
    bank.clock.advance(MINUTE_MS);
    await Promise.all([worker(bank).round(), worker(bank).round(), worker(bank).round()]);
    expect([await statusOf(user, id), await held(), (await messages()).length]).toEqual(['WAITING', ON_ITS_WAY, 1]);
    expect((await bank.database.owner.query('select from sandbox_remittance')).rowCount).toBe(1);
  });

  it('can be kept as a template, without any number of the one that was sent', async () => {
    const request = sentRequest({ from, amount: AMOUNT });
    valueOf(await moved(bank, user, { code: CODE, request }));
    await worker(bank).round();
    const kept = valueOf(await user.call('CREATE_TEMPLATE', { name: 'Данияру', operationId: request.operationId }));
    expect(Object.keys(kept.terms?.details ?? {}).toSorted()).toEqual([
      'payoutCountry',
      'payoutDays',
      'transferSystem',
    ]);
  });
});
