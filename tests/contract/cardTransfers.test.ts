import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../bank/ledger/booksBalance';
import { cardTransferOperations } from '../../src/application/operations/cardTransfers';
import { ELCART, VISA } from '../bank/support/cards';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, confirm, isOrdinary, only, ordinaryPair, send } from './support/transferStory';
import type { WireAccount } from './support/transferStory';
import type { WireClient } from './support/WireClient';

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

const CODES = ['MAKE_IPC_CARD_TRANSFER', 'MAKE_VISA_2_VISA_OCT', 'MAKE_VISA_2_VISA_AFT'] as const;
type Code = (typeof CODES)[number];

/** Cards of the demonstration: those of aibek, on soms and on dollars, and those of aizada, on soms. */
const CARDS = {
  MAKE_IPC_CARD_TRANSFER: { outside: ELCART, own: '9417000000001014', theirs: '9417000000002020', limit: 'IPC_CARD' },
  MAKE_VISA_2_VISA_OCT: { outside: VISA, own: '4288010000001010', theirs: '4288010000002026', limit: 'VISA_OCT' },
} as const;

/** A bank without networks, which is not this one: tests/contract/withoutNetworks.test.ts. */
const RULED_OUT = new Set(CODES.map((code) => `${code} OPERATION_IMPOSSIBLE`));

let server: TestServer;
let client: WireClient;
let stranger: WireClient;
let accounts: readonly WireAccount[];
let foreign: readonly WireAccount[];
let from: WireAccount;
let cardless: WireAccount;

beforeAll(async () => {
  server = await startTestServer();
  client = await server.signedIn('aibek');
  stranger = await server.signedIn('aizada');
  accounts = await accountsOf(client);
  foreign = await accountsOf(stranger);
  [from, cardless] = ordinaryPair(accounts);
});
afterEach(() => assertBooksBalance(server.bank.database.owner));
afterAll(() => server.close());

function create(code: Code, words: object, by = client) {
  return by.operation('TransferService', code, words);
}

function toCard(debit: WireAccount, card: string, amount = '50.00') {
  return { operationId: randomUUID(), accountDebitId: debit.id, accountCreditCardPan: card, amount, ccy: debit.ccy };
}

function fromCard(credit: WireAccount, changes: object = {}) {
  return {
    operationId: randomUUID(),
    accountCreditId: credit.id,
    accountDebitCardPan: VISA.good,
    expiryWithSlash: '08/29',
    cvv2: '731',
    amount: '50.00',
    ccy: credit.ccy,
    ...changes,
  };
}

const WORDS: Readonly<Record<Code, () => { readonly operationId: string }>> = {
  MAKE_IPC_CARD_TRANSFER: () => toCard(from, ELCART.good),
  MAKE_VISA_2_VISA_OCT: () => toCard(from, VISA.good),
  MAKE_VISA_2_VISA_AFT: () => fromCard(from),
};

/** Has the bank as it is said for as long as something is tried. */
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

function whileAccount(
  account: WireAccount,
  [change, usual]: readonly [string, string],
  tried: () => Promise<void>,
): Promise<void> {
  return whileIt(
    `update account set ${change} where id = $1`,
    `update account set ${usual} where id = $1`,
    [account.id],
    tried,
  );
}

describe.each(CODES)('%s', (code) => {
  it('is shown, confirmed, and answered again the same', async () => {
    const words = WORDS[code]();
    const created = await create(code, words);
    expect([created.code, Object.keys(created.data ?? {}).toSorted()]).toEqual(['', PREVIEW_KEYS]);
    expect((await create(code, words)).text).toBe(created.text);
    expect(created.text).not.toMatch(/\d{16}.*\d{16}/);
    const sent = await server.codeSentBy('aibek', () => send(client, words.operationId));
    const confirmed = await confirm(client, words.operationId, sent.code);
    expect(confirmed.data).toMatchObject({ txnStatusExternal: 'ACCEPTED_FOR_PROCESSING' });
    expect((await confirm(client, words.operationId, sent.code)).text).toBe(confirmed.text);
  });

  it('is for persons', async () => {
    expect((await create(code, WORDS[code](), await server.signedIn('saltanat'))).code).toBe('ACCESS_DENIED');
  });

  it.each(['4177771200007777', '417777120000777', '41777712000077761', 'четыре', ''])(
    'takes no %s for a card',
    async (number) => {
      const name = code === 'MAKE_VISA_2_VISA_AFT' ? 'accountDebitCardPan' : 'accountCreditCardPan';
      const answer = await create(code, { ...WORDS[code](), [name]: number });
      expect([answer.code, answer.particulars]).toEqual(['INVALID_REQUEST', { field: name }]);
    },
  );
});

describe('every refusal a transfer with a card declares', () => {
  const produced = new Set<string>();

  async function note(code: Code, words: object, by?: WireClient): Promise<void> {
    produced.add(`${code} ${(await create(code, words, by)).code}`);
  }

  async function noteLimits(code: Code, limit: string, words: () => object): Promise<void> {
    for (const [day, month] of [
      [500_000_000, 500_000_000],
      [0, 999_999_999_999],
    ] as const) {
      await server.bank.database.owner.query(
        `insert into limit_use (customer_id, limit_code, day, used_today, used_this_month)
          select customer_id, $1, bank_day($2), $3, $4 from account where id = $5
          on conflict (customer_id, limit_code) do update set used_today = $3, used_this_month = $4, day = excluded.day`,
        [limit, new Date(server.bank.clock.now()), day, month, from.id],
      );
      await note(code, words());
    }
    await server.bank.database.owner.query('delete from limit_use');
  }

  describe.each(['MAKE_IPC_CARD_TRANSFER', 'MAKE_VISA_2_VISA_OCT'] as const)('%s', (code) => {
    const { outside, own, theirs, limit } = CARDS[code];

    it('because of the card', async () => {
      await note(code, toCard(from, outside.unknown));
      await note(code, toCard(from, outside.silent));
      await note(
        code,
        toCard(
          only(accounts, (account) => account.accountName === 'Дом'),
          outside.good,
        ),
      );
      const reused = toCard(from, outside.good);
      await create(code, reused);
      await note(code, { ...reused, amount: '51.00' });
    });

    it('because of the amount', async () => {
      await note(code, toCard(from, outside.good, '9.99'));
      await note(code, toCard(from, outside.good, '100000.01'));
      await note(code, { ...toCard(from, outside.good), ccy: 'EUR' });
      await note(code, { ...toCard(from, outside.good), ccy: 'CHF' });
      await noteLimits(code, limit, () => toCard(from, outside.good));
      const rates = `exchange_rate where base = 'TJS'`;
      await server.bank.database.owner.query(`create table kept_rate as select * from ${rates}`);
      const away = [`delete from ${rates}`, 'insert into exchange_rate select * from kept_rate'] as const;
      await whileIt(...away, [], () => note(code, { ...toCard(from, outside.good), ccy: 'TJS' }));
      await server.bank.database.owner.query('drop table kept_rate');
    });

    it('because of the account that pays', async () => {
      await note(code, toCard(only(foreign, isOrdinary), outside.good));
      await note(
        code,
        toCard(
          only(accounts, (account) => account.acStatDormant),
          outside.good,
        ),
      );
      await note(
        code,
        toCard(
          only(accounts, (account) => account.acStatNoDr && !account.acStatFrozen),
          outside.good,
        ),
      );
      await note(
        code,
        toCard(
          only(foreign, (account) => account.acStatFrozen),
          outside.good,
        ),
        stranger,
      );
      await whileAccount(cardless, ['blocked = balance', 'blocked = 0'], () =>
        note(code, toCard(cardless, outside.good)),
      );
    });

    it('because of the account behind a card of this bank', async () => {
      const target = only(foreign, isOrdinary);
      const behindOwn =
        code === 'MAKE_IPC_CARD_TRANSFER'
          ? from
          : only(accounts, (account) => account.ccy === 'USD' && isOrdinary(account));
      const other =
        code === 'MAKE_IPC_CARD_TRANSFER'
          ? only(accounts, (account) => account.ccy === 'USD' && isOrdinary(account))
          : from;
      await note(code, toCard(behindOwn, own));
      await note(code, toCard(other, own));
      await whileAccount(target, [`record_status = 'C'`, `record_status = 'O'`], () =>
        note(code, toCard(from, theirs)),
      );
      await whileAccount(target, ['dormant = true', 'dormant = false'], () => note(code, toCard(from, theirs)));
      await whileAccount(target, ['credit_stopped = true', 'credit_stopped = false'], () =>
        note(code, toCard(from, theirs)),
      );
    });
  });

  it('MAKE_VISA_2_VISA_AFT', async () => {
    const code = 'MAKE_VISA_2_VISA_AFT';
    const reused = fromCard(from);
    await create(code, reused);
    const words = [
      { ...reused, amount: '51.00' },
      fromCard(from, { accountDebitCardPan: VISA.unknown }),
      fromCard(from, { expiryWithSlash: '10/26' }),
      fromCard(from, { cvv2: '000' }),
      fromCard(from, { accountDebitCardPan: VISA.silent }),
      fromCard(from, { amount: '49.99' }),
      fromCard(from, { amount: '50000.01' }),
      fromCard(only(foreign, isOrdinary)),
      fromCard(only(accounts, (account) => account.ccy === 'USD')),
      fromCard(only(accounts, (account) => account.acStatDormant)),
      fromCard(only(accounts, (account) => account.acStatNoCr)),
    ];
    for (const each of words) {
      await note(code, each);
    }
    await noteLimits(code, 'VISA_AFT', () => fromCard(from));
  });

  it('has been produced', () => {
    const declared = CODES.flatMap((code) =>
      cardTransferOperations[code].failures.map((failure) => `${code} ${failure}`),
    );
    expect(declared.length).toBeGreaterThan(40);
    expect(declared.filter((pair) => !produced.has(pair) && !RULED_OUT.has(pair))).toEqual([]);
    expect([...produced].filter((pair) => !declared.some((known) => known === pair))).toEqual([]);
  });
});
