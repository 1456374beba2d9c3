import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { money } from '../../../src/domain/money/Money';
import { addAccount, addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import { clientRequest, moved, numberOf } from '../support/movements';
import { balanceOf, refusalOf, valueOf } from '../support/transfers';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { watchBooks } from '../support/watchBooks';

const CODE = 'MAKE_BANK_CLIENT_TRANSFER';
const HOUR_MS = 60 * 60 * 1000;

describe('a transfer to another customer', () => {
  let bank: TestBank;
  let sender: TestCaller;
  let recipient: TestCaller;
  let from: string;
  let to: string;
  let toNumber: string;
  beforeAll(async () => {
    bank = await createTestBank();
    const { customerId } = await addCustomer(bank, 'sender');
    const other = await addCustomer(bank, 'other');
    await bank.database.owner.query(`update app_user set phone = '+996555111222' where login = 'other'`);
    sender = await bank.callAs('sender');
    recipient = await bank.callAs('other');
    from = await addAccount(bank, customerId, { balance: 10_000_000n });
    to = await addAccount(bank, other.customerId);
    await addAccount(bank, other.customerId, { currency: 'USD' });
    toNumber = await numberOf(bank, to);
  });
  afterAll(() => bank.close());
  watchBooks(() => bank.database.owner);

  it('shows the recipient by first name and initial', async () => {
    const preview = valueOf(await sender.call(CODE, clientRequest({ from, to: toNumber, amount: 5_000n })));
    expect(preview.credit).toEqual({ accountNumber: toNumber, name: 'other К.' });
    expect(preview.confirmationText).toContain('other К.');
    expect(preview.fee).toEqual(money(0n, 'KGS'));
  });

  it('moves the money, appears in both histories and notifies the recipient', async () => {
    const before = await balanceOf(bank, to);
    const request = clientRequest({ from, to: toNumber, amount: 5_000n });
    const outcome = valueOf(await moved(bank, sender, { code: CODE, request }));
    expect(await balanceOf(bank, to)).toBe(before + 5_000n);
    const { transactionId } = outcome;
    const lineOf = async (side: typeof sender) =>
      valueOf(await side.call('GET_TRANSACTION_BY_ID_V2', { transactionId }));
    expect(await lineOf(sender)).toMatchObject({
      txnCode: CODE,
      recipientName: 'other К.',
      senderName: 'Клиент sender',
    });
    expect(await lineOf(recipient)).toMatchObject({
      txnCode: CODE,
      recipientName: 'Клиент other',
      senderName: 'sender К.',
    });
    const [notice] = valueOf(await recipient.call('GET_NOTIFICATIONS', {}));
    expect(notice).toMatchObject({ transactionId, content: { en: { title: 'Money received' } } });
    const { rows } = await bank.database.owner.query(
      `select payload -> 'notice' as notice, payload -> 'userId' as user, payload #> '{accounts,0,accountId}' as account
        from outbox_event where type = 'BOOKING' and customer_id = $1 and payload ->> 'txnId' = $2`,
      [recipient.caller.customerId, transactionId],
    );
    expect(rows).toEqual([{ notice: 'moneyReceived', user: null, account: to }]);
  });

  it('finds an individual by phone, and the account in the currency that is sent', async () => {
    const preview = valueOf(
      await sender.call(CODE, clientRequest({ from, to: '+996555111222', by: 'phone', amount: 1_000n })),
    );
    expect(preview.credit.accountNumber).toBe(toNumber);
  });

  it("does not find an account that is unknown, closed, archived or the bank's own, nor a phone that two customers share", async () => {
    const attempt = async (number: string, by?: 'phone') =>
      refusalOf(await sender.call(CODE, clientRequest({ from, to: number, amount: 1_000n, ...(by && { by }) })));
    const shut = await addAccount(bank, recipient.caller.customerId, { accountClass: '3010' });
    const { rows } = await bank.database.owner.query<{ number: string }>(
      'select number from account where customer_id is null limit 1',
    );
    await addCustomer(bank, 'first');
    await addCustomer(bank, 'second');
    expect({
      'of nobody': await attempt('1280016000000013'),
      'archived': await attempt(await numberOf(bank, shut)),
      'of the bank': await attempt(rows[0]?.number ?? ''),
      'by a phone of two': await attempt('+996555000000', 'phone'),
    }).toEqual({
      'of nobody': 'RECIPIENT_NOT_FOUND',
      'archived': 'RECIPIENT_NOT_FOUND',
      'of the bank': 'RECIPIENT_NOT_FOUND',
      'by a phone of two': 'RECIPIENT_NOT_FOUND',
    });
  });

  it('refuses to be used for collecting names: ten misses an hour, and a right number is refused too', async () => {
    await addCustomer(bank, 'curious');
    const curious = await bank.callAs('curious');
    const own = await addAccount(bank, curious.caller.customerId, { balance: 100_000n });
    const ask = async (number: string) =>
      refusalOf(await curious.call(CODE, clientRequest({ from: own, to: number, amount: 100n })));
    for (let miss = 0; miss < 10; miss += 1) {
      expect(await ask(`128001600000${miss.toString().padStart(4, '0')}`)).toBe('RECIPIENT_NOT_FOUND');
    }
    expect(await ask(toNumber)).toBe('TOO_MANY_REQUESTS');
    bank.clock.advance(HOUR_MS);
    expect(await ask(toNumber)).toBeUndefined();
  });

  it('is refused by the same booking rules: another currency, a stopped account, no money', async () => {
    const dollars = await addAccount(bank, sender.caller.customerId, { currency: 'USD', balance: 10_000n });
    await bank.database.owner.query(
      `insert into exchange_rate (base, quote, rate_type, buy, sell, valid_from) values ('USD', 'KGS', 'official', 87450000, 87450000, now())`,
    );
    const attempt = async (request: ReturnType<typeof clientRequest>) => refusalOf(await sender.call(CODE, request));
    expect(await attempt(clientRequest({ from: dollars, to: toNumber, amount: 1_000n, currency: 'USD' }))).toBe(
      'CURRENCY_MISMATCH',
    );
    const stopped = await addAccount(bank, recipient.caller.customerId, { flags: { credit_stopped: true } });
    expect(await attempt(clientRequest({ from, to: await numberOf(bank, stopped), amount: 1_000n }))).toBe(
      'ACCOUNT_NO_CREDIT',
    );
    expect(await attempt(clientRequest({ from, to: toNumber, amount: 20_000_000n }))).toBe('INSUFFICIENT_FUNDS');
    expect(await attempt(clientRequest({ from, to: await numberOf(bank, from), amount: 1_000n }))).toBe('SAME_ACCOUNT');
    expect(await attempt(clientRequest({ from: dollars, to: toNumber, amount: 1_000n, currency: 'EUR' }))).toBe(
      'EXCHANGE_RATE_NOT_FOUND',
    );
  });

  it('costs what the tariff says', async () => {
    await bank.database.owner.query(
      `update tariff set fixed = 100, basis_points = 15, minimum = 300, maximum = 500 where tariff_code = 'BANK_CLIENT' and currency = 'KGS'`,
    );
    const fees: bigint[] = [];
    for (const amount of [10_000n, 200_000n, 1_000_000n]) {
      fees.push(valueOf(await sender.call(CODE, clientRequest({ from, to: toNumber, amount }))).fee.minor);
    }
    expect(fees).toEqual([300n, 400n, 500n]);
  });
});
