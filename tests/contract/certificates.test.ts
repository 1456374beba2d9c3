import { randomUUID } from 'node:crypto';

import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { shopOperations } from '../../src/application/operations/shop';
import { BANK_NAME } from '../../src/domain/brand/bankName';
import { LANGUAGES } from '../../src/domain/language/Language';
import type { Language } from '../../src/domain/language/Language';
import { MAX_CERTIFICATE_ACCOUNTS } from '../../src/domain/shop/CertificateOrder';
import { moveApplication } from './support/desk';
import { companyAccounts, limitTo, valueOf } from './support/limitedUser';
import { expectEveryFailure } from './support/producedFailures';
import { isFile, isPage } from './support/statementStory';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, confirm, field, ordinaryPair, send } from './support/transferStory';
import { watchBooks } from '../bank/support/watchBooks';
import type { WireAccount } from './support/transferStory';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

const UNKNOWN_CODE = '0000-0000-0000-0000-0000';

interface WireLoan {
  readonly accountNo: string;
  readonly contractRefNo: string;
}

let server: TestServer;
let client: WireClient;
let main: WireAccount;
let savings: WireAccount;
let loan: WireLoan;

beforeAll(async () => {
  server = await startTestServer({ now: Date.UTC(2026, 10, 27, 4) });
  client = await server.signedIn('aibek');
  [main, savings] = ordinaryPair(await accountsOf(client));
  const { data } = await client.operation('AccountService', 'GET_LOANS_V2', {});
  const [first]: readonly WireLoan[] = JSON.parse(JSON.stringify(data));
  if (first === undefined) {
    throw new Error('aibek has no loan');
  }
  loan = first;
});
afterAll(() => server.close());
watchBooks(() => server.bank.database.owner);

function ofAccounts(data: object = {}) {
  return {
    operationId: randomUUID(),
    productType: 'makeStatementRequest',
    data: {
      accountDebitId: main.id,
      statementLanguage: 'en',
      statementAccounts: [{ accountNo: main.accountNo }, { accountNo: savings.accountNo }],
      ...data,
    },
  };
}

function ofLoans(data: object = {}) {
  const { operationId, data: common } = ofAccounts();
  return {
    operationId,
    productType: 'makeLoanStatementRequest',
    data: { ...common, statementAccounts: [{ accountNo: loan.accountNo }], loanStatementType: 'INSTALMENTS', ...data },
  };
}

function order(request: object, by = client) {
  return by.operation('TransferService', 'MAKE_SHOP_OPERATION', request);
}

/** Orders a certificate and confirms the order; returns the id of the application. */
async function ordered(request: { readonly operationId: string }): Promise<string> {
  const { operationId } = request;
  const answer = await order(request);
  expect(answer.code).toBe('');
  const { code } = await server.codeSentBy('aibek', () => send(client, operationId));
  await confirm(client, operationId, code);
  return field(await newest(), 'txnId');
}

/** Numbers of the accounts a certificate can be about, at most as many as one holds. */
async function certifiable(): Promise<readonly string[]> {
  return (await accountsOf(client)).map(({ accountNo }) => accountNo).slice(0, MAX_CERTIFICATE_ACCOUNTS);
}

/** Account of a list whose numbers are all different. */
function numbered(_each: unknown, place: number) {
  return { accountNo: `12800160000001${place.toString().padStart(2, '0')}` };
}

async function newest(): Promise<unknown> {
  const { data } = await client.operation('AccountService', 'GET_APPLICATIONS', {});
  return Array.isArray(data) ? data[0] : undefined;
}

async function move(id: string, to: string): Promise<void> {
  expect(await moveApplication(server, { id, to })).toBe(200);
}

/** Moves an application at the desk until its certificate is made. */
async function form(id: string): Promise<void> {
  await move(id, 'IN_PROCESS');
  await move(id, 'FORMED');
}

function certificateOf(txnId: string, by = client) {
  return by.operation('AccountService', 'GET_APPLICATION_PAPER', { txnId });
}

async function textOf(txnId: string): Promise<string> {
  const { data } = await certificateOf(txnId);
  if (!isFile(data)) {
    throw new Error('There is no certificate');
  }
  expect(data.contentType).toBe('application/pdf');
  const document = await getDocumentProxy(new Uint8Array(Buffer.from(data.content, 'base64')));
  return (await extractText(document, { mergePages: true })).text.replaceAll(/\s+/g, ' ');
}

async function codeOf(txnId: string): Promise<string> {
  const { rows } = await server.bank.database.owner.query<{ code: string }>(
    'select code from application_certificate where txn_id = $1',
    [txnId],
  );
  return rows[0]?.code ?? '';
}

function verify(code: string, by = server.visitor()) {
  return by.operation('AccountService', 'VERIFY_PAPER', { code });
}

describe('a certificate about accounts', () => {
  it('costs its price, and its order stands in the history by the names of the specification', async () => {
    const { data } = await order(ofAccounts());
    expect(data).toMatchObject({
      amount: '100.00',
      ccy: 'KGS',
      fee: '0.00',
      terms: {
        details: { statementLanguage: 'en' },
        statementAccounts: [{ accountNo: main.accountNo }, { accountNo: savings.accountNo }],
      },
    });
  });

  it.each(LANGUAGES)(
    'is made out in %s, names the bank in it, and states the balances of its day',
    async (language) => {
      const id = await ordered(ofAccounts({ statementLanguage: language }));
      expect(await newest()).toMatchObject({ txnId: id, hasPaper: false });
      await form(id);
      expect(await newest()).toMatchObject({ txnId: id, hasPaper: true, status: 'FORMED' });
      const text = await textOf(id);
      const others = LANGUAGES.filter((each: Language) => each !== language).map((each) => BANK_NAME[each]);
      expect(text).toContain(BANK_NAME[language]);
      expect(others.filter((name) => text.includes(name))).toEqual([]);
      expect(text).toContain(await codeOf(id));
      expect(text.replaceAll(' ', '')).toContain(main.accountNo);
    },
  );

  it('covers every account it was ordered for, for one price', async () => {
    const numbers = await certifiable();
    expect(numbers.length).toBeGreaterThan(2);
    const statementAccounts = numbers.map((accountNo) => ({ accountNo }));
    const id = await ordered(ofAccounts({ statementAccounts }));
    const { data: line } = await client.operation('AccountService', 'GET_TRANSACTION_BY_ID', { txnId: id });
    expect(line).toMatchObject({ amountDebit: '100.00', terms: { statementAccounts } });
    await form(id);
    const text = (await textOf(id)).replaceAll(/\s/g, '');
    expect(numbers.filter((number) => !text.includes(number))).toEqual([]);
    expect((await verify(await codeOf(id))).data).toMatchObject({
      accounts: numbers.map((number) => ({ accountNo: `*${number.slice(-4)}` })),
    });
  });

  it('is verified by a guest with its code, and states what it stated then after the money has gone', async () => {
    const id = await ordered(ofAccounts());
    const { data: before } = await client.operation('AccountService', 'GET_ACCOUNT_BY_ID', { accountId: savings.id });
    await form(id);
    const shown = await verify(await codeOf(id));
    expect(shown.data).toEqual({
      subject: 'accounts',
      txnId: id,
      client: expect.stringContaining('*'),
      date: '2026-11-27',
      created: expect.stringMatching(/Z$/),
      accounts: [
        { accountNo: `*${main.accountNo.slice(-4)}`, ccy: 'KGS', amount: expect.stringMatching(/^\d+\.\d{2}$/) },
        { accountNo: `*${savings.accountNo.slice(-4)}`, ccy: 'KGS', amount: field(before, 'acyWithdrawableBalance') },
      ],
    });
    await ordered(ofAccounts());
    expect((await verify(await codeOf(id))).data).toEqual(shown.data);
  });

  it('stands on the statement with the sales tax in its price, and gives it back with the price', async () => {
    const id = await ordered(ofAccounts());
    await move(id, 'REJECTED');
    const period = { dateFrom: '2026-11-27', dateTo: '2026-11-27' };
    const made = await client.operation('AccountService', 'GENERATE_ACCOUNT_STATEMENT', {
      accountId: main.id,
      ...period,
    });
    const { data } = await client.operation('AccountService', 'GET_STATEMENT_ENTRIES', {
      statementId: field(made.data, 'statementId'),
      limit: 1000,
    });
    const entries = isPage(data) ? data.entries.slice(-2) : [];
    expect(entries).toMatchObject([
      { amount: '-100.00', tax: '1.96', kind: 'movement' },
      { amount: '100.00', tax: '-1.96', kind: 'return' },
    ]);
  });

  it('is not valid once its order was rejected', async () => {
    const id = await ordered(ofAccounts());
    await form(id);
    const code = await codeOf(id);
    await move(id, 'REJECTED');
    expect([(await certificateOf(id)).code, (await verify(code)).code]).toEqual(['PAPER_NOT_FOUND', 'PAPER_NOT_FOUND']);
    expect(await newest()).toMatchObject({ txnId: id, hasPaper: false });
  });
});

describe('a certificate about loans', () => {
  it.each(['DEBT', 'INSTALMENTS'])('states %s of a loan', async (loanStatementType) => {
    const id = await ordered(ofLoans({ loanStatementType }));
    await form(id);
    const text = await textOf(id);
    expect(text).toContain(loan.contractRefNo);
    expect(text).toContain('Total owed');
    expect(text.includes('Instalment')).toBe(loanStatementType === 'INSTALMENTS');
    expect((await verify(await codeOf(id))).data).toMatchObject({
      subject: 'loans',
      accounts: [{ accountNo: `*${loan.accountNo.slice(-4)}` }],
    });
  });
});

describe('orders of certificates', () => {
  it.each([
    ['no account', () => [], 'data.statementAccounts'],
    ['an account twice', () => [main, main], 'data.statementAccounts'],
    [
      'more accounts than a certificate holds',
      () => Array.from({ length: MAX_CERTIFICATE_ACCOUNTS + 1 }, numbered),
      'data.statementAccounts',
    ],
    ['a number that is none', () => [{ accountNo: '128' }], 'data.statementAccounts.0.accountNo'],
  ])('refuse %s, and say which field is wrong', async (_what, listed, field) => {
    const statementAccounts = listed().map(({ accountNo }) => ({ accountNo }));
    const refused = { code: 'INVALID_REQUEST', particulars: { field } };
    expect(await order(ofAccounts({ statementAccounts }))).toMatchObject(refused);
    expect(await order(ofLoans({ statementAccounts }))).toMatchObject(refused);
  });

  it.each([
    ['a language there is not', { statementLanguage: 'de' }],
    ['something else besides', { stamp: true }],
  ])('refuse %s as a request', async (_what, data) => {
    expect((await order(ofAccounts(data))).code).toBe('INVALID_REQUEST');
    expect((await order(ofLoans(data))).code).toBe('INVALID_REQUEST');
  });

  it('refuse contents of a certificate about loans there are not', async () => {
    expect((await order(ofLoans({ loanStatementType: 'POEM' }))).code).toBe('INVALID_REQUEST');
  });

  it('answer every refusal of theirs', async () => {
    const stranger = await server.signedIn('saltanat');
    const id = await ordered(ofAccounts());
    const others = [{ accountNo: (await accountsOf(stranger))[0]?.accountNo }];
    const refusals = {
      'an account of another': (await order(ofAccounts({ statementAccounts: others }))).code,
      'a loan for an account': (await order(ofAccounts({ statementAccounts: [{ accountNo: loan.accountNo }] }))).code,
      'an account for a loan': (await order(ofLoans({ statementAccounts: [{ accountNo: main.accountNo }] }))).code,
    };
    expect(refusals).toEqual({
      'an account of another': 'ACCOUNT_NOT_FOUND',
      'a loan for an account': 'ACCOUNT_NOT_FOUND',
      'an account for a loan': 'LOAN_NOT_FOUND',
    });
    const ofCertificate = {
      'of another': (await certificateOf(id, stranger)).code,
      'before it is formed': (await certificateOf(id)).code,
    };
    expect(Object.values(ofCertificate)).toEqual(shopOperations.GET_APPLICATION_PAPER.failures);
    expect([(await verify(UNKNOWN_CODE)).code]).toEqual(shopOperations.VERIFY_PAPER.failures);
  });
});

describe('a company user whose accounts are limited', () => {
  it('gets the same failure for a hidden account as for an unknown one, also beside others', async () => {
    const numbers = await companyAccounts(server);
    await limitTo(server, numbers);
    const accountant = await server.signedIn('saltanat');
    const numberOf = async (id: string) => ({
      accountNo: await valueOf(server, `select number as value from account where id = ${id}`),
    });
    const own = await numberOf(numbers.main);
    const answerAbout = (...statementAccounts: readonly { readonly accountNo: string }[]) =>
      order(ofAccounts({ accountDebitId: numbers.main, statementAccounts }), accountant);
    expect((await answerAbout(own)).code).toBe('');
    const { code, particulars } = await answerAbout(own, await numberOf(numbers.hidden));
    expect({ code, particulars }).toEqual({ code: 'ACCOUNT_NOT_FOUND', particulars: {} });
    expect(await answerAbout(own, await numberOf(numbers.others))).toMatchObject({ code, particulars });
  });
});
