import { randomUUID } from 'node:crypto';

import { beforeEach, describe, expect, it } from 'vitest';

import { directDebitOperations } from '../../src/application/operations/directDebits';
import { bankDayOf } from '../../src/domain/time/Instant';
import { addDays } from '../../src/domain/time/days';
import { DORMANT, FROZEN, NO_DEBIT, refusalWhile } from './support/accountFlags';
import type { AccountChange } from './support/accountFlags';
import {
  account,
  begun,
  clients,
  confirmed,
  inACompany,
  invoiced,
  make,
  mandateRequest,
  messaged,
  oneOf,
  owner,
  sent,
  server,
  sign,
  signIn,
  TEN_MINUTES_MS,
  latestNotice,
} from './support/companyStory';
import type { Login } from './support/companyStory';
import { accountsOf, only } from './support/transferStory';
import type { WireClient } from './support/WireClient';

const DAY_MS = 24 * 60 * 60 * 1000;
const CODE = 'GIVE_DIRECT_DEBIT_MANDATE';

interface WireMandate {
  readonly id: string;
  readonly state: string;
  readonly canRevoke: boolean;
  readonly debits: readonly { readonly id: string; readonly state: string }[];
}

let invoices = 1;

inACompany();

beforeEach(async () => {
  await owner(
    'update invoice set paid_elsewhere = total, paid = total, paid_on = issued_on where issuer_id is not null and paid = 0',
  );
  await owner('delete from direct_debit');
  await owner('delete from direct_debit_mandate');
  await owner("delete from change_document where state = 'created'");
  await owner(
    `update app_user set rights = '{view,create,sign}', operations = null, accounts_limited = false where login = 'saltanat'`,
  );
  await owner(`delete from user_account where user_id = (select id from app_user where login = 'saltanat')`);
});

async function listed(client: WireClient = clients.daniyar): Promise<readonly WireMandate[]> {
  const { data } = await client.operation('AccountService', 'GET_DIRECT_DEBITS', {});
  return Object(data).mandates;
}

/** A mandate both have signed; active when the bank has said so. */
async function given(changes: object = {}): Promise<WireMandate> {
  const operationId = await sent('saltanat', CODE, mandateRequest(changes));
  await sign('saltanat', operationId);
  expect(await sign('daniyar', operationId)).toEqual([{ operationId, changed: true }]);
  const [mandate] = await listed();
  if (mandate === undefined) {
    throw new Error('The mandate is not listed');
  }
  return mandate;
}

async function active(changes: object = {}): Promise<WireMandate> {
  const { id } = await given(changes);
  const answer = await fetch(`${server.address}/sandbox/direct-debits`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mandateId: id, activated: true }),
  });
  expect(answer.status).toBe(200);
  return (await listed())[0] ?? { id, state: '', canRevoke: false, debits: [] };
}

/** An active mandate with a debit that was announced. */
async function announced(changes: object = {}): Promise<WireMandate> {
  await active(changes);
  await invoiced(`Д-${(invoices += 1)}`);
  await server.round('directDebits');
  const [mandate] = await listed();
  expect(mandate).toMatchObject({ debits: [{ state: 'announced' }] });
  return mandate ?? { id: '', state: '', canRevoke: false, debits: [] };
}

/** Limits saltanat to another account of the company than the one of the mandates, or has her only see that one. */
async function limitSaltanat(to: 'another' | 'seeing'): Promise<void> {
  const another = only(await accountsOf(clients.daniyar), (one) => one.id !== account.id && one.ccy === 'KGS');
  await owner(`update app_user set accounts_limited = true where login = 'saltanat'`);
  await owner(`insert into user_account (user_id, account_id, works)
    select id, ${to === 'another' ? another.id : account.id}, ${to === 'another'} from app_user where login = 'saltanat'`);
}

function ask(login: Login, code: string, request: object) {
  return clients[login].operation('AccountService', code, request);
}

describe('a mandate of a company', () => {
  it('is signed by all, names its terms to the signers, waits for the bank, and notifies all who see the account', async () => {
    const operationId = await sent('saltanat', CODE, mandateRequest());
    const words =
      /Автосписания, ОсОО «Таза-Суу»: разрешения нет → со счёта •\d{4} до 500,00 сом за раз, до 1 500,00 сом в месяц, бессрочно/;
    expect(await latestNotice('daniyar')).toMatch(words);
    await sign('saltanat', operationId);
    expect(await listed()).toEqual([]);
    await sign('daniyar', operationId);
    expect(await listed()).toMatchObject([{ state: 'waiting', canRevoke: true, accountId: account.id }]);
    expect(await latestNotice('saltanat')).toMatch(words);
    expect(await messaged('saltanat')).toMatch(words);
  });

  it('has its debits announced and made, which every user sees who may see the account', async () => {
    await announced();
    const auditor = await server.signedIn('cholpon');
    const { data } = await auditor.operation('UtilityService', 'GET_NOTIFICATIONS', {});
    expect(JSON.stringify(data)).toContain('Скоро автосписание');
    expect(await latestNotice('saltanat')).toContain('Скоро автосписание');
    expect(await latestNotice('daniyar')).toContain('Скоро автосписание');
    expect(await listed(auditor)).toMatchObject([{ state: 'active', canRevoke: false }]);
    server.bank.clock.advance(DAY_MS);
    await signIn();
    await server.round('directDebits');
    const [mandate] = await listed();
    expect(mandate).toMatchObject({ usedAmount: '100.00', debits: [{ state: 'paid', amount: '100.00' }] });
    expect(await latestNotice('daniyar')).toContain('оплачен автосписанием');
  });

  it('is revoked by one signer at once, and the others are notified', async () => {
    const { id } = await active();
    expect((await ask('daniyar', 'REVOKE_DIRECT_DEBIT_MANDATE', { mandateId: id })).data).toMatchObject({
      state: 'revoked',
      canRevoke: false,
    });
    const words = /Изменения в компании.*Автосписания, ОсОО «Таза-Суу»: со счёта .* → разрешение отозвано.*Садыков/;
    expect(await latestNotice('saltanat')).toMatch(words);
    const before = await messaged('saltanat');
    expect(before).toMatch(words);
    expect((await ask('daniyar', 'REVOKE_DIRECT_DEBIT_MANDATE', { mandateId: id })).success).toBe(true);
    expect(await messaged('saltanat')).toBe(before);
  });

  it('has one debit refused by one signer at once, once, and the others are notified', async () => {
    const [debit] = (await announced()).debits;
    const request = { debitId: debit?.id };
    expect((await ask('saltanat', 'REFUSE_DIRECT_DEBIT', request)).data).toMatchObject({
      state: 'active',
      debits: [{ state: 'refused' }],
    });
    expect(await latestNotice('daniyar')).toMatch(
      /Автосписание по счёту № Д-\d+, ОсОО «Таза-Суу»: 100,00 сом, \d\d\.\d\d\.\d{4} → отклонено.*Мамбетова/,
    );
    const before = await messaged('daniyar');
    expect((await ask('saltanat', 'REFUSE_DIRECT_DEBIT', request)).success).toBe(true);
    expect(await messaged('daniyar')).toBe(before);
  });
});

describe('the rights of a user', () => {
  it.each([
    ['view', ['GET_DIRECT_DEBITS']],
    ['create', []],
    ['approve', []],
    ['sign', ['GIVE_DIRECT_DEBIT_MANDATE', 'REVOKE_DIRECT_DEBIT_MANDATE', 'REFUSE_DIRECT_DEBIT']],
  ] as const)('to %s open %j', async (right, open) => {
    await owner(`update app_user set rights = '{${right}}' where login = 'saltanat'`);
    const client = await server.signedIn('saltanat');
    const allowed = [];
    for (const code of Object.keys(directDebitOperations)) {
      const { code: failure } = await client.operation('AccountService', code, 'no data');
      if (failure !== 'ACCESS_DENIED') {
        allowed.push(code);
      }
    }
    expect(allowed).toEqual(open);
  });

  it('to other accounts hide the mandate, its debit and the notices of it, and its company takes no second mandate', async () => {
    await active();
    await limitSaltanat('another');
    const whileHidden = await latestNotice('saltanat');
    await invoiced(`Д-${(invoices += 1)}`);
    await server.round('directDebits');
    expect(await latestNotice('saltanat')).toBe(whileHidden);
    const [mandate] = await listed();
    expect(mandate?.debits).toHaveLength(1);
    expect(await listed(clients.saltanat)).toEqual([]);
    const answers = [
      await ask('saltanat', 'REVOKE_DIRECT_DEBIT_MANDATE', { mandateId: mandate?.id }),
      await ask('saltanat', 'REFUSE_DIRECT_DEBIT', { debitId: mandate?.debits[0]?.id }),
      await make('saltanat', CODE, mandateRequest()),
    ];
    expect(answers.map(({ code }) => code)).toEqual([
      'MANDATE_NOT_FOUND',
      'DIRECT_DEBIT_NOT_FOUND',
      'MANDATE_ALREADY_GIVEN',
    ]);
    await owner(`update direct_debit_mandate set state = 'revoked', ended_at = now()`);
    expect((await make('saltanat', CODE, mandateRequest())).code).toBe('ACCOUNT_NOT_FOUND');
  });

  it('to see the account show the mandate, and end nothing of it', async () => {
    const { id } = await active();
    await limitSaltanat('seeing');
    expect(await listed(clients.saltanat)).toMatchObject([{ id, canRevoke: false }]);
    expect((await ask('saltanat', 'REVOKE_DIRECT_DEBIT_MANDATE', { mandateId: id })).code).toBe('MANDATE_NOT_FOUND');
    expect(await listed()).toMatchObject([{ id, state: 'active', canRevoke: true }]);
  });
});

describe('every refusal', () => {
  it('to give a mandate of a company is caused, in the declared order', async () => {
    const refusedWhile = (change: AccountChange) =>
      refusalWhile(server, { id: account.id, change }, () => make('daniyar', CODE, mandateRequest()));
    const dollars = only(await accountsOf(clients.daniyar), (one) => one.ccy === 'USD');
    const [foreign] = await accountsOf(await server.signedIn('aibek'));
    const first = mandateRequest();
    expect((await make('daniyar', CODE, first)).code).toBe('');
    const codes = [
      (await make('daniyar', CODE, { ...first, periodAmount: '1600.00' })).code,
      (await make('daniyar', CODE, mandateRequest({ creditorId: '999999' }))).code,
      (await make('daniyar', CODE, mandateRequest({ dateTo: bankDayOf(server.bank.clock.now()) }))).code,
    ];
    await given();
    codes.push((await make('daniyar', CODE, mandateRequest())).code);
    await owner('delete from direct_debit_mandate');
    codes.push(
      (await make('daniyar', CODE, mandateRequest({ accountId: foreign?.id }))).code,
      (await make('daniyar', CODE, mandateRequest({ accountId: dollars.id }))).code,
      await refusedWhile(DORMANT),
      await refusedWhile(FROZEN),
      await refusedWhile(NO_DEBIT),
    );
    let refused = '';
    for (let tries = 0; tries < 21 && refused === ''; tries += 1) {
      refused = (await make('daniyar', CODE, mandateRequest())).code;
    }
    codes.push(refused);
    const { failures } = directDebitOperations.GIVE_DIRECT_DEBIT_MANDATE;
    // A document sends no code, so nothing of codes refuses it.
    const ofCodes = ['CONFIRMATIONS_ON_HOLD', 'OTP_MESSAGES_LIMIT_EXCEEDED'];
    expect([...codes, ...ofCodes]).toEqual(failures);
  });

  it('to revoke a mandate or to refuse a debit is caused', async () => {
    const [debit] = (await announced()).debits;
    await owner(`update direct_debit set state = 'cancelled'`);
    expect([(await ask('daniyar', 'REVOKE_DIRECT_DEBIT_MANDATE', { mandateId: '999999' })).code]).toEqual(
      directDebitOperations.REVOKE_DIRECT_DEBIT_MANDATE.failures,
    );
    expect([
      (await ask('daniyar', 'REFUSE_DIRECT_DEBIT', { debitId: '999999' })).code,
      (await ask('daniyar', 'REFUSE_DIRECT_DEBIT', { debitId: debit?.id })).code,
    ]).toEqual(directDebitOperations.REFUSE_DIRECT_DEBIT.failures);
  });

  it('of the last signature is named, and leaves nothing', async () => {
    const tomorrow = addDays(bankDayOf(server.bank.clock.now()), 1);
    const [endsTomorrow, another] = [
      await sent('saltanat', CODE, mandateRequest({ dateTo: tomorrow })),
      await sent('saltanat', CODE, mandateRequest()),
    ];
    await sign('saltanat', endsTomorrow);
    await sign('saltanat', another);
    server.bank.clock.advance(DAY_MS + TEN_MINUTES_MS);
    await signIn();
    expect(await sign('daniyar', endsTomorrow)).toEqual([
      { operationId: endsTomorrow, refusal: 'OPERATION_IMPOSSIBLE' },
    ]);
    expect(await oneOf('select count(*)::int as value from direct_debit_mandate')).toBe(0);
    await given();
    expect(await sign('daniyar', another)).toEqual([{ operationId: another, refusal: 'MANDATE_ALREADY_GIVEN' }]);
  });
});

describe('two signers at the same moment', () => {
  it('give one mandate, of one document and of two', async () => {
    const [first, second] = [
      await sent('saltanat', CODE, mandateRequest()),
      await sent('daniyar', CODE, mandateRequest({ ceilingAmount: '600.00' })),
    ];
    const [daniyar, saltanat] = [await begun('daniyar', [first, second]), await begun('saltanat', [first, second])];
    const answers = await Promise.all([
      confirmed('daniyar', daniyar),
      confirmed('saltanat', saltanat),
      confirmed('daniyar', daniyar),
    ]);
    expect(answers.map(({ code }) => code)).toEqual(['', '', '']);
    expect(await oneOf('select count(*)::int as value from direct_debit_mandate')).toBe(1);
    expect(
      await oneOf(`select count(*)::int as value from change_document where state = 'done' and code = '${CODE}'
      and operation_id in ('${first}', '${second}')`),
    ).toBe(1);
  });

  it('and a revocation leave the mandate revoked or given anew, never two open ones', async () => {
    const { id } = await active();
    const anew = randomUUID();
    const [, made] = await Promise.all([
      ask('daniyar', 'REVOKE_DIRECT_DEBIT_MANDATE', { mandateId: id }),
      make('saltanat', CODE, mandateRequest({ operationId: anew })),
    ]);
    expect(['', 'MANDATE_ALREADY_GIVEN']).toContain(made.code);
    expect((await listed()).map(({ state }) => state)).toEqual(['revoked']);
  });
});
