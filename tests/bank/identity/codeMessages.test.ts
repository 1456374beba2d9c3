import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { URGENCIES } from '../../../bank/networks/messages';
import type { Recurrence } from '../../../src/domain/schedule/Recurrence';
import { addAccount, addCompany, addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { createAndSend, newOperationId, refusalOf, transferRequest, valueOf } from '../support/transfers';
import { dayOf } from '../schedules/support';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTHLY: Recurrence = { periodicity: 'monthly', firstDay: dayOf('2026-12-31'), lastDay: undefined };

let bank: TestBank;
let user: TestCaller;
let from: string;
let to: string;

beforeAll(async () => {
  bank = await createTestBank({ codeMessages: { tenMinutes: 10, hour: 30, day: 100 } });
});
beforeEach(async ({ task }) => {
  bank.clock.advance(2 * DAY);
  user = await customer(`sender ${task.id}`);
});
afterAll(() => bank.close());

/** Somebody with accounts of their own and, where none is given, a telephone of their own. */
async function customer(
  login: string,
  phone = `+99670${(bank.clock.now() % 10_000_000_000).toString()}`,
): Promise<TestCaller> {
  const { customerId, userId } = await addCustomer(bank, login);
  await bank.database.owner.query('update app_user set phone = $2 where id = $1', [userId, phone]);
  from = await addAccount(bank, customerId, { balance: 10_000_000n });
  to = await addAccount(bank, customerId);
  return bank.callAs(login);
}

async function ask(by = user) {
  const request = transferRequest({ from, to, amount: 1_000n });
  valueOf(await by.call('MAKE_OWN_ACCOUNTS_TRANSFER', request));
  return {
    operationId: request.operationId,
    answer: await by.call('SEND_OTP_BY_SMS', { operationId: request.operationId }),
  };
}

async function askTimes(times: number): Promise<void> {
  for (let done = 0; done < times; done += 1) {
    valueOf((await ask()).answer);
  }
}

/** The answer where no more messages go to the telephone for so long. */
function cappedFor(ms: number) {
  const retryAt = new Date(bank.clock.now() + ms).toISOString();
  return { ok: false, failure: { code: 'OTP_MESSAGES_LIMIT_EXCEEDED', data: { retryAt } } };
}

async function messages(caller = user): Promise<number> {
  const { rows } = await bank.database.owner.query<{ count: number }>(
    'select count(*)::int as count from message_outbox where user_id = $1',
    [caller.caller.userId],
  );
  return rows[0]?.count ?? 0;
}

describe('messages with codes to one telephone', () => {
  it('are ten in ten minutes, counted from the first; the operation stands and gets its code when the next may go', async () => {
    await askTimes(4);
    bank.clock.advance(4 * MINUTE);
    await askTimes(6);
    const { operationId, answer } = await ask();
    expect(answer).toEqual(cappedFor(6 * MINUTE));
    bank.clock.advance(6 * MINUTE);
    expect(valueOf(await user.call('SEND_OTP_BY_SMS', { operationId }))).toMatchObject({ sendsLeft: 2 });
    expect(await messages()).toBe(11);
  });

  it('are thirty in an hour', async () => {
    for (let times = 0; times < 3; times += 1) {
      await askTimes(10);
      bank.clock.advance(10 * MINUTE);
    }
    expect((await ask()).answer).toEqual(cappedFor(30 * MINUTE));
  });

  it('are a hundred in a day', async () => {
    for (let times = 0; times < 10; times += 1) {
      await askTimes(10);
      bank.clock.advance(HOUR);
    }
    expect((await ask()).answer).toEqual(cappedFor(DAY - 10 * HOUR));
  });

  it('are ten also when 150 are asked for at one moment', async () => {
    const all = await Promise.all(
      Array.from({ length: 150 }, async () => {
        const request = transferRequest({ from, to, amount: 1_000n });
        valueOf(await user.call('MAKE_OWN_ACCOUNTS_TRANSFER', request));
        return request.operationId;
      }),
    );
    const answers = await Promise.all(all.map((operationId) => user.call('SEND_OTP_BY_SMS', { operationId })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
    expect(new Set(answers.map(refusalOf))).toEqual(new Set([undefined, 'OTP_MESSAGES_LIMIT_EXCEEDED']));
    expect(await messages()).toBe(10);
  });

  it('are counted together for users who share it, and not for others', async () => {
    await askTimes(10);
    const { rows } = await bank.database.owner.query<{ phone: string }>('select phone from app_user where id = $1', [
      user.caller.userId,
    ]);
    const namesake = await customer(`namesake ${bank.clock.now()}`, rows[0]?.phone);
    expect(refusalOf((await ask(namesake)).answer)).toBe('OTP_MESSAGES_LIMIT_EXCEEDED');
    const other = await customer(`other ${bank.clock.now()}`, '+996700000001');
    expect(refusalOf((await ask(other)).answer)).toBeUndefined();
  });

  it('leave nothing half made of a change of the profile, which asks for its code at once', async () => {
    await askTimes(10);
    const change = { operationId: newOperationId(), questionId: '1', answer: 'Асанова' };
    expect(await user.call('SET_NEW_ANSWER_FOR_SECURITY_QUESTION', change)).toEqual(cappedFor(10 * MINUTE));
    const stored = await bank.database.owner.query('select from confirmation where user_id = $1', [user.caller.userId]);
    expect(stored.rows).toHaveLength(0);
    bank.clock.advance(10 * MINUTE);
    expect(refusalOf(await user.call('SET_NEW_ANSWER_FOR_SECURITY_QUESTION', change))).toBeUndefined();
  });

  it('leave nothing half made of a schedule', async () => {
    await askTimes(9);
    const { operationId } = await ask();
    const { id } = valueOf(await user.call('CREATE_TEMPLATE', { name: 'Отпуск', operationId }));
    const requested = { operationId: newOperationId(), templateId: id, recurrence: MONTHLY };
    expect(await user.call('HANDLE_SCHEDULED_TRANSACTION', requested)).toEqual(cappedFor(10 * MINUTE));
    const stored = await bank.database.owner.query('select from schedule where user_id = $1', [user.caller.userId]);
    expect(stored.rows).toHaveLength(0);
  });

  it('leave nothing half made of a signing', async () => {
    const customerId = await addCompany(bank, [
      { login: 'maker', rights: ['view', 'create'] },
      { login: 'director', rights: ['view', 'sign'], place: 1 },
      { login: 'accountant', rights: ['view', 'sign'], place: 2 },
    ]);
    const [maker, director] = [await bank.callAs('maker'), await bank.callAs('director')];
    const [debit, credit] = [
      await addAccount(bank, customerId, { balance: 100_000n }),
      await addAccount(bank, customerId),
    ];
    const request = transferRequest({ from: debit, to: credit, amount: 100n });
    valueOf(await maker.call('MAKE_OWN_ACCOUNTS_TRANSFER', request));
    valueOf(await maker.call('SEND_TXN_TO_PROCESSING_CORP', { operationId: request.operationId }));
    const begin = () =>
      director.call('CREATE_CONFIRM_OPERATION', { operationId: newOperationId(), documents: [request.operationId] });
    for (let times = 0; times < 10; times += 1) {
      valueOf(await begin());
    }
    bank.clock.advance(5 * MINUTE);
    await bank.database.owner.query(`update confirmation set created_at = created_at - interval '1 hour'`);
    expect(await begin()).toEqual(cappedFor(5 * MINUTE));
    expect((await bank.database.owner.query('select from signing')).rows).toHaveLength(10);
  });

  it('are not needed by a user who confirms with a device', async () => {
    await askTimes(10);
    await bank.database.owner.query(`update app_user set auth_type = 'TOTP' where id = $1`, [user.caller.userId]);
    const change = { operationId: newOperationId(), questionId: '1', answer: 'Асанова' };
    expect(refusalOf(await user.call('SET_NEW_ANSWER_FOR_SECURITY_QUESTION', change))).toBeUndefined();
  });

  it('do not run out for what brings no code: a code that lives is not asked for again', async () => {
    await askTimes(9);
    const request = transferRequest({ from, to, amount: 1_000n });
    const otp = await createAndSend(bank, user, request);
    expect(refusalOf((await ask()).answer)).toBe('OTP_MESSAGES_LIMIT_EXCEEDED');
    expect(refusalOf(await user.call('CONFIRM_TRANSFER', { operationId: request.operationId, otp }))).toBeUndefined();
  });
});

describe('a message with a code', () => {
  const urgencies = async (): Promise<readonly unknown[]> => {
    const { rows } = await bank.database.owner.query(
      'select urgency from message_outbox where user_id = $1 order by id',
      [user.caller.userId],
    );
    return rows;
  };

  it('leaves before notices, however many operations are sent at once, and after a code to get in', async () => {
    await askTimes(1);
    await Promise.all([ask(), ask(), ask()]);
    const change = { operationId: newOperationId(), questionId: '1', answer: 'Асанова' };
    valueOf(await user.call('SET_NEW_ANSWER_FOR_SECURITY_QUESTION', change));
    expect(await urgencies()).toEqual(Array.from({ length: 5 }, () => ({ urgency: URGENCIES.code })));
    expect(URGENCIES).toEqual({ access: 0, code: 1, notice: 2 });
  });
});

describe('letters with codes to one address', () => {
  it('are counted as messages to a telephone are, over users who name it', async () => {
    const email = 'flooded@mail.example';
    for (let index = 0; index < 10; index += 1) {
      const sender = await customer(`flooder ${index} ${bank.clock.now()}`, `+99655500${1000 + index}`);
      valueOf(await sender.call('GET_CONFIRMATION_CODE_BY_EMAIL', { email }));
    }
    expect(await user.call('GET_CONFIRMATION_CODE_BY_EMAIL', { email })).toEqual(cappedFor(10 * MINUTE));
  });
});
