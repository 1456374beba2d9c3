import { describe, expect, it } from 'vitest';

import { AccountsStore } from '../../../src/application/accounts/AccountsStore';
import { DocumentsStore } from '../../../src/application/corporate/DocumentsStore';
import { TableExport } from '../../../src/application/export/TableExport';
import { HistorySearch, HISTORY_SEARCH_PAUSE_MS } from '../../../src/application/history/HistorySearch';
import { HistoryStore } from '../../../src/application/history/HistoryStore';
import { UserStore } from '../../../src/application/user/UserStore';
import type { PaymentDocument } from '../../../src/domain/corporate/PaymentDocument';
import { TRANSACTION_KINDS } from '../../../src/domain/movements/movements';
import type { TransactionKind } from '../../../src/domain/movements/movements';
import type { Transaction } from '../../../src/domain/history/Transaction';
import type { TransactionTitles } from '../../../src/domain/history/searchTransactions';
import { money } from '../../../src/domain/money/Money';
import { success } from '../../../src/domain/result/Result';
import { checkedToBankDay } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';
import { history as words } from '../../../src/locales/ru/screens/accounts.json';
import { operations } from '../../../src/locales/ru/screens/home.json';
import { FileTableWriter } from '../../../src/infrastructure/files/FileTableWriter';
import { HistoryScreenViewModel } from '../../../src/ui/features/accounts/history/HistoryScreenViewModel';
import { detailsPath } from '../../../src/ui/objects/operations/historyPaths';
import { MAX_PRINTED } from '../../../src/ui/features/accounts/history/HistorySelectionViewModel';
import { anAccount, aTransaction, aUser, NOON } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { KeptFiles, operationIdOf } from '../../application/support/fakePorts';
import { MovableTime, settle } from '../../application/support/MovableTime';
import { paymentDocument } from '../../domain/support/builders';

const OWN = aTransaction({ id: '3', createdAt: NOON });
const SALARY = aTransaction({
  id: '2',
  txnCode: 'SALARY_BATCH',
  createdAt: NOON - 1000,
  debit: { accountNumber: '1280090000000916', currency: 'KGS', amount: undefined },
  credit: { accountNumber: '1280010000000114', currency: 'KGS', amount: money(4_500_000n, 'KGS') },
  totalDebited: undefined,
  senderName: 'ОсОО «Ак-Суу Трейд»',
  purpose: 'Зарплата',
});
const DECLINED = aTransaction({
  id: '1',
  txnCode: 'MOBILE_PAYMENT',
  status: 'DECLINED',
  createdAt: NOON - 2000,
  credit: { accountNumber: undefined, currency: 'KGS', amount: undefined },
  recipientName: 'Связь',
  purpose: '',
});

function day(text: string): BankDay {
  const checked = checkedToBankDay(text);
  if (checked === undefined) {
    throw new Error(`${text} is no day`);
  }
  return checked;
}

function titlesBy(title: (kind: TransactionKind) => string): TransactionTitles {
  const titles = Object.fromEntries(TRANSACTION_KINDS.map((kind) => [kind, title(kind)]));
  return { ...baseTitles, ...titles };
}

const baseTitles: TransactionTitles = {
  ownTransfer: '',
  bankClientTransfer: '',
  exchange: '',
  deal: '',
  otherBankTransfer: '',
  depositOpening: '',
  deposit: '',
  depositInterest: '',
  broughtOver: '',
  depositClosing: '',
  loanDisbursement: '',
  loanRepayment: '',
  loanWriteOff: '',
  invoicePayment: '',
  directDebit: '',
  genericPayment: '',
  mobilePayment: '',
  swift: '',
  tax: '',
  taxPayment: '',
  cardToCard: '',
  kitep: '',
  wallet: '',
  salaryBatch: '',
  moneyTransfer: '',
  loanStatement: '',
  accountStatement: '',
  checkbookOrder: '',
  visaOct: '',
  visaAft: '',
  qrOutgoing: '',
  qrIncoming: '',
  cardOpening: '',
  cardReopening: '',
  accountOpening: '',
  loanApplication: '',
  boxReservation: '',
  bondPurchase: '',
  paymentReturn: '',
  other: '',
};

async function aScreen(
  transactions = [OWN, SALARY, DECLINED],
  documents: readonly PaymentDocument[] = [],
  elsewhere: readonly Transaction[] = [],
) {
  const time = new MovableTime(NOON);
  const gateway = new FakeOperationGateway({
    GET_ACCOUNTS_V2: () => success([anAccount({ id: '1' }), anAccount({ id: '2', number: '1280010000000215' })]),
    GET_TRANSACTION_HISTORY_V2: ({ text }) =>
      success({ transactions: text === undefined ? transactions : elsewhere, next: undefined }),
    GET_SELF_USER_DATA: () => success(aUser({ customerKind: documents.length > 0 ? 'C' : 'I' })),
    GET_TXNS_ON_CONFIRMATION: () => success(documents),
    GET_CHANGES_ON_CONFIRMATION: () => success([]),
  });
  const user = new UserStore(gateway);
  await user.reload();
  const files = new KeptFiles();
  const screen = new HistoryScreenViewModel({
    history: new HistoryStore(gateway),
    search: new HistorySearch({ gateway, scheduler: time }),
    accounts: new AccountsStore(gateway),
    deposits: { numbers: ['1280010000000721'], byNumber: () => undefined, ensure: () => Promise.resolve() },
    documents: new DocumentsStore(gateway, user),
    exported: new TableExport(new FileTableWriter(), files),
    clock: time,
  });
  screen.setTitles(titlesBy((kind) => `Название ${kind}`));
  screen.load();
  await settle();
  return { screen, gateway, files, time };
}

const ids = (screen: HistoryScreenViewModel) => screen.rows.map(({ id }) => id);

describe('the history of a company', () => {
  const mine = paymentDocument({ sentAt: NOON - 500 });
  const preview = { ...mine.preview, operationId: operationIdOf('00000000-0000-4000-8000-000000000009') };
  const another = paymentDocument({ sentAt: NOON - 40 * 86_400_000, canSign: false, preview });

  it('shows what waits for signatures among the operations of its days, and apart from them', async () => {
    const { screen } = await aScreen([OWN], [mine, another]);
    expect(screen.rows.map(({ transaction }) => transaction.status)).toEqual(['ACCEPTED', 'NEEDS_CONFIRMATION']);
    screen.setTone('onConfirmation');
    expect(ids(screen)).toEqual([mine.preview.operationId]);
    expect(detailsPath(screen.rows[0]?.transaction ?? OWN)).toBe(`/history-corporate/${mine.preview.operationId}`);
    screen.choosePreset('quarter');
    await settle();
    expect(screen.rows.map(({ transaction }) => transaction.status)).toEqual(['NEEDS_CONFIRMATION', 'ON_CONFIRMATION']);
    screen.setTone('done');
    expect(ids(screen)).toEqual(['3']);
  });

  it('is not empty while only documents are in it, and is narrowed by account and by word', async () => {
    const { screen } = await aScreen([], [mine]);
    expect([screen.status, screen.states]).toEqual(['LOADED', ['done', 'waiting', 'failed', 'onConfirmation']]);
    screen.setSearch('Образец');
    expect(ids(screen)).toEqual([mine.preview.operationId]);
    screen.setAccount('2');
    await settle();
    expect(ids(screen)).toEqual([]);
  });

  it('has no such thing for people', async () => {
    const { screen, gateway } = await aScreen();
    expect(gateway.requestsOf('GET_TXNS_ON_CONFIRMATION')).toEqual([]);
    expect(screen.states).toEqual(['done', 'waiting', 'failed']);
  });
});

describe('a text looked for beyond the period', () => {
  const OLD = aTransaction({ id: '0', createdAt: NOON - 400 * 86_400_000, purpose: 'Зарплата' });

  it('shows what the bank finds beside the rows, once each, under the same filters', async () => {
    const { screen, gateway, time } = await aScreen(undefined, [], [SALARY, OLD]);
    expect([screen.statusElsewhere, screen.rowsElsewhere]).toEqual([undefined, []]);
    screen.setSearch('зарплата');
    expect([ids(screen), screen.statusElsewhere]).toEqual([['2'], 'LOADING']);
    await time.move(HISTORY_SEARCH_PAUSE_MS);
    expect(screen.rowsElsewhere.map(({ id }) => id)).toEqual(['0']);
    screen.setKind('salaryBatch');
    expect(screen.rowsElsewhere).toEqual([]);
    screen.setAccount('2');
    await time.move(HISTORY_SEARCH_PAUSE_MS);
    expect(gateway.requestsOf('GET_TRANSACTION_HISTORY_V2').at(-1)).toMatchObject({ text: 'зарплата', accountId: '2' });
    screen.clearFilter();
    expect([screen.statusElsewhere, screen.rowsElsewhere]).toEqual([undefined, []]);
  });

  it('is asked for with the text of the address', async () => {
    const { screen, time } = await aScreen(undefined, [], [OLD]);
    screen.load({ search: 'зарплата' });
    await time.move(HISTORY_SEARCH_PAUSE_MS);
    expect(screen.rowsElsewhere.map(({ id }) => id)).toEqual(['0']);
  });
});

describe('HistoryScreenViewModel', () => {
  it('opens with the last thirty days', async () => {
    const { screen, gateway } = await aScreen();
    expect(screen.preset).toBe('month');
    expect(gateway.requestsOf('GET_TRANSACTION_HISTORY_V2')[0]).toMatchObject({ from: '2026-10-23', to: '2026-11-21' });
    expect(ids(screen)).toEqual(['3', '2', '1']);
  });

  it('says what each row is', async () => {
    const { screen } = await aScreen();
    expect(screen.rows.map(({ kind, sign, tone, amount }) => [kind, sign, tone, amount?.minor])).toEqual([
      ['ownTransfer', 'neutral', 'done', 150_000n],
      ['salaryBatch', 'positive', 'done', 4_500_000n],
      ['mobilePayment', 'negative', 'failed', 150_000n],
    ]);
  });

  it('shows money put on a deposit as staying, and as gone from the account looked at', async () => {
    const credit = { accountNumber: '1280010000000721', currency: 'KGS', amount: money(150_000n, 'KGS') } as const;
    const { screen } = await aScreen([aTransaction({ txnCode: 'MAKE_DEPOSIT', credit })]);
    expect(screen.rows.map(({ kind, sign }) => [kind, sign])).toEqual([['deposit', 'neutral']]);
    screen.setAccount('1');
    await settle();
    expect(screen.rows.map(({ sign }) => sign)).toEqual(['negative']);
  });

  it.each([
    ['зарплата', ['2']],
    ['45 000', ['2']],
    ['название own', ['3']],
    ['нет такого', []],
    ['', ['3', '2', '1']],
  ])('finds by %j', async (text, found) => {
    const { screen } = await aScreen();
    screen.setSearch(text);
    expect(ids(screen)).toEqual(found);
    expect(screen.noMatches).toBe(found.length === 0);
  });

  it('narrows by kind and by status, and clears both', async () => {
    const { screen } = await aScreen();
    expect(screen.kinds).toEqual(['ownTransfer', 'salaryBatch', 'mobilePayment']);
    screen.setKind('salaryBatch');
    expect(ids(screen)).toEqual(['2']);
    screen.setTone('failed');
    expect(screen.noMatches).toBe(true);
    screen.setKind(undefined);
    expect(ids(screen)).toEqual(['1']);
    screen.clearFilter();
    expect(ids(screen)).toEqual(['3', '2', '1']);
  });

  it('counts the filters in use beside the search', async () => {
    const { screen } = await aScreen();
    screen.setSearch('зарплата');
    expect(screen.filtersInUse).toBe(0);
    screen.setKind('salaryBatch');
    screen.choosePreset('year');
    screen.setOrder('oldest');
    expect(screen.filtersInUse).toBe(3);
    screen.clearFilter();
    expect(screen.filtersInUse).toBe(2);
  });

  it('sees an own transfer from the account that was chosen', async () => {
    const { screen, gateway } = await aScreen();
    screen.setAccount('2');
    await settle();
    expect(gateway.requestsOf('GET_TRANSACTION_HISTORY_V2').at(-1)).toMatchObject({ accountId: '2' });
    expect(screen.rows[0]?.sign).toBe('positive');
  });

  it('takes the period and the search from the address', async () => {
    const { screen, gateway } = await aScreen();
    screen.load({ from: day('2026-01-01'), to: day('2026-01-31'), search: 'зарплата' });
    await settle();
    expect(screen.preset).toBeUndefined();
    expect(gateway.requestsOf('GET_TRANSACTION_HISTORY_V2').at(-1)).toMatchObject({
      from: '2026-01-01',
      to: '2026-01-31',
    });
    expect(ids(screen)).toEqual(['2']);
    screen.choosePreset('week');
    await settle();
    expect(screen.filter).toMatchObject({ from: '2026-11-15', to: '2026-11-21', search: 'зарплата' });
  });

  it('tells an empty period from a search without matches', async () => {
    const { screen } = await aScreen([]);
    expect(screen.status).toBe('EMPTY');
    expect(screen.noMatches).toBe(false);
  });

  it('sorts the operations in the chosen order', async () => {
    const { screen } = await aScreen();
    screen.setOrder('oldest');
    expect(ids(screen)).toEqual(['1', '2', '3']);
    expect(screen.byDay).toBe(true);
    screen.setOrder('largest');
    expect(ids(screen)).toEqual(['2', '3', '1']);
    expect(screen.byDay).toBe(false);
  });

  it('hands over exactly what is shown', async () => {
    const { screen, files } = await aScreen();
    screen.setSearch('зарплата');
    const { kinds, signs, statuses } = operations;
    await screen.save('csv', { ...words.export, kinds, signs, statuses });
    expect(files.files.map(({ name }) => name)).toEqual(['История операций 2026-10-23 2026-11-21.csv']);
    const lines = new TextDecoder().decode(files.files[0]?.bytes).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('Зарплатная ведомость;Зачисление;45000,00;KGS');
  });

  it('prints what is picked, and everything when nothing is', async () => {
    const { screen } = await aScreen();
    expect(screen.printedRows.map(({ id }) => id)).toEqual(['3', '2', '1']);
    screen.selection.begin();
    screen.selection.toggle('2');
    screen.selection.toggle('1');
    expect(screen.printedRows.map(({ id }) => id)).toEqual(['2', '1']);
    expect(screen.selectedTotals).toEqual([money(4_500_000n, 'KGS')]);
    screen.selection.toggle('1');
    expect(screen.printedRows.map(({ id }) => id)).toEqual(['2']);
    screen.selection.end();
    expect(screen.selection.count).toBe(0);
  });

  it('does not print more than twenty at once', async () => {
    const { selection } = (await aScreen()).screen;
    expect(selection.mayPrint()).toBe(false);
    for (let id = 1; id <= MAX_PRINTED; id += 1) {
      selection.toggle(String(id));
    }
    expect(selection.mayPrint()).toBe(true);
    selection.toggle('one more');
    expect(selection.mayPrint()).toBe(false);
    expect(selection.tooMany).toBe(true);
    selection.toggle('1');
    expect(selection.tooMany).toBe(false);
  });
});
