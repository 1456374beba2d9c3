import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { codeRefusals, HOLD_AND_CAP } from './support/codeLimits';
import { expectEveryFailure } from './support/producedFailures';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { StreamReader } from './support/StreamReader';
import { accountsOf, only, wrongCode } from './support/transferStory';
import type { WireAccount } from './support/transferStory';
import { laterVisit } from './support/visits';
import { watchBooks } from '../bank/support/watchBooks';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

const MINUTE_MS = 60_000;

type Code = 'GET_OVERDRAFT' | 'GET_OVERDRAFT_OFFER' | 'CONFIRM_ACCOUNT_OPERATION';

interface WireOverdraft {
  readonly offer?: { readonly minAmount: string; readonly maxAmount: string; readonly monthlyIncome: string };
  readonly failureCode?: string;
  readonly request?: {
    readonly amount: string;
    readonly status: string;
    readonly created: string;
    readonly decided?: string;
  };
}

let server: TestServer;
let client: WireClient;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  client = await laterVisit(server);
});
afterAll(() => server.close());
watchBooks(() => server.bank.database.owner);

async function ask(code: Code, data: object) {
  return client.operation('AccountService', code, data);
}

async function named(name: string): Promise<WireAccount> {
  return only(await accountsOf(client), ({ accountName }) => accountName === name);
}

async function offerOf(name = 'Основной'): Promise<WireOverdraft> {
  const { data } = await ask('GET_OVERDRAFT_OFFER', { accountId: (await named(name)).id });
  const answered: WireOverdraft = JSON.parse(JSON.stringify(data));
  return answered;
}

async function requested(amount: string, name = 'Основной') {
  return { operationId: randomUUID(), accountId: (await named(name)).id, amount, ccy: 'KGS' };
}

async function prepared(request: { readonly operationId: string }) {
  const { code } = await server.codeSentBy('aibek', () => ask('GET_OVERDRAFT', request));
  return {
    otp: code,
    confirm: (otp = code) => ask('CONFIRM_ACCOUNT_OPERATION', { operationId: request.operationId, otp }),
  };
}

/** A month on, after which earlier decisions do not stand any more; salaries go on coming. */
async function afterDecision(): Promise<void> {
  await server.bank.database.owner.query(
    `update overdraft_request set decided_at = decided_at - interval '31 days' where status <> 'review'`,
  );
}

describe('an overdraft', () => {
  it('is offered to an account with a card that others pay into, in proportion to the least of three months', async () => {
    const { offer, failureCode, request } = await offerOf();
    expect([failureCode, request]).toEqual([undefined, undefined]);
    expect(offer).toMatchObject({ minAmount: '5000.00', interestRate: 2200, termMonths: 12 });
    const income = Number(offer?.monthlyIncome);
    expect(Number(offer?.maxAmount)).toBe(Math.min(300_000, Math.floor(income / 2 / 1000) * 1000));
    const { rows } = await server.bank.database.owner.query<{ least: string }>(
      `select min(income)::text as least from (
        select sum(t.credit_amount) as income from txn t join account a on a.id = t.credit_account_id left join account d on d.id = t.debit_account_id
          where a.id = $1 and t.status = 'ACCEPTED' and d.customer_id is distinct from a.customer_id
            and t.created_at at time zone 'Asia/Bishkek' >= date_trunc('month', $2::timestamptz at time zone 'Asia/Bishkek') - interval '3 months'
            and t.created_at at time zone 'Asia/Bishkek' < date_trunc('month', $2::timestamptz at time zone 'Asia/Bishkek')
          group by date_trunc('month', t.created_at at time zone 'Asia/Bishkek')) months`,
      [(await named('Основной')).id, new Date(server.bank.clock.now())],
    );
    expect(BigInt(rows[0]?.least ?? 0)).toBe(BigInt(offer?.monthlyIncome.replace('.', '') ?? 0));
  });

  it.each([
    ['a customer had put aside for a loan and got back', 'LOAN_REST_RETURNED'],
    ['a customer had paid and came back', 'MAKE_GENERIC_PAYMENT_V2_RETURN'],
  ])('is not offered for what %s', async (_, code) => {
    const before = (await offerOf()).offer;
    const { id } = await named('Основной');
    const now = server.bank.clock.now();
    const { owner } = server.bank.database;
    const cash = `(select min(id) from account where account_class = 'CASH' and currency = 'KGS')`;
    for (const months of [1, 2, 3]) {
      await owner.query(
        `select from book_of_bank($1, array[${cash}, $2]::bigint[], '{-30000000,30000000}', jsonb_build_object('code', $5::text, 'bankName', 'Bank'),
          date_trunc('month', $3::timestamptz) - make_interval(months => $4) + interval '10 days')`,
        [`${code} ${months}`, id, new Date(now), months, code],
      );
    }
    if (code.endsWith('_RETURN')) {
      // What came back names what had been paid, of as much and from the same account.
      await owner.query(
        `insert into txn (operation_id, txn_code, status, created_at, debit_account_id, debit_amount, fee, sender_name, recipient_name, purpose)
          values (gen_random_uuid(), 'MAKE_GENERIC_PAYMENT_V2', 'RETURNED', now(), $1, 90000000, 0, '', '', '')`,
        [id],
      );
      await owner.query('update txn set return_of = (select max(id) from txn) where txn_code = $1', [code]);
    }
    expect((await offerOf()).offer).toEqual(before);
  });

  it.each([
    ['Доллары', 'CURRENCY'],
    ['Целевой', 'RESTRICTED'],
    ['Старый счёт', 'RESTRICTED'],
    ['На отпуск', 'NO_CARD'],
  ])('is not offered to %s: %s', async (name, failureCode) => {
    expect(await offerOf(name)).toMatchObject({ failureCode });
  });

  it('is not offered where too little comes in', async () => {
    const { owner } = server.bank.database;
    const { id } = await named('Основной');
    await owner.query(`update card set account_id = $1 where masked_number = '428801******1051'`, [
      (await named('На отпуск')).id,
    ]);
    expect(await offerOf('На отпуск')).toMatchObject({ failureCode: 'INCOME' });
    await owner.query(`update card set account_id = $1 where masked_number = '428801******1051'`, [id]);
  });

  it('is the owner’s to look at and to ask for, on an open account', async () => {
    const stranger = only(
      await accountsOf(await server.signedIn('aizada')),
      ({ accountName }) => accountName === 'Негизги',
    );
    expect((await ask('GET_OVERDRAFT_OFFER', { accountId: stranger.id })).code).toBe('ACCOUNT_NOT_FOUND');
    expect((await ask('GET_OVERDRAFT', { ...(await requested('5000.00')), accountId: stranger.id })).code).toBe(
      'ACCOUNT_NOT_FOUND',
    );
    const company = await server.signedIn('daniyar');
    expect((await company.operation('AccountService', 'GET_OVERDRAFT_OFFER', { accountId: '1' })).code).toBe(
      'ACCESS_DENIED',
    );
  });

  it('is asked for within the offer, in whole thousands', async () => {
    const highest = Number((await offerOf()).offer?.maxAmount);
    const refused = async (request: object) => (await ask('GET_OVERDRAFT', request)).code;
    expect({
      'too little': await refused(await requested('4000.00')),
      'half a thousand': await refused(await requested('5500.00')),
      'too much': await refused(await requested(`${highest + 1000}.00`)),
      'in dollars': await refused({ ...(await requested('5000.00')), ccy: 'USD' }),
      'on an account in dollars': await refused(await requested('5000.00', 'Доллары')),
    }).toEqual({
      'too little': 'OVERDRAFT_NOT_OFFERED',
      'half a thousand': 'OVERDRAFT_NOT_OFFERED',
      'too much': 'OVERDRAFT_NOT_OFFERED',
      'in dollars': 'OVERDRAFT_NOT_OFFERED',
      'on an account in dollars': 'OVERDRAFT_NOT_OFFERED',
    });
  });

  it('waits for the bank once its code was right, is answered again, and lets no other beside it', async () => {
    const stream = await StreamReader.open(client);
    const request = await requested('20000.00');
    const { otp, confirm } = await prepared(request);
    const late = await prepared(await requested('10000.00'));
    expect((await ask('GET_OVERDRAFT', request)).success).toBe(true);
    expect((await ask('GET_OVERDRAFT', { ...request, amount: '21000.00' })).code).toBe('OPERATION_ID_REUSED');
    expect((await confirm(wrongCode(otp))).code).toBe('INCORRECT_OTP');
    expect((await offerOf()).request).toBeUndefined();
    const confirmed = await confirm();
    expect(confirmed.success).toBe(true);
    expect((await confirm()).text).toBe(confirmed.text);
    expect(await offerOf()).toMatchObject({
      failureCode: 'UNDER_REVIEW',
      request: { amount: '20000.00', status: 'review' },
    });
    expect((await late.confirm()).code).toBe('OVERDRAFT_UNDER_REVIEW');
    expect((await ask('GET_OVERDRAFT', await requested('10000.00'))).code).toBe('OVERDRAFT_UNDER_REVIEW');
    await stream.until(() => stream.news.some(({ type }) => type === 'UPDATED_ACCOUNT'));
    stream.cut();

    server.bank.clock.advance(MINUTE_MS);
    await server.round('overdraftReview');
    expect((await offerOf()).request?.status).toBe('approved');
    const decided = await offerOf();
    expect(decided.failureCode).toBe('DECIDED');
    expect(decided.request?.decided).toBe(new Date(server.bank.clock.now()).toISOString());
    const { text } = await client.operation('UtilityService', 'GET_NOTIFICATIONS', {});
    expect(text).toContain('Овердрафт одобрен');
    expect((await ask('GET_OVERDRAFT', await requested('10000.00'))).code).toBe('OVERDRAFT_NOT_OFFERED');
  });

  it('may be rejected, and asked for again when thirty days have passed', async () => {
    await afterDecision();
    const { owner } = server.bank.database;
    const { id } = await named('Основной');
    await owner.query(
      `insert into overdraft_request (account_id, customer_id, user_id, amount, rate, term_months, income, asked_at)
        select a.id, a.customer_id, u.id, 25000000, 2200, 12, 90000000, $2 from account a join app_user u on u.customer_id = a.customer_id where a.id = $1`,
      [id, new Date(server.bank.clock.now() - MINUTE_MS)],
    );
    await server.round('overdraftReview');
    expect((await offerOf()).request?.status).toBe('rejected');
    await afterDecision();
    const again = await offerOf();
    expect([again.offer !== undefined, again.request?.status]).toEqual([true, 'rejected']);
  });

  it('meets at its code what is not offered any more', async () => {
    const request = await prepared(await requested('5000.00'));
    const gone = await prepared(await requested('6000.00'));
    const { owner } = server.bank.database;
    const { id } = await named('Основной');
    await owner.query(`update card set custom_status = 'softLock' where account_id = $1 and custom_status = 'active'`, [
      id,
    ]);
    expect((await request.confirm()).code).toBe('OVERDRAFT_NOT_OFFERED');
    await owner.query(`update account set record_status = 'C' where id = $1`, [id]);
    expect((await gone.confirm()).code).toBe('ACCOUNT_NOT_FOUND');
    await owner.query(`update account set record_status = 'O' where id = $1`, [id]);
    await owner.query(`update card set custom_status = 'active' where account_id = $1 and custom_status = 'softLock'`, [
      id,
    ]);
  });

  it('waits for five codes within a quarter of an hour', async () => {
    for (let index = 0; index < 5; index += 1) {
      expect((await ask('GET_OVERDRAFT', await requested('5000.00'))).success).toBe(true);
    }
    expect((await ask('GET_OVERDRAFT', await requested('5000.00'))).code).toBe('MAX_OTP_TRIES');
    expect(await codeRefusals(server, 'aibek', async () => ask('GET_OVERDRAFT', await requested('5000.00')))).toEqual(
      HOLD_AND_CAP,
    );
  });
});
