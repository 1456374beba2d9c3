import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { money } from '../../../src/domain/money/Money';
import { setDaysOf } from '../../../src/domain/schedule/Recurrence';
import type { Recurrence } from '../../../src/domain/schedule/Recurrence';
import type { Template } from '../../../src/domain/template/Template';
import { addAccount, addCompanyUser, addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { newOperationId, otherCode, refusalOf, transferRequest, valueOf } from '../support/transfers';
import { codeWith, dayOf, look, scheduled, worker } from './support';

const HALF_A_MINUTE_MS = 30_000;
const QUARTER_MS = 16 * 60_000;
const MONTHLY: Recurrence = { periodicity: 'monthly', firstDay: dayOf('2026-12-31'), lastDay: undefined };

let bank: TestBank;
let user: TestCaller;
let template: Template;

beforeAll(async () => {
  bank = await createTestBank();
  const { customerId } = await addCustomer(bank, 'keeper');
  user = await bank.callAs('keeper');
  const from = await addAccount(bank, customerId, { balance: 10_000_000n });
  const request = transferRequest({
    from,
    to: await addAccount(bank, customerId),
    amount: 12_345n,
    purpose: 'На отпуск',
  });
  valueOf(await user.call('MAKE_OWN_ACCOUNTS_TRANSFER', request));
  template = valueOf(await user.call('CREATE_TEMPLATE', { name: ' Отпуск ', operationId: request.operationId }));
});
afterAll(() => bank.close());

async function prepared(recurrence: Recurrence = MONTHLY) {
  bank.clock.advance(QUARTER_MS);
  const operationId = newOperationId();
  const waiting = valueOf(
    await user.call('HANDLE_SCHEDULED_TRANSACTION', { operationId, templateId: template.id, recurrence }),
  );
  return { operationId, waiting, otp: await codeWith(bank, waiting.fingerprint) };
}

const read = async () => valueOf(await user.call('GET_TEMPLATE_BY_ID', { templateId: template.id }));

describe('a template', () => {
  it('is the operation it was kept from, trimmed of spaces around its name', () => {
    expect(template).toMatchObject({
      name: 'Отпуск',
      amount: money(12_345n, 'KGS'),
      purpose: 'На отпуск',
      schedule: undefined,
    });
    expect(template.txnCode).toBe('MAKE_OWN_ACCOUNTS_TRANSFER');
  });

  it('belongs to its customer: to another it does not exist, and neither does the operation', async () => {
    await addCustomer(bank, 'other');
    const other = await bank.callAs('other');
    const reference = { templateId: template.id };
    expect(refusalOf(await other.call('GET_TEMPLATE_BY_ID', reference))).toBe('TEMPLATE_NOT_FOUND');
    expect(refusalOf(await other.call('UPDATE_TEMPLATE', { ...reference, name: 'Моё' }))).toBe('TEMPLATE_NOT_FOUND');
    expect(refusalOf(await other.call('DELETE_TEMPLATE', reference))).toBe('TEMPLATE_NOT_FOUND');
    expect(refusalOf(await other.call('RESTORE_TEMPLATE', reference))).toBe('TEMPLATE_NOT_FOUND');
    expect(
      refusalOf(
        await other.call('HANDLE_SCHEDULED_TRANSACTION', {
          operationId: newOperationId(),
          ...reference,
          recurrence: MONTHLY,
        }),
      ),
    ).toBe('TEMPLATE_NOT_FOUND');
    expect(valueOf(await other.call('LIST_TEMPLATE_V2', { page: 1, limit: 1000 }))).toEqual([]);
    const foreign = await bank.database.owner.query<{ operation_id: string }>(
      'select operation_id::text from operation limit 1',
    );
    const requested = { name: 'Моё', operationId: newOperationId(), ...foreign.rows[0] };
    expect(refusalOf(await other.call('CREATE_TEMPLATE', { name: 'Моё', operationId: requested.operationId }))).toBe(
      'OPERATION_NOT_FOUND',
    );
  });

  it('of a company is listed for every user who may view it', async () => {
    await addCompanyUser(bank, 'looker');
    const looker = await bank.callAs('looker');
    expect(valueOf(await looker.call('LIST_TEMPLATE_V2', { page: 1, limit: 10 }))).toEqual([]);
  });
});

describe('the consent to a schedule', () => {
  it('is asked for in a message with the amount, both accounts and the recurrence', async () => {
    const { waiting } = await prepared();
    expect(waiting.words).toMatch(
      /^Регулярный платёж\. Перевод 123,45.сом со счёта .* раз в месяц, 31-го числа, с 31\.12\.2026, бессрочно\. /,
    );
    expect(waiting.codeSent).toMatchObject({ otpType: 'SMS', sendsLeft: 2, isLastSmsTry: false });
    expect((await read()).schedule).toBeUndefined();
  });

  it('is answered the same when asked for again, and refused for something else under the same id', async () => {
    const { operationId, waiting } = await prepared();
    const requested = { operationId, templateId: template.id, recurrence: MONTHLY };
    expect(valueOf(await user.call('HANDLE_SCHEDULED_TRANSACTION', requested))).toEqual(waiting);
    const other = { ...requested, recurrence: setDaysOf([dayOf('2026-12-31')]) };
    expect(refusalOf(await user.call('HANDLE_SCHEDULED_TRANSACTION', other))).toBe('OPERATION_ID_REUSED');
  });

  it('needs the right code, which another message brings as well', async () => {
    const { operationId, waiting, otp } = await prepared();
    expect(refusalOf(await user.call('CONFIRM_ACCOUNT_OPERATION', { operationId, otp: otherCode(otp) }))).toBe(
      'INCORRECT_OTP',
    );
    bank.clock.advance(HALF_A_MINUTE_MS);
    expect(valueOf(await user.call('RETRY_SEND_OTP', { operationId }))).toMatchObject({
      isLastSmsTry: false,
    });
    const second = await codeWith(bank, waiting.fingerprint);
    const confirmed = valueOf(await user.call('CONFIRM_ACCOUNT_OPERATION', { operationId, otp: second }));
    expect(confirmed.template?.schedule).toMatchObject({
      state: 'active',
      fingerprint: waiting.fingerprint,
      recurrence: MONTHLY,
    });
    expect(valueOf(await user.call('CONFIRM_ACCOUNT_OPERATION', { operationId, otp: second }))).toEqual(confirmed);
    expect(refusalOf(await user.call('CONFIRM_ACCOUNT_OPERATION', { operationId, otp: otherCode(second) }))).toBe(
      'OPERATION_NOT_FOUND',
    );
    expect(refusalOf(await user.call('RETRY_SEND_OTP', { operationId }))).toBe('OPERATION_NOT_FOUND');
  });

  it.each([
    ['a recurrence', `update schedule set last_day = '2099-01-01' where operation_id = $1`],
    [
      'an amount',
      'update template set amount = amount * 10, credited = credited * 10 where id = (select template_id from schedule where operation_id = $1)',
    ],
  ])('does not hold for %s that was changed after the code was sent', async (_what, change) => {
    const { operationId, otp } = await prepared();
    await bank.database.owner.query(change, [operationId]);
    expect(refusalOf(await user.call('CONFIRM_ACCOUNT_OPERATION', { operationId, otp }))).toBe('INCORRECT_OTP');
    await bank.database.owner.query('update template set amount = 12345, credited = 12345 where id = $1', [
      template.id,
    ]);
  });

  it('runs out', async () => {
    const { operationId, otp } = await prepared();
    bank.clock.advance(QUARTER_MS);
    expect(refusalOf(await user.call('CONFIRM_ACCOUNT_OPERATION', { operationId, otp }))).toBe('OPERATION_TIME_OUT');
    expect(refusalOf(await user.call('RETRY_SEND_OTP', { operationId }))).toBe('OPERATION_TIME_OUT');
  });

  it('is not possible for days that are past by then, nor for an exchange', async () => {
    const past = {
      operationId: newOperationId(),
      templateId: template.id,
      recurrence: setDaysOf([dayOf('2026-11-21')]),
    };
    expect(refusalOf(await user.call('HANDLE_SCHEDULED_TRANSACTION', past))).toBe('SCHEDULE_WITHOUT_DATES');
    await bank.database.owner.query(`update template set credited_currency = 'USD' where id = $1`, [template.id]);
    const exchange = { operationId: newOperationId(), templateId: template.id, recurrence: MONTHLY };
    expect(refusalOf(await user.call('HANDLE_SCHEDULED_TRANSACTION', exchange))).toBe('OPERATION_IMPOSSIBLE');
    await bank.database.owner.query(`update template set credited_currency = 'KGS' where id = $1`, [template.id]);
  });

  it('is not possible for what the bank has not kept whole, as the number of a card, nor for what leaves another account', async () => {
    const refused = async (change: string) => {
      await bank.database.owner.query(`update template set ${change} where id = $1`, [template.id]);
      return refusalOf(
        await user.call('HANDLE_SCHEDULED_TRANSACTION', {
          operationId: newOperationId(),
          templateId: template.id,
          recurrence: MONTHLY,
        }),
      );
    };
    const { rows } = await bank.database.owner.query<{ request: object; debit_number: string }>(
      'select request, debit_number from template where id = $1',
      [template.id],
    );
    expect(await refused(`request = request - 'ccy'`)).toBe('OPERATION_IMPOSSIBLE');
    await bank.database.owner.query('update template set request = $2 where id = $1', [
      template.id,
      JSON.stringify(rows[0]?.request),
    ]);
    expect(await refused(`debit_number = '1280016000000013'`)).toBe('OPERATION_IMPOSSIBLE');
    await bank.database.owner.query('update template set debit_number = $2 where id = $1', [
      template.id,
      rows[0]?.debit_number,
    ]);
  });

  it('is asked for five times in a quarter of an hour and not oftener', async () => {
    bank.clock.advance(QUARTER_MS);
    const ask = () =>
      user.call('HANDLE_SCHEDULED_TRANSACTION', {
        operationId: newOperationId(),
        templateId: template.id,
        recurrence: MONTHLY,
      });
    const answers = [];
    for (let index = 0; index < 6; index += 1) {
      answers.push(refusalOf(await ask()));
    }
    expect(answers).toEqual([undefined, undefined, undefined, undefined, undefined, 'MAX_OTP_TRIES']);
  });

  it('takes the place of the one before it, and an end is taken back for ten minutes', async () => {
    bank.clock.advance(QUARTER_MS);
    const first = await scheduled(bank, user, { template, recurrence: MONTHLY });
    const second = await scheduled(bank, user, { template, recurrence: setDaysOf([dayOf('2026-12-24')]) });
    expect(second.schedule?.nextDays).toEqual(['2026-12-24']);
    const of = (scheduleId = '') => ({ scheduleId, day: undefined });
    expect(refusalOf(await user.call('CHANGE_SCHEDULE', { ...of(first.schedule?.id), action: 'restore' }))).toBe(
      'SCHEDULE_NOT_FOUND',
    );
    expect(
      valueOf(await user.call('CHANGE_SCHEDULE', { ...of(second.schedule?.id), action: 'end' })).schedule,
    ).toBeUndefined();
    expect(refusalOf(await user.call('CHANGE_SCHEDULE', { ...of(second.schedule?.id), action: 'pause' }))).toBe(
      'SCHEDULE_NOT_FOUND',
    );
    expect(
      valueOf(await user.call('CHANGE_SCHEDULE', { ...of(second.schedule?.id), action: 'restore' })).schedule?.id,
    ).toBe(second.schedule?.id);
    valueOf(await user.call('CHANGE_SCHEDULE', { ...of(second.schedule?.id), action: 'end' }));
    bank.clock.advance(QUARTER_MS);
    expect(refusalOf(await user.call('CHANGE_SCHEDULE', { ...of(second.schedule?.id), action: 'restore' }))).toBe(
      'SCHEDULE_NOT_FOUND',
    );
  });

  it('is changed without a code only to pay less', async () => {
    bank.clock.advance(QUARTER_MS);
    const { schedule } = await scheduled(bank, user, {
      template,
      recurrence: setDaysOf([dayOf('2026-12-20'), dayOf('2026-12-25')]),
    });
    const scheduleId = schedule?.id ?? '';
    const change = (action: 'skip' | 'unskip' | 'pause' | 'resume', day?: string) =>
      user.call('CHANGE_SCHEDULE', { scheduleId, action, day: day === undefined ? undefined : dayOf(day) });
    expect(refusalOf(await change('skip', '2026-12-21'))).toBe('SCHEDULE_WITHOUT_DATES');
    expect(valueOf(await change('skip', '2026-12-20')).schedule).toMatchObject({
      nextDays: ['2026-12-25'],
      skippedDays: ['2026-12-20'],
    });
    expect(valueOf(await change('unskip', '2026-12-20')).schedule?.nextDays).toEqual(['2026-12-20', '2026-12-25']);
    expect(valueOf(await change('pause')).schedule).toMatchObject({ state: 'paused', nextDays: [] });
    expect(valueOf(await change('pause')).schedule?.state).toBe('paused');
    expect(valueOf(await change('resume')).schedule).toMatchObject({
      state: 'active',
      nextDays: ['2026-12-20', '2026-12-25'],
    });
    valueOf(await change('pause'));
    await look(bank, '2026-12-26', '09:00');
    expect(refusalOf(await change('resume'))).toBe('SCHEDULE_WITHOUT_DATES');
    await worker(bank).round();
  });
});
