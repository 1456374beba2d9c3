import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { checkedToOperationId } from '../../../src/domain/operation/OperationId';
import { createTestBank } from '../support/createTestBank';
import type { TestBank } from '../support/createTestBank';
import { newOperationId, otherCode, refusalOf, valueOf } from '../support/transfers';
import { watchBooks } from '../support/watchBooks';
import { codeSentTo, confirm, KIND_NAMES, KINDS, person, resend } from './kinds';
import type { Kind, Waiting } from './kinds';

const PAUSE_MS = 30_000;
const CODE_LIFE_MS = 5 * 60_000;
const PAST_EVERY_LIFE_MS = 16 * 60_000;
const RESENDS = ['RETRY_SEND_OTP', 'SEND_UTILITY_OTP'] as const;
const CONFIRMS = [
  'CONFIRM_TRANSFER',
  'CONFIRM_UTILITY_OPERATION',
  'CONFIRM_ACCOUNT_OPERATION',
  'CONFIRM_CONFIRM_OPERATION',
] as const;

let bank: TestBank;

beforeAll(async () => {
  bank = await createTestBank();
});
afterAll(() => bank.close());
watchBooks(() => bank.database.owner);

async function sealed(kind: Kind): Promise<Waiting & { readonly otp: string }> {
  const waiting = await kind.begin(bank);
  return { ...waiting, otp: await codeSentTo(bank, waiting.user) };
}

/** Results of the audit for an id, in order. */
async function audited({ event }: Kind, { operationId }: Waiting): Promise<readonly string[]> {
  const { rows } = await bank.database.owner.query<{ result: string }>(
    'select result from audit_event where event = $1 and subject = $2 order by id',
    [event, operationId],
  );
  return rows.map(({ result }) => result);
}

describe.each(KIND_NAMES)('what waits for a code, of the kind %s', (name) => {
  const kind: Kind = KINDS[name];

  it('is confirmed by its code once, and the same code is answered the same again', async () => {
    const waiting = await sealed(kind);
    const first = valueOf(await confirm(waiting, waiting.otp, kind.confirm));
    expect(valueOf(await confirm(waiting, waiting.otp, kind.confirm))).toEqual(first);
    expect((await confirm(waiting, otherCode(waiting.otp), kind.confirm)).ok).toBe(false);
    expect(refusalOf(await resend(waiting, kind.resend))).toBe('OPERATION_NOT_FOUND');
    expect((await audited(kind, waiting)).slice(0, 2)).toEqual(['SUCCESS', 'SUCCESS']);
  });

  it('is refused with a wrong code, and after five of them with the right one', async () => {
    const waiting = await sealed(kind);
    const wrong = () => confirm(waiting, otherCode(waiting.otp), kind.confirm);
    expect(await wrong()).toEqual({ ok: false, failure: { code: 'INCORRECT_OTP', data: { triesLeft: '4' } } });
    const refusals = [];
    for (let tries = 0; tries < 4; tries += 1) {
      refusals.push(refusalOf(await wrong()));
    }
    expect(refusals).toEqual(['INCORRECT_OTP', 'INCORRECT_OTP', 'INCORRECT_OTP', 'OTP_TRIES_LIMIT_EXCEEDED']);
    expect(refusalOf(await confirm(waiting, waiting.otp, kind.confirm))).toBe('OTP_TRIES_LIMIT_EXCEEDED');
    bank.clock.advance(PAUSE_MS);
    expect(refusalOf(await resend(waiting, kind.resend))).toBe('OTP_TRIES_LIMIT_EXCEEDED');
    expect(await audited(kind, waiting)).toEqual(['INCORRECT_OTP', ...refusals, 'OTP_TRIES_LIMIT_EXCEEDED']);
  });

  it('is sent another code by its own call alone, three in all, and an earlier one is void', async () => {
    const waiting = await sealed(kind);
    expect(refusalOf(await resend(waiting, kind.resend))).toBe('TOO_MANY_REQUESTS');
    bank.clock.advance(PAUSE_MS);
    for (const call of RESENDS.filter((each) => each !== kind.resend)) {
      expect(refusalOf(await resend(waiting, call))).toBe('OPERATION_NOT_FOUND');
    }
    expect(valueOf(await resend(waiting, kind.resend))).toMatchObject({
      otpType: 'SMS',
      isLastSmsTry: false,
      sendsLeft: 1,
      resendAfterSeconds: 30,
    });
    bank.clock.advance(PAUSE_MS);
    expect(valueOf(await resend(waiting, kind.resend))).toMatchObject({ isLastSmsTry: true, sendsLeft: 0 });
    const last = await codeSentTo(bank, waiting.user);
    bank.clock.advance(PAUSE_MS);
    expect(refusalOf(await resend(waiting, kind.resend))).toBe('MAX_OTP_TRIES');
    expect(last).not.toBe(waiting.otp);
    expect(refusalOf(await confirm(waiting, waiting.otp, kind.confirm))).toBe('OTP_REPLACED');
    expect((await confirm(waiting, last, kind.confirm)).ok).toBe(true);
  });

  it('expires with its code, and then itself', async () => {
    const waiting = await sealed(kind);
    bank.clock.advance(CODE_LIFE_MS);
    expect(refusalOf(await confirm(waiting, waiting.otp, kind.confirm))).toBe('OTP_EXPIRED');
    bank.clock.advance(PAST_EVERY_LIFE_MS);
    expect(refusalOf(await confirm(waiting, waiting.otp, kind.confirm))).toBe('OPERATION_TIME_OUT');
    expect(refusalOf(await resend(waiting, kind.resend))).toBe('OPERATION_TIME_OUT');
  });

  it('is found by no other user, and by no other call of its own', async () => {
    const waiting = await sealed(kind);
    const stranger = { ...waiting, user: await person(bank) };
    expect(refusalOf(await confirm(stranger, waiting.otp, kind.confirm))).toBe('OPERATION_NOT_FOUND');
    bank.clock.advance(PAUSE_MS);
    expect(refusalOf(await resend(stranger, kind.resend))).toBe('OPERATION_NOT_FOUND');
    for (const call of CONFIRMS.filter((each) => each !== kind.confirm)) {
      expect(refusalOf(await confirm(waiting, waiting.otp, call))).toBe('OPERATION_NOT_FOUND');
    }
    expect((await confirm(waiting, waiting.otp, kind.confirm)).ok).toBe(true);
  });
});

describe('wrong codes', () => {
  it('are counted by user over all kinds, and the tenth in a row holds every one of them', async () => {
    const user = await person(bank);
    const operation = await KINDS.operation.begin(bank, user);
    const otp = await codeSentTo(bank, user);
    const others = [await KINDS.profile.begin(bank, user), await KINDS.product.begin(bank, user)] as const;
    const wrong = otherCode(otp);
    for (let tries = 0; tries < 5; tries += 1) {
      await confirm(others[0], wrong, 'CONFIRM_UTILITY_OPERATION');
    }
    for (let tries = 0; tries < 4; tries += 1) {
      await confirm(others[1], wrong, 'CONFIRM_ACCOUNT_OPERATION');
    }
    expect(refusalOf(await confirm(others[1], wrong, 'CONFIRM_ACCOUNT_OPERATION'))).toBe('CONFIRMATIONS_ON_HOLD');
    expect(refusalOf(await confirm(operation, otp, 'CONFIRM_TRANSFER'))).toBe('CONFIRMATIONS_ON_HOLD');
    bank.clock.advance(PAUSE_MS);
    expect(refusalOf(await resend(operation, 'RETRY_SEND_OTP'))).toBe('CONFIRMATIONS_ON_HOLD');
    const schedule = KINDS.schedule.begin(bank, user);
    await expect(schedule).rejects.toThrow('CONFIRMATIONS_ON_HOLD');
  });
});

describe('an id', () => {
  it('means one thing of its user, whichever kind it is', async () => {
    const user = await person(bank);
    const { operationId } = await KINDS.profile.begin(bank, user);
    await expect(KINDS.product.begin(bank, user, operationId)).rejects.toThrow('OPERATION_ID_REUSED');
    await expect(KINDS.schedule.begin(bank, user, operationId)).rejects.toThrow('OPERATION_ID_REUSED');
    const { rows } = await bank.database.owner.query('select kind from confirmation where operation_id = $1', [
      operationId,
    ]);
    expect(rows).toEqual([{ kind: 'profile' }]);
  });

  it('shared by an operation and a change is resolved by the call', async () => {
    const user = await person(bank);
    const operationId = newOperationId();
    await KINDS.profile.begin(bank, user, operationId);
    const ofChange = await codeSentTo(bank, user);
    const waiting = await KINDS.operation.begin(bank, user, operationId);
    const ofOperation = await codeSentTo(bank, user);
    expect(valueOf(await confirm(waiting, ofOperation, 'CONFIRM_TRANSFER'))).toMatchObject({ operationId });
    expect(valueOf(await confirm(waiting, ofChange, 'CONFIRM_UTILITY_OPERATION'))).toEqual({ operationId });
  });

  it('of an operation of a company is sent no code: it is signed', async () => {
    const { user } = await KINDS.document.begin(bank);
    const { rows } = await bank.database.owner.query<{ operation_id: string; login: string }>(
      `select o.operation_id, u.login from operation o join app_user u on u.id = o.user_id where o.customer_id = $1`,
      [user.caller.customerId],
    );
    const maker = await bank.callAs(rows[0]?.login ?? '');
    const operationId = checkedToOperationId(rows[0]?.operation_id ?? '') ?? newOperationId();
    expect(refusalOf(await resend({ user: maker, operationId }, 'RETRY_SEND_OTP'))).toBe('OPERATION_NOT_FOUND');
  });
});
