import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../bank/ledger/booksBalance';
import { moneyTransferOperations } from '../../src/application/operations/moneyTransfers';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, confirm, isOrdinary, only, ordinaryPair, send } from './support/transferStory';
import type { WireAccount } from './support/transferStory';
import type { WireClient } from './support/WireClient';

const CODE = 'MAKE_MONEY_TRANSFER';
const PREVIEW_KEYS = [
  'amount',
  'amountCredit',
  'amountDebitTotal',
  'ccy',
  'confirmationText',
  'credit',
  'creditCcy',
  'debit',
  'expiresAt',
  'fee',
  'fingerprint',
  'operationId',
  'purpose',
  'terms',
];
const NUMBER = '7719024468';
const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

/** A bank without networks, which is not this one: tests/contract/withoutNetworks.test.ts. */
const RULED_OUT = new Set(['OPERATION_IMPOSSIBLE']);

let server: TestServer;
let client: WireClient;
let stranger: WireClient;
let accounts: readonly WireAccount[];
let foreign: readonly WireAccount[];
let soms: WireAccount;

beforeAll(async () => {
  server = await startTestServer();
  client = await server.signedIn('aibek');
  stranger = await server.signedIn('aizada');
  accounts = await accountsOf(client);
  foreign = await accountsOf(stranger);
  [soms] = ordinaryPair(accounts);
  await addWaiting(NUMBER);
});
afterEach(() => assertBooksBalance(server.bank.database.owner));
afterAll(() => server.close());

/** Has 500 soms wait for aibek. */
async function addWaiting(number: string): Promise<void> {
  const now = server.bank.clock.now();
  await server.bank.database.owner.query(
    `insert into sandbox_remittance (system, control_number, amount, currency, sender, recipient, sent_at, expires_at)
      values ('Ak Kerben', $1, 50000, 'KGS', 'Серикова Асель', 'ASANOV AIBEK', $2, $3)`,
    [number, new Date(now), new Date(now + MONTH_MS)],
  );
}

function create(words: object, by = client) {
  return by.operation('TransferService', CODE, words);
}

function toPerson(debit: WireAccount, changes: object = {}) {
  return {
    moneyTransferType: 'send',
    operationId: randomUUID(),
    moneyTransferSystemId: '1',
    accountDebitId: debit.id,
    recipientCountry: 'KG',
    recipientLastName: 'Искаков',
    recipientFirstName: 'Данияр',
    recipientPhone: '+996700123456',
    amount: '500.00',
    ccy: debit.ccy,
    ...changes,
  };
}

function fromPerson(credit: WireAccount, changes: object = {}) {
  return {
    moneyTransferType: 'receive',
    operationId: randomUUID(),
    moneyTransferSystemId: '1',
    accountCreditId: credit.id,
    transferCode: NUMBER,
    senderLastName: 'Серикова',
    senderFirstName: 'Асель',
    amount: '500.00',
    ccy: 'KGS',
    ...changes,
  };
}

async function whileIt(
  change: string,
  isUsual: string,
  values: readonly unknown[],
  tried: () => Promise<void>,
): Promise<void> {
  const { owner } = server.bank.database;
  await owner.query(change, [...values]);
  await tried();
  await owner.query(isUsual, [...values]);
}

describe('GET_MONEY_TRANSFER_SYSTEMS', () => {
  it('says where each pays out, what it carries and what it costs', async () => {
    const answer = await client.operation('DirectoryService', 'GET_MONEY_TRANSFER_SYSTEMS', { noImages: true });
    expect(answer.data).toMatchObject({ dataVersion: '1' });
    const { systems } = answer.data as { readonly systems: readonly Record<string, unknown>[] };
    expect(systems.map(({ name }) => name)).toEqual(['Ak Kerben', 'Boz Salkyn', 'Kum Jol']);
    expect(systems[0]).toMatchObject({
      transferCodeLength: 10,
      payoutDays: 30,
      prices: expect.arrayContaining([
        {
          ccy: 'USD',
          minAmount: '1.00',
          maxAmount: '5000.00',
          fee: { basisPoints: '100', minimum: '1.00', maximum: '50.00' },
        },
      ]) as unknown,
      countries: expect.arrayContaining([
        {
          code: 'KG',
          name: { ru: 'Кыргызстан', en: 'Kyrgyzstan', kg: 'Кыргызстан', cn: '吉尔吉斯斯坦' },
          currencies: ['KGS', 'USD', 'RUB'],
        },
      ]) as unknown,
    });
  });
});

describe.each([
  ['sent', () => toPerson(soms)],
  ['received', () => fromPerson(soms)],
] as const)('MAKE_MONEY_TRANSFER, %s', (_direction, wordsOf) => {
  it('is shown, confirmed, and answered again the same', async () => {
    const words = wordsOf();
    const created = await create(words);
    expect([created.code, Object.keys(created.data ?? {}).toSorted()]).toEqual(['', PREVIEW_KEYS]);
    expect((await create(words)).text).toBe(created.text);
    const sent = await server.codeSentBy('aibek', () => send(client, words.operationId));
    const confirmed = await confirm(client, words.operationId, sent.code);
    expect(confirmed.data).toMatchObject({ txnStatusExternal: 'ACCEPTED_FOR_PROCESSING' });
    expect((await confirm(client, words.operationId, sent.code)).text).toBe(confirmed.text);
    expect((await create({ ...words, amount: '501.00' })).code).toBe('OPERATION_ID_REUSED');
  });

  it('is for persons', async () => {
    expect((await create(wordsOf(), await server.signedIn('saltanat'))).code).toBe('ACCESS_DENIED');
  });
});

describe('MAKE_MONEY_TRANSFER takes no', () => {
  it.each([
    ['name with digits', () => toPerson(soms, { recipientLastName: 'Иванов2' }), 'recipientLastName'],
    ['name in two alphabets', () => toPerson(soms, { recipientFirstName: 'Daниил' }), 'recipientFirstName'],
    ['name of nobody', () => toPerson(soms, { recipientLastName: '' }), 'recipientLastName'],
    ['telephone in words', () => toPerson(soms, { recipientPhone: 'домой' }), 'recipientPhone'],
    ['country of three letters', () => toPerson(soms, { recipientCountry: 'KGZ' }), 'recipientCountry'],
    ['short control number', () => fromPerson(soms, { transferCode: '123456789' }), 'transferCode'],
    ['control number in letters', () => fromPerson(soms, { transferCode: 'ABCDEFGHIJ' }), 'transferCode'],
    ['third direction', () => ({ ...fromPerson(soms), moneyTransferType: 'back' }), 'moneyTransferType'],
  ] as const)('%s', async (_what, wordsOf, field) => {
    const answer = await create(wordsOf());
    expect([answer.code, answer.particulars]).toEqual(['INVALID_REQUEST', { field }]);
  });
});

describe('every refusal a money transfer declares', () => {
  const produced = new Set<string>();

  async function note(words: object, by?: WireClient): Promise<void> {
    produced.add((await create(words, by)).code);
  }

  it('because of what was agreed on', async () => {
    await addWaiting('7719024469');
    const reused = toPerson(soms);
    await create(reused);
    await note({ ...reused, amount: '600.00' });
    await note(toPerson(soms, { recipientCountry: 'DE' }));
    await note(fromPerson(soms, { transferCode: '7719024400' }));
    await note(fromPerson(soms, { transferCode: '7719024503' }));
    await note(toPerson(soms, { amount: '99.99' }));
    await note(toPerson(soms, { amount: '300000.01' }));
    const rates = `exchange_rate where base = 'RUB'`;
    await server.bank.database.owner.query(`create table kept_rate as select * from ${rates}`);
    await whileIt(`delete from ${rates}`, 'insert into exchange_rate select * from kept_rate', [], () =>
      note(toPerson(soms, { ccy: 'RUB' })),
    );
    await server.bank.database.owner.query('drop table kept_rate');
  });

  it('because of the limits', async () => {
    for (const [day, month] of [
      [999_999_999, 999_999_999],
      [0, 999_999_999_999],
    ] as const) {
      await server.bank.database.owner.query(
        `insert into limit_use (customer_id, limit_code, day, used_today, used_this_month)
          select customer_id, 'MONEY_TRANSFER', bank_day($1), $2, $3 from account where id = $4
          on conflict (customer_id, limit_code) do update set used_today = $2, used_this_month = $3, day = excluded.day`,
        [new Date(server.bank.clock.now()), day, month, soms.id],
      );
      await note(toPerson(soms));
    }
    await server.bank.database.owner.query(`delete from limit_use where limit_code = 'MONEY_TRANSFER'`);
  });

  it('because of the account that pays', async () => {
    await note(toPerson(only(foreign, isOrdinary)));
    await note(
      toPerson(
        only(accounts, ({ acStatDormant }) => acStatDormant),
        { ccy: 'KGS' },
      ),
    );
    await note(toPerson(only(accounts, (account) => account.acStatNoDr && !account.acStatFrozen)));
    await note(toPerson(only(foreign, (account) => account.acStatFrozen)), stranger);
    await whileIt(
      'update account set blocked = balance where id = $1',
      'update account set blocked = 0 where id = $1',
      [soms.id],
      () => note(toPerson(soms)),
    );
  });

  it('because of the account that is paid', async () => {
    const known = { transferCode: '7719024469' };
    await note(fromPerson(only(foreign, isOrdinary), known));
    await note(
      fromPerson(
        only(accounts, (account) => account.ccy === 'USD'),
        known,
      ),
    );
    await note(
      fromPerson(
        only(accounts, ({ acStatDormant }) => acStatDormant),
        known,
      ),
    );
    await note(
      fromPerson(
        only(accounts, ({ acStatNoCr }) => acStatNoCr),
        known,
      ),
    );
  });

  it('has been produced', () => {
    const { failures } = moneyTransferOperations[CODE];
    expect(failures.filter((name) => !produced.has(name) && !RULED_OUT.has(name))).toEqual([]);
    expect([...produced].filter((name) => !failures.some((known) => known === name))).toEqual([]);
  });
});

describe('a transfer that has left', () => {
  it('shows its control number, and is recalled by TRANSACTION_DELETE_BY_ID', async () => {
    const words = toPerson(soms, { recipientPhone: '+996700123405' });
    await create(words);
    const sent = await server.codeSentBy('aibek', () => send(client, words.operationId));
    const { txnId } = (await confirm(client, words.operationId, sent.code)).data as { readonly txnId: string };
    const read = () => client.operation('AccountService', 'GET_TRANSACTION_BY_ID_V2', { txnId });
    await server.round('networkOrders');
    expect((await read()).data).toMatchObject({
      txnCode: CODE,
      txnStatusExternal: 'IN_PROCESS',
      progress: {
        deletable: true,
        network: 'remittance',
        reference: expect.stringMatching(/^\d{10}$/) as unknown,
        recallAsked: false,
      },
    });
    const asked = await client.operation('TransferService', 'TRANSACTION_DELETE_BY_ID', { txnId });
    expect(asked.code).toBe('');
    await server.round('networkOrders');
    expect((await read()).data).toMatchObject({ txnStatusExternal: 'RETURNED' });
  });
});
