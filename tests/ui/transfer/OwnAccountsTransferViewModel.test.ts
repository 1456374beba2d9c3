import { describe, expect, it } from 'vitest';

import { AccountsStore } from '../../../src/application/accounts/AccountsStore';
import { OperationFlow } from '../../../src/application/flow/OperationFlow';
import { HistoryStore } from '../../../src/application/history/HistoryStore';
import { Receipts } from '../../../src/application/history/Receipts';
import { RecentOperations } from '../../../src/application/history/RecentOperations';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import { OwnAccountsTransferViewModel } from '../../../src/ui/transfer/OwnAccountsTransferViewModel';
import { aCodeSent, anAccount, anOutcome, aPreview, aTransaction } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { CountingIdentifiers, KeptFiles } from '../../application/support/fakePorts';
import { MovableTime, settle } from '../../application/support/MovableTime';

const ACCOUNTS = [
  anAccount({ id: '1', number: '1280010000000114', minor: 1_000_000n }),
  anAccount({ id: '2', number: '1280010000000215' }),
  anAccount({ id: '3', number: '1280010000000316', dormant: true }),
  anAccount({ id: '4', number: '1280010000000417', debitStopped: true, availableForOperations: false }),
  anAccount({ id: '5', number: '1280010000000518', creditStopped: true }),
  anAccount({ id: '6', number: '1280020000000619', currency: 'USD' }),
  anAccount({ id: '7', number: '1280020000000720', accountClass: '30100' }),
];

async function aScreen() {
  const time = new MovableTime();
  const files = new KeptFiles();
  const gateway = new FakeOperationGateway(
    {
      GET_ACCOUNTS_V2: () => success(ACCOUNTS),
      GET_TRANSACTION_HISTORY_V2: () => success({ transactions: [], next: undefined }),
      GET_TRANSACTION_RECEIPT_FILE: () =>
        success({ name: 'receipt.pdf', contentType: 'application/pdf', bytes: new Uint8Array([1]) }),
    },
    {
      create: (code, { operationId, amount }) => success({ code, preview: aPreview({ operationId, amount }) }),
      sendCode: () => success(aCodeSent()),
      confirm: ({ preview }) => success(anOutcome(preview.operationId)),
    },
  );
  const accounts = new AccountsStore(gateway);
  const parts = { gateway, identifiers: new CountingIdentifiers(), clock: time, scheduler: time };
  const screen = new OwnAccountsTransferViewModel({
    flow: new OperationFlow('MAKE_OWN_ACCOUNTS_TRANSFER', parts),
    accounts,
    history: new HistoryStore(gateway),
    recent: new RecentOperations(gateway),
    receipts: new Receipts(gateway, files),
  });
  screen.openForm();
  await settle();
  return { screen, gateway, time, files };
}

function fill(screen: OwnAccountsTransferViewModel): void {
  screen.setDebitAccount('1');
  screen.setCreditAccount('2');
  screen.setAmountText('1 500,00');
  screen.setPurpose('На отпуск');
}

describe('OwnAccountsTransferViewModel, the form', () => {
  it('shows unusable accounts with the reason and leaves archived ones out', async () => {
    const { screen } = await aScreen();
    const reasons = (options: typeof screen.debitOptions) =>
      Object.fromEntries(options.map(({ account, reason }) => [account.id, reason]));
    expect(reasons(screen.debitOptions)).toEqual({
      1: undefined,
      2: undefined,
      3: 'ACCOUNT_DEBIT_DORMANT',
      4: 'ACCOUNT_NO_DEBIT',
      5: undefined,
      6: undefined,
    });
    screen.setDebitAccount('1');
    expect(reasons(screen.creditOptions)).toEqual({
      1: 'SAME_ACCOUNT',
      2: undefined,
      3: 'ACCOUNT_CREDIT_DORMANT',
      4: undefined,
      5: 'ACCOUNT_NO_CREDIT',
      6: 'CURRENCY_MISMATCH',
    });
  });

  it('speaks of problems only after the first submission, and sends nothing while there are some', async () => {
    const { screen, gateway } = await aScreen();
    expect(screen.problems).toEqual({});
    expect(await screen.submit()).toBe(false);
    expect(screen.problems).toEqual({
      debitAccountId: 'ACCOUNT_REQUIRED',
      creditAccountId: 'ACCOUNT_REQUIRED',
      amountText: 'AMOUNT_REQUIRED',
    });
    fill(screen);
    screen.setAmountText('10 000,01');
    expect(screen.problems).toEqual({ amountText: 'MORE_THAN_AVAILABLE' });
    expect(gateway.requestsOf('create')).toEqual([]);
  });

  it('sends the amount as it was meant', async () => {
    const { screen, gateway } = await aScreen();
    fill(screen);
    expect(await screen.submit()).toBe(true);
    expect(gateway.requestsOf('create')).toEqual([
      {
        operationId: '00000000-0000-4000-8000-000000000001',
        debitAccountId: '1',
        creditAccountId: '2',
        amount: money(150_000n, 'KGS'),
        purpose: 'На отпуск',
      },
    ]);
    expect(screen.page).toBe('check');
  });

  it('shows why the bank refused and stays', async () => {
    const { screen, gateway } = await aScreen();
    gateway.steps.create = () => refusal({ code: 'INSUFFICIENT_FUNDS', referenceId: 'r' });
    fill(screen);
    expect(await screen.submit()).toBe(false);
    expect(screen.page).toBe('form');
    expect(screen.failure).toEqual({ code: 'INSUFFICIENT_FUNDS', referenceId: 'r' });
    expect(screen.draft.amountText).toBe('1 500,00');
  });

  it('swaps the accounts', async () => {
    const { screen } = await aScreen();
    fill(screen);
    screen.swapAccounts();
    expect([screen.debitAccount?.id, screen.creditAccount?.id]).toEqual(['2', '1']);
  });

  it('is filled as an earlier transfer was, and sends nothing', async () => {
    const { screen, gateway } = await aScreen();
    screen.repeat(aTransaction());
    expect(screen.draft).toMatchObject({ debitAccountId: '1', creditAccountId: '2', purpose: 'На отпуск' });
    expect(screen.draft.amountText.replace(/\s/g, ' ')).toBe('1 500,00');
    expect(gateway.requestsOf('create')).toEqual([]);
  });
});

describe('OwnAccountsTransferViewModel, from check to result', () => {
  it('goes all the way and has everything read anew', async () => {
    const { screen, gateway } = await aScreen();
    fill(screen);
    await screen.submit();
    expect(screen.preview?.fingerprint).toBe('A1B2-C3D4');
    expect(await screen.proceed()).toBe(true);
    expect(screen.page).toBe('code');
    expect(screen.secondsToResend).toBe(30);
    screen.setOtp('123 456');
    const before = gateway.requestsOf('GET_ACCOUNTS_V2').length;
    expect(await screen.confirm()).toBe(true);
    expect(gateway.requestsOf('confirm')).toEqual(['123456']);
    expect(screen.page).toBe('result');
    expect(screen.result).toMatchObject({ transactionId: '100', status: 'ACCEPTED', fingerprint: 'A1B2-C3D4' });
    expect(gateway.requestsOf('GET_ACCOUNTS_V2')).toHaveLength(before + 1);
    expect(screen.otp).toBe('');
  });

  it('loses nothing on the way back', async () => {
    const { screen } = await aScreen();
    fill(screen);
    await screen.submit();
    await screen.proceed();
    screen.review();
    expect(screen.page).toBe('check');
    screen.edit();
    expect(screen.page).toBe('form');
    expect(screen.draft).toMatchObject({ debitAccountId: '1', creditAccountId: '2', amountText: '1 500,00' });
  });

  it('does not confirm with what cannot be a code', async () => {
    const { screen, gateway } = await aScreen();
    fill(screen);
    await screen.submit();
    await screen.proceed();
    screen.setOtp('12');
    expect(await screen.confirm()).toBe(false);
    expect(screen.otpProblems).toEqual({ otp: 'OTP_LENGTH' });
    expect(gateway.requestsOf('confirm')).toEqual([]);
  });

  it('empties the field after a wrong code', async () => {
    const { screen, gateway } = await aScreen();
    gateway.steps.confirm = () => refusal({ code: 'INCORRECT_OTP', data: { triesLeft: '4' } });
    fill(screen);
    await screen.submit();
    await screen.proceed();
    screen.setOtp('000000');
    expect(await screen.confirm()).toBe(false);
    expect(screen.failure).toEqual({ code: 'INCORRECT_OTP', data: { triesLeft: '4' } });
    expect(screen.otp).toBe('');
    expect(screen.otpProblems).toEqual({});
    expect(screen.page).toBe('code');
  });

  it('shows the result of an operation whose answer was lost', async () => {
    const { screen, gateway, time } = await aScreen();
    gateway.steps.confirm = () => refusal({ code: 'CLIENT_ERROR' });
    fill(screen);
    await screen.submit();
    await screen.proceed();
    gateway.plain.GET_TRANSACTION_HISTORY_V2 = ({ operationId }) =>
      success({ transactions: [aTransaction({ id: '55', operationId: operationId ?? '' })], next: undefined });
    screen.setOtp('123456');
    const confirmed = screen.confirm();
    await time.move(1000);
    expect(await confirmed).toBe(true);
    expect(screen.result?.transactionId).toBe('55');
  });

  it('says that nothing was sent when the bank says so', async () => {
    const { screen, gateway, time } = await aScreen();
    gateway.steps.confirm = () => refusal({ code: 'CLIENT_ERROR' });
    fill(screen);
    await screen.submit();
    await screen.proceed();
    screen.setOtp('123456');
    const confirmed = screen.confirm();
    await time.move(10_000);
    expect(await confirmed).toBe(false);
    expect(screen.notSent).toBe(true);
    expect(screen.page).toBe('code');
  });

  it('downloads the receipt of what was booked', async () => {
    const { screen, gateway, files } = await aScreen();
    fill(screen);
    await screen.submit();
    await screen.proceed();
    screen.setOtp('123456');
    await screen.confirm();
    await screen.downloadReceipt();
    expect(gateway.requestsOf('GET_TRANSACTION_RECEIPT_FILE')).toEqual([{ transactionId: '100' }]);
    expect(files.files.map(({ name }) => name)).toEqual(['receipt.pdf']);
  });

  it('opens an empty form under a new id after the result', async () => {
    const { screen, gateway } = await aScreen();
    fill(screen);
    await screen.submit();
    await screen.proceed();
    screen.setOtp('123456');
    await screen.confirm();
    screen.openForm();
    expect(screen.page).toBe('form');
    expect(screen.draft.amountText).toBe('');
    expect(screen.problems).toEqual({});
    fill(screen);
    await screen.submit();
    const ids = gateway.requestsOf('create').map((request) => Object(request).operationId);
    expect(new Set(ids).size).toBe(2);
  });
});
