import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../../bank/ledger/invariants';
import type { RequestOf } from '../../../src/application/operations/catalogue';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import { money } from '../../../src/domain/money/Money';
import { encodeAmount } from '../../../src/infrastructure/registry/codecs';
import { addAccount, addCompany } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { paymentRequest } from '../support/payments';
import { balanceOf, newOperationId, refusalOf, transferRequest, valueOf } from '../support/transfers';

const FUNDS = 1_000_000n;
const DAY_MS = 24 * 60 * 60 * 1000;

describe('a document of a company', () => {
  let bank: TestBank;
  let maker: TestCaller;
  let director: TestCaller;
  let accountant: TestCaller;
  let from: string;
  let to: string;

  beforeEach(async () => {
    bank = await createTestBank();
    const customerId = await addCompany(bank, [
      { login: 'maker', rights: ['view', 'create'] },
      { login: 'director', rights: ['view', 'sign'], place: 1 },
      { login: 'deputy', rights: ['view', 'sign'], place: 1 },
      { login: 'accountant', rights: ['view', 'create', 'sign'], place: 2 },
    ]);
    maker = await bank.callAs('maker');
    director = await bank.callAs('director');
    accountant = await bank.callAs('accountant');
    from = await addAccount(bank, customerId, { balance: FUNDS });
    to = await addAccount(bank, customerId);
  });
  afterEach(async () => {
    await assertBooksBalance(bank.database.owner);
    await bank.close();
  });

  async function made(amount = 100_000n, by = maker): Promise<OperationId> {
    const request = transferRequest({ from, to, amount });
    const preview = valueOf(await by.call('MAKE_OWN_ACCOUNTS_TRANSFER', request));
    expect(preview.awaited?.places).toEqual([1, 2]);
    return request.operationId;
  }

  async function sent(amount = 100_000n, by = maker): Promise<OperationId> {
    const operationId = await made(amount, by);
    valueOf(await by.call('SEND_TXN_TO_PROCESSING_CORP', { operationId }));
    return operationId;
  }

  async function codeOf(user: TestCaller): Promise<string> {
    const { rows } = await bank.database.owner.query<{ text: string }>(
      'select text from message_outbox where user_id = $1 order by id desc limit 1',
      [user.caller.userId],
    );
    return /^\d{6}/.exec(rows[0]?.text ?? '')?.[0] ?? '';
  }

  async function begin(
    user: TestCaller,
    documents: readonly OperationId[],
  ): Promise<RequestOf<'CONFIRM_CONFIRM_OPERATION'>> {
    const operationId = newOperationId();
    valueOf(await user.call('CREATE_CONFIRM_OPERATION', { operationId, documents }));
    return { operationId, otp: await codeOf(user) };
  }

  async function sign(user: TestCaller, documents: readonly OperationId[]) {
    return valueOf(await user.call('CONFIRM_CONFIRM_OPERATION', await begin(user, documents)));
  }

  it('is not booked by its maker, nor by one signature, and is booked by two in either order', async () => {
    const first = await sent();
    const second = await sent(50_000n);
    expect(await balanceOf(bank, from)).toBe(FUNDS);
    expect(await sign(director, [first])).toEqual([
      { operationId: first, transactionId: undefined, refusal: undefined },
    ]);
    expect(await sign(accountant, [second])).toEqual([
      { operationId: second, transactionId: undefined, refusal: undefined },
    ]);
    expect(await balanceOf(bank, from)).toBe(FUNDS);
    const [booked] = await sign(accountant, [first]);
    await sign(director, [second]);
    expect(booked?.transactionId).toMatch(/^\d+$/);
    expect(await balanceOf(bank, from)).toBe(FUNDS - 150_000n);
    const { transactions } = valueOf(await maker.call('GET_TRANSACTION_HISTORY_V2', {}));
    expect(transactions.map(({ status }) => status)).toEqual(['ACCEPTED', 'ACCEPTED']);
    expect(valueOf(await maker.call('GET_TXNS_ON_CONFIRMATION', {}))).toEqual([]);
  });

  it('is listed with its signers and those who can still sign', async () => {
    const operationId = await sent();
    await sign(director, [operationId]);
    const [seenByMaker] = valueOf(await maker.call('GET_TXNS_ON_CONFIRMATION', {}));
    expect(seenByMaker).toMatchObject({
      preview: { operationId },
      madeBy: { en: 'User maker' },
      signatures: [{ place: 1, name: { en: 'User director' } }],
      canSign: false,
      canDecline: true,
    });
    const [seenByAccountant] = valueOf(await accountant.call('GET_TXNS_ON_CONFIRMATION', {}));
    expect([seenByAccountant?.canSign, seenByAccountant?.canDecline]).toEqual([true, true]);
  });

  it('is signed once in each place: neither twice by one user nor by two of one place', async () => {
    const operationId = await sent();
    await sign(director, [operationId]);
    const deputy = await bank.callAs('deputy');
    const again = { operationId: newOperationId(), documents: [operationId] };
    expect(refusalOf(await director.call('CREATE_CONFIRM_OPERATION', again))).toBe('SIGNATURE_NOT_YOURS');
    expect(refusalOf(await deputy.call('CREATE_CONFIRM_OPERATION', again))).toBe('ALREADY_SIGNED');
    expect(refusalOf(await maker.call('CREATE_CONFIRM_OPERATION', again))).toBe('SIGNATURE_NOT_YOURS');
    expect(await balanceOf(bank, from)).toBe(FUNDS);
  });

  it('signed by two of one place at once gets one signature there', async () => {
    const operationId = await sent();
    const deputy = await bank.callAs('deputy');
    const requestes = [await begin(director, [operationId]), await begin(deputy, [operationId])] as const;
    const answers = await Promise.all([
      director.call('CONFIRM_CONFIRM_OPERATION', requestes[0]),
      deputy.call('CONFIRM_CONFIRM_OPERATION', requestes[1]),
    ]);
    expect(answers.map((answer) => valueOf(answer)[0]?.refusal).toSorted()).toEqual(['ALREADY_SIGNED', undefined]);
  });

  it('signed last by both at once is booked once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const operationId = await sent(1_000n);
      const requestes = [await begin(director, [operationId]), await begin(accountant, [operationId])] as const;
      const answers = await Promise.all([
        director.call('CONFIRM_CONFIRM_OPERATION', requestes[0]),
        accountant.call('CONFIRM_CONFIRM_OPERATION', requestes[1]),
      ]);
      expect(answers.map((answer) => valueOf(answer)[0]?.transactionId).filter((id) => id !== undefined)).toHaveLength(
        1,
      );
    }
    expect(await balanceOf(bank, from)).toBe(FUNDS - 5_000n);
  });

  it('changed after a signature was prepared is not signed', async () => {
    const operationId = await sent();
    const confirmation = await begin(director, [operationId]);
    await bank.database.owner.query(`update operation set purpose = 'another' where operation_id = $1`, [operationId]);
    expect(valueOf(await director.call('CONFIRM_CONFIRM_OPERATION', confirmation))[0]?.refusal).toBe(
      'OPERATION_IMPOSSIBLE',
    );
    await bank.database.owner.query(`update operation set purpose = '' where operation_id = $1`, [operationId]);
  });

  it('that the ledger refuses stays without the last signature, and the others of the same code are booked', async () => {
    const small = await sent(100_000n);
    const large = await sent(950_000n);
    await sign(director, [small, large]);
    const results = await sign(accountant, [small, large]);
    expect(results.map(({ transactionId, refusal }) => [transactionId !== undefined, refusal])).toEqual([
      [true, undefined],
      [false, 'INSUFFICIENT_FUNDS'],
    ]);
    const missing = encodeAmount(money(950_000n - (await balanceOf(bank, from)), 'KGS'));
    expect(results.map(({ refusalData }) => refusalData)).toEqual([undefined, { missing, ccy: 'KGS' }]);
    const [left] = valueOf(await accountant.call('GET_TXNS_ON_CONFIRMATION', {}));
    expect([left?.preview.operationId, left?.signatures.length, left?.canSign]).toEqual([large, 1, true]);
  });

  it('is answered the same when the answer was lost, and not to another code', async () => {
    const operationId = await sent();
    await sign(director, [operationId]);
    const confirmation = await begin(accountant, [operationId]);
    const first = valueOf(await accountant.call('CONFIRM_CONFIRM_OPERATION', confirmation));
    expect(valueOf(await accountant.call('CONFIRM_CONFIRM_OPERATION', confirmation))).toEqual(first);
    const other = { ...confirmation, otp: confirmation.otp === '000000' ? '111111' : '000000' };
    expect(refusalOf(await accountant.call('CONFIRM_CONFIRM_OPERATION', other))).toBe('OPERATION_NOT_FOUND');
    expect(await balanceOf(bank, from)).toBe(FUNDS - 100_000n);
  });

  it('is declined by a signer, with a reason for the maker, and can no longer be signed', async () => {
    const operationId = await sent();
    const confirmation = await begin(accountant, [operationId]);
    valueOf(await director.call('DECLINE_TXN_ON_CONFIRMATION', { operationId, reason: 'Не тот счёт' }));
    expect(valueOf(await accountant.call('CONFIRM_CONFIRM_OPERATION', confirmation))[0]?.refusal).toBe(
      'OPERATION_NOT_FOUND',
    );
    const [notification] = valueOf(await maker.call('GET_NOTIFICATIONS', {}));
    expect([notification?.content.en.title, notification?.content.en.body.includes('Не тот счёт')]).toEqual([
      'Document declined',
      true,
    ]);
    const stranger = await companyOfOthers();
    expect(refusalOf(await stranger.call('DECLINE_TXN_ON_CONFIRMATION', { operationId, reason: '' }))).toBe(
      'OPERATION_NOT_FOUND',
    );
  });

  it('notifies the signers, and no other user, that it waits', async () => {
    await sent();
    const titles = async (user: TestCaller) =>
      valueOf(await user.call('GET_NOTIFICATIONS', {})).map(({ content }) => content.en.title);
    expect(await titles(director)).toEqual(['A document is waiting for your signature']);
    expect(await titles(maker)).toEqual([]);
  });

  it('lives ten days, one with a price no longer than the price', async () => {
    const operationId = await sent();
    bank.clock.advance(10 * DAY_MS + 1);
    expect(valueOf(await director.call('GET_TXNS_ON_CONFIRMATION', {}))).toEqual([]);
    const request = { operationId: newOperationId(), documents: [operationId] };
    expect(refusalOf(await director.call('CREATE_CONFIRM_OPERATION', request))).toBe('OPERATION_NOT_FOUND');
    const late = await made();
    bank.clock.advance(11 * 60 * 1000);
    expect(refusalOf(await maker.call('SEND_TXN_TO_PROCESSING_CORP', { operationId: late }))).toBe(
      'OPERATION_TIME_OUT',
    );
  });

  it('recalled by one signer tells its maker and the others who sign, on the page and by message', async () => {
    const request = paymentRequest({ from, amount: 100_000n });
    valueOf(await maker.call('MAKE_OTHER_BANK_TRANSFER', request));
    valueOf(await maker.call('SEND_TXN_TO_PROCESSING_CORP', { operationId: request.operationId }));
    await sign(director, [request.operationId]);
    const [booked] = await sign(accountant, [request.operationId]);
    valueOf(await accountant.call('TRANSACTION_DELETE_BY_ID', { transactionId: booked?.transactionId ?? '' }));
    expect(await balanceOf(bank, from)).toBe(FUNDS);
    for (const user of [maker, director]) {
      const [notification] = valueOf(await user.call('GET_NOTIFICATIONS', {}));
      expect([notification?.content.en.title, notification?.content.en.body]).toEqual([
        'Payment recalled',
        expect.stringContaining('By: User accountant.'),
      ]);
      const { rows } = await bank.database.owner.query<{ text: string }>(
        'select text from message_outbox where user_id = $1 order by id desc limit 1',
        [user.caller.userId],
      );
      expect(rows[0]?.text).toContain('Платёж отозван');
    }
    const own = valueOf(await accountant.call('GET_NOTIFICATIONS', {}));
    expect(own.filter(({ content }) => content.en.title === 'Payment recalled')).toEqual([]);
  });

  it('whose first signer has the right again after the second signature is booked by either, and not twice', async () => {
    const operationId = await sent();
    await sign(director, [operationId]);
    const rights = (value: string) =>
      bank.database.owner.query('update app_user set rights = $2 where id = $1', [director.caller.userId, value]);
    await rights('{view}');
    await sign(accountant, [operationId]);
    await rights('{view,sign}');
    expect((await sign(director, [operationId]))[0]?.transactionId).toMatch(/^\d+$/);
    expect(await balanceOf(bank, from)).toBe(FUNDS - 100_000n);
  });

  it('does not count a signature of a user who has lost the right: the place must be signed again before booking', async () => {
    const operationId = await sent();
    await sign(director, [operationId]);
    await bank.database.owner.query("update app_user set rights = '{view}' where id = $1", [director.caller.userId]);
    const [second] = await sign(accountant, [operationId]);
    expect([second?.transactionId, second?.refusal, await balanceOf(bank, from)]).toEqual([
      undefined,
      undefined,
      FUNDS,
    ]);
    const [shown] = valueOf(await maker.call('GET_TXNS_ON_CONFIRMATION', {}));
    expect(shown?.signatures.map(({ place }) => place)).toEqual([2]);
    const [third] = await sign(await bank.callAs('deputy'), [operationId]);
    expect([third?.transactionId !== undefined, await balanceOf(bank, from)]).toEqual([true, FUNDS - 100_000n]);
  });

  it('of another company is neither seen nor signed', async () => {
    const operationId = await sent();
    const stranger = await companyOfOthers();
    expect(valueOf(await stranger.call('GET_TXNS_ON_CONFIRMATION', {}))).toEqual([]);
    const request = { operationId: newOperationId(), documents: [operationId] };
    expect(refusalOf(await stranger.call('CREATE_CONFIRM_OPERATION', request))).toBe('OPERATION_NOT_FOUND');
  });

  it('of a company with one signer needs one signature', async () => {
    const customerId = await addCompany(bank, [{ login: 'owner', rights: ['view', 'create', 'sign'], place: 1 }], 1);
    const owner = await bank.callAs('owner');
    const own = await addAccount(bank, customerId, { balance: FUNDS });
    const other = await addAccount(bank, customerId);
    const request = transferRequest({ from: own, to: other, amount: 70_000n });
    expect(valueOf(await owner.call('MAKE_OWN_ACCOUNTS_TRANSFER', request)).awaited?.places).toEqual([1]);
    valueOf(await owner.call('SEND_TXN_TO_PROCESSING_CORP', { operationId: request.operationId }));
    const [signed] = await sign(owner, [request.operationId]);
    expect([signed?.transactionId !== undefined, await balanceOf(bank, other)]).toEqual([true, 70_000n]);
  });

  async function companyOfOthers(): Promise<TestCaller> {
    await addCompany(bank, [{ login: 'stranger', rights: ['view', 'sign'], place: 1 }]);
    return bank.callAs('stranger');
  }
});
