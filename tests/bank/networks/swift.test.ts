import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../../bank/ledger/invariants';
import { moneyHandler } from '../../../bank/modules/transfers/createOperation';
import { planSwift } from '../../../bank/modules/swift/planSwift';
import type { SwiftTransfer } from '../../../src/domain/transfer/SwiftTransfer';
import { addAccount, addCustomer, balanceOfClass } from '../support/arrange';
import { createTestBank, withoutNetworks } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { moved } from '../support/movements';
import { dayOf, statusOf, worker } from '../support/payments';
import { swiftRequest } from '../support/swift';
import { balanceOf, createAndSendAs, refusalOf, valueOf } from '../support/transfers';

const CODE = 'MAKE_SWIFT_TRANSFER';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Monday, 23 November 2026, 10:00 in Bishkek. */
const MONDAY_TEN = Date.UTC(2026, 10, 23, 4);
const FUNDS = 10_000_000n;
const AMOUNT = 100_000n;
const FEE = 2_000n;

describe('a transfer abroad', () => {
  let bank: TestBank;
  let user: TestCaller;
  let from: string;
  beforeEach(async () => {
    bank = await createTestBank({ now: MONDAY_TEN });
    const { customerId } = await addCustomer(bank, 'payer');
    user = await bank.callAs('payer');
    from = await addAccount(bank, customerId, { balance: FUNDS, currency: 'USD' });
    await bank.database.owner.query(
      `insert into exchange_rate (base, quote, rate_type, buy, sell, valid_from) values ('USD', 'KGS', 'official', 87450000, 87450000, now())`,
    );
  });
  afterEach(async () => {
    await assertBooksBalance(bank.database.owner);
    await bank.close();
  });

  async function sent(scenario = '000', changes: Partial<SwiftTransfer> = {}): Promise<string> {
    const request = swiftRequest({ from, amount: AMOUNT, scenario }, changes);
    return valueOf(await moved(bank, user, { code: CODE, request })).transactionId;
  }

  /** Lets hours pass, with a worker that looks every half an hour. */
  async function until(moment: number): Promise<void> {
    const looking = worker(bank);
    while (bank.clock.now() < moment) {
      await looking.round();
      bank.clock.advance(Math.min(30 * MINUTE_MS, moment - bank.clock.now()));
    }
    await looking.round();
  }

  async function stagesOf(transactionId: string): Promise<readonly string[]> {
    return valueOf(await user.call('GET_SWIFT_STATE', { transactionId })).steps.map(({ stage }) => stage);
  }

  async function held(): Promise<readonly bigint[]> {
    const balances = [await balanceOf(bank, from)];
    for (const name of ['RAIL_TRANSIT', 'SETTLEMENT', 'FEE_INCOME']) {
      balances.push(await balanceOfClass(bank, name, 'USD'));
    }
    return balances;
  }

  it('is accepted, leaves, is taken by the correspondent, and is credited within two business days', async () => {
    const id = await sent();
    expect([await statusOf(user, id), await stagesOf(id), await held()]).toEqual([
      'ACCEPTED_FOR_PROCESSING',
      [],
      [FUNDS - AMOUNT - FEE, AMOUNT, 0n, FEE],
    ]);
    await until(MONDAY_TEN + HOUR_MS);
    expect([await statusOf(user, id), await stagesOf(id)]).toEqual(['IN_PROCESS', ['sent', 'atCorrespondent']]);
    await until(MONDAY_TEN + 3 * DAY_MS);
    expect([await statusOf(user, id), await stagesOf(id), await held()]).toEqual([
      'ACCEPTED',
      ['sent', 'atCorrespondent', 'atRecipientBank', 'credited'],
      [FUNDS - AMOUNT - FEE, 0n, AMOUNT, FEE],
    ]);
  });

  it('that a bank refuses at once is returned with its fees and frees the limit', async () => {
    const id = await sent('401', { charges: 'OUR' });
    await until(MONDAY_TEN + HOUR_MS);
    expect([await statusOf(user, id), await stagesOf(id), await held()]).toEqual([
      'REJECTED',
      ['sent', 'rejected'],
      [FUNDS, 0n, 0n, 0n],
    ]);
    const limits = valueOf(await user.call('GET_CUST_LIMITS', {}));
    expect(limits.find(({ transferCode }) => transferCode === 'SWIFT')?.usedToday.minor).toBe(0n);
  });

  it('that the recipient’s bank rejects days later comes back with its fee', async () => {
    const id = await sent('404');
    await until(MONDAY_TEN + 4 * DAY_MS);
    expect([await statusOf(user, id), (await stagesOf(id)).at(-1), await held()]).toEqual([
      'REJECTED',
      'rejected',
      [FUNDS, 0n, 0n, 0n],
    ]);
  });

  it('that the recipient sends back comes back without its fee', async () => {
    const id = await sent('405');
    await until(MONDAY_TEN + 5 * DAY_MS);
    expect([await statusOf(user, id), (await stagesOf(id)).slice(-2), await held()]).toEqual([
      'RETURNED',
      ['credited', 'returned'],
      [FUNDS - FEE, 0n, 0n, FEE],
    ]);
  });

  it('with a question of a bank stays in process, shows the question, and takes a day longer', async () => {
    const id = await sent('409');
    await until(MONDAY_TEN + 3 * HOUR_MS);
    const { steps } = valueOf(await user.call('GET_SWIFT_STATE', { transactionId: id }));
    expect([await statusOf(user, id), steps.at(-1)]).toMatchObject([
      'IN_PROCESS',
      { stage: 'informationAsked', note: 'Contract or invoice of the payment' },
    ]);
    await until(MONDAY_TEN + 6 * DAY_MS);
    expect(await statusOf(user, id)).toBe('ACCEPTED');
  });

  it('whose answer was lost is sent once', async () => {
    const id = await sent('408');
    await worker(bank).round();
    expect(await statusOf(user, id)).toBe('ACCEPTED_FOR_PROCESSING');
    await until(MONDAY_TEN + 3 * DAY_MS);
    expect(await statusOf(user, id)).toBe('ACCEPTED');
    expect((await bank.database.owner.query('select from swift_message')).rowCount).toBe(1);
  });

  it('keeps its message, and gives it out with its way as a PDF', async () => {
    const id = await sent('000', { charges: 'BEN', intermediaryBank: 'CITIUS33' });
    expect(refusalOf(await user.call('GET_FILE_BY_TXN_ID', { transactionId: id }))).toBe('FILE_NOT_FOUND');
    await until(MONDAY_TEN + HOUR_MS);
    const { rows } = await bank.database.owner.query<{ message: string; key: string }>(
      'select message, key from swift_message',
    );
    const lines = rows[0]?.message.split('\r\n') ?? [];
    expect(lines[0]).toBe(`{1:F01TLPRKG22AXXX0000000000}{2:I103IRVTUS3NAXXXN}{3:{121:${rows[0]?.key ?? ''}}}{4:`);
    expect(lines).toEqual(
      expect.arrayContaining([
        ':32A:261123USD980,00',
        ':33B:USD1000,00',
        ':56A:CITIUS33',
        ':57A:CHASUS33',
        ':71A:BEN',
        ':71F:USD20,00',
      ]),
    );
    const file = valueOf(await user.call('GET_FILE_BY_TXN_ID', { transactionId: id }));
    expect([file.name, file.contentType, Buffer.from(file.bytes.subarray(0, 5)).toString()]).toEqual([
      `tulpar-swift-${id}.pdf`,
      'application/pdf',
      '%PDF-',
    ]);
  });

  describe('and who pays', () => {
    const previewed = async (changes: Partial<SwiftTransfer>) =>
      valueOf(await user.call(CODE, swiftRequest({ from, amount: AMOUNT }, changes)));

    it('the sender: both fees are added, and the share of the foreign bank is shown', async () => {
      const { amount, fee, total, terms } = await previewed({ charges: 'OUR' });
      expect([amount.minor, fee.minor, total.minor, terms.details?.foreignFee]).toEqual([
        AMOUNT,
        4_500n,
        104_500n,
        'USD 25.00',
      ]);
    });

    it('each his own: the fee of this bank comes on top', async () => {
      const { amount, fee, total, terms } = await previewed({ charges: 'SHA' });
      expect([amount.minor, fee.minor, total.minor, terms.details?.foreignFee]).toEqual([
        AMOUNT,
        FEE,
        AMOUNT + FEE,
        undefined,
      ]);
    });

    it('the recipient: the fee is taken out of the amount, which has to be larger', async () => {
      const { amount, credited, total, terms } = await previewed({ charges: 'BEN' });
      expect([amount.minor, credited.minor, total.minor, terms.details?.instructedAmount]).toEqual([
        98_000n,
        98_000n,
        AMOUNT,
        'USD 1000.00',
      ]);
      const tooSmall = swiftRequest({ from, amount: FEE }, { charges: 'BEN' });
      expect(refusalOf(await user.call(CODE, tooSmall))).toBe('MIN_LIM_NOT_REACHED');
    });
  });

  describe('and its hours', () => {
    const attempt = async (day: string) =>
      refusalOf(await user.call(CODE, swiftRequest({ from }, { valueDate: dayOf(day) })));

    it('dollars leave until 15:59:59, on business days, at most five days ahead', async () => {
      bank.clock.advance(6 * HOUR_MS - 1000);
      expect(await attempt('2026-11-23')).toBeUndefined();
      bank.clock.advance(1000);
      expect(await attempt('2026-11-23')).toBe('INVALID_VALUE_DATE');
      expect(await Promise.all(['2026-11-24', '2026-11-28', '2026-11-30'].map(attempt))).toEqual([
        undefined,
        'INVALID_VALUE_DATE',
        'INVALID_VALUE_DATE',
      ]);
      expect(valueOf(await user.call('GET_SWIFT_DATES', { currency: 'USD' })).days).toHaveLength(4);
    });

    it('roubles an hour less', async () => {
      bank.clock.advance(5 * HOUR_MS);
      const first = async (currency: 'USD' | 'RUB') =>
        valueOf(await user.call('GET_SWIFT_DATES', { currency })).days[0];
      expect([await first('USD'), await first('RUB')]).toEqual(['2026-11-23', '2026-11-24']);
    });

    it('a transfer confirmed after the cut-off time is refused without a booking', async () => {
      bank.clock.advance(6 * HOUR_MS - MINUTE_MS);
      const request = swiftRequest({ from });
      const otp = await createAndSendAs(bank, user, { code: CODE, request });
      bank.clock.advance(MINUTE_MS);
      const answer = await user.call('CONFIRM_TRANSFER', { operationId: request.operationId, otp });
      expect([refusalOf(answer), await balanceOf(bank, from)]).toEqual(['OPERATION_TIME_OUT', FUNDS]);
    });

    it('a transfer for a later day waits until messages leave on it', async () => {
      const id = await sent('000', { valueDate: dayOf('2026-11-25') });
      await until(MONDAY_TEN + 46 * HOUR_MS);
      expect(await statusOf(user, id)).toBe('ACCEPTED_FOR_PROCESSING');
      await until(MONDAY_TEN + 48 * HOUR_MS);
      expect(await statusOf(user, id)).toBe('IN_PROCESS');
    });
  });

  it('cannot be made at a bank without a network, nor in a currency without a correspondent bank', async () => {
    const services = withoutNetworks(bank.services);
    const context = { caller: user.caller, bank: services, now: bank.clock.now(), referenceId: 'none', address: '' };
    expect(refusalOf(await moneyHandler(CODE, planSwift)(swiftRequest({ from }), context))).toBe(
      'OPERATION_IMPOSSIBLE',
    );
    expect(refusalOf(await user.call(CODE, swiftRequest({ from, currency: 'TJS' })))).toBe('OPERATION_IMPOSSIBLE');
  });

  it('in tenge names a purpose the user may name', async () => {
    const tenge = await addAccount(bank, user.caller.customerId, { balance: FUNDS, currency: 'KZT' });
    await bank.database.owner.query(
      `insert into exchange_rate (base, quote, rate_type, buy, sell, valid_from) values ('KZT', 'KGS', 'official', 180000, 180000, now())`,
    );
    const attempt = async (knp: string) =>
      refusalOf(await user.call(CODE, swiftRequest({ from: tenge, currency: 'KZT', amount: 3_000_000n }, { knp })));
    expect(await attempt('710')).toBeUndefined();
    await bank.database.owner.query(`update app_user set purpose_code_prefixes = '{8}'`);
    expect([await attempt('710'), await attempt('851')]).toEqual(['INVALID_PURPOSE_CODE', undefined]);
    const { content } = valueOf(await user.call('GET_CODES_ABROAD', { withoutImages: true }));
    expect(content?.purposeCodes.map(({ code }) => code)).toEqual(['851']);
  });
});
