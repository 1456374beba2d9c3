import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { operationIdOf } from '../../../bank/modules/schedules/scheduledRuns';
import { money } from '../../../src/domain/money/Money';
import { setDaysOf } from '../../../src/domain/schedule/Recurrence';
import type { Recurrence } from '../../../src/domain/schedule/Recurrence';
import type { Template } from '../../../src/domain/template/Template';
import { addAccount, addCustomer, deposit } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { clientRequest } from '../support/movements';
import { paymentRequest } from '../support/payments';
import { balanceOf, transferRequest, valueOf } from '../support/transfers';
import { watchBooks } from '../support/watchBooks';
import { at, dayOf, look, runsOf, scheduled, noticesOf, worker } from './support';

const PRICE = 10_000n;

let bank: TestBank;
let user: TestCaller;
let customerId: string;
let to: string;
let people = 0;

beforeAll(async () => {
  bank = await createTestBank({ now: at('2027-01-20', '12:00') });
});
afterAll(() => bank.close());
watchBooks(() => bank.database.owner);

const from = (day: string, periodicity: 'onceAWeek' | 'everyTwoWeeks' | 'monthly' = 'monthly'): Recurrence => ({
  periodicity,
  firstDay: dayOf(day),
  lastDay: undefined,
});

/** A new customer with this much money and another account. */
async function person(balance: bigint): Promise<string> {
  people += 1;
  ({ customerId } = await addCustomer(bank, `person${people}`));
  user = await bank.callAs(`person${people}`);
  to = await addAccount(bank, customerId);
  return addAccount(bank, customerId, { balance });
}

async function kept(debit: string): Promise<Template> {
  const request = transferRequest({ from: debit, to, amount: PRICE });
  valueOf(await user.call('MAKE_OWN_ACCOUNTS_TRANSFER', request));
  return valueOf(await user.call('CREATE_TEMPLATE', { name: 'На отпуск', operationId: request.operationId }));
}

describe('a payment that is made by itself', () => {
  it('is made from eight in the morning of its day, once, and every month on its last day', async () => {
    const debit = await person(1_000_000n);
    const template = await scheduled(bank, user, { template: await kept(debit), recurrence: from('2027-01-31') });
    expect(template.schedule).toMatchObject({
      state: 'active',
      nextDays: ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'],
    });
    await look(bank, '2027-01-31', '07:59');
    expect(await balanceOf(bank, to)).toBe(0n);
    await look(bank, '2027-01-31', '08:00');
    expect(await balanceOf(bank, to)).toBe(PRICE);
    await Promise.all([worker(bank).round(), worker(bank).round()]);
    expect(await balanceOf(bank, to)).toBe(PRICE);
    const [run] = await runsOf(user, template);
    const line = valueOf(await user.call('GET_TRANSACTION_BY_ID_V2', { transactionId: run?.transactionId ?? '' }));
    expect(line).toMatchObject({ status: 'ACCEPTED', debit: { amount: money(PRICE, 'KGS') } });
    await look(bank, '2027-02-28', '09:00');
    expect(await runsOf(user, template)).toMatchObject([
      { day: '2027-02-28', state: 'done' },
      { day: '2027-01-31', state: 'done' },
    ]);
    expect(await balanceOf(bank, to)).toBe(2n * PRICE);
  });

  it('is tried every hour until the end of the day when money is short, and made when it has come', async () => {
    const debit = await person(PRICE);
    const template = await scheduled(bank, user, { template: await kept(debit), recurrence: from('2027-03-05') });
    await bank.database.owner.query('update account set blocked = balance where id = $1', [debit]);
    await look(bank, '2027-03-05', '08:00');
    expect(await runsOf(user, template)).toEqual([
      { day: '2027-03-05', state: 'due', failure: 'INSUFFICIENT_FUNDS', transactionId: undefined },
    ]);
    await look(bank, '2027-03-05', '08:59');
    await look(bank, '2027-03-05', '14:00');
    expect(await noticesOf(bank, user)).toEqual([
      expect.stringContaining('Регулярный платёж пока не выполнен: На отпуск, 100,00'),
    ]);
    await bank.database.owner.query('update account set blocked = 0 where id = $1', [debit]);
    await look(bank, '2027-03-05', '15:00');
    expect(await runsOf(user, template)).toMatchObject([{ state: 'done', failure: undefined }]);
  });

  it('is announced and a line of history when it failed all day', async () => {
    const debit = await person(PRICE);
    const template = await scheduled(bank, user, {
      template: await kept(debit),
      recurrence: setDaysOf([dayOf('2027-03-10')]),
    });
    await bank.database.owner.query('update account set blocked = balance where id = $1', [debit]);
    for (const time of ['08:00', '12:00', '23:30']) {
      await look(bank, '2027-03-10', time);
    }
    const { schedule } = valueOf(await user.call('GET_TEMPLATE_BY_ID', { templateId: template.id }));
    expect(schedule).toMatchObject({
      state: 'finished',
      nextDays: [],
      runs: [{ state: 'failed', failure: 'INSUFFICIENT_FUNDS' }],
    });
    const [notice] = await noticesOf(bank, user);
    expect(notice).toContain('Регулярный платёж не выполнен');
    const line = valueOf(
      await user.call('GET_TRANSACTION_BY_ID_V2', { transactionId: schedule?.runs[0]?.transactionId ?? '' }),
    );
    expect(line).toMatchObject({
      status: 'REJECTED',
      fingerprint: schedule?.fingerprint,
      recipientName: `Клиент person${people}`,
    });
    expect(await balanceOf(bank, to)).toBe(0n);
  });

  it('is announced at once when waiting would not help', async () => {
    const debit = await person(1_000_000n);
    const template = await scheduled(bank, user, { template: await kept(debit), recurrence: from('2027-03-12') });
    await bank.database.owner.query('update account set frozen = true where id = $1', [debit]);
    await look(bank, '2027-03-12', '10:00');
    expect(await runsOf(user, template)).toMatchObject([{ state: 'failed', failure: 'ACCOUNT_DEBIT_FROZEN' }]);
  });

  it('is made the same day when the bank was down in the morning, and stated as missed when it was down all day', async () => {
    const debit = await person(1_000_000n);
    const template = await scheduled(bank, user, {
      template: await kept(debit),
      recurrence: from('2027-03-15', 'onceAWeek'),
    });
    await look(bank, '2027-03-15', '21:40');
    await look(bank, '2027-04-05', '07:00');
    expect(await runsOf(user, template)).toMatchObject([
      { day: '2027-03-29', state: 'missed' },
      { day: '2027-03-22', state: 'missed' },
      { day: '2027-03-15', state: 'done' },
    ]);
    expect(await noticesOf(bank, user)).toEqual([expect.stringContaining('22.03.2027, 29.03.2027')]);
    await look(bank, '2027-04-05', '08:00');
    expect(await balanceOf(bank, to)).toBe(2n * PRICE);
  });

  it('leaves days out that are skipped, and none while it is paused', async () => {
    const debit = await person(1_000_000n);
    const { schedule, ...template } = await scheduled(bank, user, {
      template: await kept(debit),
      recurrence: from('2027-04-07', 'onceAWeek'),
    });
    const scheduleId = schedule?.id ?? '';
    const skipped = valueOf(
      await user.call('CHANGE_SCHEDULE', { scheduleId, action: 'skip', day: dayOf('2027-04-07') }),
    );
    expect(skipped.schedule?.nextDays[0]).toBe('2027-04-14');
    await look(bank, '2027-04-07', '08:00');
    valueOf(await user.call('CHANGE_SCHEDULE', { scheduleId, action: 'pause', day: undefined }));
    await look(bank, '2027-04-14', '08:00');
    await look(bank, '2027-04-20', '08:00');
    const resumed = valueOf(await user.call('CHANGE_SCHEDULE', { scheduleId, action: 'resume', day: undefined }));
    expect(resumed.schedule?.nextDays[0]).toBe('2027-04-21');
    await look(bank, '2027-04-21', '08:00');
    expect(await runsOf(user, { ...template, schedule: undefined })).toMatchObject([
      { day: '2027-04-21', state: 'done' },
      { day: '2027-04-07', state: 'skipped' },
    ]);
  });

  it('gives up a day under way when it is ended', async () => {
    const debit = await person(PRICE);
    const template = await scheduled(bank, user, { template: await kept(debit), recurrence: from('2027-05-03') });
    await bank.database.owner.query('update account set blocked = balance where id = $1', [debit]);
    await look(bank, '2027-05-03', '08:00');
    valueOf(await user.call('DELETE_TEMPLATE', { templateId: template.id }));
    await bank.database.owner.query('update account set blocked = 0 where id = $1', [debit]);
    await look(bank, '2027-05-03', '09:00');
    expect(await balanceOf(bank, to)).toBe(0n);
    const { rows } = await bank.database.owner.query('select state from schedule_run where schedule_id = $1', [
      template.schedule?.id,
    ]);
    expect(rows).toEqual([{ state: 'skipped' }]);
  });

  it('goes to another bank on the first day that still accepts it', async () => {
    // Banks rest until the ninth.
    await look(bank, '2027-05-12', '08:00');
    const debit = await person(1_000_000n);
    const request = paymentRequest({ from: debit, amount: PRICE, day: '2027-05-12' });
    valueOf(await user.call('MAKE_OTHER_BANK_TRANSFER', request));
    const kept = valueOf(await user.call('CREATE_TEMPLATE', { name: 'Счёт', operationId: request.operationId }));
    // 2027-05-15 is a Saturday.
    const template = await scheduled(bank, user, {
      template: kept,
      recurrence: setDaysOf([dayOf('2027-05-15'), dayOf('2027-05-18')]),
    });
    await look(bank, '2027-05-15', '08:00');
    await look(bank, '2027-05-18', '11:00');
    const dates = await Promise.all(
      (await runsOf(user, template)).map(
        async ({ transactionId = '' }) =>
          valueOf(await user.call('GET_TRANSACTION_BY_ID_V2', { transactionId })).terms?.valueDate,
      ),
    );
    expect(dates).toEqual(['2027-05-19', '2027-05-17']);
  });

  it('is not made by a user who may only look', async () => {
    const debit = await person(1_000_000n);
    const template = await scheduled(bank, user, { template: await kept(debit), recurrence: from('2027-05-20') });
    await bank.database.owner.query(`update customer set passport_expires_on = '2027-05-19' where id = $1`, [
      customerId,
    ]);
    await look(bank, '2027-05-20', '08:00');
    expect(await runsOf(user, template)).toMatchObject([{ state: 'failed', failure: 'PASSPORT_EXPIRED' }]);
  });
});

describe('what was agreed on', () => {
  it('is what is booked: a row that was changed afterwards books nothing', async () => {
    const debit = await person(1_000_000n);
    const template = await scheduled(bank, user, { template: await kept(debit), recurrence: from('2027-06-01') });
    await bank.database.owner.query(`update schedule set last_day = '2030-01-01' where template_id = $1`, [
      template.id,
    ]);
    await look(bank, '2027-06-01', '08:00');
    expect(await runsOf(user, template)).toMatchObject([{ state: 'failed', failure: 'OPERATION_IMPOSSIBLE' }]);
    expect(await balanceOf(bank, to)).toBe(0n);
  });

  it('includes the recipient: a phone that now belongs to another customer is not paid', async () => {
    const friend = await addCustomer(bank, 'friend');
    await bank.database.owner.query(`update app_user set phone = '+996555777888' where login = 'friend'`);
    const friendAccount = await addAccount(bank, friend.customerId);
    const debit = await person(1_000_000n);
    const request = clientRequest({ from: debit, to: '+996555777888', by: 'phone', amount: PRICE });
    valueOf(await user.call('MAKE_BANK_CLIENT_TRANSFER', request));
    const kept = valueOf(await user.call('CREATE_TEMPLATE', { name: 'Другу', operationId: request.operationId }));
    const template = await scheduled(bank, user, { template: kept, recurrence: from('2027-06-03', 'onceAWeek') });
    await look(bank, '2027-06-03', '08:00');
    expect(await balanceOf(bank, friendAccount)).toBe(PRICE);
    const stranger = await addCustomer(bank, 'stranger');
    const strangerAccount = await addAccount(bank, stranger.customerId);
    await bank.database.owner
      .query(`update app_user set phone = case login when 'friend' then '+996555000777' else '+996555777888' end
      where login in ('friend', 'stranger')`);
    await look(bank, '2027-06-10', '08:00');
    expect(await runsOf(user, template)).toMatchObject([
      { state: 'failed', failure: 'OPERATION_IMPOSSIBLE' },
      { state: 'done' },
    ]);
    expect(await balanceOf(bank, strangerAccount)).toBe(0n);
  });

  it('is booked once though a worker died between creating and booking, and though its operation ran out', async () => {
    const debit = await person(0n);
    await deposit(bank, debit, { amount: 1_000_000n, currency: 'KGS' });
    const template = await scheduled(bank, user, { template: await kept(debit), recurrence: from('2027-06-15') });
    bank.clock.advance(Math.max(0, at('2027-06-15', '08:00') - bank.clock.now()));
    const scheduleId = BigInt(template.schedule?.id ?? '0');
    const operationId = operationIdOf({ schedule_id: scheduleId, day: dayOf('2027-06-15'), tries: 0 });
    valueOf(
      await user.call('MAKE_OWN_ACCOUNTS_TRANSFER', transferRequest({ from: debit, to, amount: PRICE, operationId })),
    );
    await look(bank, '2027-06-15', '08:30');
    await worker(bank).round();
    expect(await runsOf(user, template)).toMatchObject([{ state: 'done' }]);
    expect(await balanceOf(bank, to)).toBe(PRICE);
  });

  it('is made once by many workers at the same moment', async () => {
    const debit = await person(1_000_000n);
    const templates: Template[] = [];
    for (let index = 0; index < 12; index += 1) {
      templates.push(await scheduled(bank, user, { template: await kept(debit), recurrence: from('2027-06-20') }));
      bank.clock.advance(16 * 60_000);
    }
    bank.clock.advance(Math.max(0, at('2027-06-20', '08:00') - bank.clock.now()));
    const workers = Array.from({ length: 6 }, () => worker(bank));
    await Promise.all(workers.map((each) => each.round()));
    await Promise.all(workers.map((each) => each.round()));
    expect(await balanceOf(bank, to)).toBe(12n * PRICE);
    for (const template of templates) {
      expect(await runsOf(user, template)).toMatchObject([{ state: 'done' }]);
    }
  });
});
