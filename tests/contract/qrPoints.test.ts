import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readElqr } from '../../src/domain/qr/elqr';
import { MAX_POINTS } from '../../src/domain/qr/QrPoint';
import { afterWholeFile } from './support/afterWholeFile';
import type { PointCode, WirePoint, WirePointAnswer } from './support/pointStory';
import { POINT_ANSWER_KEYS } from './support/pointStory';
import { expectEveryFailure } from './support/producedFailures';
import { StreamReader } from './support/StreamReader';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, isOrdinary, only, ordinaryPair, send } from './support/transferStory';
import { watchBooks } from '../bank/support/watchBooks';
import type { WireAccount } from './support/transferStory';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

let server: TestServer;
let daniyar: WireClient;
let payer: WireClient;
let accounts: readonly WireAccount[];
let main: WireAccount;
let users: Readonly<Record<string, string>>;
let number = 0;
const seen = new Map<PointCode, readonly string[]>();
afterWholeFile(() => expect(Object.fromEntries(seen)).toEqual(POINT_ANSWER_KEYS));

beforeAll(async () => {
  server = await startTestServer();
  daniyar = await server.signedIn('daniyar');
  payer = await server.signedIn('aibek');
  accounts = await accountsOf(daniyar);
  main = only(accounts, (account) => isOrdinary(account) && account.ccy === 'KGS');
  const { rows } = await server.bank.database.owner.query<{ login: string; id: string }>(
    'select login, id::text from app_user',
  );
  users = Object.fromEntries(rows.map(({ login, id }) => [login, id]));
});
afterAll(() => server.close());
watchBooks(() => server.bank.database.owner);

async function ask(code: PointCode, data: object, by = daniyar) {
  const answer = await by.operation('UtilityService', code, data);
  if (answer.success) {
    const keys = [...(seen.get(code) ?? []), ...Object.keys(Object(answer.data))];
    seen.set(code, [...new Set(keys)].toSorted());
  }
  return answer;
}

async function valueOf(code: PointCode, data: object, by = daniyar): Promise<WirePointAnswer> {
  const answer = await ask(code, data, by);
  expect(answer.code).toBe('');
  return answer.data as WirePointAnswer;
}

function fields(changes: object = {}) {
  number += 1;
  return {
    name: 'Кафе «Ала-Тоо»',
    address: 'Ош, ул. Ленина, 1',
    salesPointId: `OSH-${number}`,
    accountId: main.id,
    active: true,
    userIds: [] as readonly string[],
    ...changes,
  };
}

const request = (changes: object = {}) => ({ operationId: randomUUID(), ...fields(changes) });
const make = (changes: object = {}) => valueOf('CREATE_QR_ACCOUNT_DATA_CORP_USERS', request(changes));

function changed(point: WirePoint, changes: object) {
  return { pointId: point.id, ...fields({ salesPointId: point.salesPointId, name: point.name, ...changes }) };
}

function register(login: string, registered: boolean) {
  return fetch(`${server.address}/sandbox/qr-users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId: users[login], registered }),
  });
}

function pay(url: string, amount = '25.00') {
  const [from] = ordinaryPair(payers);
  return { operationId: randomUUID(), accountDebitId: from.id, qr: url, amount, ccy: 'KGS' };
}

let payers: readonly WireAccount[] = [];
beforeAll(async () => {
  payers = await accountsOf(payer);
});

async function paid(words: ReturnType<typeof pay>, between: () => Promise<unknown> = () => Promise.resolve()) {
  expect((await payer.operation('PaymentService', 'MAKE_QR_PAYMENT', words)).code).toBe('');
  const { code } = await server.codeSentBy('aibek', () => send(payer, words.operationId));
  await between();
  return payer.operation('PaymentService', 'CONFIRM_PAYMENT', { operationId: words.operationId, otp: code });
}

describe('a point of sale', () => {
  it('is made with a code that names the point, its number and the company, and not the account', async () => {
    const point = await make({ name: '  Кафе «Ала-Тоо» ', userIds: [users['saltanat']] });
    expect(point).toMatchObject({
      name: 'Кафе «Ала-Тоо»',
      accountNo: main.accountNo,
      active: true,
      linked: true,
      users: [{ userId: users['saltanat'] }],
      turnover: { amountCredit: '0.00', creditCount: 0 },
    });
    const code = readElqr(point.url);
    expect(code.ok && code.value).toMatchObject({
      type: 'static',
      accountId: point.hash,
      merchantId: point.salesPointId,
      serviceName: 'Kafe Ala-Too',
      amount: undefined,
    });
    expect(point.url).not.toContain(main.accountNo);
  });

  it('is created once however often it is requested, also at the same time; another point with its id is refused', async () => {
    const asked = request();
    const answers = await Promise.all([1, 2, 3].map(() => ask('CREATE_QR_ACCOUNT_DATA_CORP_USERS', asked)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.success).toBe(true);
    const other = { ...asked, name: 'Другая' };
    expect((await ask('CREATE_QR_ACCOUNT_DATA_CORP_USERS', other)).code).toBe('OPERATION_ID_REUSED');
  });

  it('is found by words, and by whether it takes payments and leads to an account', async () => {
    const open = await make({ name: 'Аптека открытая' });
    const off = await make({ name: 'Аптека закрытая', active: false });
    const unlinked = await make({ name: 'Аптека новая', accountId: undefined });
    const idsOf = async (search: object) =>
      (await valueOf('SEARCH_QR_ACCOUNT_DATA', search)).points.map(({ id }) => id);
    expect(await idsOf({ text: 'АПТЕКА' })).toEqual([unlinked.id, off.id, open.id]);
    expect(await idsOf({ text: 'аптека', active: true })).toEqual([unlinked.id, open.id]);
    expect(await idsOf({ text: 'аптека', linked: false })).toEqual([unlinked.id]);
    expect(await idsOf({ text: open.salesPointId.toLowerCase() })).toContain(open.id);
    expect(await idsOf({ text: '%' })).toEqual([]);
  });

  it('keeps its code when everything else of it is changed', async () => {
    const point = await make();
    const answer = await valueOf(
      'UPDATE_QR_ACCOUNT_DATA_BY_ID',
      changed(point, { name: 'Чайхана', active: false, accountId: undefined, userIds: [users['daniyar']] }),
    );
    expect(answer).toMatchObject({ id: point.id, hash: point.hash, name: 'Чайхана', active: false, linked: false });
    expect(answer.users).toMatchObject([{ userId: users['daniyar'] }]);
    await valueOf('UPDATE_QR_ACCOUNT_DATA_BY_ID', changed(point, {}));
  });

  it('is archived permanently, and its number may be used again', async () => {
    const point = await make();
    await valueOf('DELETE_QR_ACCOUNT_DATA_BY_ID', { pointId: point.id });
    expect((await valueOf('SEARCH_QR_ACCOUNT_DATA', {})).points.map(({ id }) => id)).not.toContain(point.id);
    const [archived] = (await valueOf('GET_ARCHIVE_QR_DATA', {})).points;
    expect(archived).toMatchObject({ id: point.id, archived: expect.any(String) });
    const gone = await Promise.all([
      ask('DELETE_QR_ACCOUNT_DATA_BY_ID', { pointId: point.id }),
      ask('UPDATE_QR_ACCOUNT_DATA_BY_ID', changed(point, {})),
      ask('GET_QR_ACCOUNT_DATA_BY_HASH', { hash: point.hash }),
      ask('GET_ALL_EMPLOYEES_FOR_UPDATE_QR_ACCESS_BY_ID', { pointId: point.id }),
    ]);
    expect(new Set(gone.map(({ code }) => code))).toEqual(new Set(['SALES_POINT_NOT_FOUND']));
    await make({ salesPointId: point.salesPointId });
  });

  it('is read by its own hash in place of a name of an operation', async () => {
    const point = await make();
    const byName = await valueOf('GET_QR_ACCOUNT_DATA_BY_HASH', { hash: point.hash });
    const byHash = await daniyar.operation('UtilityService', point.hash, {});
    expect(byHash.data).toEqual(byName);
    expect((await daniyar.operation('UtilityService', point.hash, { hash: point.hash })).code).toBe('INVALID_REQUEST');
    expect((await daniyar.operation('UtilityService', 'f'.repeat(32), {})).code).toBe('SALES_POINT_NOT_FOUND');
    expect((await daniyar.operation('AccountService', point.hash, {})).code).toBe('UNKNOWN_OPERATION_CODE');
  });

  it('is archived fifty to a page', async () => {
    await server.bank.database.owner.query(
      `insert into qr_point (customer_id, operation_id, request_hash, hash, name, address, sales_point_id, is_active, created_at, archived_at)
        select u.customer_id, gen_random_uuid(), '\\x00', md5('old' || x), 'Old', 'Osh', 'OLD-' || x, true, now(), now()
          from app_user u, generate_series(1, 51) x where u.login = 'daniyar'`,
    );
    const first = (await ask('GET_ARCHIVE_QR_DATA', {})).data as WirePointAnswer & { readonly next: string };
    expect([first.points.length, first.next]).toEqual([50, first.points[49]?.id]);
    const second = await valueOf('GET_ARCHIVE_QR_DATA', { cursor: first.next });
    expect(second.points.length).toBeGreaterThan(0);
    expect(second.points.every(({ id }) => BigInt(id) < BigInt(first.next))).toBe(true);
  });
});

describe('rights on points of sale', () => {
  it('let those make, change and archive them who sign and whom a branch has registered', async () => {
    const cholpon = await server.signedIn('cholpon');
    const point = await make();
    for (const code of ['CREATE_QR_ACCOUNT_DATA_CORP_USERS', 'DELETE_QR_ACCOUNT_DATA_BY_ID'] as const) {
      const asked = code === 'CREATE_QR_ACCOUNT_DATA_CORP_USERS' ? request() : { pointId: point.id };
      expect((await cholpon.operation('UtilityService', code, asked)).code).toBe('ACCESS_DENIED');
      expect((await payer.operation('UtilityService', code, asked)).code).toBe('ACCESS_DENIED');
    }
    expect((await register('daniyar', false)).status).toBe(200);
    expect((await register('daniyar', false)).status).toBe(422);
    expect((await valueOf('SEARCH_QR_ACCOUNT_DATA', {})).registered).toBe(false);
    const refused = [
      await ask('CREATE_QR_ACCOUNT_DATA_CORP_USERS', request()),
      await ask('UPDATE_QR_ACCOUNT_DATA_BY_ID', changed(point, {})),
      await ask('DELETE_QR_ACCOUNT_DATA_BY_ID', { pointId: point.id }),
    ];
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['SALES_POINT_USER_NOT_REGISTERED']));
    expect((await register('daniyar', true)).status).toBe(200);
    expect((await register('aibek', true)).status).toBe(422);
  });

  it('let only signers and linked users see the point and its payments, linked users without its account', async () => {
    const cholpon = await server.signedIn('cholpon');
    const [hidden] = await hiddenFromCholpon(cholpon);
    const point = await make({ accountId: hidden?.id });
    const asked = { pointId: point.id };
    const own = (await valueOf('SEARCH_QR_ACCOUNT_DATA', {}, cholpon)).points;
    expect(own).toEqual([]);
    expect((await ask('UPDATE_QR_ACCOUNT_DATA_BY_ID', changed(point, { userIds: [users['cholpon']] }))).code).toBe(
      'SALES_POINT_EMPLOYEE_NOT_REGISTERED',
    );
    await register('cholpon', true);
    const linked = await valueOf(
      'UPDATE_QR_ACCOUNT_DATA_BY_ID',
      changed(point, { accountId: hidden?.id, userIds: [users['cholpon']] }),
    );
    expect(linked.accountNo).toBe(hidden?.accountNo);
    const employees = (await valueOf('GET_ALL_EMPLOYEES_FOR_UPDATE_QR_ACCESS_BY_ID', asked)).employees;
    expect(employees.filter((each) => each.linked)).toMatchObject([{ userId: users['cholpon'], registered: true }]);
    const unmade = (await valueOf('GET_ALL_EMPLOYEES_FOR_UPDATE_QR_ACCESS_BY_ID', {})).employees;
    expect(unmade.filter((each) => each.linked)).toEqual([]);
    const stream = await StreamReader.open(cholpon);
    expect((await paid(pay(point.url, '31.00'))).success).toBe(true);
    await stream.until(() => stream.news.some(({ type }) => type === 'SHOULD_UPDATE_USER_DATA'));
    stream.cut();
    const till = await valueOf('GET_QR_ACCOUNT_DATA_BY_HASH', { hash: point.hash }, cholpon);
    expect(till).toMatchObject({
      point: { id: point.id, linked: true, turnover: { amountCredit: '31.00', creditCount: 1 } },
      payments: [{ amountCredit: '31.00', ccy: 'KGS', payer: expect.stringMatching(/^\p{Lu}\p{Ll}+ \p{Lu}\.$/u) }],
    });
    expect(JSON.stringify(till)).not.toContain(hidden?.accountNo);
    await register('cholpon', false);
    expect((await ask('GET_QR_ACCOUNT_DATA_BY_HASH', { hash: point.hash }, cholpon)).code).toBe(
      'SALES_POINT_NOT_FOUND',
    );
  });

  it('end at the company: a point of another one is as unknown as one that never was', async () => {
    const { rows } = await server.bank.database.owner.query<{ id: string; hash: string }>(
      `insert into qr_point (customer_id, operation_id, request_hash, hash, name, address, sales_point_id, account_id, is_active, created_at)
        select a.customer_id, gen_random_uuid(), '\\x00', md5('foreign'), 'Foreign', 'Osh', 'F-1', a.id, true, now()
          from account a where a.id = $1 returning id::text, hash`,
      [ordinaryPair(payers)[1].id],
    );
    const [foreign] = rows;
    const codes = [
      await ask('GET_QR_ACCOUNT_DATA_BY_HASH', { hash: foreign?.hash }),
      await ask('UPDATE_QR_ACCOUNT_DATA_BY_ID', { pointId: foreign?.id, ...fields() }),
      await ask('DELETE_QR_ACCOUNT_DATA_BY_ID', { pointId: foreign?.id }),
      await ask('GET_ALL_EMPLOYEES_FOR_UPDATE_QR_ACCESS_BY_ID', { pointId: foreign?.id }),
    ];
    expect(new Set(codes.map(({ code }) => code))).toEqual(new Set(['SALES_POINT_NOT_FOUND']));
  });

  /** Accounts in soms of the company that its auditor does not see. */
  async function hiddenFromCholpon(cholpon: WireClient) {
    const visible = new Set((await accountsOf(cholpon)).map(({ id }) => id));
    return accounts.filter((account) => account.ccy === 'KGS' && isOrdinary(account) && !visible.has(account.id));
  }
});

describe('a payment at a point', () => {
  it('comes to its account as incoming, tells the company live, and is counted for 24 hours at the point alone', async () => {
    const [point, other] = [await make({ name: 'Касса 1' }), await make({ name: 'Касса 2' })];
    const stream = await StreamReader.open(daniyar);
    const words = pay(point.url);
    const answer = await paid(words);
    expect(answer).toMatchObject({ success: true, data: { txnStatusExternal: 'ACCEPTED' } });
    await stream.until(() => stream.news.some(({ type }) => type === 'TRANSACTION_NOTIFICATION'));
    stream.cut();
    expect((await paid(pay(other.url, '5.00'))).success).toBe(true);

    const period = { dateFrom: bankDay(), dateTo: bankDay() };
    const statement = await daniyar.operation('AccountService', 'GET_QR_STATEMENT_HISTORY', {
      ...period,
      filters: { pointId: point.id },
    });
    expect(statement.data).toMatchObject({
      transactions: [
        {
          txnCode: 'QR_INCOMING',
          amountCredit: '25.00',
          accountCreditNo: main.accountNo,
          terms: { details: { salesPoint: 'Касса 1' } },
        },
      ],
      turnover: { amountCredit: '25.00', creditCount: 1, amountDebit: '0.00', debitCount: 0 },
    });
    const turnover = async () =>
      (await valueOf('SEARCH_QR_ACCOUNT_DATA', { text: 'Касса 1' })).points.map((each) => each.turnover);
    expect(await turnover()).toEqual([{ amountCredit: '25.00', creditCount: 1 }]);
    server.bank.clock.advance(24 * 60 * 60 * 1000 + 1);
    [daniyar, payer] = [await server.signedIn('daniyar'), await server.signedIn('aibek')];
    expect(await turnover()).toEqual([{ amountCredit: '0.00', creditCount: 0 }]);
    expect((await valueOf('GET_QR_ACCOUNT_DATA_BY_HASH', { hash: point.hash })).payments).toEqual([]);
  });

  it('goes where the point leads now, although its code was printed before', async () => {
    const point = await make();
    const second = only(accounts, (each) => isOrdinary(each) && each.ccy === 'KGS' && each.id !== main.id);
    await valueOf('UPDATE_QR_ACCOUNT_DATA_BY_ID', changed(point, { accountId: second.id }));
    const created = await payer.operation('PaymentService', 'MAKE_QR_PAYMENT', pay(point.url));
    expect(created.data).toMatchObject({ credit: { accountNumber: second.accountNo } });
  });

  it.each([
    ['that is inactive', { active: false }],
    ['that leads to no account', { accountId: undefined }],
  ])('%s is refused, and not booked when it was agreed on before', async (_case, changes) => {
    const point = await make();
    const late = await paid(pay(point.url), () => valueOf('UPDATE_QR_ACCOUNT_DATA_BY_ID', changed(point, changes)));
    expect(late.code).toBe('OPERATION_IMPOSSIBLE');
    const refused = await payer.operation('PaymentService', 'MAKE_QR_PAYMENT', pay(point.url));
    expect(refused.code).toBe('SALES_POINT_CLOSED');
  });

  function bankDay(): string {
    return new Date(server.bank.clock.now() + 6 * 60 * 60 * 1000).toISOString().slice(0, 10);
  }
});

describe('every refusal of a point', () => {
  const foreign = () => ordinaryPair(payers)[0].id;
  const own = (wanted: (account: WireAccount) => boolean) => only(accounts, wanted).id;

  it.each([
    ['an account of somebody else', 'ACCOUNT_NOT_FOUND', () => ({ accountId: foreign() })],
    ['an account in dollars', 'CURRENCY_MISMATCH', () => ({ accountId: own(({ ccy }) => ccy === 'USD') })],
    ['a user of nobody', 'SALES_POINT_EMPLOYEE_NOT_REGISTERED', () => ({ userIds: [users['aibek']] })],
    ['a number in use', 'SALES_POINT_TAKEN', () => ({ salesPointId: 'TT-001' })],
    ['a name of one letter', 'INVALID_REQUEST', () => ({ name: ' A ' })],
    ['a name without letters', 'INVALID_REQUEST', () => ({ name: '....' })],
    ['a number in small letters', 'INVALID_REQUEST', () => ({ salesPointId: 'tt-9' })],
    ['the same user twice', 'INVALID_REQUEST', () => ({ userIds: [users['daniyar'], users['daniyar']] })],
  ] as const)('%s: %s', async (_case, refused, changes) => {
    const point = await make();
    expect((await ask('CREATE_QR_ACCOUNT_DATA_CORP_USERS', request(changes()))).code).toBe(refused);
    expect((await ask('UPDATE_QR_ACCOUNT_DATA_BY_ID', { ...changed(point, changes()) })).code).toBe(refused);
  });

  it.each([
    ['is dormant', 'ACCOUNT_CREDIT_DORMANT', 'dormant = true', 'dormant = false'],
    ['takes nothing', 'ACCOUNT_NO_CREDIT', 'credit_stopped = true', 'credit_stopped = false'],
  ] as const)('while the account %s: %s', async (_case, refused, change, usual) => {
    const point = await make();
    const { owner } = server.bank.database;
    await owner.query(`update account set ${change} where id = $1`, [main.id]);
    expect((await ask('CREATE_QR_ACCOUNT_DATA_CORP_USERS', request())).code).toBe(refused);
    expect((await ask('UPDATE_QR_ACCOUNT_DATA_BY_ID', changed(point, {}))).code).toBe(refused);
    await owner.query(`update account set ${usual} where id = $1`, [main.id]);
  });

  it(`more than ${MAX_POINTS}: SALES_POINT_LIMIT_EXCEEDED`, async () => {
    await server.bank.database.owner.query(
      `insert into qr_point (customer_id, operation_id, request_hash, hash, name, address, sales_point_id, is_active, created_at)
        select u.customer_id, gen_random_uuid(), '\\x00', md5('many' || x), 'Many', 'Osh', 'MANY-' || x, true, now()
          from app_user u, generate_series(1, $1) x where u.login = 'daniyar'`,
      [MAX_POINTS],
    );
    expect((await ask('CREATE_QR_ACCOUNT_DATA_CORP_USERS', request())).code).toBe('SALES_POINT_LIMIT_EXCEEDED');
  });
});
