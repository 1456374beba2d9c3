import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { hotpCode, stepOf } from '../../../bank/modules/identity/oathCodes';
import { seal } from '../../../bank/kernel/sealing';
import { newSessionKey } from '../../../bank/modules/identity/sessions';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import type { Recurrence } from '../../../src/domain/schedule/Recurrence';
import { formatDateTime } from '../../../src/domain/time/format';
import { addAccount, addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { qrRequest } from '../support/qr';
import { createAndSend, newOperationId, otherCode, refusalOf, transferRequest, valueOf } from '../support/transfers';
import { watchBooks } from '../support/watchBooks';
import { dayOf } from '../schedules/support';

const MINUTE = 60_000;
const MONTHLY: Recurrence = { periodicity: 'monthly', firstDay: dayOf('2026-12-31'), lastDay: undefined };

/** An operation that awaits a code, and the call that submits it. */
interface Target {
  readonly operationId: OperationId;
  readonly confirm: (otp: string, by?: TestCaller) => Promise<unknown>;
}

let bank: TestBank;
let login: string;
let userId: string;
let thief: TestCaller;
let owner: TestCaller;
let from: string;
let to: string;

beforeAll(async () => {
  bank = await createTestBank();
});
beforeEach(async ({ task }) => {
  await bank.database.owner.query(
    'truncate wrong_codes, one_time_code, code_subject, message_outbox, confirmation, email_confirmation cascade',
  );
  login = `victim ${task.id}`;
  const added = await addCustomer(bank, login);
  userId = added.userId;
  await bank.database.owner.query(`update app_user set email = 'victim@mail.example' where id = $1`, [userId]);
  thief = await bank.callAs(login, await openSession());
  owner = await bank.callAs(login, await openSession());
  from = await addAccount(bank, added.customerId, { balance: 10_000_000n });
  to = await addAccount(bank, added.customerId);
});
afterAll(() => bank.close());
watchBooks(() => bank.database.owner);

async function openSession(): Promise<string> {
  const { rows } = await bank.database.owner.query<{ id: string }>(
    `insert into session (key_hash, user_id, stage, created_at, last_activity_at, user_agent, address)
      values ($1, $2, 'active', $3, $3, '', '203.0.113.7') returning id::text`,
    [newSessionKey().hash, userId, new Date(bank.clock.now())],
  );
  return rows[0]?.id ?? '';
}

async function endOf(caller: TestCaller): Promise<string | null> {
  const { rows } = await bank.database.owner.query<{ end_reason: string | null }>(
    'select end_reason from session where id = $1',
    [caller.caller.sessionId],
  );
  return rows[0]?.end_reason ?? null;
}

/** Number of wrong codes the bank has checked: each costs its subject one of five tries. */
async function checkedCodes(): Promise<number> {
  const { rows } = await bank.database.owner.query<{ wrong: number }>(
    'select sum(5 - tries_left)::int as wrong from code_subject',
  );
  return rows[0]?.wrong ?? 0;
}

async function sentBy(channel: 'sms' | 'email'): Promise<readonly string[]> {
  const { rows } = await bank.database.owner.query<{ text: string }>(
    `select text from message_outbox where user_id = $1 and channel = $2 and text !~ '\\m\\d{6}\\M' order by id`,
    [userId, channel],
  );
  return rows.map(({ text }) => text);
}

function wrongFor(sequence: number): string {
  return (100_000 + sequence).toString();
}

async function transferTarget(): Promise<Target> {
  const request = transferRequest({ from, to, amount: 1_000n });
  valueOf(await thief.call('MAKE_OWN_ACCOUNTS_TRANSFER', request));
  return money(request.operationId, 'CONFIRM_TRANSFER');
}

async function qrTarget(sequence: number): Promise<Target> {
  const request = qrRequest(from, { transactionId: `INV-${sequence}` });
  valueOf(await thief.call('MAKE_QR_PAYMENT', request));
  return money(request.operationId, 'CONFIRM_PAYMENT');
}

function money(operationId: OperationId, code: 'CONFIRM_TRANSFER' | 'CONFIRM_PAYMENT'): Target {
  return { operationId, confirm: (otp, by = thief) => by.call(code, { operationId, otp }) };
}

async function questionTarget(): Promise<Target> {
  const operationId = newOperationId();
  valueOf(
    await thief.call('SET_NEW_ANSWER_FOR_SECURITY_QUESTION', { operationId, questionId: '1', answer: 'Асанова' }),
  );
  return { operationId, confirm: (otp, by = thief) => by.call('CONFIRM_UTILITY_OPERATION', { operationId, otp }) };
}

async function scheduleTarget(template: OperationId): Promise<Target> {
  const { id } = valueOf(
    await thief.call('CREATE_TEMPLATE', { name: `Ш ${template}`.slice(0, 30), operationId: template }),
  );
  const operationId = newOperationId();
  valueOf(await thief.call('HANDLE_SCHEDULED_TRANSACTION', { operationId, templateId: id, recurrence: MONTHLY }));
  return { operationId, confirm: (otp, by = thief) => by.call('CONFIRM_ACCOUNT_OPERATION', { operationId, otp }) };
}

/** Creates `count` operations of all kinds in turn; kinds with limits of their own only as often as allowed. */
async function targets(count: number): Promise<readonly Target[]> {
  const made: Target[] = [];
  for (let index = 0; index < count; index += 1) {
    const [first] = made;
    if (index % 30 === 1) {
      made.push(await questionTarget());
    } else if (index % 30 === 2 && first !== undefined) {
      made.push(await scheduleTarget(first.operationId));
    } else {
      made.push(await (index % 3 === 0 ? transferTarget() : qrTarget(index)));
    }
  }
  return made;
}

/** Failure of a user who is on hold for `minutes` from now. */
function heldFor(minutes: number) {
  const retryAt = new Date(bank.clock.now() + minutes * MINUTE).toISOString();
  return { ok: false, failure: { code: 'CONFIRMATIONS_ON_HOLD', data: { retryAt } } };
}

async function guessTimes(times: number, caller = thief): Promise<unknown> {
  let last: unknown;
  for (let done = 0; done < times; done += 5) {
    const { confirm } = await transferTarget();
    for (let guess = 0; guess < Math.min(5, times - done); guess += 1) {
      last = await confirm(wrongFor(guess), caller);
    }
  }
  return last;
}

const guessTen = (caller = thief) => guessTimes(10, caller);

describe('guessing codes of one customer', () => {
  it('over 150 operations of all kinds, five codes each, is ended by the tenth wrong code', async () => {
    const all = await targets(150);
    const refusals: (string | undefined)[] = [];
    for (const [index, { confirm }] of all.entries()) {
      for (let guess = 0; guess < 5; guess += 1) {
        refusals.push(await refusedWith(confirm(wrongFor(index * 5 + guess))));
      }
    }
    expect(await checkedCodes()).toBe(10);
    expect(refusals.slice(9)).toEqual(Array.from({ length: 741 }, () => 'CONFIRMATIONS_ON_HOLD'));
    expect([await endOf(thief), await endOf(owner)]).toEqual(['WRONG_CODES', null]);
  }, 60_000);

  it.each([32, 150])(
    'over %i operations of all kinds at one moment has no more than ten codes checked',
    async (count) => {
      const all = await targets(count);
      const guesses = all.flatMap(({ confirm }, index) =>
        Array.from({ length: 5 }, (_, guess) => refusedWith(confirm(wrongFor(index * 5 + guess)))),
      );
      const refusals = await Promise.all(guesses);
      expect(await checkedCodes()).toBe(10);
      expect(refusals.filter((code) => code === 'CONFIRMATIONS_ON_HOLD').length).toBe(count * 5 - 9);
      expect(await endOf(thief)).toBe('WRONG_CODES');
      expect(await sentBy('sms')).toHaveLength(1);
    },
    60_000,
  );

  it('over transfers that are confirmed as a group has no more than ten codes checked, and no right one among the rest', async () => {
    const all = await Promise.all(Array.from({ length: 40 }, () => transferTarget()));
    const request = transferRequest({ from, to, amount: 2_000n });
    const otp = await createAndSend(bank, thief, request);
    const wrong = all.map(({ confirm }, index) => refusedWith(confirm(wrongFor(index))));
    const right = thief.call('CONFIRM_TRANSFER', { operationId: request.operationId, otp });
    expect(
      (await Promise.all(wrong)).every((code) => code === 'INCORRECT_OTP' || code === 'CONFIRMATIONS_ON_HOLD'),
    ).toBe(true);
    expect(await checkedCodes()).toBe(10);
    expect(refusalOf(await right)).toBe('CONFIRMATIONS_ON_HOLD');
  });

  it('of an authenticator at one moment has no more than ten codes checked', async () => {
    const seed = Buffer.alloc(20, 3);
    await bank.database.owner.query('insert into authenticator (user_id, seed, last_step) values ($1, $2, 0)', [
      userId,
      seal(bank.services.secrets, `user ${userId}`, seed),
    ]);
    await bank.database.owner.query(`update app_user set auth_type = 'TOTP' where id = $1`, [userId]);
    thief = await bank.callAs(login, thief.caller.sessionId);
    owner = await bank.callAs(login, owner.caller.sessionId);
    const all = await Promise.all(Array.from({ length: 40 }, () => transferTarget()));
    await Promise.all(all.map(({ confirm }, index) => confirm(wrongFor(index))));
    expect(await checkedCodes()).toBe(10);
    const right = hotpCode(seed, stepOf(bank.clock.now()));
    expect(await all[0]?.confirm(right, owner)).toEqual(heldFor(15));
    bank.clock.advance(15 * MINUTE);
    const later = hotpCode(seed, stepOf(bank.clock.now()));
    expect(await refusedWith((await transferTarget()).confirm(later, owner))).toBeUndefined();
  });

  it('tells the customer on the telephone and by letter, once, and says when it ends', async () => {
    const { failure } = heldFor(15);
    expect(await guessTen()).toEqual({
      ok: false,
      failure: { ...failure, data: { ...failure.data, sessionEnded: 'true' } },
    });
    await guessTen(owner);
    const words = expect.stringContaining(
      `10 раз подряд. Сеанс завершён, подтверждения приостановлены до ${formatDateTime(bank.clock.now() + 15 * MINUTE, 'ru')}`,
    );
    expect(await sentBy('sms')).toEqual([words]);
    expect(await sentBy('email')).toEqual([words]);
  });

  it('holds a right code back too, from every session, until the hold is over', async () => {
    const request = transferRequest({ from, to, amount: 1_500n });
    const otp = await createAndSend(bank, owner, request);
    await guessTen();
    const confirmation = { operationId: request.operationId, otp };
    expect(await owner.call('CONFIRM_TRANSFER', confirmation)).toEqual(heldFor(15));
    bank.clock.advance(15 * MINUTE - 1);
    expect((await owner.call('SEND_OTP_BY_SMS', { operationId: (await transferTarget()).operationId })).ok).toBe(false);
    bank.clock.advance(1);
    const next = transferRequest({ from, to, amount: 1_500n });
    expect(
      refusalOf(
        await owner.call('CONFIRM_TRANSFER', {
          operationId: next.operationId,
          otp: await createAndSend(bank, owner, next),
        }),
      ),
    ).toBeUndefined();
  });

  it('sends no code and begins nothing that needs one while it lasts', async () => {
    const { operationId } = await transferTarget();
    await guessTen();
    expect(await owner.call('SEND_OTP_BY_SMS', { operationId })).toEqual(heldFor(15));
    const change = { operationId: newOperationId(), questionId: '1', answer: 'Асанова' };
    expect(await owner.call('SET_NEW_ANSWER_FOR_SECURITY_QUESTION', change)).toEqual(heldFor(15));
    expect((await bank.database.owner.query('select from confirmation')).rows).toHaveLength(0);
  });

  it('holds twice as long each time, until a right code makes the next hold a short one again', async () => {
    const lengths: number[] = [];
    const hold = async () => {
      await guessTen();
      const { rows } = await bank.database.owner.query<{ ms: number }>('select held_until as ms from wrong_codes');
      const lasts = (rows[0]?.ms ?? 0) - bank.clock.now();
      lengths.push(lasts / MINUTE);
      bank.clock.advance(lasts);
    };
    for (let times = 0; times < 9; times += 1) {
      await hold();
    }
    expect(lengths).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440]);
    const request = transferRequest({ from, to, amount: 1_500n });
    const otp = await createAndSend(bank, owner, request);
    valueOf(await owner.call('CONFIRM_TRANSFER', { operationId: request.operationId, otp }));
    await hold();
    expect(lengths.at(-1)).toBe(15);
  });

  it('is not assumed of a user with right codes in between, and a right code resets the count', async () => {
    for (let times = 0; times < 4; times += 1) {
      const request = transferRequest({ from, to, amount: 1_500n });
      const otp = await createAndSend(bank, owner, request);
      const confirm = (code: string) => owner.call('CONFIRM_TRANSFER', { operationId: request.operationId, otp: code });
      expect(
        [await confirm(otherCode(otp)), await confirm(otherCode(otp)), await confirm(otherCode(otp))].map(refusalOf),
      ).toEqual(['INCORRECT_OTP', 'INCORRECT_OTP', 'INCORRECT_OTP']);
      expect(refusalOf(await confirm(otp))).toBeUndefined();
    }
    expect((await bank.database.owner.query('select from wrong_codes')).rows).toHaveLength(0);
  });

  it('is not reset by the right code of a letter, which proves only the address', async () => {
    const email = 'thief@mail.example';
    await guessTimes(9);
    valueOf(await thief.call('GET_CONFIRMATION_CODE_BY_EMAIL', { email }));
    const { rows } = await bank.database.owner.query<{ text: string }>(
      `select text from message_outbox where channel = 'email'`,
    );
    const emailOtp = /\d{6}/.exec(rows[0]?.text ?? '')?.[0] ?? '';
    valueOf(await thief.call('CHANGE_EMAIL', { operationId: newOperationId(), email, emailOtp }));
    expect(await refusedWith((await transferTarget()).confirm(wrongFor(99)))).toBe('CONFIRMATIONS_ON_HOLD');
  });

  it('says how many tries are left before the hold, where the operation has more', async () => {
    await guessTimes(8);
    expect(await (await transferTarget()).confirm(wrongFor(8))).toEqual({
      ok: false,
      failure: { code: 'INCORRECT_OTP', data: { triesLeft: '1' } },
    });
  });

  it('ends the sessions the codes came from, and no other', async () => {
    const third = await bank.callAs(login, await openSession());
    await guessTimes(5);
    const { confirm } = await transferTarget();
    for (let guess = 0; guess < 5; guess += 1) {
      await confirm(wrongFor(guess), owner);
    }
    expect([await endOf(thief), await endOf(owner), await endOf(third)]).toEqual(['WRONG_CODES', 'WRONG_CODES', null]);
  });
});

async function refusedWith(answer: Promise<unknown>): Promise<string | undefined> {
  const result = await answer;
  const isRefusal = (value: unknown): value is { readonly failure: { readonly code: string } } =>
    typeof value === 'object' && value !== null && 'failure' in value;
  return isRefusal(result) ? result.failure.code : undefined;
}
