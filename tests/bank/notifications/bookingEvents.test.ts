import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { eventsAfter } from '../../../bank/modules/notifications/outbox';
import type { EventPosition } from '../../../bank/modules/notifications/EventPosition';
import type { OutboxPage } from '../../../bank/modules/notifications/outbox';
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
    const before = await newestRow();
    const { transactionId } = valueOf(await transfer(bank, sender, { from: from ?? '', to: to ?? '', amount: 100n }));
    const page = await settled(before, 3);
    const { customerId, userId } = sender.caller;
    expect(page.events).toMatchObject([
      { customerId, userId: undefined, type: 'UPDATED_ACCOUNT', payload: { accountId: from }, position: undefined },
      { customerId, userId: undefined, type: 'UPDATED_ACCOUNT', payload: { accountId: to }, position: undefined },
      { customerId, userId, type: 'TRANSACTION_NOTIFICATION', payload: { txnId: transactionId }, position: page.last },
    ]);
    expect(page.isFull).toBe(false);
  });

  it('tells every user of the payee', async () => {
    const before = await newestRow();
    const request = clientRequest({ from: from ?? '', to: await numberOf(bank, theirs ?? ''), amount: 300n });
    const otp = await createAndSendAs(bank, sender, { code: 'MAKE_BANK_CLIENT_TRANSFER', request });
    valueOf(await sender.call('CONFIRM_TRANSFER', { operationId: request.operationId, otp }));
    const { events } = await settled(before, 4);
    expect(events.filter(({ customerId }) => customerId === other.customerId)).toMatchObject([
      { userId: undefined, type: 'UPDATED_ACCOUNT', payload: { accountId: theirs } },
      { userId: undefined, type: 'TRANSACTION_NOTIFICATION', payload: { notice: 'moneyReceived' } },
    ]);
  });

  it('becomes an event for the transaction and one for its notice when the bank has booked by itself', async () => {
    const before = await newestRow();
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
    expect((await settled(before, 3)).events).toMatchObject([
      { customerId, userId: undefined, type: 'UPDATED_ACCOUNT', payload: { accountId: theirs } },
      { customerId, userId: undefined, type: 'TRANSACTION_UPDATED', payload: { txnId } },
      { customerId, userId: undefined, type: 'TRANSACTION_NOTIFICATION', payload: { txnId, notice: 'interestPaid' } },
    ]);
  });
});

/** Events after a position, as soon as there are so many: they are read when every transaction that began before them has ended. */
async function settled(after: EventPosition, count: number): Promise<OutboxPage> {
  const read = () => eventsAfter(bank.services.database, after);
  await expect.poll(async () => (await read()).events, { timeout: 10_000 }).toHaveLength(count);
  return read();
}

/** Position of the newest row, whether readers may have it yet or not. */
async function newestRow(): Promise<EventPosition> {
  const { rows } = await bank.database.owner.query<{ xid: string; id: bigint }>(
    'select xid::text as xid, id from outbox_event order by outbox_event.xid desc, id desc limit 1',
  );
  return { xid: BigInt(rows[0]?.xid ?? 0), id: rows[0]?.id ?? 0n };
}
