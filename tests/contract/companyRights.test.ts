import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { catalogue, OPERATION_CODES } from '../../src/application/operations/catalogue';
import type { OperationCode } from '../../src/application/operations/catalogue';
import { callersOf, isAllowedTo, isGrantedByKind } from '../../src/application/operations/declaration';
import type { Declaration } from '../../src/application/operations/declaration';
import { COMPANY_RIGHTS } from '../../src/domain/corporate/Company';
import type { CompanyRight } from '../../src/domain/corporate/Company';
import {
  arrangeBelongings,
  callOperation,
  companyAccounts,
  fieldsOf,
  limitTo,
  sampleOf,
  samplesOfChoices,
  valueOf,
} from './support/limitedUser';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { StreamReader } from './support/StreamReader';
import type { WireClient } from './support/WireClient';

const declarations: Readonly<Record<OperationCode, Declaration>> = catalogue;
const OF_COMPANIES = OPERATION_CODES.filter((code) =>
  declarations[code].allowed.some((caller) => caller.startsWith('corporate')),
);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
const call = callOperation;
/** Calls refused for a missing right. Their data are no JSON, so that an allowed call does nothing. */
async function deniedTo(client: WireClient): Promise<readonly OperationCode[]> {
  const denied: OperationCode[] = [];
  for (const code of OPERATION_CODES) {
    const answer = await call(client, code, 'no data');
    expect([code, answer.success]).toEqual([code, false]);
    if (answer.code === 'ACCESS_DENIED') {
      denied.push(code);
    }
  }
  return denied;
}

async function signedInWith(values: string): Promise<WireClient> {
  await server.bank.database.owner.query(`update app_user set ${values} where login = 'saltanat'`);
  return server.signedIn('saltanat');
}

describe('operations a user of a company may call', () => {
  const SETS: readonly (readonly CompanyRight[])[] = [[], ...COMPANY_RIGHTS.map((right) => [right]), COMPANY_RIGHTS];

  it.each(SETS.map((rights) => [rights.join(' ') || 'no right', rights] as const))(
    'are with %s those whose declaration says so, of the whole catalogue',
    async (_title, rights) => {
      const client = await signedInWith(`rights = '{${rights.join(',')}}', operations = null`);
      const callers = callersOf({ customerKind: 'C', rights });
      const expected = OPERATION_CODES.filter((code) => !isAllowedTo(declarations[code], callers));
      expect(await deniedTo(client)).toEqual(expected);
    },
  );

  it('are of the kinds the user was given, where they move money or change a product', async () => {
    const client = await signedInWith(
      `rights = '{view,create,approve,sign,payroll,audit}', operations = '{MAKE_OWN_ACCOUNTS_TRANSFER,UNBLOCK_CARD}'`,
    );
    const denied = await deniedTo(client);
    const kinds = OF_COMPANIES.filter((code) => isGrantedByKind(declarations[code]));
    expect(kinds.length).toBeGreaterThan(20);
    expect(kinds.filter((code) => !denied.includes(code))).toEqual(['UNBLOCK_CARD', 'MAKE_OWN_ACCOUNTS_TRANSFER']);
    expect(OF_COMPANIES.filter((code) => denied.includes(code) && !kinds.includes(code))).toEqual([]);
    await signedInWith('operations = null');
  });
});

/** Ids of the same kind of thing: of an account the user works with, one of the company that is hidden, and one of somebody else. */
interface Ids {
  readonly own: string;
  readonly hidden: string;
  readonly others: string;
}

type Side = keyof Ids;

/** Fields of requests that name something that belongs to an account, and what they name. */
const KIND_OF_FIELD: Readonly<Record<string, string>> = {
  accountId: 'account',
  accountIds: 'account',
  accountDebitId: 'account',
  accountCreditId: 'account',
  cardAccountId: 'account',
  cardId: 'card',
  txnId: 'transaction',
  depositId: 'deposit',
  loanId: 'loan',
  templateId: 'template',
  statementId: 'statement',
  batchId: 'batch',
  pointId: 'point',
  mandateId: 'mandate',
  debitId: 'debit',
};

/** Fields that end in `Id` or `Ids` and name nothing of an account. */
const OF_NO_ACCOUNT = new Set([
  ...[
    'operationId',
    'distributorId',
    'invoiceId',
    'seriesId',
    'serviceProviderId',
    'dirDepositId',
    'payeeId',
    'userId',
    'branchId',
    'creditorId',
    'issueId',
  ],
  ...['deviceId', 'questionId', 'documentId', 'notificationIds', 'makerId', 'passkeyId', 'credentialId'],
  // Numbers a company gives its points of sale, and users linked to them.
  ...['salesPointId', 'userIds', 'ruleId', 'personId'],
  // A chat and a case belong to the user who writes them.
  ...['topicId', 'msgId', 'beforeMsgId', 'localMsgId', 'caseId'],
]);

describe('a user whose accounts are limited', () => {
  let client: WireClient;
  let ids: Readonly<Record<string, Ids>>;
  let marks: readonly string[];

  beforeAll(async () => {
    await signedInWith(`rights = '{view,create,approve,sign,payroll}', operations = null`);
    const numbers = await companyAccounts(server);
    const of = async (sql: (account: string, customer: string) => string): Promise<Ids> => ({
      own: await valueOf(server, sql(numbers.main, numbers.company)),
      hidden: await valueOf(server, sql(numbers.hidden, numbers.company)),
      others: await valueOf(server, sql(numbers.others, numbers.aibek)),
    });
    await arrangeBelongings(server, numbers);
    ids = {
      account: { own: numbers.main, hidden: numbers.hidden, others: numbers.others },
      card: await of((account) => `select min(id)::text as value from card where account_id = ${account}`),
      transaction: await of(
        (account, customer) => `select t.id::text as value from txn t join txn_of_customer h on h.txn_id = t.id
          where h.customer_id = ${customer} and ${account} in (t.debit_account_id, t.credit_account_id)
            and not exists (select from account a where a.customer_id = ${customer} and a.id <> ${account}
              and a.id in (t.debit_account_id, t.credit_account_id)) limit 1`,
      ),
      deposit: { own: numbers.main, hidden: numbers.hidden, others: numbers.others },
      loan: { own: numbers.main, hidden: numbers.hidden, others: numbers.others },
      template: await of(
        (account) =>
          `select t.id::text as value from template t join account a on a.number = t.debit_number where a.id = ${account} limit 1`,
      ),
      statement: await of((account) => `select id::text as value from statement where account_id = ${account} limit 1`),
      batch: await of(
        (account) => `select operation_id::text as value from batch where debit_account_id = ${account} limit 1`,
      ),
      point: await of((account) => `select id::text as value from qr_point where account_id = ${account} limit 1`),
      mandate: await of(
        (account) => `select id::text as value from direct_debit_mandate where account_id = ${account}`,
      ),
      debit: await of(
        (account) => `select d.id::text as value from direct_debit d join direct_debit_mandate m on m.id = d.mandate_id
          where m.account_id = ${account}`,
      ),
    };
    await limitTo(server, numbers);
    client = await server.signedIn('saltanat');
    marks = [
      await valueOf(server, `select number as value from account where id = ${numbers.hidden}`),
      `Template of ${numbers.hidden}`,
    ];
  });

  it('has every id of a request of a company named here, so that a new operation is covered', () => {
    const fields = new Set(OF_COMPANIES.flatMap((code) => [...fieldsOf(sampleOf(code))]));
    const known = new Set([...Object.keys(KIND_OF_FIELD), ...OF_NO_ACCOUNT]);
    expect([...fields].filter((field) => /Ids?$/.test(field) && !known.has(field))).toEqual([]);
  });

  it.each(OF_COMPANIES.filter((code) => [...fieldsOf(sampleOf(code))].some((field) => field in KIND_OF_FIELD)))(
    '%s answers the same about a hidden and an unknown account',
    async (code) => {
      for (const request of samplesOfChoices(code)) {
        const [hidden, others] = [await answerTo(code, request, 'hidden'), await answerTo(code, request, 'others')];
        expect(hidden, JSON.stringify(request)).toEqual(others);
        expect(JSON.stringify(hidden)).not.toMatch(new RegExp(marks.join('|')));
      }
    },
  );

  it('is refused no call about an account the user works with', async () => {
    const about = OF_COMPANIES.filter((code) => [...fieldsOf(sampleOf(code))].some((field) => field in KIND_OF_FIELD));
    const answers: string[] = [];
    for (const code of about) {
      answers.push(`${code} ${(await answerAbout(code, 'own')).code}`);
    }
    expect(answers.length).toBeGreaterThan(40);
    expect(answers.filter((answer) => /INTERNAL|UNAVAILABLE|ACCESS_DENIED/.test(answer))).toEqual([]);
  });

  it('sends nothing to be signed that it may no longer work with, nor in place of what is hidden', async () => {
    const [own, hidden] = [ids['account']?.own, ids['account']?.hidden];
    const made = await documentFrom(own, 'saltanat', 'created');
    const replaced = await documentFrom(hidden, 'daniyar', 'declined');
    const send = (operationId: string, more = {}) =>
      call(client, 'SEND_TXN_TO_PROCESSING_CORP', { operationId, ...more });
    expect((await send(made, { replaces: replaced })).code).toBe('OPERATION_NOT_FOUND');
    const works = (value: boolean) =>
      server.bank.database.owner.query('update user_account set works = $2 where account_id = $1', [own, value]);
    await works(false);
    expect((await send(made)).code).toBe('OPERATION_NOT_FOUND');
    await works(true);
    expect((await send(made)).code).toBe('');
  });

  it('is answered about an account that is seen', async () => {
    for (const code of ['GET_ACCOUNT_BY_ID', 'GET_REQUISITES', 'GET_TRANSACTION_BY_ID_V2', 'GET_CARD_BY_ID'] as const) {
      expect([code, (await answerAbout(code, 'own')).code]).toEqual([code, '']);
    }
  });

  it('finds nothing of a hidden account in any list', async () => {
    const lists = OF_COMPANIES.filter((code) => declarations[code].kind === 'query');
    let answered = 0;
    for (const code of lists) {
      for (const request of [{}, sampleOf(code)]) {
        const answer = await call(client, code, request);
        answered += answer.success ? 1 : 0;
        expect([code, answer.code]).not.toEqual([code, 'INTERNAL_SERVER_ERROR']);
        expect([code, marks.filter((mark) => answer.text.includes(mark))]).toEqual([code, []]);
      }
    }
    expect(answered).toBeGreaterThan(25);
    const everybody = await server.signedIn('daniyar');
    const { text } = await call(everybody, 'GET_ACCOUNTS_V2', {});
    expect(text).toContain(marks[0]);
  });

  it('may use no account that may only be seen', async () => {
    const usd = await valueOf(
      server,
      `select a.id::text as value from account a join customer c on c.id = a.customer_id
      where c.customer_no = '2000001' and a.currency = 'USD' and a.product = 'current'`,
    );
    const seen = await call(client, 'GET_ACCOUNT_BY_ID', { accountId: usd });
    expect(seen.data).toMatchObject({ isAvailableForOperations: false });
    const renamed = (accountId: string | undefined) =>
      call(client, 'CHANGE_ACCOUNT_NAME', { accountId, newAccountName: 'Главный' });
    expect((await renamed(usd)).code).toBe((await renamed(ids['account']?.others)).code);
    expect((await renamed(ids['account']?.own)).code).toBe('');
  });

  it('gets no event of a hidden account', async () => {
    const stream = await StreamReader.open(client);
    const { hidden, own } = ids['account'] ?? { hidden: '', own: '' };
    const company = await valueOf(server, `select id::text as value from customer where customer_no = '2000001'`);
    const happens = (payload: object) =>
      server.bank.database.owner.query(
        `insert into outbox_event (customer_id, type, payload, created_at)
          values ($1, 'UPDATED_ACCOUNT', $2, now())`,
        [company, JSON.stringify(payload)],
      );
    await happens({ accountId: hidden, dataVersion: '9' });
    await happens({ txnId: ids['transaction']?.hidden });
    await happens({ accountId: own, dataVersion: '9' });
    const last = { accountId: own, dataVersion: '9' };
    await stream.until(() => isDeepStrictEqual(stream.news.at(-1)?.payload, last));
    const received = stream.news
      .map(({ payload }) => payload)
      .filter((payload) => !isDeepStrictEqual(payload, { accountId: own }));
    expect(received).toEqual([last]);
    stream.cut();
  });

  it('neither sees, declines nor signs a document that pays from a hidden account', async () => {
    const everybody = await server.signedIn('daniyar');
    const operationId = await documentFrom(ids['account']?.hidden, 'daniyar', 'signing');
    const list = (of: WireClient) => call(of, 'GET_TXNS_ON_CONFIRMATION', {});
    expect((await list(everybody)).text).toContain(operationId);
    expect((await list(client)).text).not.toContain(operationId);
    // Nobody is said to be waited for who cannot sign it.
    expect(awaitedSigners(await list(everybody), operationId)).toEqual(['Daniyar Sadykov']);
    const declined = await call(client, 'DECLINE_TXN_ON_CONFIRMATION', { operationId, reason: 'No' });
    const unknown = await call(client, 'DECLINE_TXN_ON_CONFIRMATION', { operationId: randomUUID(), reason: 'No' });
    expect([declined.code, declined.code]).toEqual(['OPERATION_NOT_FOUND', unknown.code]);
    const signed = await call(client, 'CREATE_CONFIRM_OPERATION', {
      operationId: randomUUID(),
      documents: [operationId],
    });
    expect(signed.code).toBe('OPERATION_NOT_FOUND');
  });

  it.each([
    [
      'history',
      'select h.txn_id from txn_of_customer h where h.customer_id = $customer order by h.created_at desc limit 20',
    ],
    ['notices', 'select n.id from notification n where n.user_id = $user order by n.id desc limit 20'],
  ])('looks the movements of its %s up one by one, and never reads all of the bank', async (_what, query) => {
    const company = await valueOf(server, `select id::text as value from customer where customer_no = '2000001'`);
    const user = await valueOf(server, `select id::text as value from app_user where login = 'saltanat'`);
    const answers = await server.bank.database.owner.query<{ 'QUERY PLAN'?: string }>(
      `select set_config('search_path', 'seen, public', false), set_config('tulpar.reader', '${user}', false),
        set_config('tulpar.customer', '${company}', false), set_config('tulpar.working', 'false', false);
       explain ${query.replace('$customer', company).replace('$user', user)};
       reset search_path; reset tulpar.reader; reset tulpar.customer; reset tulpar.working`,
    );
    const plan = [answers].flat().flatMap(({ rows }) => rows.map((row) => row['QUERY PLAN'] ?? ''));
    expect(plan.join('\n')).toContain('txn_pkey');
    expect(plan.filter((line) => line.includes('Seq Scan on txn'))).toEqual([]);
  });

  it('gives its connections back, so that its next call opens no other', async () => {
    const connections = async () => {
      const { rows } = await server.bank.database.owner.query<{ pid: number }>(
        'select pid from pg_stat_activity where datname = current_database()',
      );
      return rows.map(({ pid }) => pid);
    };
    await call(client, 'GET_ACCOUNTS_V2', {});
    const before = await connections();
    for (let each = 0; each < 12; each += 1) {
      expect((await call(client, 'GET_ACCOUNTS_V2', {})).code).toBe('');
    }
    const opened = (await connections()).filter((pid) => !before.includes(pid));
    expect(opened.length).toBeLessThan(4);
  });

  it('leaves the connections of the bank as they were', async () => {
    const everybody = await server.signedIn('daniyar');
    const asked = Array.from({ length: 24 }, (_each, index) =>
      call(index % 2 === 0 ? client : everybody, 'GET_ACCOUNTS_V2', {}),
    );
    const answers = await Promise.all(asked);
    expect(answers.map(({ text }) => text.includes(marks[0] ?? ''))).toEqual(
      answers.map((_each, index) => index % 2 === 1),
    );
  });

  /** Names of those a document of a list waits for. */
  function awaitedSigners({ data }: { readonly data: unknown }, operationId: string): readonly string[] {
    const document = z.object({
      preview: z.object({ operationId: z.string() }),
      awaited: z.object({ signers: z.array(z.object({ name: z.object({ en: z.string() }) })) }),
    });
    const found = z.parse(z.array(document), data).find(({ preview }) => preview.operationId === operationId);
    return (found?.awaited.signers ?? []).map(({ name }) => name.en);
  }

  /** A transfer from an account to the one worked with, as it stands in the books. */
  async function documentFrom(account: string | undefined, login: string, state: 'created' | 'signing' | 'declined') {
    const operationId = randomUUID();
    const { rowCount } = await server.bank.database.owner.query(
      `insert into operation (customer_id, operation_id, user_id, code, request_hash, request, debit_account_id, credit_account_id,
          debit_number, credit_number, debit_name, credit_name, amount, fee, currency, purpose, digest, fingerprint, state, created_at,
          expires_at, txn_code, credited, credited_currency, leg_accounts, leg_amounts, sent_at, declined_by, declined_at)
        select a.customer_id, $2, u.id, 'MAKE_OWN_ACCOUNTS_TRANSFER', '\\x00', '{}', a.id, m.id, a.number, m.number, 'A', 'B', 100, 0,
          'KGS', '', '\\x00', '0000', $5::text::operation_state, $3, $3::timestamptz + interval '1 day', 'MAKE_OWN_ACCOUNTS_TRANSFER', 100, 'KGS',
          array[a.id, m.id], array[-100, 100], case when $5::text <> 'created' then $3::timestamptz end,
          case when $5::text = 'declined' then u.id end, case when $5::text = 'declined' then $3::timestamptz end
        from account a, account m, app_user u where a.id = $1 and m.id = $4 and u.login = $6`,
      [account, operationId, new Date(server.bank.clock.now()), ids['account']?.own, state, login],
    );
    expect(rowCount).toBe(1);
    return operationId;
  }

  function answerAbout(code: OperationCode, side: Side) {
    return answerTo(code, sampleOf(code), side);
  }

  /** The answer to a request about one side's things, without what differs from call to call. */
  async function answerTo(code: OperationCode, request: unknown, side: Side) {
    const { success, code: refusal, data, particulars } = await call(client, code, replaced(request, side));
    return { success, code: refusal, data, particulars };
  }

  function replaced(value: unknown, side: Side, field = ''): unknown {
    if (Array.isArray(value)) {
      return value.map((each: unknown) => replaced(each, side, field));
    }
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, replaced(each, side, name)]));
    }
    if (field === 'operationId') {
      return randomUUID();
    }
    const id = ids[KIND_OF_FIELD[field] ?? '']?.[side];
    return id === undefined ? value : typeof value === 'number' ? Number(id) : id;
  }
});
