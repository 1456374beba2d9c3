import { describe, expect, it } from 'vitest';

import { AccountsStore } from '../../../src/application/accounts/AccountsStore';
import { CardsStore } from '../../../src/application/cards/CardsStore';
import { DepositsStore } from '../../../src/application/deposits/DepositsStore';
import { LoansStore } from '../../../src/application/loans/LoansStore';
import { RatesStore } from '../../../src/application/exchange/RatesStore';
import { TableExport } from '../../../src/application/export/TableExport';
import { MyTableChoice } from '../../../src/application/preferences/MyTableChoice';
import type { ExportTable } from '../../../src/domain/export/ExportTable';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import { holdingPath } from '../../../src/ui/objects/accounts/holdingPath';
import { MyTableViewModel } from '../../../src/ui/features/accounts/myTable/MyTableViewModel';
import type { MyTableWords } from '../../../src/ui/features/accounts/myTable/MyTableViewModel';
import { aLoan } from '../../application/support/aLoan';
import { anAccount } from '../../application/support/builders';
import { aCard } from '../../application/support/cards';
import { aDeposit } from '../../application/support/deposits';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { MemoryStore } from '../../application/support/fakePorts';
import { MovableTime, settle } from '../../application/support/MovableTime';

const FAILED = () => refusal({ code: 'INTERNAL_SERVER_ERROR' as const });

const WORDS: MyTableWords = {
  fileName: 'my-table',
  columns: { name: 'Name', kind: 'Kind', number: 'Number', currency: 'Currency', amount: 'Amount', until: 'Until' },
  kinds: { account: 'Account', card: 'Card', deposit: 'Deposit', loan: 'Loan' },
  nameOf: ({ id }) => id,
};

async function aTable(store = new MemoryStore(), answers: FakeOperationGateway['plain'] = {}) {
  const gateway = new FakeOperationGateway({
    GET_ACCOUNTS_V2: () => success([anAccount({ minor: 500n }), anAccount({ id: '2', currency: 'USD', minor: 100n })]),
    GET_CARDS_V2: () => success([aCard({ available: money(500n, 'KGS') })]),
    GET_DEPOSITS_V2: () => success([aDeposit()]),
    GET_LOANS_V2: () => success([aLoan({ outstanding: money(200n, 'KGS') })]),
    GET_EXCHANGE_RATES: () =>
      success([{ base: 'USD', quote: 'KGS', rateType: 'commercial', buy: 87_000_000n, sell: 88_000_000n }]),
    ...answers,
  });
  const written: ExportTable[] = [];
  const writer = {
    write: (_format: string, table: ExportTable) => Promise.resolve((written.push(table), new Uint8Array())),
  };
  const model = new MyTableViewModel({
    accounts: new AccountsStore(gateway),
    cards: new CardsStore(gateway, new MovableTime()),
    deposits: new DepositsStore(gateway),
    loans: new LoansStore(gateway),
    rates: new RatesStore(gateway),
    choice: new MyTableChoice(store),
    exported: new TableExport(writer, { save: () => undefined }),
  });
  expect(model.status).toBe('LOADING');
  model.load();
  await settle();
  return { model, gateway, written, store };
}

function shown(model: MyTableViewModel): readonly string[] {
  return model.rows(WORDS.nameOf).map(({ id }) => id);
}

describe('MyTableViewModel', () => {
  it('holds every product, read by one call a kind, with what they come to', async () => {
    const { model, gateway } = await aTable();
    expect([model.status, shown(model)]).toEqual([
      'LOADED',
      ['account 1', 'account 2', 'card 7', 'deposit 7', 'loan 9'],
    ]);
    expect(gateway.calls).toHaveLength(5);
    expect([model.totals, model.worth]).toEqual([[money(400n, 'KGS'), money(100n, 'USD')], money(9_100n, 'KGS')]);
    expect(model.rows(WORDS.nameOf).map(holdingPath)).toEqual([
      '/accounts/overview?account=1',
      '/accounts/overview?account=2',
      '/card-list/7',
      '/deposit/contract/7',
      '/loan/credit?loan=9',
    ]);
  });

  it('remembers lines, columns and order on this device', async () => {
    const { model, store } = await aTable();
    model.choice.toggleKind('card');
    model.choice.toggleColumn('number');
    model.choice.toggleColumn('name');
    model.choice.sortBy('amount');
    model.choice.sortBy('amount');
    const again = await aTable(store);
    expect(shown(again.model)).toEqual(['account 2', 'account 1', 'deposit 7', 'loan 9']);
    expect(again.model.choice.columns).toEqual(['name', 'kind', 'currency', 'amount', 'until']);
    expect(again.model.choice.order).toEqual({ column: 'amount', descending: true });
    again.model.choice.toggleKind('card');
    expect(shown(again.model)).toContain('card 7');
  });

  it('may be emptied by its owner, and has no totals then', async () => {
    const { model } = await aTable();
    (['account', 'card', 'deposit', 'loan'] as const).forEach((kind) => model.choice.toggleKind(kind));
    expect([model.status, shown(model), model.totals, model.worth]).toEqual(['LOADED', [], [], undefined]);
  });

  it('becomes a file of the lines and columns that are shown', async () => {
    const { model, written } = await aTable();
    model.choice.toggleColumn('kind');
    model.choice.toggleKind('account');
    model.choice.toggleKind('loan');
    await model.save('csv', WORDS);
    expect(written).toEqual([
      {
        name: 'my-table',
        titles: ['Name', 'Number', 'Currency', 'Amount', 'Until'],
        rows: [
          [
            { text: 'card 7' },
            { text: '941700******1014' },
            { text: 'KGS' },
            { amount: money(500n, 'KGS') },
            { text: '31.08.2029' },
          ],
          [
            { text: 'deposit 7' },
            { text: 'DP-7' },
            { text: 'KGS' },
            { amount: money(100n, 'KGS') },
            { text: '15.01.2027' },
          ],
        ],
      },
    ]);
  });

  it('names a missing list, a complete failure, and the empty state', async () => {
    const part = await aTable(undefined, { GET_CARDS_V2: FAILED });
    expect([part.model.status, part.model.incomplete]).toEqual(['LOADED', true]);
    const broken = await aTable(undefined, {
      GET_ACCOUNTS_V2: FAILED,
      GET_CARDS_V2: FAILED,
      GET_DEPOSITS_V2: FAILED,
      GET_LOANS_V2: FAILED,
    });
    expect(broken.model.status).toBe('ERROR');
    const none = await aTable(undefined, {
      GET_ACCOUNTS_V2: () => success([]),
      GET_CARDS_V2: () => success([]),
      GET_DEPOSITS_V2: () => success([]),
      GET_LOANS_V2: () => success([]),
    });
    expect([none.model.status, none.model.incomplete]).toEqual(['EMPTY', false]);
  });
});
