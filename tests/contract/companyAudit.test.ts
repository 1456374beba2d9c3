import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { addDays } from '../../src/domain/time/days';
import { bankDayOf } from '../../src/domain/time/Instant';
import { clients, inACompany, oneOf, owner, server, sign } from './support/companyStory';
import type { Login } from './support/companyStory';
import { isFile, statementOf } from './support/statementStory';
import { accountsOf, isOrdinary, paymentWords, transferOf } from './support/transferStory';
import type { WireAccount } from './support/transferStory';
import type { WireClient } from './support/WireClient';

const Act = z.object({
  id: z.string(),
  act: z.string(),
  userId: z.string(),
  name: z.object({ en: z.string() }),
  address: z.string(),
  userAgent: z.string(),
  accountNo: z.string(),
  document: z.optional(z.looseObject({ kind: z.string(), operationId: z.string() })),
  file: z.optional(z.looseObject({ kind: z.string(), format: z.string() })),
});
const Page = z.object({ items: z.array(Act), next: z.optional(z.string()) });

const SALTANAT = 'Saltanat Mambetova';
const DANIYAR = 'Daniyar Sadykov';

let accounts: readonly WireAccount[];
let cholpon: string;

inACompany();

beforeAll(async () => {
  accounts = (await accountsOf(clients.saltanat)).filter((each) => isOrdinary(each) && each.ccy === 'KGS');
  cholpon = String(await oneOf(`select id::text as value from app_user where login = 'cholpon'`));
});
beforeEach(() =>
  owner(`update app_user set rights = '{view,approve,sign,payroll,audit}' where login = 'daniyar';
    update app_user set rights = '{view,approve}', accounts_limited = false where login = 'cholpon'`),
);
afterAll(() => expect(accounts.length).toBeGreaterThan(1));

async function ask(client: WireClient, code: string, request: object) {
  const service = /^(SEND|CREATE|MAKE|TRANSACTION)_/.test(code) ? 'TransferService' : 'AccountService';
  return client.operation(service, code, request);
}

async function audit(query: object = {}, client: WireClient = clients.daniyar) {
  const answer = await ask(client, 'GET_COMPANY_AUDIT', query);
  expect(answer.code).toBe('');
  return z.parse(Page, answer.data);
}

/** Acts on a document, the oldest first: what, and who. */
async function actsOn(operationId: string) {
  const { items } = await audit({ operationId });
  return items.toReversed().map(({ act, name }) => [act, name.en]);
}

async function done(client: WireClient, code: string, request: object): Promise<unknown> {
  const answer = await ask(client, code, request);
  expect([code, answer.code]).toEqual([code, '']);
  return answer.data;
}

function account(place: number): WireAccount {
  const found = accounts[place];
  if (found === undefined) {
    throw new Error('The company has no such account');
  }
  return found;
}

/** A payment that waits for its signatures; sent twice, as after a lost answer. */
async function sentPayment(): Promise<string> {
  const request = transferOf(account(0), account(1), '10.00');
  await done(clients.saltanat, 'MAKE_OWN_ACCOUNTS_TRANSFER', request);
  await done(clients.saltanat, 'SEND_TXN_TO_PROCESSING_CORP', { operationId: request.operationId });
  await done(clients.saltanat, 'SEND_TXN_TO_PROCESSING_CORP', { operationId: request.operationId });
  return request.operationId;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The next day that is no Saturday and no Sunday. */
function nextWorkingDay() {
  const day = bankDayOf(server.bank.clock.now() + DAY_MS);
  const weekday = new Date(day).getUTCDay();
  return addDays(day, weekday === 0 ? 1 : weekday === 6 ? 2 : 0);
}

/** A payment to another bank, signed by both; answers its document and its transaction. */
async function signedPayment() {
  const { operationId, ...words } = paymentWords(account(0), { valueDate: nextWorkingDay() });
  await done(clients.saltanat, 'MAKE_OTHER_BANK_TRANSFER', { operationId, ...words });
  await done(clients.saltanat, 'SEND_TXN_TO_PROCESSING_CORP', { operationId });
  await done(clients.daniyar, 'APPROVE_TXN_ON_CONFIRMATION', { operationId });
  await sign('daniyar', operationId);
  const signed = z.parse(z.array(z.object({ txnId: z.string() })), await sign('saltanat', operationId));
  return { operationId, txnId: signed[0]?.txnId ?? '' };
}

async function sentRights(login: Login): Promise<string> {
  const operationId = randomUUID();
  await done(clients[login], 'CHANGE_CORP_EMPLOYEE_RIGHTS', {
    ...{ operationId, userId: cholpon, rights: ['view', 'create', 'approve'] },
    ...{ signaturePlace: 'none', operations: 'all', accounts: 'all' },
  });
  await done(clients[login], 'SEND_TXN_TO_PROCESSING_CORP', { operationId });
  await done(clients[login], 'SEND_TXN_TO_PROCESSING_CORP', { operationId });
  return operationId;
}

describe('each act leaves one entry of the user who did it', () => {
  it('when a payment is created, approved, signed by two and taken back, each asked for twice', async () => {
    const { operationId, txnId } = await signedPayment();
    await done(clients.daniyar, 'TRANSACTION_DELETE_BY_ID', { txnId });
    await done(clients.saltanat, 'TRANSACTION_DELETE_BY_ID', { txnId });
    expect(await actsOn(operationId)).toEqual([
      ['created', SALTANAT],
      ['approved', DANIYAR],
      ['signed', DANIYAR],
      ['signed', SALTANAT],
      ['recalled', DANIYAR],
    ]);
  });

  it('when two ask at one moment for a payment back that may have left', async () => {
    const { operationId, txnId } = await signedPayment();
    await owner(`update rail_order set attempts = 1 where txn_id = ${txnId}`);
    await Promise.all(
      (['saltanat', 'daniyar'] as const).map((login) => done(clients[login], 'TRANSACTION_DELETE_BY_ID', { txnId })),
    );
    expect((await actsOn(operationId)).filter(([act]) => act === 'recalled')).toHaveLength(1);
  });

  it('when a payment is approved twice and declined twice', async () => {
    const operationId = await sentPayment();
    await done(clients.daniyar, 'APPROVE_TXN_ON_CONFIRMATION', { operationId });
    await done(clients.daniyar, 'APPROVE_TXN_ON_CONFIRMATION', { operationId });
    await done(clients.daniyar, 'DECLINE_TXN_ON_CONFIRMATION', { operationId, reason: 'No' });
    await done(clients.daniyar, 'DECLINE_TXN_ON_CONFIRMATION', { operationId, reason: 'No' });
    expect(await actsOn(operationId)).toEqual([
      ['created', SALTANAT],
      ['approved', DANIYAR],
      ['declined', DANIYAR],
    ]);
  });

  it('when a maker takes a payment back before it is signed', async () => {
    const operationId = await sentPayment();
    await done(clients.saltanat, 'DECLINE_TXN_ON_CONFIRMATION', { operationId, reason: '' });
    await done(clients.saltanat, 'DECLINE_TXN_ON_CONFIRMATION', { operationId, reason: '' });
    expect(await actsOn(operationId)).toEqual([
      ['created', SALTANAT],
      ['recalled', SALTANAT],
    ]);
  });

  it('when rights are changed, and when a change of them is declined', async () => {
    const changed = await sentRights('saltanat');
    await sign('saltanat', changed);
    expect(await actsOn(changed)).toEqual([
      ['created', SALTANAT],
      ['signed', SALTANAT],
    ]);
    await sign('daniyar', changed);
    expect((await actsOn(changed)).slice(2)).toEqual([
      ['signed', DANIYAR],
      ['rightsChanged', DANIYAR],
    ]);
    const { items } = await audit({ act: 'rightsChanged', operationId: changed });
    expect(items).toMatchObject([
      { document: { kind: 'change', subject: { en: expect.stringContaining('Zheenbekova') }, after: {} } },
    ]);
    await owner(`update app_user set rights = '{view,approve}' where login = 'cholpon'`);
    const declined = await sentRights('daniyar');
    await done(clients.saltanat, 'DECLINE_TXN_ON_CONFIRMATION', { operationId: declined, reason: 'No' });
    await done(clients.saltanat, 'DECLINE_TXN_ON_CONFIRMATION', { operationId: declined, reason: 'No' });
    expect(await actsOn(declined)).toEqual([
      ['created', DANIYAR],
      ['declined', SALTANAT],
    ]);
  });

  it('when a statement is downloaded as an answer and as a stream, and a receipt', async () => {
    const last = (await audit({ act: 'downloaded' })).items.length;
    const today = bankDayOf(server.bank.clock.now());
    const { statementId } = statementOf(
      await done(clients.saltanat, 'GENERATE_ACCOUNT_STATEMENT', {
        accountId: account(0).id,
        dateFrom: today,
        dateTo: today,
      }),
    );
    expect(isFile(await done(clients.saltanat, 'GET_STATEMENT_FILE', { statementId, format: 'csv' }))).toBe(true);
    const streamed = await fetch(`${server.address}/ibank.v1.StatementFiles/${statementId}/xlsx`, {
      headers: { language: 'ru', sessionkey: clients.daniyar.sessionKey ?? '' },
    });
    expect((await streamed.arrayBuffer()).byteLength).toBeGreaterThan(0);
    const { operationId, txnId } = await signedPayment();
    expect(isFile(await done(clients.daniyar, 'GET_TRANSACTION_RECEIPT_FILE', { txnId }))).toBe(true);
    const { items } = await audit({ act: 'downloaded' });
    expect(items.slice(0, items.length - last)).toMatchObject([
      {
        name: { en: DANIYAR },
        accountNo: account(0).accountNo,
        file: { kind: 'receipt', format: 'pdf', txnId },
        document: { kind: 'payment', operationId, txnCode: 'MAKE_OTHER_BANK_TRANSFER_CLEARING' },
      },
      { name: { en: DANIYAR }, accountNo: account(0).accountNo, file: { kind: 'statement', format: 'xlsx' } },
      { name: { en: SALTANAT }, file: { kind: 'statement', format: 'csv', dateFrom: today, dateTo: today } },
    ]);
  });
});

describe('an entry', () => {
  it('names the device and the address of the call', async () => {
    const operationId = await sentPayment();
    const { items } = await audit({ operationId });
    const [session] = await owner(`select s.user_agent from session s join app_user u on u.id = s.user_id
      where u.login = 'saltanat' order by s.id desc limit 1`);
    expect(session?.['user_agent']).not.toBe('');
    expect(items).toMatchObject([
      { address: expect.stringMatching(/127\.0\.0\.1|::1/), userAgent: session?.['user_agent'] },
    ]);
    expect(items[0]?.document).toMatchObject({ kind: 'payment', amount: '10.00', ccy: 'KGS' });
  });

  it('of a refused try does not exist', async () => {
    const operationId = await sentPayment();
    expect((await ask(clients.saltanat, 'APPROVE_TXN_ON_CONFIRMATION', { operationId })).code).not.toBe('');
    expect(await actsOn(operationId)).toEqual([['created', SALTANAT]]);
  });
});

describe('the audit', () => {
  it('is filtered by user, kind, period and document', async () => {
    const { items } = await audit();
    const ids = (found: typeof items) => found.map(({ id }) => id);
    const maker = String(await oneOf(`select id::text as value from app_user where login = 'saltanat'`));
    expect(ids((await audit({ userId: maker })).items)).toEqual(ids(items.filter(({ userId }) => userId === maker)));
    expect(ids((await audit({ act: 'signed' })).items)).toEqual(ids(items.filter(({ act }) => act === 'signed')));
    expect(new Set(items.map(({ act }) => act)).size).toBeGreaterThan(5);
    const today = bankDayOf(server.bank.clock.now());
    expect(ids((await audit({ dateFrom: today, dateTo: today })).items)).toEqual(ids(items));
    expect((await audit({ dateTo: '2020-01-01' })).items).toEqual([]);
    expect((await audit({ operationId: randomUUID() })).items).toEqual([]);
  });

  it('comes page by page, each entry once', async () => {
    await owner(`insert into audit_event (at, user_id, customer_id, event, reference_id, result, act)
      select date_trunc('milliseconds', now()), u.id, u.customer_id, 'SIGN', 'T', 'SUCCESS', 'signed' from app_user u, generate_series(1, 230)
        where u.login = 'saltanat'`);
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await audit(after === undefined ? {} : { after });
      expect(page.items.length).toBeLessThanOrEqual(100);
      seen.push(...page.items.map(({ id }) => id));
      after = page.next;
    } while (after !== undefined);
    const kept = await oneOf(`select count(*)::int as value from audit_event e join app_user u on u.id = e.user_id
      where e.act is not null and u.customer_id = (select customer_id from app_user where login = 'saltanat')`);
    expect([seen.length, new Set(seen).size]).toEqual([kept, kept]);
    expect(kept).toBeGreaterThan(230);
  });

  it('shows nothing to a user without the right, to a person and to another company', async () => {
    const operationId = await sentPayment();
    expect((await ask(clients.saltanat, 'GET_COMPANY_AUDIT', {})).code).toBe('ACCESS_DENIED');
    expect((await ask(await server.signedIn('aibek'), 'GET_COMPANY_AUDIT', {})).code).toBe('ACCESS_DENIED');
    const other = await server.signedIn('kanat');
    expect(await audit({}, other)).toEqual({ items: [] });
    expect(await audit({ operationId }, other)).toEqual({ items: [] });
    const maker = String(await oneOf(`select id::text as value from app_user where login = 'saltanat'`));
    expect(await audit({ userId: maker }, other)).toEqual({ items: [] });
  });

  it('shows a user limited to accounts what was done on those, and nothing on the company', async () => {
    await owner(`update app_user set rights = '{audit}', accounts_limited = true where login = 'cholpon';
      delete from user_account where user_id = ${cholpon};
      insert into user_account (user_id, account_id, works) values (${cholpon}, ${account(1).id}, false)`);
    const limited = await server.signedIn('cholpon');
    expect(await audit({}, limited)).toEqual({ items: [] });
    await owner(`insert into user_account (user_id, account_id, works) values (${cholpon}, ${account(0).id}, false)`);
    const { items } = await audit({}, limited);
    expect(items.length).toBeGreaterThan(5);
    expect(new Set(items.map(({ accountNo }) => accountNo))).toEqual(new Set([account(0).accountNo]));
    expect(items.map(({ act }) => act)).not.toContain('rightsChanged');
  });
});
