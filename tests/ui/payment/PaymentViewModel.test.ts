import { describe, expect, it } from 'vitest';

import { Challenge } from '../../../src/application/ports/Challenge';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import { ownAccounts } from '../../../src/ui/features/payments/ownAccounts/ownAccountsKind';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { propertyTax } from '../../../src/ui/features/payments/taxes/taxKinds';
import { previewFor } from '../../application/confirmation/flowSupport';
import { aCodeSent, anAccount, anOutcome, aTransaction } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { MovableTime, settle } from '../../application/support/MovableTime';
import { aPaymentContext, paymentKindsOf } from '../support/aPaymentContext';

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
  const gateway = new FakeOperationGateway(
    {
      GET_ACCOUNTS_V2: () => success(ACCOUNTS),
      GET_TRANSACTION_HISTORY_V2: () => success({ transactions: [], next: undefined }),
      GET_REGIONS: () => success({ dataVersion: 1n, content: [] }),
    },
    {
      create: (code, request) => success(new Challenge(code, previewFor(request))),
      sendCode: () => success(aCodeSent()),
      confirm: ({ preview }) => success(anOutcome(preview.operationId)),
    },
  );
  const context = aPaymentContext(gateway, time);
  const screen = ownAccounts.at(context);
  screen.openForm();
  await settle();
  return { screen, confirmation: screen.confirmation, context, gateway, time };
}

const FILLED = { debitAccountId: '1', creditAccountId: '2', amountText: '1 500,00', purpose: 'На отпуск' } as const;

describe('the form of a payment', () => {
  it('speaks of problems only after the first submission, and sends nothing while there are some', async () => {
    const { screen, gateway } = await aScreen();
    expect(screen.violations).toEqual({});
    expect(await screen.submit()).toBe(false);
    expect(screen.violations).toEqual({
      creditAccountId: 'ACCOUNT_REQUIRED',
      amountText: 'AMOUNT_REQUIRED',
    });
    screen.change(FILLED);
    screen.change({ amountText: '10 000,01' });
    expect(screen.violations).toEqual({ amountText: 'MORE_THAN_AVAILABLE' });
    expect(gateway.requestsOf('create')).toEqual([]);
  });

  it('says that it continues what was typed on an earlier visit, until it is cleared', async () => {
    const { screen, context } = await aScreen();
    expect(screen.continued).toBe(false);
    screen.change(FILLED);
    expect(screen.continued).toBe(false);
    screen.openForm();
    expect(screen.continued).toBe(true);
    expect(ownAccounts.at(context).draft.amountText).toBe('1 500,00');
    screen.clear();
    expect([screen.continued, screen.draft.amountText, context.drafts.forms]).toEqual([false, '', []]);
    screen.openForm();
    expect(screen.continued).toBe(false);
  });

  it('does not take coming back from the check page for another visit', async () => {
    const { screen, confirmation } = await aScreen();
    screen.change(FILLED);
    await screen.submit();
    expect(confirmation.page).toBe('check');
    screen.openForm();
    expect([confirmation.page, screen.continued, screen.draft.amountText]).toEqual(['form', false, '1 500,00']);
  });

  it('begins with the main account that can be debited, which counts as nothing typed', async () => {
    const { screen, context } = await aScreen();
    expect(screen.draft).toMatchObject({ debitAccountId: '1', creditAccountId: '' });
    expect(context.drafts.forms).toEqual([]);
    screen.change({ debitAccountId: '' });
    expect(screen.draft.debitAccountId).toBe('');
  });

  it('of a tax starts with this year and the own number, and does not count as typed', async () => {
    const { context, time } = await aScreen();
    const tax = propertyTax.at(context);
    tax.openForm();
    await settle();
    tax.fillEmpty({ inn: '21503198500123', taxYear: '2020' });
    const thisYear = bankDayOf(time.now()).slice(0, 4);
    expect(tax.draft).toMatchObject({ inn: '21503198500123', taxYear: thisYear, eniCode: '' });
    tax.openForm();
    expect([tax.continued, context.drafts.forms]).toEqual([false, []]);
  });

  it('begins with the accounts it was asked for, as far as they are the customer’s', async () => {
    const { screen } = await aScreen();
    screen.startWith({ creditAccountId: '2', debitAccountId: '999' });
    await settle();
    expect(screen.draft).toMatchObject({ debitAccountId: '1', creditAccountId: '2' });
    screen.startWith({ debitAccountId: '2' });
    await settle();
    expect(screen.draft.debitAccountId).toBe('2');
  });

  it('sends the amount as it was meant', async () => {
    const { confirmation, screen, gateway } = await aScreen();
    screen.change(FILLED);
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
    expect(confirmation.page).toBe('check');
  });

  it('shows why the bank refused and stays', async () => {
    const { confirmation, screen, gateway } = await aScreen();
    gateway.steps.create = () => refusal({ code: 'INSUFFICIENT_FUNDS', referenceId: 'r' });
    screen.change(FILLED);
    expect(await screen.submit()).toBe(false);
    expect(confirmation.page).toBe('form');
    expect(confirmation.failure).toEqual({ code: 'INSUFFICIENT_FUNDS', referenceId: 'r' });
    expect(screen.draft.amountText).toBe('1 500,00');
  });

  it('says that the bank cannot be reached at the first check, keeps what was typed and can be sent again', async () => {
    const { confirmation, screen, gateway } = await aScreen();
    gateway.steps.create = () => refusal({ code: 'NETWORK_ERROR' });
    screen.change(FILLED);
    expect(await screen.submit()).toBe(false);
    expect([confirmation.page, confirmation.failure?.code]).toEqual(['form', 'NETWORK_ERROR']);
    expect(screen.draft).toMatchObject(FILLED);
    gateway.steps.create = (code, request) => success(new Challenge(code, previewFor(request)));
    expect(await screen.submit()).toBe(true);
    expect([confirmation.page, confirmation.failure]).toEqual(['check', undefined]);
  });

  it('marks the field the bank refused it for, until that field is changed', async () => {
    const { screen, gateway } = await aScreen();
    gateway.steps.create = () => refusal({ code: 'INSUFFICIENT_FUNDS' });
    screen.change(FILLED);
    await screen.submit();
    expect(screen.refusedField).toBe('amountText');
    screen.change({ purpose: 'Другое' });
    expect(screen.refusedField).toBe('amountText');
    screen.change({ amountText: '1 400' });
    expect(screen.refusedField).toBeUndefined();
  });

  it('marks the field the bank names, before the one its failure usually concerns', async () => {
    const { screen, gateway } = await aScreen();
    gateway.steps.create = () => refusal({ code: 'INSUFFICIENT_FUNDS', data: { field: 'purpose' } });
    screen.change(FILLED);
    await screen.submit();
    expect(screen.refusedField).toBe('purpose');
    gateway.steps.create = () => refusal({ code: 'INSUFFICIENT_FUNDS', data: { field: 'nothing of the form' } });
    await screen.submit();
    expect(screen.refusedField).toBe('amountText');
  });

  it('lists what is wrong in the order of the fields', async () => {
    const { screen } = await aScreen();
    screen.change({ ...FILLED, debitAccountId: '', purpose: 'я'.repeat(201) });
    await screen.submit();
    expect(screen.faults).toEqual([
      { field: 'debitAccountId', violation: 'ACCOUNT_REQUIRED' },
      { field: 'purpose', violation: 'PURPOSE_TOO_LONG' },
    ]);
  });

  it('is not shown to a customer with too few accounts', async () => {
    const { screen, context, gateway } = await aScreen();
    expect(screen.formStatus).toBe('LOADED');
    gateway.plain.GET_ACCOUNTS_V2 = () => success(ACCOUNTS.slice(-2));
    await context.accounts.reload();
    expect(screen.formStatus).toBe('EMPTY');
  });

  it('is one for the whole visit, and another one for another visit', async () => {
    const { screen, context } = await aScreen();
    expect(ownAccounts.at(context)).toBe(screen);
    expect(ownAccounts.at((await aScreen()).context)).not.toBe(screen);
  });

  it('is filled as an earlier transfer was, and sends nothing', async () => {
    const { screen, context, gateway } = await aScreen();
    paymentKindsOf(context).thatRepeats(aTransaction())?.repeat(aTransaction(), context);
    expect(screen.draft).toMatchObject({ debitAccountId: '1', creditAccountId: '2', purpose: 'На отпуск' });
    expect(screen.draft.amountText.replace(/\s/g, ' ')).toBe('1 500,00');
    expect(gateway.requestsOf('create')).toEqual([]);
  });
});

describe('the way to repeat an operation', () => {
  const side = (accountNumber: string) => ({ accountNumber, currency: 'KGS', amount: money(100n, 'KGS') }) as const;

  it.each([
    ['a transfer between own accounts', aTransaction(), 'ownAccounts'],
    ['one to a closed account', aTransaction({ credit: side('1280010000009916') }), undefined],
    ['an operation without a form', aTransaction({ txnCode: 'MOBILE_PAYMENT' }), undefined],
  ])('%s', async (_what, transaction, name) => {
    const { context } = await aScreen();
    expect(paymentKindsOf(context).thatRepeats(transaction)?.name).toBe(name);
  });
});

describe('a payment, from check to result', () => {
  it('goes all the way and has everything read anew', async () => {
    const { confirmation, screen, gateway } = await aScreen();
    screen.change(FILLED);
    await screen.submit();
    expect(screen.preview?.fingerprint).toBe('A1B2-C3D4');
    expect(await confirmation.proceed()).toBe(true);
    expect(confirmation.page).toBe('check');
    expect(confirmation.secondsToResend).toBe(30);
    confirmation.setOtp('123 456');
    const before = gateway.requestsOf('GET_ACCOUNTS_V2').length;
    expect(await confirmation.confirm()).toBe(true);
    expect(gateway.requestsOf('confirm')).toEqual(['123456']);
    expect(confirmation.page).toBe('result');
    expect(screen.transactionId).toBe('100');
    expect(gateway.requestsOf('GET_ACCOUNTS_V2')).toHaveLength(before + 1);
    expect(confirmation.otp).toBe('');
  });

  it('opens the sheet once the code was sent, and sends nothing twice', async () => {
    const { confirmation, screen, gateway } = await aScreen();
    screen.change(FILLED);
    const presented = screen.present();
    expect([screen.page, screen.busy]).toEqual(['form', true]);
    await screen.present();
    await presented;
    expect([screen.page, screen.busy, confirmation.step]).toEqual(['check', false, 'awaitingCode']);
    confirmation.edit();
    expect(screen.page).toBe('form');
    await screen.present();
    expect(confirmation.step).toBe('awaitingCode');
    expect([gateway.requestsOf('create').length, gateway.requestsOf('sendCode').length]).toEqual([1, 1]);
  });

  it('opens the sheet with the failure when the code could not be sent', async () => {
    const { confirmation, screen, gateway } = await aScreen();
    gateway.steps.sendCode = () => refusal({ code: 'NETWORK_ERROR' });
    screen.change(FILLED);
    await screen.present();
    expect([screen.page, confirmation.step, confirmation.failure?.code]).toEqual(['check', 'created', 'NETWORK_ERROR']);
  });

  it('warns when the same was sent today already, and forbids nothing', async () => {
    const { screen, confirmation, gateway } = await aScreen();
    gateway.plain.GET_TRANSACTION_HISTORY_V2 = () =>
      success({ transactions: [aTransaction({ id: '55' })], next: undefined });
    screen.change(FILLED);
    expect(await screen.submit()).toBe(true);
    await settle();
    expect(screen.duplicate?.id).toBe('55');
    expect(await confirmation.proceed()).toBe(true);
  });

  it('warns of nothing when the bank cannot be asked', async () => {
    const { screen, gateway } = await aScreen();
    gateway.plain.GET_TRANSACTION_HISTORY_V2 = () => refusal({ code: 'CLIENT_ERROR' });
    screen.change(FILLED);
    expect(await screen.submit()).toBe(true);
    await settle();
    expect(screen.duplicate).toBeUndefined();
  });

  it('loses nothing on the way back', async () => {
    const { confirmation, screen } = await aScreen();
    screen.change(FILLED);
    await screen.submit();
    await confirmation.proceed();
    expect(confirmation.page).toBe('check');
    confirmation.edit();
    expect(confirmation.page).toBe('form');
    expect(screen.draft).toMatchObject({ debitAccountId: '1', creditAccountId: '2', amountText: '1 500,00' });
  });

  it('does not confirm with what cannot be a code', async () => {
    const { confirmation, screen, gateway } = await aScreen();
    screen.change(FILLED);
    await screen.submit();
    await confirmation.proceed();
    confirmation.setOtp('12');
    expect(await confirmation.confirm()).toBe(false);
    expect(confirmation.violations).toEqual({ otp: 'OTP_LENGTH' });
    expect(gateway.requestsOf('confirm')).toEqual([]);
  });

  it('empties the field after a wrong code', async () => {
    const { confirmation, screen, gateway } = await aScreen();
    gateway.steps.confirm = () => refusal({ code: 'INCORRECT_OTP', data: { triesLeft: '4' } });
    screen.change(FILLED);
    await screen.submit();
    await confirmation.proceed();
    confirmation.setOtp('000000');
    expect(await confirmation.confirm()).toBe(false);
    expect(confirmation.failure).toEqual({ code: 'INCORRECT_OTP', data: { triesLeft: '4' } });
    expect(confirmation.otp).toBe('');
    expect(confirmation.violations).toEqual({});
    expect(confirmation.page).toBe('check');
  });

  it('shows the result of an operation whose answer was lost', async () => {
    const { confirmation, screen, gateway, time } = await aScreen();
    gateway.steps.confirm = () => refusal({ code: 'CLIENT_ERROR' });
    screen.change(FILLED);
    await screen.submit();
    await confirmation.proceed();
    gateway.plain.GET_TRANSACTION_HISTORY_V2 = ({ operationId }) =>
      success({ transactions: [aTransaction({ id: '55', operationId: operationId ?? '' })], next: undefined });
    confirmation.setOtp('123456');
    const confirmed = confirmation.confirm();
    await time.move(1000);
    expect(await confirmed).toBe(true);
    expect(screen.transactionId).toBe('55');
  });

  it('says that nothing was sent when the bank says so', async () => {
    const { confirmation, screen, gateway, time } = await aScreen();
    gateway.steps.confirm = () => refusal({ code: 'CLIENT_ERROR' });
    screen.change(FILLED);
    await screen.submit();
    await confirmation.proceed();
    confirmation.setOtp('123456');
    const confirmed = confirmation.confirm();
    await time.move(10_000);
    expect(await confirmed).toBe(false);
    expect([confirmation.lost, confirmation.otp]).toEqual(['nothingDone', '123456']);
    expect(confirmation.page).toBe('check');
  });

  it('opens an empty form under a new id after the result', async () => {
    const { confirmation, screen, gateway } = await aScreen();
    screen.change(FILLED);
    await screen.submit();
    await confirmation.proceed();
    confirmation.setOtp('123456');
    await confirmation.confirm();
    screen.openForm();
    expect(confirmation.page).toBe('form');
    expect(screen.draft.amountText).toBe('');
    expect(screen.violations).toEqual({});
    screen.change(FILLED);
    await screen.submit();
    const ids = gateway.requestsOf('create').map((request) => Object(request).operationId);
    expect(new Set(ids).size).toBe(2);
  });
});
