import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../../bank/ledger/invariants';
import { invoiceSeriesTask } from '../../../bank/modules/invoices/invoiceSeries';
import type { InvoiceSeries, QrInvoice } from '../../../src/domain/invoice/QrInvoice';
import { money } from '../../../src/domain/money/Money';
import { addDays } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';
import { DAY_MS, dailyWork } from '../deposits/support';
import { addAccount, addCompany } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { newOperationId, valueOf } from '../support/transfers';

/** Monday, 23 November 2026, 10:00 in Bishkek. */
const MONDAY = Date.UTC(2026, 10, 23, 4);

let bank: TestBank;
let user: TestCaller;
let account: string;
let today: BankDay;

beforeEach(async () => {
  bank = await createTestBank({ now: MONDAY });
  today = bankDayOf(MONDAY);
  const users = [{ login: 'owner', rights: ['view', 'create', 'sign'], place: 1 }] as const;
  const customerId = await addCompany(bank, users, 1);
  user = await bank.callAs('owner');
  account = await addAccount(bank, customerId, { balance: 0n });
  await dailyWork(bank).round();
});
afterEach(async () => {
  await assertBooksBalance(bank.database.owner);
  await bank.close();
});

/** A series over rent from tomorrow on, every month. */
async function agreed(lastDay?: BankDay): Promise<InvoiceSeries> {
  const request = {
    operationId: newOperationId(),
    accountId: account,
    prefix: 'АР',
    payerName: 'ОсОО «Береке»',
    payerInn: '',
    total: money(1_500_000n, 'KGS'),
    purpose: 'Аренда',
    recurrence: { periodicity: 'monthly', firstDay: addDays(today, 1), lastDay },
    daysToPay: 10,
  } as const;
  return valueOf(await user.call('AUTO_INVOICE_QR_GENERATE', request));
}

async function issued(): Promise<readonly QrInvoice[]> {
  user = await bank.callAs('owner');
  const { invoices } = valueOf(await user.call('GET_ISSUED_INVOICES', {}));
  return invoices.toReversed();
}

async function series(): Promise<InvoiceSeries | undefined> {
  user = await bank.callAs('owner');
  return valueOf(await user.call('GET_ISSUED_INVOICES', {})).series[0];
}

describe('a series of invoices', () => {
  it('has one invoice for each of its days, with any number of processes and delays', async () => {
    await agreed();
    bank.clock.advance(70 * DAY_MS);
    await Promise.all([dailyWork(bank).round(), dailyWork(bank).round()]);
    await dailyWork(bank).round();
    expect((await issued()).map(({ number, issuedOn, dueOn }) => [number, issuedOn, dueOn])).toEqual([
      ['АР-1', '2026-11-24', '2026-12-04'],
      ['АР-2', '2026-12-24', '2027-01-03'],
      ['АР-3', '2027-01-24', '2027-02-03'],
    ]);
    expect(await series()).toMatchObject({ issued: 3, nextDay: '2027-02-24' });
  });

  it('ends with its last day, or when it is stopped', async () => {
    const { id } = await agreed(addDays(today, 32));
    bank.clock.advance(100 * DAY_MS);
    await dailyWork(bank).round();
    expect((await issued()).length).toBe(2);
    expect((await series())?.nextDay).toBeUndefined();
    expect(valueOf(await user.call('STOP_INVOICE_SERIES', { seriesId: id })).nextDay).toBeUndefined();
    today = bankDayOf(bank.clock.now());
    const second = await agreed();
    valueOf(await user.call('STOP_INVOICE_SERIES', { seriesId: second.id }));
    bank.clock.advance(40 * DAY_MS);
    await dailyWork(bank).round();
    expect((await issued()).length).toBe(2);
  });

  it('passes over a number the company has given by hand', async () => {
    await agreed();
    const byHand = {
      operationId: newOperationId(),
      accountId: account,
      number: 'АР-1',
      payerName: 'Айбек',
      payerInn: '',
      total: money(100n, 'KGS'),
      purpose: '',
      dueOn: today,
    };
    valueOf(await user.call('MANUAL_INVOICE_QR_GENERATE', byHand));
    bank.clock.advance(DAY_MS);
    await dailyWork(bank).round();
    expect((await issued()).map(({ number }) => number)).toEqual(['АР-1', 'АР-2']);
  });

  it('has issued a day and moved on, or neither, when its process dies between the two', async () => {
    await agreed();
    const { owner } = bank.database;
    await owner.query(
      `create function die() returns trigger language plpgsql as 'begin raise exception ''killed''; end'`,
    );
    await owner.query('create trigger die before update on invoice_series for each row execute function die()');
    bank.clock.advance(DAY_MS);
    await expect(invoiceSeriesTask.run(bank.services, addDays(today, 1))).rejects.toThrow('killed');
    expect(await issued()).toEqual([]);
    await owner.query('drop function die cascade');
    await dailyWork(bank).round();
    expect((await issued()).map(({ number }) => number)).toEqual(['АР-1']);
  });

  it('ends with a notice when its account cannot be paid to any more', async () => {
    await agreed();
    await bank.database.owner.query('update account set credit_stopped = true where id = $1', [account]);
    bank.clock.advance(DAY_MS);
    await dailyWork(bank).round();
    expect([await issued(), (await series())?.nextDay]).toEqual([[], undefined]);
    const { rows } = await bank.database.owner.query<{ title: string }>(
      `select content -> 'ru' ->> 'title' as title from notification order by id desc limit 1`,
    );
    expect(rows[0]?.title).toBe('Регулярные счета остановлены');
  });
});
