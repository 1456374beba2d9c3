import { randomUUID } from 'node:crypto';

import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import {
  beginCode,
  changes,
  clients,
  inACompany,
  oneOf,
  owner,
  readUserIds,
  server,
  sign,
  signIn,
} from './support/companyStory';
import type { UserIds } from './support/companyStory';
import type { Login } from './support/companyStory';
import { expectEveryFailure } from './support/producedFailures';
import { accountsOf, isOrdinary, transferOf } from './support/transferStory';
import type { WireAccount } from './support/transferStory';

expectEveryFailure();

const Rules = z.object({
  rules: z.array(z.looseObject({ id: z.string(), words: z.object({ ru: z.string() }) })),
  waiting: z.array(z.looseObject({ operationId: z.string() })),
  today: z.optional(
    z.looseObject({
      authorId: z.string(),
      sums: z.array(
        z.looseObject({ code: z.string(), accountId: z.string(), creditNumber: z.string(), sum: z.string() }),
      ),
      signers: z.array(z.looseObject({ id: z.string(), accounts: z.unknown(), canToday: z.boolean() })),
      prices: z.array(z.object({ ccy: z.string(), rate: z.string() })),
    }),
  ),
});
const Awaited = z.looseObject({
  rules: z.optional(
    z.array(
      z.object({
        left: z.int(),
        signers: z.array(z.object({ name: z.object({ en: z.string() }), state: z.string() })),
      }),
    ),
  ),
});
const Preview = z.looseObject({ awaited: Awaited });
const Documents = z.array(z.looseObject({ canSign: z.boolean(), awaited: Awaited }));

let ids: UserIds;
let accounts: readonly WireAccount[];

inACompany();

beforeAll(async () => {
  ids = await readUserIds();
  accounts = (await accountsOf(clients.saltanat)).filter((each) => isOrdinary(each) && each.ccy === 'KGS');
});
beforeEach(async () => {
  await owner(`update customer set signatures_needed = 2 where customer_no = '2000001';
    update app_user set accounts_limited = false where login in ('saltanat', 'daniyar')`);
  await setCholpon(`rights = '{view,sign}', signature_place = 1, accounts_limited = false`);
});
afterEach(async () => {
  // Signatures counted with the rights of their users, which the next test sets anew.
  for (const { id } of await listed()) {
    await agreed('DELETE_APPROVAL_RULE', { ruleId: id });
  }
});

const setCholpon = (values: string) => owner(`update app_user set ${values} where login = 'cholpon'`);

const EVERYTHING = { operations: 'all', accounts: 'all', authors: 'all', counterparties: 'all' };

/** Terms of a new rule about all documents, which cholpon signs. */
function terms(changed: object = {}) {
  const requirement = { needed: 1, signers: [ids.cholpon], inOrder: false };
  return { ruleId: 'new', amountFrom: 'any', sumOf: 'counterparty', ...EVERYTHING, ...requirement, ...changed };
}

type RuleCode = 'SET_APPROVAL_RULE' | 'DELETE_APPROVAL_RULE';

async function ask(code: RuleCode, request: object, login: Login = 'daniyar'): Promise<string> {
  const answer = await clients[login].operation('AccountService', code, { operationId: randomUUID(), ...request });
  return answer.code;
}

async function sent(code: RuleCode, request: object): Promise<string> {
  const operationId = randomUUID();
  expect(await ask(code, { operationId, ...request })).toBe('');
  await clients.daniyar.operation('TransferService', 'SEND_TXN_TO_PROCESSING_CORP', { operationId });
  return operationId;
}

/** Makes a change of rules with both signatures. */
async function agreed(code: RuleCode, request: object): Promise<void> {
  const operationId = await sent(code, request);
  await sign('daniyar', operationId);
  expect(await sign('saltanat', operationId)).toEqual([{ operationId, changed: true }]);
}

async function rules() {
  return z.parse(Rules, (await clients.saltanat.operation('AccountService', 'GET_APPROVAL_RULES', {})).data);
}

const listed = async () => (await rules()).rules;

/** A transfer between own accounts that saltanat has made: its id, and what it awaits. */
async function made(sum: string) {
  const [from, to] = accounts;
  if (from === undefined || to === undefined) {
    throw new Error('The company has no two accounts in soms');
  }
  const request = transferOf(from, to, sum);
  const { operationId } = request;
  const { code, data } = await clients.saltanat.operation('TransferService', 'MAKE_OWN_ACCOUNTS_TRANSFER', request);
  expect(code).toBe('');
  return { operationId, awaited: z.parse(Preview, data).awaited };
}

async function document(sum: string): Promise<string> {
  const { operationId } = await made(sum);
  await clients.saltanat.operation('TransferService', 'SEND_TXN_TO_PROCESSING_CORP', { operationId });
  return operationId;
}

async function seen(login: Login, operationId: string) {
  const query = { filters: { operationId } };
  const { data } = await clients[login].operation('AccountService', 'GET_TXNS_ON_CONFIRMATION', query);
  return z.parse(Documents, data)[0];
}

describe('rules about further signatures', () => {
  it('are in force with the second signature, and say so in words', async () => {
    const operationId = await sent(
      'SET_APPROVAL_RULE',
      terms({ amountFrom: '500000.00', operations: ['MAKE_SWIFT_TRANSFER'] }),
    );
    await sign('daniyar', operationId);
    expect(await rules()).toMatchObject({ rules: [], waiting: [{ operationId, before: { ru: 'нет' } }] });
    expect(await sign('saltanat', operationId)).toEqual([{ operationId, changed: true }]);
    const [rule] = await listed();
    const cholpon = String(await oneOf(`select full_name ->> 'ru' as value from app_user where login = 'cholpon'`));
    expect(rule?.words.ru.replaceAll(/\s/gu, ' ')).toBe(
      `Документы от 500 000,00 сом одному получателю за день; операции: за рубеж; подписывает ${cholpon}`,
    );
    const shown = (await changes('saltanat')).find((each) => each['operationId'] === operationId);
    expect(shown).toMatchObject({ before: { ru: 'нет' }, after: rule?.words });
    const { data } = await clients.daniyar.operation('AccountService', 'GET_COMPANY_AUDIT', { operationId });
    expect(JSON.stringify(data)).toMatch(/"rulesChanged".*"signed".*"signed".*"created"/u);
  });

  it('tell the maker who signs, and keep the document until that signature is given', async () => {
    await agreed('SET_APPROVAL_RULE', terms({ amountFrom: '1000.00' }));
    expect((await made('999.99')).awaited.rules).toBeUndefined();
    const { awaited } = await made('1000.00');
    expect(awaited.rules).toMatchObject([{ left: 1, signers: [{ state: 'today' }] }]);
    const operationId = await document('1000.00');
    await sign('daniyar', operationId);
    expect(await sign('saltanat', operationId)).toEqual([{ operationId }]);
    const auditor = await server.signedIn('cholpon');
    const otherCode = randomUUID();
    const { answer, code: otp } = await server.codeSentBy('cholpon', () =>
      auditor.operation('TransferService', 'CREATE_CONFIRM_OPERATION', {
        operationId: otherCode,
        documents: [operationId],
      }),
    );
    expect(answer.code).toBe('');
    const { data } = await auditor.operation('TransferService', 'CONFIRM_CONFIRM_OPERATION', {
      operationId: otherCode,
      otp,
    });
    expect(data).toMatchObject([{ operationId, txnId: expect.stringMatching(/^\d+$/) }]);
  });

  it('say what the maker has sent today, and who can sign, before a document is sent', async () => {
    expect((await rules()).today).toBeUndefined();
    await agreed('SET_APPROVAL_RULE', terms({ amountFrom: '1000.00', signers: [ids.cholpon, ids.saltanat] }));
    const { today: before } = await rules();
    const sumOf = (sums: readonly { readonly sum: string }[] = []) =>
      sums.reduce((sum, each) => sum + Math.round(Number(each.sum) * 100), 0);
    await document('400.00');
    const declined = await document('70.00');
    await clients.saltanat.operation('AccountService', 'DECLINE_TXN_ON_CONFIRMATION', {
      operationId: declined,
      reason: '',
    });
    const { today } = await rules();
    expect(sumOf(today?.sums) - sumOf(before?.sums)).toBe(40_000);
    expect(today?.sums).toContainEqual(
      expect.objectContaining({
        code: 'MAKE_OWN_ACCOUNTS_TRANSFER',
        accountId: accounts[0]?.id,
        creditNumber: accounts[1]?.accountNo,
      }),
    );
    expect(today).toMatchObject({
      authorId: ids.saltanat,
      prices: expect.arrayContaining([{ ccy: 'USD', rate: expect.any(String) }]),
    });
    expect(today?.signers).toEqual(
      [ids.saltanat, ids.cholpon]
        .toSorted((one, other) => Number(one) - Number(other))
        .map((id) => expect.objectContaining({ id, accounts: id === ids.saltanat ? [] : 'all', canToday: true })),
    );
    const auditor = await server.signedIn('cholpon');
    const { data } = await auditor.operation('AccountService', 'GET_APPROVAL_RULES', {});
    expect(z.parse(Rules, data).today).toBeUndefined();
  });

  it('have documents signed in their order', async () => {
    await agreed('SET_APPROVAL_RULE', terms({ signers: [ids.cholpon, ids.daniyar], needed: 2, inOrder: true }));
    const operationId = await document('10.00');
    expect(await beginCode('daniyar', operationId)).toBe('APPROVAL_NOT_YOUR_TURN');
    expect((await seen('daniyar', operationId))?.canSign).toBe(false);
    expect((await seen('daniyar', operationId))?.awaited.rules?.[0]?.signers.map(({ state }) => state)).toEqual([
      'today',
      'later',
    ]);
  });

  it('are changed to other terms, and ended', async () => {
    await agreed('SET_APPROVAL_RULE', terms());
    const [rule] = await listed();
    await agreed('SET_APPROVAL_RULE', terms({ ruleId: rule?.id, amountFrom: '70.00' }));
    expect(await listed()).toMatchObject([{ id: rule?.id, amountFrom: '70.00' }]);
    await agreed('DELETE_APPROVAL_RULE', { ruleId: rule?.id });
    expect(await listed()).toEqual([]);
    expect((await made('70.00')).awaited.rules).toBeUndefined();
  });

  it('are not changed by a change that was signed over other terms', async () => {
    await agreed('SET_APPROVAL_RULE', terms());
    const [rule] = await listed();
    const late = await sent('SET_APPROVAL_RULE', terms({ ruleId: rule?.id, amountFrom: '70.00' }));
    await sign('daniyar', late);
    await agreed('SET_APPROVAL_RULE', terms({ ruleId: rule?.id, amountFrom: '80.00' }));
    expect(await sign('saltanat', late)).toEqual([{ operationId: late, refusal: 'OPERATION_IMPOSSIBLE' }]);
    expect(await listed()).toMatchObject([{ amountFrom: '80.00' }]);
  });

  it('are changed by two people in a company of one signature too', async () => {
    await owner(`update customer set signatures_needed = 1 where customer_no = '2000001'`);
    const operationId = await sent('SET_APPROVAL_RULE', terms());
    expect(await beginCode('daniyar', operationId)).toBe('SIGNATURE_NOT_YOURS');
    const shown = (await changes('daniyar')).find((each) => each['operationId'] === operationId);
    expect(shown).toMatchObject({ canSign: false });
    await setCholpon(`rights = '{view}', signature_place = null`);
    expect(await ask('SET_APPROVAL_RULE', terms({ signers: [ids.daniyar] }))).toBe('SECOND_SIGNER_REQUIRED');
    expect(await ask('DELETE_APPROVAL_RULE', { ruleId: '1' })).toBe('SECOND_SIGNER_REQUIRED');
  });

  it('refuse what could not be signed', async () => {
    await agreed('SET_APPROVAL_RULE', terms({ signers: [ids.saltanat, ids.daniyar], needed: 2, inOrder: true }));
    const [rule] = await listed();
    const others = await oneOf(`select min(a.id)::text as value from account a join customer c on c.id = a.customer_id
      where c.customer_no = '1000001'`);
    const codes: string[] = [];
    for (const request of [
      { ruleId: '4711' },
      { accounts: [others] },
      { signers: [ids.aibek] },
      { signers: [ids.cholpon, ids.cholpon] },
      { needed: 2 },
      { signers: [ids.daniyar, ids.saltanat], inOrder: true },
      { operations: ['GET_ACCOUNTS_V2'] },
      { authors: [ids.aibek] },
      { ruleId: rule?.id, signers: [ids.saltanat, ids.daniyar], needed: 2, inOrder: true },
      { needed: 0 },
      { amountFrom: '0.00' },
      { accounts: [] },
    ]) {
      codes.push(await ask('SET_APPROVAL_RULE', terms(request)));
    }
    const [unfit, impossible, invalid] = ['APPROVAL_SIGNERS_UNFIT', 'OPERATION_IMPOSSIBLE', 'INVALID_REQUEST'];
    expect(codes).toEqual([
      ...['APPROVAL_RULE_NOT_FOUND', 'ACCOUNT_NOT_FOUND', unfit, unfit, unfit, 'APPROVAL_RULES_CONTRADICT'],
      ...[impossible, impossible, impossible, invalid, invalid, invalid],
    ]);
    expect(await ask('DELETE_APPROVAL_RULE', { ruleId: '4711' })).toBe('APPROVAL_RULE_NOT_FOUND');
  });

  it.each([
    'ruleId',
    'amountFrom',
    'sumOf',
    'operations',
    'accounts',
    'authors',
    'counterparties',
    'needed',
    'signers',
    'inOrder',
  ])('are refused when %s is left out', async (field) => {
    const { [field]: _left, ...without } = terms() as Readonly<Record<string, unknown>>;
    expect(await ask('SET_APPROVAL_RULE', without)).toBe('INVALID_REQUEST');
  });

  it('are fifty at most', async () => {
    await agreed('SET_APPROVAL_RULE', terms());
    const [rule] = await listed();
    await owner(`select change_approval_rule(r.customer_id, null, jsonb_build_object('sum_of', 'author', 'signers', r.signers, 'needed', 1,
        'in_order', false), c.operation_id, now())
      from approval_rule r join change_document c on c.id = r.change_id, generate_series(1, 49)
      where r.rule_id = ${rule?.id} and r.edition = r.rule_id`);
    expect(await ask('SET_APPROVAL_RULE', terms({ amountFrom: '70.00' }))).toBe('APPROVAL_RULES_LIMIT');
    await owner(`select change_approval_rule(s.customer_id, r.rule_id, null, c.operation_id, now())
      from approval_rule_set s, rules_at(s.customer_id, s.edition) r join change_document c on c.id = r.change_id`);
  });

  it('are not changed by a user limited to accounts', async () => {
    await owner(`update app_user set accounts_limited = true where login = 'saltanat';
      insert into user_account (user_id, account_id, works) values (${ids.saltanat}, ${accounts[0]?.id}, true) on conflict do nothing`);
    expect(await ask('SET_APPROVAL_RULE', terms(), 'saltanat')).toBe('OPERATION_IMPOSSIBLE');
    expect(await ask('DELETE_APPROVAL_RULE', { ruleId: '1' }, 'saltanat')).toBe('OPERATION_IMPOSSIBLE');
  });

  it('are asked for by one request an id, and not without end', async () => {
    await agreed('SET_APPROVAL_RULE', terms());
    const [rule] = await listed();
    for (const [code, request, another] of [
      ['SET_APPROVAL_RULE', terms({ amountFrom: '70.00' }), terms({ amountFrom: '80.00' })],
      ['DELETE_APPROVAL_RULE', { ruleId: rule?.id }, { ruleId: '4711' }],
    ] as const) {
      const operationId = randomUUID();
      expect(await ask(code, { ...request, operationId })).toBe('');
      expect(await ask(code, { ...another, operationId })).toBe('OPERATION_ID_REUSED');
      const codes: string[] = [];
      while (codes.length < 25 && codes.at(-1) !== 'MAX_OTP_TRIES') {
        codes.push(await ask(code, request));
      }
      expect(codes.at(-1)).toBe('MAX_OTP_TRIES');
      server.bank.clock.advance(60 * 60 * 1000);
      await signIn();
    }
  });
});
