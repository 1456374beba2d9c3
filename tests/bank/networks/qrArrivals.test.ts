import { randomUUID } from 'node:crypto';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../../bank/ledger/invariants';
import { qrArrivals } from '../../../bank/modules/qr/qrArrivals';
import { receiveQrPayment } from '../../../bank/modules/qr/receiveQrPayment';
import type { DeliveredQrPayment, QrOperator } from '../../../bank/networks/ports/QrOperator';
import { SandboxQrOperator } from '../../../bank/sandbox/networks/elqr/SandboxQrOperator';
import { money } from '../../../src/domain/money/Money';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { addAccount, addCompanyUser, balanceOfClass } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { jobOf } from '../support/jobs';
import { addPoint, delivered } from '../support/points';
import { balanceOf, valueOf } from '../support/transfers';

const PAID = 25_000n;

let bank: TestBank;
let company: { readonly customerId: string; readonly userId: string };
let seller: TestCaller;
let account: string;
let point: { readonly id: string; readonly hash: string };

beforeEach(async () => {
  bank = await createTestBank();
  company = await addCompanyUser(bank, 'seller');
  seller = await bank.callAs('seller');
  account = await addAccount(bank, company.customerId);
  point = await addPoint(bank, { customerId: company.customerId, accountId: account, userIds: [company.userId] });
});
afterEach(async () => {
  await assertBooksBalance(bank.database.owner);
  await bank.close();
});

const receive = (payment: DeliveredQrPayment) => receiveQrPayment(bank.services, payment, bank.clock.now());
const answerTo = async (payment: DeliveredQrPayment) => (await receive(payment)).answer;

/** A job that takes payments from an operator; the bank's own by default. */
function job(operator: QrOperator = new SandboxQrOperator(bank.services)) {
  const { services } = bank;
  return jobOf({ services: { ...services, networks: { ...services.networks, qrOperator: operator } } }, qrArrivals);
}

/** Payments to the operator of the demonstration, by their amounts in tyiyns. */
async function sendToOperator(...amounts: readonly bigint[]): Promise<void> {
  for (const amount of amounts) {
    await bank.database.owner.query(
      `insert into sandbox_qr_payment (payee, amount, payer_name, payer_bank, reference, sent_at)
        values ($1, $2, 'Нурбек С.', 'Оптима Банк', '1', now())`,
      [point.hash, amount],
    );
  }
}

async function payments(): Promise<readonly object[]> {
  return valueOf(await seller.call('GET_QR_ACCOUNT_DATA_BY_HASH', { hash: point.hash })).payments;
}

describe('a payment by the code of a point from another bank', () => {
  it('is credited from what networks settle, and stands in the history, the statement and at the till', async () => {
    const payment = delivered(point.hash);
    expect(await receive(payment)).toEqual({ answer: { accepted: true }, isNew: true });
    expect([await balanceOf(bank, account), await balanceOfClass(bank, 'SETTLEMENT', 'KGS')]).toEqual([PAID, -PAID]);
    const day = bankDayOf(bank.clock.now());
    const period = { from: day, to: day, pointId: point.id };
    const statement = valueOf(await seller.call('GET_QR_STATEMENT_HISTORY', period));
    const { transactions } = valueOf(await seller.call('GET_TRANSACTION_HISTORY_V2', {}));
    expect(statement.turnover).toMatchObject({ incoming: money(PAID, 'KGS'), incomingCount: 1 });
    expect(statement.transactions).toMatchObject([
      {
        txnCode: 'QR_INCOMING',
        status: 'ACCEPTED',
        senderName: 'Нурбек С.',
        credit: { amount: money(PAID, 'KGS') },
        terms: {
          details: {
            network: 'ELQR',
            salesPoint: 'Кафе',
            payerBank: 'Оптима Банк',
            networkReference: '410000000001',
          },
        },
      },
    ]);
    expect(transactions).toEqual(statement.transactions);
    expect(await payments()).toMatchObject([
      { amount: money(PAID, 'KGS'), payer: 'Нурбек С.', payerBank: 'Оптима Банк', at: bank.clock.now() },
    ]);
    const [notice, ...others] = valueOf(await seller.call('GET_NOTIFICATIONS', {}));
    expect([notice?.content.en.body, others]).toEqual([expect.stringMatching(/250.00.*Nurbek S\./), []]);
  });

  it('from an unknown payer is shown without name and bank', async () => {
    await receive(delivered(point.hash, { payerName: ' ', payerBank: '', reference: '' }));
    expect(await payments()).toMatchObject([{ payer: '', payerBank: undefined }]);
    const [notice] = valueOf(await seller.call('GET_NOTIFICATIONS', {}));
    expect(notice?.content.ru.body).toMatch(/^250,00.сом$/);
    const [line] = valueOf(await seller.call('GET_TRANSACTION_HISTORY_V2', {})).transactions;
    expect(line?.terms?.details).toEqual({ network: 'ELQR', salesPoint: 'Кафе' });
  });

  it('names its payer on one line, however the operator writes it', async () => {
    await receive(delivered(point.hash, { payerName: ` Нурбек\n С. ${'х'.repeat(300)}` }));
    expect(await payments()).toMatchObject([{ payer: `Нурбек С. ${'х'.repeat(90)}` }]);
  });

  it('is credited once when several processes receive it at the same time', async () => {
    const same = delivered(point.hash);
    const others = Array.from({ length: 6 }, () => delivered(point.hash, { amount: money(100n, 'KGS') }));
    const receipts = await Promise.all([...Array.from({ length: 12 }, () => same), ...others].map(receive));
    expect(receipts.every(({ answer }) => answer.accepted)).toBe(true);
    expect(receipts.filter(({ isNew }) => isNew)).toHaveLength(1 + others.length);
    expect(await balanceOf(bank, account)).toBe(PAID + 600n);
    expect(await payments()).toHaveLength(1 + others.length);
  });

  it('is answered as before when the operator has lost the answer, and credited once', async () => {
    await sendToOperator(10_008n, 5_000n);
    await Promise.all([job().round(), job().round(), job().round()]);
    await job().round();
    const { rows } = await bank.database.owner.query(
      'select amount::int, answered_at is not null as answered, refusal from sandbox_qr_payment order by amount',
    );
    expect(rows).toEqual([
      { amount: 5_000, answered: true, refusal: null },
      { amount: 10_008, answered: true, refusal: null },
    ]);
    expect(await balanceOf(bank, account)).toBe(15_008n);
  });

  it('that cannot be answered does not delay others', async () => {
    const [first, second] = [delivered(point.hash), delivered(point.hash)];
    const answered: string[] = [];
    const operator: QrOperator = {
      delivered: () => Promise.resolve([first, second]),
      answer: (key) => {
        if (key === first.key) {
          return Promise.reject(new Error('The operator did not answer'));
        }
        answered.push(key);
        return Promise.resolve();
      },
    };
    await job(operator).round();
    expect(answered).toEqual([second.key]);
    expect(await balanceOf(bank, account)).toBe(2n * PAID);
  });
});

describe('a payment by a code from another bank is refused', () => {
  const set = (assignment: string) =>
    bank.database.owner.query(`update qr_point set ${assignment} where id = $1`, [point.id]);
  const mark = (assignment: string) =>
    bank.database.owner.query(`update account set ${assignment} where id = $1`, [account]);

  it.each([
    ['that is inactive', 'SALES_POINT_CLOSED', () => set('is_active = false')],
    ['that is archived', 'SALES_POINT_CLOSED', () => set('archived_at = now()')],
    ['that leads to no account', 'SALES_POINT_CLOSED', () => set('account_id = null')],
    ['whose account is closed', 'SALES_POINT_CLOSED', () => mark(`record_status = 'C'`)],
    ['whose account is dormant', 'ACCOUNT_CREDIT_DORMANT', () => mark('dormant = true')],
    ['whose account takes nothing', 'ACCOUNT_NO_CREDIT', () => mark('credit_stopped = true')],
  ] as const)('at a point %s: %s', async (_case, reason, arrange) => {
    await arrange();
    expect(await answerTo(delivered(point.hash))).toEqual({ accepted: false, reason });
    expect([await balanceOf(bank, account), await balanceOfClass(bank, 'SETTLEMENT', 'KGS')]).toEqual([0n, 0n]);
    const { rowCount } = await bank.database.owner.query('select from txn union all select from notification');
    expect(rowCount).toBe(0);
  });

  it.each([
    ['of a point that never was', 'f'.repeat(32)],
    ['that names an account', '1250820000000057'],
    ['that names nothing', ''],
  ])('by a code %s: SALES_POINT_NOT_FOUND', async (_case, payee) => {
    expect(await answerTo(delivered(payee))).toEqual({ accepted: false, reason: 'SALES_POINT_NOT_FOUND' });
  });

  it.each([
    ['in dollars', money(100n, 'USD')],
    ['of nothing', money(0n, 'KGS')],
    ['of less than nothing', money(-100n, 'KGS')],
  ])('%s: INVALID_REQUEST', async (_case, amount) => {
    expect(await answerTo(delivered(point.hash, { amount }))).toEqual({ accepted: false, reason: 'INVALID_REQUEST' });
  });

  it('when its key was that of another payment, whose answer stays', async () => {
    const key = randomUUID();
    expect(await answerTo(delivered(point.hash, { key }))).toEqual({ accepted: true });
    const other = delivered(point.hash, { key, amount: money(1n, 'KGS') });
    expect(await receive(other)).toEqual({ answer: { accepted: false, reason: 'OPERATION_ID_REUSED' }, isNew: false });
    expect(await answerTo(delivered(point.hash, { key }))).toEqual({ accepted: true });
    expect(await balanceOf(bank, account)).toBe(PAID);
  });

  it('for good: the money has gone back, although the point takes payments again', async () => {
    await set('is_active = false');
    const payment = delivered(point.hash);
    const before = await answerTo(payment);
    await set('is_active = true');
    expect([await answerTo(payment), await balanceOf(bank, account)]).toEqual([before, 0n]);
    expect(await answerTo(delivered(point.hash))).toEqual({ accepted: true });
  });

  it('or credited by the first decision, even if the point is switched off later', async () => {
    const payment = delivered(point.hash);
    await receive(payment);
    await set('archived_at = now()');
    expect([await receive(payment), await balanceOf(bank, account)]).toEqual([
      { answer: { accepted: true }, isNew: false },
      PAID,
    ]);
  });
});
