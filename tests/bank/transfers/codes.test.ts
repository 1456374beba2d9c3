import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { formatMoney } from '../../../src/domain/money/formatAmount';
import { addAccount, addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import {
  balanceOf,
  createAndSend,
  latestCode,
  otherCode,
  refusalOf,
  transferRequest,
  valueOf,
} from '../support/transfers';
import type { OwnAccountsTransfer } from '../../../src/domain/transfer/OwnAccountsTransfer';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { watchBooks } from '../support/watchBooks';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

describe('the code of an operation', () => {
  let bank: TestBank;
  let user: TestCaller;
  let from: string;
  let to: string;
  let request: OwnAccountsTransfer;
  let otp: string;

  beforeAll(async () => {
    bank = await createTestBank();
    const { customerId } = await addCustomer(bank, 'owner');
    user = await bank.callAs('owner');
    from = await addAccount(bank, customerId, { balance: 1_000_000n });
    to = await addAccount(bank, customerId);
  });
  beforeEach(async () => {
    await bank.database.owner.query('delete from wrong_codes');
    request = transferRequest({ from, to, amount: 1_500n });
    otp = await createAndSend(bank, user, request);
  });
  afterAll(() => bank.close());
  watchBooks(() => bank.database.owner);

  const confirm = (code: string, operationId = request.operationId) =>
    user.call('CONFIRM_TRANSFER', { operationId, otp: code });
  const resend = () => user.call('RETRY_SEND_OTP', { operationId: request.operationId });

  it('books the operation, once, and answers the same when it is sent again', async () => {
    const before = await balanceOf(bank, to);
    const outcome = valueOf(await confirm(otp));
    bank.clock.advance(20 * MINUTE);
    expect(valueOf(await confirm(otp))).toEqual(outcome);
    expect(await balanceOf(bank, to)).toBe(before + 1_500n);
  });

  it('is refused once it is used and another is tried', async () => {
    valueOf(await confirm(otp));
    expect(refusalOf(await confirm(otherCode(otp)))).toBe('INCORRECT_OTP');
  });

  it('is good until five minutes have passed', async () => {
    bank.clock.advance(5 * MINUTE);
    expect(refusalOf(await confirm(otp))).toBe('OTP_EXPIRED');
    bank.clock.advance(-1);
    expect(refusalOf(await confirm(otp))).toBeUndefined();
  });

  it('is of no use for another operation', async () => {
    const other = transferRequest({ from, to, amount: 1_500n });
    const otherOtp = await createAndSend(bank, user, other);
    expect(refusalOf(await confirm(otp, other.operationId))).toBe(otp === otherOtp ? undefined : 'INCORRECT_OTP');
  });

  it('may be wrong four times; the fifth wrong one shuts the operation, even for the right code', async () => {
    for (const triesLeft of ['4', '3', '2', '1']) {
      expect(await confirm(otherCode(otp))).toEqual({
        ok: false,
        failure: { code: 'INCORRECT_OTP', data: { triesLeft } },
      });
    }
    expect(refusalOf(await confirm(otherCode(otp)))).toBe('OTP_TRIES_LIMIT_EXCEEDED');
    expect(refusalOf(await confirm(otp))).toBe('OTP_TRIES_LIMIT_EXCEEDED');
    bank.clock.advance(MINUTE);
    expect(refusalOf(await resend())).toBe('OTP_TRIES_LIMIT_EXCEEDED');
  });

  it('counts wrong tries that come at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 32 }, () => confirm(otherCode(otp))));
    expect(answers.filter((answer) => refusalOf(answer) === 'INCORRECT_OTP')).toHaveLength(4);
    expect(refusalOf(await confirm(otp))).toBe('OTP_TRIES_LIMIT_EXCEEDED');
  });

  it('is sent three times at most, not sooner than after 30 seconds, and the last one says so', async () => {
    expect(refusalOf(await resend())).toBe('TOO_MANY_REQUESTS');
    bank.clock.advance(30 * SECOND);
    expect(valueOf(await resend())).toMatchObject({ isLastSmsTry: false, sendsLeft: 1, resendAfterSeconds: 30 });
    bank.clock.advance(30 * SECOND);
    expect(valueOf(await resend())).toMatchObject({ isLastSmsTry: true, sendsLeft: 0, phone: '+996 *** ** 00 00' });
    bank.clock.advance(30 * SECOND);
    expect(refusalOf(await resend())).toBe('MAX_OTP_TRIES');
    expect(refusalOf(await confirm(await latestCode(bank, user, request.operationId)))).toBeUndefined();
  });

  it('is replaced by the next one: the earlier is refused as such, costs no try and books nothing', async () => {
    const before = await balanceOf(bank, to);
    bank.clock.advance(30 * SECOND);
    valueOf(await resend());
    const second = await latestCode(bank, user, request.operationId);
    expect(await confirm(otp)).toEqual({ ok: false, failure: { code: 'OTP_REPLACED' } });
    expect(await confirm(otherCode(second))).toEqual({
      ok: false,
      failure: { code: 'INCORRECT_OTP', data: { triesLeft: '4' } },
    });
    expect(await balanceOf(bank, to)).toBe(before);
    expect(refusalOf(await confirm(second))).toBeUndefined();
  });

  it('cannot be asked for once the operation is booked, and the customer gets no notice of a timeout', async () => {
    valueOf(await confirm(otp));
    bank.clock.advance(20 * MINUTE);
    expect(refusalOf(await resend())).toBe('OPERATION_NOT_FOUND');
  });

  it('is void when what it was sent for has been changed', async () => {
    await bank.database.owner.query('update operation set amount = 900000 where operation_id = $1', [
      request.operationId,
    ]);
    expect(refusalOf(await confirm(otp))).toBe('INCORRECT_OTP');
  });

  it('does not exist for other users', async () => {
    const login = `stranger-${request.operationId}`;
    await addCustomer(bank, login);
    const stranger = await bank.callAs(login);
    const reference = { operationId: request.operationId };
    expect(refusalOf(await stranger.call('CONFIRM_TRANSFER', { ...reference, otp }))).toBe('OPERATION_NOT_FOUND');
    expect(refusalOf(await stranger.call('SEND_OTP_BY_SMS', reference))).toBe('OPERATION_NOT_FOUND');
  });

  it('comes in a message that names what it books, and is nowhere stored as it is', async () => {
    const preview = valueOf(await user.call('MAKE_OWN_ACCOUNTS_TRANSFER', request));
    const { rows } = await bank.services.database.pool.query<{ text: string }>(
      'select text from message_outbox where position($1 in text) > 0',
      [preview.fingerprint],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).toContain(preview.confirmationText);
    expect(rows[0]?.text).toContain(formatMoney(request.amount, 'ru'));
    const stored = await bank.services.database.pool.query<{ code_hash: Buffer }>(
      'select code_hash from one_time_code',
    );
    expect(stored.rows.length).toBeGreaterThan(0);
    expect(stored.rows.every((row) => row.code_hash.length === 32)).toBe(true);
  });

  it('leaves a notification, events and an audit row behind when it books', async () => {
    const { transactionId } = valueOf(await confirm(otp));
    const { pool } = bank.services.database;
    const notification = valueOf(await user.call('GET_NOTIFICATIONS', {})).find(
      (notice) => notice.transactionId === transactionId,
    );
    expect(notification?.content.ru).toEqual({
      title: 'Перевод выполнен',
      body: `${formatMoney(request.amount, 'ru')} — Счёт KGS\u00a0→ Счёт KGS`,
    });
    expect(notification?.content.en.body).toContain(formatMoney(request.amount, 'en'));
    const events = await pool.query<{ type: string; accounts: number }>(
      `select type, jsonb_array_length(payload -> 'accounts') as accounts from outbox_event where xid = (select xid from outbox_event where payload ->> 'txnId' = $1) order by id`,
      [transactionId],
    );
    expect(events.rows).toEqual([{ type: 'BOOKING', accounts: 2 }]);
    const audit = await pool.query<{ event: string; result: string }>(
      'select event, result from audit_event where subject = $1 order by id',
      [request.operationId],
    );
    expect(audit.rows).toEqual([
      { event: 'MAKE_OWN_ACCOUNTS_TRANSFER', result: 'SUCCESS' },
      { event: 'SEND_CODE', result: 'SUCCESS' },
      { event: 'CONFIRM', result: 'SUCCESS' },
    ]);
  });
});
