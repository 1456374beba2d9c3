import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';

import { assertBooksBalance } from '../../../bank/ledger/invariants';
import type { LooseningCode } from '../../../src/application/operations/companyChanges';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { addSupplier, issueToCompany } from '../../support/creditor';
import type { Supplier } from '../../support/creditor';
import { allCards, referenceTo } from './cardStory';
import type { WireCard } from './cardStory';
import { startTestServer } from './startTestServer';
import type { TestServer } from './startTestServer';
import { accountsOf, isOrdinary } from './transferStory';
import type { WireAccount } from './transferStory';
import type { WireClient } from './WireClient';

export const TEN_MINUTES_MS = 10 * 60 * 1000;

export type Login = 'saltanat' | 'daniyar';

/** Bank with the demonstration company: saltanat signs second, daniyar first; either may request a change. */
export let server: TestServer;
export let clients: Readonly<Record<Login, WireClient>>;
export let card: WireCard;
export let account: WireAccount;
export let supplier: Supplier;

/** Makes every test of a file begin with a usable card, a usable account and the default limit. */
export function inACompany(): void {
  beforeAll(async () => {
    server = await startTestServer();
    await signIn();
    const [found] = await allCards(clients.daniyar);
    const ordinary = (await accountsOf(clients.daniyar)).find((each) => isOrdinary(each) && each.ccy === 'KGS');
    if (found === undefined || ordinary === undefined) {
      throw new Error('The company of the demonstration has no card or no account');
    }
    card = found;
    account = ordinary;
    supplier = await addSupplier(server.bank.database.owner, 'ОсОО «Таза-Суу»');
    await invoiced('П-1');
  });
  beforeEach(async () => {
    server.bank.clock.advance(TEN_MINUTES_MS + 1);
    await signIn();
    await owner(`update card set custom_status = 'active', ipc_status = 'active' where id = ${card.id}`);
    await owner(`delete from card_request where card_id = ${card.id}`);
    await owner(`delete from card_limit where card_id = ${card.id}`);
    await setAccount(
      'debit_stopped = false, stopped_by_customer = false, available_for_operations = true, dormant = false',
    );
  });
  afterEach(() => assertBooksBalance(server.bank.database.owner));
  afterAll(() => server.close());
}

/** Users whose ids the tests name: three of the company and a person. */
type NamedUser = Login | 'cholpon' | 'aibek';

export type UserIds = Readonly<Record<NamedUser, string>>;

export async function readUserIds(): Promise<UserIds> {
  const idOf = async (login: NamedUser) =>
    String(await oneOf(`select id::text as value from app_user where login = '${login}'`));
  return {
    saltanat: await idOf('saltanat'),
    daniyar: await idOf('daniyar'),
    cholpon: await idOf('cholpon'),
    aibek: await idOf('aibek'),
  };
}

export async function signIn(): Promise<void> {
  clients = { saltanat: await server.signedIn('saltanat'), daniyar: await server.signedIn('daniyar') };
}

export async function owner(statement: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  return (await server.bank.database.owner.query(statement)).rows;
}

function setAccount(values: string) {
  return owner(`update account set ${values} where id = ${account.id}`);
}

export async function oneOf(statement: string): Promise<unknown> {
  const [row] = await owner(statement);
  return row?.['value'];
}

export function limitRequest(addText: string, limitType = 'CASH') {
  return {
    operationId: randomUUID(),
    accountId: Number(card.accountId),
    cardId: card.id,
    limitType,
    addText,
    ccy: 'KGS',
  };
}

/** Has the supplier issue an invoice over 100 soms to the company, due today; returns its id. */
export function invoiced(number: string): Promise<string> {
  const now = server.bank.clock.now();
  return issueToCompany(server.bank.database.owner, supplier, { number, total: 10_000n, dueOn: bankDayOf(now), now });
}

export function mandateRequest(changes: object = {}) {
  return {
    operationId: randomUUID(),
    creditorId: supplier.id,
    accountId: account.id,
    ceilingAmount: '500.00',
    period: 'month',
    periodAmount: '1500.00',
    ccy: 'KGS',
    ...changes,
  };
}

interface Loosening {
  readonly title: string;
  readonly code: LooseningCode;
  /** Sets up the state before the change. */
  readonly arrange: () => Promise<unknown>;
  readonly request: () => { readonly operationId: string };
  /** Reads the state the change affects, to show whether it was made. */
  readonly effect: () => Promise<unknown>;
  readonly words: string;
}

const nothing = (): Promise<void> => Promise.resolve();
let auditor: unknown;
let signer: unknown;
let ruleId: unknown;
const endRules = () =>
  owner(`select change_approval_rule(r.customer_id, r.rule_id, null, c.operation_id, now())
    from approval_rule_set s, rules_at(s.customer_id, s.edition) r join change_document c on c.id = r.change_id`);
/** A rule about transfers abroad, which daniyar signs. */
const ruleRequest = () => ({
  ...{
    operationId: randomUUID(),
    ruleId: 'new',
    amountFrom: 'any',
    sumOf: 'author',
    operations: ['MAKE_SWIFT_TRANSFER'],
  },
  ...{ accounts: 'all', authors: 'all', counterparties: 'all', needed: 1, signers: [signer], inOrder: false },
});
export const setting = (action: string) => ({ operationId: randomUUID(), accountId: account.id, action });
export const ofCard = (action: string) => ({ operationId: randomUUID(), ...referenceTo(card), action });
const stateOfAccount = () =>
  oneOf(`select concat_ws(' ', record_status, dormant, debit_stopped) as value from account where id = ${account.id}`);

export const LOOSENINGS: readonly Loosening[] = [
  {
    title: 'raising a limit of a card',
    code: 'CHANGE_CARD_LIMIT',
    arrange: nothing,
    request: () => limitRequest('200000.00'),
    effect: () => oneOf(`select daily::text as value from card_request where card_id = ${card.id} and kind = 'limit'`),
    words: '50 000,00 сом → 200 000,00 сом',
  },
  {
    title: 'unblocking a card',
    code: 'UNBLOCK_CARD',
    arrange: () => owner(`update card set custom_status = 'softLock', ipc_status = 'softLock' where id = ${card.id}`),
    request: () => ofCard('unblock'),
    effect: () => oneOf(`select kind as value from card_request where card_id = ${card.id} and kind = 'unblock'`),
    words: 'заблокирована → действует',
  },
  {
    title: 'allowing the PIN of a card to be set',
    code: 'ALLOW_CARD_PIN',
    arrange: () => owner(`update card_pin_permission set used_at = now() where card_id = ${card.id}`),
    request: () => ofCard('allowPin'),
    effect: () =>
      oneOf(`select user_id::text as value from card_pin_permission where card_id = ${card.id} and used_at is null`),
    words: 'задать нельзя → можно задать один раз',
  },
  {
    title: 'lifting the stop of an account',
    code: 'CHANGE_ACCOUNT_SETTINGS',
    arrange: () => setAccount('debit_stopped = true, stopped_by_customer = true, available_for_operations = false'),
    request: () => setting('unblock'),
    effect: stateOfAccount,
    words: 'списания заблокированы → списания разрешены',
  },
  {
    title: 'waking an account that sleeps',
    code: 'CHANGE_ACCOUNT_SETTINGS',
    arrange: () => setAccount('dormant = true'),
    request: () => setting('wake'),
    effect: stateOfAccount,
    words: 'спящий, 180 дней без операций → разблокирован',
  },
  {
    title: 'giving an auditor the right to create',
    code: 'CHANGE_CORP_EMPLOYEE_RIGHTS',
    arrange: async () => {
      await owner(`update app_user set rights = '{view}', accounts_limited = false where login = 'cholpon'`);
      auditor = await oneOf(`select id::text as value from app_user where login = 'cholpon'`);
    },
    request: () => ({
      operationId: randomUUID(),
      userId: auditor,
      rights: ['view', 'create'],
      signaturePlace: 'none',
      operations: 'all',
      accounts: 'all',
    }),
    effect: () => oneOf(`select rights::text as value from app_user where login = 'cholpon'`),
    words: 'просмотр; операции: все; счета: все → просмотр, создание; операции: все; счета: все',
  },
  {
    title: 'making a rule about further signatures',
    code: 'SET_APPROVAL_RULE',
    arrange: async () => {
      await endRules();
      signer = await oneOf(`select id::text as value from app_user where login = 'daniyar'`);
    },
    request: ruleRequest,
    effect: () => oneOf('select count(*)::int as value from approval_rule_set s, rules_at(s.customer_id, s.edition) r'),
    words: 'нет → Все документы; операции: за рубеж; подписывает',
  },
  {
    title: 'ending a rule about further signatures',
    code: 'DELETE_APPROVAL_RULE',
    arrange: async () => {
      await endRules();
      signer = await oneOf(`select id::text as value from app_user where login = 'daniyar'`);
      const request = ruleRequest();
      await make('daniyar', 'SET_APPROVAL_RULE', request);
      ruleId =
        await oneOf(`select change_approval_rule(u.customer_id, null, jsonb_build_object('sum_of', 'author', 'signers',
          jsonb_build_array(u.id), 'needed', 1, 'in_order', false, 'operations', '["MAKE_SWIFT_TRANSFER"]'::jsonb),
          '${request.operationId}', now()) as value from app_user u where u.login = 'daniyar'`);
    },
    request: () => ({ operationId: randomUUID(), ruleId: String(ruleId) }),
    effect: () => oneOf('select count(*)::int as value from approval_rule_set s, rules_at(s.customer_id, s.edition) r'),
    words: 'Все документы; операции: за рубеж; подписывает Садыков',
  },
  {
    title: 'giving a mandate for direct debits',
    code: 'GIVE_DIRECT_DEBIT_MANDATE',
    arrange: () => owner('delete from direct_debit_mandate'),
    request: () => mandateRequest(),
    effect: () => oneOf('select state as value from direct_debit_mandate'),
    words: 'Автосписания, ОсОО «Таза-Суу»: разрешения нет → со счёта',
  },
];

export function make(login: Login, code: LooseningCode, request: object) {
  return clients[login].operation('AccountService', code, request);
}

export async function sent(
  login: Login,
  code: LooseningCode,
  request: { readonly operationId: string },
): Promise<string> {
  const made = await make(login, code, request);
  expect([made.code, made.data]).toMatchObject(['', { toSign: { awaited: { places: [1, 2] } } }]);
  const { operationId } = request;
  expect((await clients[login].operation('TransferService', 'SEND_TXN_TO_PROCESSING_CORP', { operationId })).code).toBe(
    '',
  );
  return operationId;
}

export async function begun(login: Login, documents: readonly string[]) {
  const operationId = randomUUID();
  const begin = () =>
    clients[login].operation('TransferService', 'CREATE_CONFIRM_OPERATION', { operationId, documents });
  const { answer, code: otp } = await server.codeSentBy(login, begin);
  expect(answer.code).toBe('');
  return { operationId, otp };
}

export function confirmed(login: Login, confirmation: object) {
  return clients[login].operation('TransferService', 'CONFIRM_CONFIRM_OPERATION', confirmation);
}

export async function sign(login: Login, documentId: string) {
  return (await confirmed(login, await begun(login, [documentId]))).data;
}

export function beginCode(login: Login, documentId: string): Promise<string> {
  const request = { operationId: randomUUID(), documents: [documentId] };
  return clients[login].operation('TransferService', 'CREATE_CONFIRM_OPERATION', request).then(({ code }) => code);
}

export async function changes(login: Login): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { data } = await clients[login].operation('AccountService', 'GET_CHANGES_ON_CONFIRMATION', {});
  return Array.isArray(data) ? data : [];
}

/** All SMS sent or queued to the phone of a user. */
export async function messaged(login: Login): Promise<string> {
  const texts = await oneOf(`
    select string_agg(text, E'\\n') as value from (
      select m.text from message_outbox m join app_user u on u.id = m.user_id where u.login = '${login}'
      union all select text from sandbox_message where login = '${login}') x`);
  return String(texts).replaceAll(/\s/gu, ' ');
}

/** Latest notification of a user as JSON; every white space, non-breaking included, becomes a plain space. */
export async function latestNotice(login: Login): Promise<string> {
  const { data } = await clients[login].operation('UtilityService', 'GET_NOTIFICATIONS', {});
  const page = JSON.stringify(Array.isArray(data) ? data[0] : data);
  return page.replaceAll(/\s/gu, ' ');
}
