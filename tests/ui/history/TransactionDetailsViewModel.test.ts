import { describe, expect, it } from 'vitest';

import { AccountsStore } from '../../../src/application/accounts/AccountsStore';
import { HistoryStore } from '../../../src/application/history/HistoryStore';
import { Receipts } from '../../../src/application/history/Receipts';
import type { Transaction } from '../../../src/domain/history/Transaction';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { TransactionDetailsViewModel } from '../../../src/ui/objects/operations/TransactionDetailsViewModel';
import { anAccount, aTransaction, NOON } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { KeptFiles, SharedFiles } from '../../application/support/fakePorts';
import { settle } from '../../application/support/MovableTime';

function aScreen() {
  const gateway = new FakeOperationGateway({
    GET_ACCOUNTS_V2: () => success([anAccount({ id: '1' }), anAccount({ id: '2', number: '1280010000000215' })]),
    GET_TRANSACTION_BY_ID_V2: ({ transactionId }) => success(aTransaction({ id: transactionId })),
    GET_TRANSACTION_HISTORY_V2: () => success({ transactions: [aTransaction()], next: undefined }),
  });
  const history = new HistoryStore(gateway);
  const files = new KeptFiles();
  const deposits = { numbers: [], byNumber: () => undefined, ensure: () => Promise.resolve() };
  const parts = {
    gateway,
    history,
    accounts: new AccountsStore(gateway),
    deposits,
    receipts: new Receipts(gateway, files, new SharedFiles()),
    user: { isCorporate: false, makesDocuments: false, mayRecall: true },
  };
  return { screen: new TransactionDetailsViewModel(parts), gateway, history, parts, files };
}

describe('TransactionDetailsViewModel', () => {
  it('shows an operation by its id', async () => {
    const { screen } = aScreen();
    await screen.load('100');
    expect(screen.status).toBe('LOADED');
    expect(screen.row).toMatchObject({ id: '100', kind: 'ownTransfer', sign: 'neutral', tone: 'done' });
  });

  it('shows at once what the history has, and its later editions', async () => {
    const { screen, gateway, history } = aScreen();
    await history.show({ from: bankDayOf(NOON), to: bankDayOf(NOON) });
    gateway.plain.GET_TRANSACTION_BY_ID_V2 = () => new Promise(() => undefined);
    void screen.load('100');
    expect(screen.status).toBe('LOADED');
    history.put(aTransaction({ status: 'DECLINED' }));
    expect(screen.row?.tone).toBe('failed');
  });

  it('offers a recall to those who may recall', async () => {
    const { screen, gateway, parts } = aScreen();
    const progress = {
      steps: [],
      deletable: true,
      network: 'interbank',
      reference: '',
      recallAsked: false,
      recallDeclined: false,
    } as const;
    gateway.plain.GET_TRANSACTION_BY_ID_V2 = () => success(aTransaction({ progress }));
    const reader = new TransactionDetailsViewModel({ ...parts, user: { ...parts.user, mayRecall: false } });
    await Promise.all([screen.load('100'), reader.load('100')]);
    expect([screen.canRecall, reader.canRecall]).toEqual([true, false]);
  });

  it.each([
    ['ACCEPTED_FOR_PROCESSING', 'interbank', 'text'],
    ['IN_PROCESS', 'interbank', 'textOtherBank'],
    ['ACCEPTED', 'interbank', 'textOtherBank'],
    ['WAITING', 'remittance', 'textLeft'],
  ] as const)('explains the recall of a payment that is %s in the network %s by %s', async (status, network, text) => {
    const { screen, gateway } = aScreen();
    const progress = { steps: [], deletable: true, network, reference: '', recallAsked: false, recallDeclined: false };
    gateway.plain.GET_TRANSACTION_BY_ID_V2 = () => success(aTransaction({ status, progress }));
    await screen.load('100');
    expect([screen.canRecall, screen.recallText]).toEqual([true, text]);
  });

  it('says that there is no such operation, and can be asked again', async () => {
    const { screen, gateway } = aScreen();
    gateway.plain.GET_TRANSACTION_BY_ID_V2 = () => refusal({ code: 'TRANSACTION_NOT_FOUND' });
    await screen.load('100');
    expect(screen.status).toBe('ERROR');
    expect(screen.failure?.code).toBe('TRANSACTION_NOT_FOUND');
    gateway.plain.GET_TRANSACTION_BY_ID_V2 = () => success(aTransaction());
    await screen.retry();
    expect(screen.status).toBe('LOADED');
    expect(screen.failure).toBeUndefined();
  });

  it('ignores the answer for an operation that is no longer shown', async () => {
    const { screen, gateway } = aScreen();
    const answers: (() => void)[] = [];
    gateway.plain.GET_TRANSACTION_BY_ID_V2 = ({ transactionId }) =>
      new Promise((resolve) => answers.push(() => resolve(success(aTransaction({ id: transactionId })))));
    void screen.load('1');
    void screen.load('2');
    answers[1]?.();
    answers[0]?.();
    await settle();
    expect(screen.transaction?.id).toBe('2');
  });

  it('knows which sides are accounts of the customer', async () => {
    const { screen, gateway } = aScreen();
    await screen.load('100');
    await settle();
    expect([screen.debitAccount?.id, screen.creditAccount?.id]).toEqual(['1', '2']);
    const foreign = { accountNumber: '1280090000000916', currency: 'KGS', amount: undefined } as const;
    gateway.plain.GET_TRANSACTION_BY_ID_V2 = () => success(aTransaction({ id: '101', credit: foreign }));
    await screen.load('101');
    expect([screen.debitAccount?.id, screen.creditAccount]).toEqual(['1', undefined]);
  });

  it('stores a note without spaces at its ends, and shows it in the list too', async () => {
    const { screen, gateway, history } = aScreen();
    await history.show({ from: bankDayOf(NOON), to: bankDayOf(NOON) });
    await screen.load('100');
    gateway.plain.SET_OPERATION_NOTE = ({ transactionId, note }) => success(aTransaction({ id: transactionId, note }));
    expect(await screen.writeNote('  За билеты ')).toBe(true);
    expect(gateway.requestsOf('SET_OPERATION_NOTE')).toEqual([{ transactionId: '100', note: 'За билеты' }]);
    expect([screen.transaction?.note, history.byId('100')?.note]).toEqual(['За билеты', 'За билеты']);
  });

  it('keeps the note that was there when another could not be stored', async () => {
    const { screen, gateway } = aScreen();
    gateway.plain.GET_TRANSACTION_BY_ID_V2 = ({ transactionId }) =>
      success(aTransaction({ id: transactionId, note: 'За билеты' }));
    await screen.load('100');
    gateway.plain.SET_OPERATION_NOTE = () => refusal({ code: 'CLIENT_ERROR' });
    expect(await screen.writeNote('Другое')).toBe(false);
    expect([screen.transaction?.note, screen.noteFailure?.code]).toEqual(['За билеты', 'CLIENT_ERROR']);
  });

  it('lets makers of documents of a company write notes', () => {
    const { parts } = aScreen();
    const mayWrite = (isCorporate: boolean, makesDocuments: boolean) =>
      new TransactionDetailsViewModel({ ...parts, user: { isCorporate, makesDocuments, mayRecall: true } })
        .mayWriteNote;
    expect([mayWrite(false, false), mayWrite(true, true), mayWrite(true, false)]).toEqual([true, true, false]);
  });

  it('heads a move between own accounts with the accounts', async () => {
    const { screen } = aScreen();
    await screen.load('100');
    await settle();
    expect(screen.row?.title).toMatchObject({ names: 'accounts', from: { currency: 'KGS' } });
  });

  it('offers the payment order of a payment in soms that its company signed, and of no other', async () => {
    const { screen, gateway } = aScreen();
    const name = { ru: 'А', en: 'A', kg: 'А', cn: 'A' };
    const signers = { madeBy: name, sentAt: NOON, approval: undefined, signatures: [] };
    const offered = async (changes: Partial<Transaction>) => {
      gateway.plain.GET_TRANSACTION_BY_ID_V2 = () => success(aTransaction({ signers, ...changes }));
      await screen.load('100');
      return screen.hasOrder;
    };
    const { debit } = aTransaction();
    expect(await offered({})).toBe(true);
    expect(await offered({ signers: undefined })).toBe(false);
    expect(await offered({ debit: { ...debit, currency: 'USD' } })).toBe(false);
    expect(await offered({ txnCode: 'MAKE_SALARY_BATCH' })).toBe(false);
  });

  it('saves the payment order', async () => {
    const { screen, gateway, files } = aScreen();
    const file = { name: 'order.pdf', contentType: 'application/pdf', bytes: new Uint8Array(1) };
    gateway.plain.GET_PAYMENT_ORDER_FILE = () => success(file);
    await screen.load('100');
    await screen.downloadOrder();
    expect(files.files).toEqual([file]);
  });

  it('offers a company the memorial order of a fee or a price taken from its account, and of nothing else', async () => {
    const { screen, gateway, parts } = aScreen();
    await parts.accounts.ensure();
    const offered = async (changes: Partial<Transaction>) => {
      gateway.plain.GET_TRANSACTION_BY_ID_V2 = () => success(aTransaction(changes));
      await screen.load('100');
      return screen.hasMemorialOrder;
    };
    const { debit } = aTransaction();
    const fee = money(2_000n, 'KGS');
    expect(await offered({ fee })).toBe(false);
    parts.user.isCorporate = true;
    expect(await offered({ fee })).toBe(true);
    expect(await offered({ fee: money(0n, 'KGS') })).toBe(false);
    expect(await offered({ txnCode: 'MAKE_CHECKBOOK_ORDER', fee: money(0n, 'KGS') })).toBe(true);
    expect(await offered({ fee, debit: { ...debit, accountNumber: '1280010000000999' } })).toBe(false);
    const returned = { id: '90', number: '90', createdAt: NOON };
    expect(await offered({ fee, returnOf: returned })).toBe(false);
    expect(await offered({ fee, status: 'DECLINED' })).toBe(false);
    expect(await offered({ fee, status: 'REJECTED', returnedBy: [returned] })).toBe(true);
  });

  it('saves the memorial order', async () => {
    const { screen, gateway, files } = aScreen();
    const file = { name: 'memorial.pdf', contentType: 'application/pdf', bytes: new Uint8Array(1) };
    gateway.plain.GET_MEMORIAL_ORDER_FILE = () => success(file);
    await screen.load('100');
    await screen.downloadMemorialOrder();
    expect(files.files).toEqual([file]);
  });

  it('shows why a receipt could not be had', async () => {
    const { screen, gateway } = aScreen();
    await screen.load('100');
    gateway.plain.GET_TRANSACTION_RECEIPT_FILE = () => refusal({ code: 'CLIENT_ERROR' });
    await screen.downloadReceipt();
    expect(screen.receiptFailure?.code).toBe('CLIENT_ERROR');
    expect(screen.receiptBusy).toBe(false);
  });
});
