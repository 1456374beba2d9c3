import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../../bank/ledger/invariants';
import type { Rail } from '../../../bank/networks/ports/Rail';
import { addAccount, addCustomer, balanceOfClass } from '../support/arrange';
import { everythingStored, waysToWrite, workedFor } from '../support/cards';
import { createTestBank } from '../support/createTestBank';
import { addWaiting, receivedRequest, sentRequest, SYSTEM } from '../support/moneyTransfers';
import { moved } from '../support/movements';
import { statusOf, worker } from '../support/payments';
import { balanceOf, createAndSendAs, refusalOf, valueOf } from '../support/transfers';
import type { TestBank, TestCaller } from '../support/createTestBank';

const CODE = 'MAKE_MONEY_TRANSFER';
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const AMOUNT = 15_000n;
const NUMBER = '4820917365';

describe('a money transfer to a customer', () => {
  let bank: TestBank;
  let user: TestCaller;
  let customerId: string;
  let to: string;
  beforeEach(async () => {
    bank = await createTestBank();
    ({ customerId } = await addCustomer(bank, 'receiver'));
    user = await bank.callAs('receiver');
    to = await addAccount(bank, customerId, { balance: 1_000n, currency: 'USD' });
    await addWaiting(bank, { code: NUMBER, amount: AMOUNT, recipient: 'Klient Receiver' });
  });
  afterEach(async () => {
    await assertBooksBalance(bank.database.owner);
    await bank.close();
  });

  function requestOf(asked: Partial<Parameters<typeof receivedRequest>[0]> = {}) {
    return receivedRequest({ to, code: NUMBER, amount: AMOUNT, ...asked });
  }

  async function received(asked: Partial<Parameters<typeof receivedRequest>[0]> = {}, by = user): Promise<string> {
    return valueOf(await moved(bank, by, { code: CODE, request: requestOf(asked) })).transactionId;
  }

  async function attempt(
    asked: Partial<Parameters<typeof receivedRequest>[0]>,
    by = user,
  ): Promise<string | undefined> {
    return refusalOf(await by.call(CODE, requestOf(asked)));
  }

  async function held(): Promise<readonly bigint[]> {
    const balances = [await balanceOf(bank, to)];
    for (const name of ['RAIL_CLAIM', 'RAIL_TRANSIT', 'SETTLEMENT', 'FEE_INCOME']) {
      balances.push(await balanceOfClass(bank, name, 'USD'));
    }
    return balances;
  }

  const NOTHING_CAME = [1_000n, 0n, 0n, 0n, 0n];
  const CLAIMED = [1_000n, -AMOUNT, AMOUNT, 0n, 0n];
  const ARRIVED = [1_000n + AMOUNT, 0n, 0n, -AMOUNT, 0n];

  it('is a claim until the system has paid, and arrives then', async () => {
    const id = await received();
    expect([await statusOf(user, id), await held()]).toEqual(['ACCEPTED_FOR_PROCESSING', CLAIMED]);
    await worker(bank).round();
    expect([await statusOf(user, id), await held()]).toEqual(['IN_PROCESS', CLAIMED]);
    await workedFor(bank, 10 * SECOND_MS);
    expect([await statusOf(user, id), await held()]).toEqual(['ACCEPTED', ARRIVED]);
    const { debit, terms, progress } = valueOf(await user.call('GET_TRANSACTION_BY_ID_V2', { transactionId: id }));
    expect(debit.accountNumber).toBe(SYSTEM.name);
    expect(terms?.details).toMatchObject({ transferSystem: SYSTEM.name, transferCode: '******7365' });
    expect(progress).toMatchObject({
      network: 'remittance',
      reference: terms?.details?.networkReference,
      deletable: false,
    });
  });

  it('shows what was asked for and nothing that the system alone knows', async () => {
    const created = valueOf(await user.call(CODE, requestOf()));
    expect(created).toMatchObject({
      debit: { accountNumber: SYSTEM.name, name: 'Серикова Асель' },
      fee: { minor: 0n },
    });
    expect(created.confirmationText.replaceAll('\u00a0', ' ')).toMatch(
      /^Получение денежного перевода 150,00 \$ через Ak Kerben на счёт \*\d{4}\. Без комиссии\.$/u,
    );
  });

  it('is found by the sender’s name in another alphabet', async () => {
    expect(await attempt({ sender: ['SERIKOVA', 'Asel'] })).toBeUndefined();
  });

  it('is not paid to another person', async () => {
    const other = await addCustomer(bank, 'other');
    const stranger = await bank.callAs('other');
    const theirs = await addAccount(bank, other.customerId, { currency: 'USD' });
    expect(await attempt({ to: theirs }, stranger)).toBe('MONEY_TRANSFER_NOT_FOUND');
  });

  it('limits guesses to ten an hour', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await attempt({ code: '1111111111' })).toBe('MONEY_TRANSFER_NOT_FOUND');
    }
    expect(await attempt({})).toBe('TOO_MANY_REQUESTS');
    bank.clock.advance(HOUR_MS);
    expect(await attempt({})).toBeUndefined();
  });

  it('confirmed in two browsers is paid once', async () => {
    const requests = [requestOf(), requestOf()];
    const codes: string[] = [];
    for (const request of requests) {
      codes.push(await createAndSendAs(bank, user, { code: CODE, request }));
    }
    const outcomes = await Promise.all(
      requests.map(({ operationId }, index) => user.call('CONFIRM_TRANSFER', { operationId, otp: codes[index] ?? '' })),
    );
    expect(outcomes.map(refusalOf).toSorted()).toEqual(['MONEY_TRANSFER_NOT_FOUND', undefined]);
    expect(await held()).toEqual(CLAIMED);
    await Promise.all([worker(bank).round(), worker(bank).round()]);
    await workedFor(bank, MINUTE_MS);
    expect(await held()).toEqual(ARRIVED);
    expect(await attempt({})).toBe('MONEY_TRANSFER_NOT_FOUND');
  });

  it('that is paid elsewhere after it was found is not paid here', async () => {
    const request = requestOf();
    const otp = await createAndSendAs(bank, user, { code: CODE, request });
    await bank.database.owner.query('update sandbox_remittance set payout_key = gen_random_uuid()');
    const id = valueOf(await user.call('CONFIRM_TRANSFER', { operationId: request.operationId, otp })).transactionId;
    await workedFor(bank, MINUTE_MS);
    expect([await statusOf(user, id), await held()]).toEqual(['REJECTED', NOTHING_CAME]);
  });

  it('answers a replay the same when the money has long been there', async () => {
    const request = requestOf();
    const first = valueOf(await user.call(CODE, request));
    expect(valueOf(await user.call(CODE, request))).toEqual(first);
    expect(refusalOf(await user.call(CODE, { ...request, transferCode: '4820917366' }))).toBe('OPERATION_ID_REUSED');
    await received();
    await workedFor(bank, MINUTE_MS);
    expect(valueOf(await user.call(CODE, request))).toEqual(first);
  });

  it('whose answer was lost is paid once', async () => {
    await addWaiting(bank, { code: '4820917408', amount: AMOUNT, recipient: 'Klient Receiver' });
    const id = await received({ code: '4820917408' });
    await workedFor(bank, 3 * MINUTE_MS);
    expect([await statusOf(user, id), await held()]).toEqual(['ACCEPTED', ARRIVED]);
  });

  it.each(['4820917401', '4820917404'])('that the system stops (%s) never came', async (code) => {
    await addWaiting(bank, { code, amount: AMOUNT, recipient: 'Klient Receiver' });
    const id = await received({ code });
    await workedFor(bank, MINUTE_MS);
    expect([await statusOf(user, id), await held()]).toEqual(['REJECTED', NOTHING_CAME]);
  });

  it('is credited once, however often a worker dies between the answer and the booking', async () => {
    const id = await received();
    const { remittance } = bank.services.networks.rails;
    if (remittance === undefined) {
      throw new Error('The demonstration has no money-transfer systems');
    }
    const dying: Rail = {
      pace: remittance.pace,
      send: async (order) => {
        await remittance.send(order);
        throw new Error('The worker was killed');
      },
      stateOf: async (key) => {
        await remittance.stateOf(key);
        throw new Error('The worker was killed');
      },
    };
    await worker(bank, { remittance: dying }).round();
    bank.clock.advance(MINUTE_MS);
    await worker(bank, { remittance: dying }).round();
    expect([await statusOf(user, id), await held()]).toEqual(['ACCEPTED_FOR_PROCESSING', CLAIMED]);
    bank.clock.advance(MINUTE_MS);
    await Promise.all([worker(bank).round(), worker(bank).round(), worker(bank).round()]);
    await workedFor(bank, MINUTE_MS);
    expect([await statusOf(user, id), await held()]).toEqual(['ACCEPTED', ARRIVED]);
  });

  it('for an account that has been closed for credits waits for its recipient again', async () => {
    const id = await received();
    await worker(bank).round();
    await bank.database.owner.query('update account set credit_stopped = true where id = $1', [to]);
    await workedFor(bank, MINUTE_MS);
    expect([await statusOf(user, id), await held()]).toEqual(['RETURNED', NOTHING_CAME]);
    await bank.database.owner.query('update account set credit_stopped = false where id = $1', [to]);
    const again = await received();
    await workedFor(bank, MINUTE_MS);
    expect([await statusOf(user, again), await held()]).toEqual(['ACCEPTED', ARRIVED]);
  });

  it('from another customer of the bank settles the transfer of that customer, which can no longer be recalled', async () => {
    const sender = await addCustomer(bank, 'sender');
    const sending = await bank.callAs('sender');
    const from = await addAccount(bank, sender.customerId, { balance: 1_000_000n });
    const soms = await addAccount(bank, customerId);
    const recipient = { lastName: 'Клиент', firstName: 'receiver', middleName: '' };
    const request = { ...sentRequest({ from, amount: 500_000n, currency: 'KGS', country: 'KG' }), recipient };
    const sentId = valueOf(await moved(bank, sending, { code: CODE, request })).transactionId;
    await workedFor(bank, HOUR_MS);
    const number =
      valueOf(await sending.call('GET_TRANSACTION_BY_ID_V2', { transactionId: sentId })).progress?.reference ?? '';
    const id = await received({
      to: soms,
      code: number,
      amount: 500_000n,
      currency: 'KGS',
      sender: ['Клиент', 'sender'],
    });
    await workedFor(bank, MINUTE_MS);
    expect([await statusOf(user, id), await statusOf(sending, sentId), await balanceOf(bank, soms)]).toEqual([
      'ACCEPTED',
      'ACCEPTED',
      500_000n,
    ]);
    expect(refusalOf(await sending.call('TRANSACTION_DELETE_BY_ID', { transactionId: sentId }))).toBe(
      'OPERATION_IMPOSSIBLE',
    );
  });

  it('leaves its control number nowhere in the books', async () => {
    await received();
    await workedFor(bank, MINUTE_MS);
    await bank.database.owner.query('delete from sandbox_remittance');
    const stored = await everythingStored(bank);
    expect(waysToWrite(NUMBER).filter((text) => stored.includes(text))).toEqual([]);
  });

  it('cannot be kept as a template', async () => {
    const request = requestOf();
    valueOf(await moved(bank, user, { code: CODE, request }));
    expect(refusalOf(await user.call('CREATE_TEMPLATE', { name: 'Перевод', operationId: request.operationId }))).toBe(
      'OPERATION_NOT_FOUND',
    );
  });
});
