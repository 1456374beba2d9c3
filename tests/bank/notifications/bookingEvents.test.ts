import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { eventsAfter, headOfOutbox } from '../../../bank/modules/notifications/outbox';
import { bookOfBank } from '../../../bank/ledger/ledger';
import { addAccount, addCustomer, internalAccount } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import { clientRequest, numberOf } from '../support/movements';
import { createAndSendAs, transfer, valueOf } from '../support/transfers';
import type { TestBank, TestCaller } from '../support/createTestBank';

let bank: TestBank;
let sender: TestCaller;
let [from, to, theirs]: readonly string[] = [];
let other: { readonly customerId: string };

beforeAll(async () => {
  bank = await createTestBank();
  const own = await addCustomer(bank, 'sender');
  other = await addCustomer(bank, 'other');
  sender = await bank.callAs('sender');
  from = await addAccount(bank, own.customerId, { balance: 100_000n });
  to = await addAccount(bank, own.customerId);
  theirs = await addAccount(bank, other.customerId);
});
afterAll(() => bank.close());

describe('the one row a booking writes for a customer', () => {
  it('becomes an event for each account and one for its maker, the last of which carries the position', async () => {
    const before = await headOfOutbox(bank.services.database);
    const { transactionId } = valueOf(await transfer(bank, sender, { from: from ?? '', to: to ?? '', amount: 100n }));
    const page = await eventsAfter(bank.services.database, before);
    const { customerId, userId } = sender.caller;
    expect(page.events).toMatchObject([
      { customerId, userId: undefined, type: 'UPDATED_ACCOUNT', payload: { accountId: from }, position: undefined },
      { customerId, userId: undefined, type: 'UPDATED_ACCOUNT', payload: { accountId: to }, position: undefined },
      {
        customerId,
        userId,
        type: 'TRANSACTION_NOTIFICATION',
        payload: { txnId: transactionId },
        position: page.reached,
      },
    ]);
    expect(page.isFull).toBe(false);
  });

  it('tells every user of the payee', async () => {
    const before = await headOfOutbox(bank.services.database);
    const request = clientRequest({ from: from ?? '', to: await numberOf(bank, theirs ?? ''), amount: 300n });
    const otp = await createAndSendAs(bank, sender, { code: 'MAKE_BANK_CLIENT_TRANSFER', request });
    valueOf(await sender.call('CONFIRM_TRANSFER', { operationId: request.operationId, otp }));
    const { events } = await eventsAfter(bank.services.database, before);
    expect(events.filter(({ customerId }) => customerId === other.customerId)).toMatchObject([
      { userId: undefined, type: 'UPDATED_ACCOUNT', payload: { accountId: theirs } },
      { userId: undefined, type: 'TRANSACTION_NOTIFICATION', payload: { notice: 'moneyReceived' } },
    ]);
  });

  it('becomes an event for the transaction and one for its notice when the bank has booked by itself', async () => {
    const before = await headOfOutbox(bank.services.database);
    const cash = await internalAccount(bank, 'CASH', 'KGS');
    const { transactionId } = await bank.services.database.kysely.transaction().execute((connection) =>
      bookOfBank(connection, {
        key: 'interest',
        legs: [
          { account: theirs ?? '', minor: 10n },
          { account: cash, minor: -10n },
        ],
        line: { code: 'INTEREST', notice: 'interestPaid' },
        at: bank.clock.now(),
      }),
    );
    const { customerId } = other;
    const txnId = String(transactionId);
    expect((await eventsAfter(bank.services.database, before)).events).toMatchObject([
      { customerId, userId: undefined, type: 'UPDATED_ACCOUNT', payload: { accountId: theirs } },
      { customerId, userId: undefined, type: 'TRANSACTION_UPDATED', payload: { txnId } },
      { customerId, userId: undefined, type: 'TRANSACTION_NOTIFICATION', payload: { txnId, notice: 'interestPaid' } },
    ]);
  });
});
