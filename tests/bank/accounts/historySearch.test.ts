import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { KIND_WORDS } from '../../../bank/modules/documents';
import type { TransactionHistoryQuery } from '../../../src/application/operations/accounts';
import { searchTransactions } from '../../../src/domain/history/searchTransactions';
import type { TransactionTitles } from '../../../src/domain/history/searchTransactions';
import { SOUGHT_DETAILS, SOUGHT_NUMBERS } from '../../../src/domain/history/soughtText';
import type { Transaction } from '../../../src/domain/history/Transaction';
import type { LocalizedText } from '../../../src/domain/language/Language';
import { formatAmount } from '../../../src/domain/money/formatAmount';
import { MOVEMENTS, TRANSACTION_KINDS } from '../../../src/domain/movements/movements';
import { TREASURY } from '../../../src/domain/tax/budgetPurpose';
import { shownName } from '../../../src/domain/user/shownName';
import { addAccount, addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { clientRequest, moved, numberOf } from '../support/movements';
import { valueOf } from '../support/transfers';
import { runs } from '../../support/propertyRuns';

const VOLUME = runs({ cost: 'medium' });

/** Every page one after the other. */
async function pages(user: TestCaller, query: TransactionHistoryQuery): Promise<readonly Transaction[]> {
  const found: Transaction[] = [];
  let cursor = query.cursor;
  do {
    const page = valueOf(await user.call('GET_TRANSACTION_HISTORY_V2', { ...query, cursor }));
    found.push(...page.transactions);
    cursor = page.next;
  } while (cursor !== undefined);
  return found;
}

describe('a text in the history of the demonstration', () => {
  let bank: TestBank;
  let user: TestCaller;
  let whole: readonly Transaction[];
  let plainFilter: (text: string) => readonly string[];
  beforeAll(async () => {
    bank = await createTestBank({ seed: true });
    user = await bank.callAs('aibek');
    const [first, second] = (await pages(user, { limit: 40 })).slice(20);
    valueOf(await user.call('SET_OPERATION_NOTE', { transactionId: first?.id ?? '', note: 'Вернуть Ёлкину' }));
    valueOf(await user.call('SET_OPERATION_NOTE', { transactionId: second?.id ?? '', note: 'Подарок 50%' }));
    whole = await pages(user, { limit: 1000 });
    plainFilter = await filterOf(bank, user, whole);
  });
  afterAll(() => bank.close());

  const partOf = (text: string, [start, length]: readonly [number, number]): string => {
    const begin = text === '' ? 0 : start % text.length;
    return text.slice(begin, begin + length);
  };
  const part = fc.tuple(fc.nat(200), fc.integer({ min: 1, max: 12 }));

  it('finds what a plain filter over the whole history finds, in its order', async () => {
    let some = 0;
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.nat(), part, fc.option(fc.nat()), async (at, field, cut, otherField) => {
        const transaction = whole[at % whole.length];
        const texts = transaction === undefined ? [] : textsOf(transaction);
        const text = [
          texts[field % texts.length] ?? '',
          otherField === null ? '' : (texts[otherField % texts.length] ?? ''),
        ]
          .map((each) => partOf(each, cut))
          .join(' ');
        fc.pre(/[\p{L}\p{N}]/u.test(text));
        const found = (await pages(user, { text, limit: 1000 })).map(({ id }) => id);
        expect(found, text).toEqual(plainFilter(text));
        some += found.length > 0 && found.length < whole.length ? 1 : 0;
      }),
      VOLUME,
    );
    expect(some).toBeGreaterThan(VOLUME.numRuns / 4);
  }, 300_000);

  it('finds a transaction of every kind by each of its own texts', async () => {
    const kinds = new Map(whole.map((transaction) => [transaction.txnCode, transaction]));
    expect(kinds.size).toBeGreaterThan(8);
    for (const text of new Set([...kinds.values()].flatMap(textsOf))) {
      if (/[\p{L}\p{N}]/u.test(text)) {
        const found = (await pages(user, { text, limit: 1000 })).map(({ id }) => id);
        expect(found, text).toEqual(plainFilter(text));
        expect(found.length, text).toBeGreaterThan(0);
      }
    }
  }, 120_000);

  it.each(['ВЕРНУТЬ елкину', 'подарок 50%', 'ala-nur', 'ELECTRIC', 'өз эсептер'])(
    'finds %j as people write it',
    async (text) => {
      const found = (await pages(user, { text })).map(({ id }) => id);
      expect(found).toEqual(plainFilter(text));
      expect(found.length).toBeGreaterThan(0);
    },
  );

  it('takes no sign of a text for more than the sign', async () => {
    for (const text of ['100%', '_а', '\\ к', "о'", 'к) or (1=1']) {
      expect((await pages(user, { text })).map(({ id }) => id)).toEqual(plainFilter(text));
    }
  });

  it('keeps its other filters, and has no doubles in small pages', async () => {
    const from = whole[500]?.createdAt ?? 0;
    const day = new Date(from).toISOString().slice(0, 10);
    const all = await pages(user, { text: 'ком', limit: 1000 });
    const small = await pages(user, { text: 'ком', limit: 3 });
    expect(small).toEqual(all);
    const account = valueOf(await user.call('GET_ACCOUNTS_V2', { recordStatus: 'O' }))[0];
    const touching = await pages(user, { text: 'ком', accountId: account?.id });
    expect(touching).toEqual(
      all.filter(({ debit, credit }) => [debit, credit].some(({ accountNumber }) => accountNumber === account?.number)),
    );
    expect(day).toMatch(/^\d{4}/);
  });
});

describe('a payer who paid as another customer', () => {
  let bank: TestBank;
  let reader: TestCaller;
  beforeAll(async () => {
    bank = await createTestBank();
    const payer = await addCustomer(bank, 'payer');
    const paid = await addCustomer(bank, 'reader');
    await bank.database.owner.query(
      `update customer set name = name || jsonb_build_object('ru', case when id = $1 then 'Токтогулова Айзада Бакытовна' else 'Асанов Айбек' end)`,
      [payer.customerId],
    );
    const from = await addAccount(bank, payer.customerId, { balance: 100_000n });
    const to = await numberOf(bank, await addAccount(bank, paid.customerId));
    reader = await bank.callAs('reader');
    const request = clientRequest({ from, to, amount: 1_000n });
    valueOf(await moved(bank, await bank.callAs('payer'), { code: 'MAKE_BANK_CLIENT_TRANSFER', request }));
  });
  afterAll(() => bank.close());

  it.each([
    ['айзада', 1],
    ['айзада т.', 1],
    ['токтогулова', 0],
    ['бакытовна', 0],
    ['асанов', 1],
  ])('is found by the name that is shown only: %s %d', async (text, count) => {
    expect(await pages(reader, { text })).toHaveLength(count);
  });

  it.each(['Токтогулова Айзада Бакытовна', 'Асан уулу Нурлан', 'Асан УУЛУ', 'Айзада', '', ' Ким  Лю '])(
    'is shown as the screens show: %j',
    async (name) => {
      const { rows } = await bank.database.owner.query<{ person: string; company: string }>(
        `select shown_name('I', $1) as person, shown_name('C', $1) as company`,
        [name],
      );
      expect(rows[0]).toEqual({ person: shownName({ kind: 'I', name }), company: shownName({ kind: 'C', name }) });
    },
  );
});

describe('a long history', () => {
  const LINES = 45_000;
  let bank: TestBank;
  let user: TestCaller;
  beforeAll(async () => {
    bank = await createTestBank();
    const { customerId } = await addCustomer(bank, 'payer');
    user = await bank.callAs('payer');
    await bank.database.owner.query(
      `with made as (insert into txn (operation_id, txn_code, status, created_at, debit_number, debit_currency, debit_amount, sender_name,
          recipient_name, purpose)
        select gen_random_uuid(), 'OTHER', 'ACCEPTED', to_timestamp(1700000000 + n), '1280010000000017', 'KGS', n, 'Payer', 'Payee',
            case when n = 1 then 'Первый взнос' else 'Invoice ' || n end
          from generate_series(1, $2::bigint) n returning id, created_at)
        insert into txn_of_customer select $1, created_at, id from made`,
      [customerId, LINES],
    );
    await bank.database.owner.query('analyze txn, txn_of_customer');
  });
  afterAll(() => bank.close());

  it('is looked through a bounded number of lines at a time, to its end', async () => {
    const counts: number[] = [];
    let cursor: string | undefined;
    do {
      const query = { text: 'первый', cursor };
      const page: { readonly transactions: readonly Transaction[]; readonly next: string | undefined } = valueOf(
        await user.call('GET_TRANSACTION_HISTORY_V2', query),
      );
      counts.push(page.transactions.length);
      cursor = page.next;
    } while (cursor !== undefined);
    expect(counts).toEqual([0, 0, 1]);
  });

  it('answers what is frequent from its latest lines', async () => {
    const page = valueOf(await user.call('GET_TRANSACTION_HISTORY_V2', { text: 'invoice', limit: 5 }));
    expect(page.transactions.map(({ purpose }) => purpose)).toEqual([0, 1, 2, 3, 4].map((n) => `Invoice ${LINES - n}`));
  });
});

/** Texts of an operation as a customer reads them. */
function textsOf({
  recipientName,
  senderName,
  purpose,
  note = '',
  debit,
  credit,
  ...rest
}: Transaction): readonly string[] {
  const { details = {}, documentNumber = '' } = rest.terms ?? {};
  const title = KIND_WORDS[MOVEMENTS.kindOf(rest.txnCode)];
  return [
    ...[recipientName, senderName, purpose, note, documentNumber, title.ru, title.kg],
    ...[debit, credit].map(({ amount }) => (amount === undefined ? '' : formatAmount(amount, 'ru'))),
    ...[debit, credit].map(({ accountNumber = '' }) => accountNumber.slice(-6)),
    ...[...SOUGHT_DETAILS, ...SOUGHT_NUMBERS].map((name) => details[name] ?? ''),
  ].filter((text) => text !== '');
}

/** The filter of the screen over a whole history, with names and titles of every language beside those of the reader's. */
async function filterOf(
  bank: TestBank,
  user: TestCaller,
  whole: readonly Transaction[],
): Promise<(text: string) => readonly string[]> {
  const { rows } = await bank.database.owner.query<{ name: LocalizedText }>('select name from service_provider');
  const called = new Map(
    [...rows.map(({ name }) => name), TREASURY].map((name) => [name.ru, Object.values(name).join('\n')]),
  );
  const accounts = valueOf(await user.call('GET_ACCOUNTS_V2', { recordStatus: 'O' }));
  const titles = Object.fromEntries(
    TRANSACTION_KINDS.map((kind) => [kind, Object.values(KIND_WORDS[kind]).join('\n')]),
  );
  if (!isTitles(titles)) {
    throw new Error('A kind has no title');
  }
  const named = whole.map((transaction) => ({
    ...transaction,
    recipientName: called.get(transaction.recipientName) ?? transaction.recipientName,
    senderName: called.get(transaction.senderName) ?? transaction.senderName,
  }));
  const accountOf = (number: string | undefined) => {
    const account = accounts.find((each) => each.number === number);
    return account && { product: 'current' as const, name: account.name, currency: account.currency };
  };
  return (text) => searchTransactions(named, text, { titles, accountOf }).map(({ id }) => id);
}

function isTitles(titles: Readonly<Record<string, string>>): titles is TransactionTitles {
  return TRANSACTION_KINDS.every((kind) => kind in titles);
}
