import { describe, expect, it } from 'vitest';

import { Challenge } from '../../../src/application/ports/Challenge';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import { depositClosing } from '../../../src/ui/features/products/deposits/close/depositClosing';
import { depositReplenishment } from '../../../src/ui/features/products/deposits/replenishment/depositReplenishmentKind';
import { aDeposit } from '../../application/support/deposits';
import { anAccount, aPreview, aTransaction } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { MovableTime, settle } from '../../application/support/MovableTime';
import { aPaymentContext } from '../support/aPaymentContext';
import { DEPOSITS } from '../../../src/ui/flow/payment/sharedResources';

const SOMS = anAccount({ id: '1', number: '1280010000000114', minor: 50_000n });
const STOPPED = anAccount({ id: '2', number: '1280010000000215', creditStopped: true });
const EUROS = anAccount({ id: '3', number: '1280010000000316', currency: 'EUR' });
const SAVINGS = aDeposit({ id: '7' });
const TERM = aDeposit({ id: '8', type: 'term' });

async function aDesk() {
  const gateway = new FakeOperationGateway(
    {
      GET_ACCOUNTS_V2: () => success([SOMS, STOPPED, EUROS]),
      GET_DEPOSITS_V2: () => success([SAVINGS, TERM]),
      GET_TRANSACTION_HISTORY_V2: () => success({ transactions: [], next: undefined }),
    },
    { create: (code) => success(new Challenge(code, aPreview())) },
  );
  const context = aPaymentContext(gateway, new MovableTime());
  const [adding, closing] = [depositReplenishment.at(context), depositClosing.at(context)];
  adding.openForm();
  closing.openForm();
  await settle();
  return { context, gateway, adding, closing };
}

describe('money put on a deposit', () => {
  const FORM = { depositId: SAVINGS.id, debitAccountId: SOMS.id, amountText: '120,50' };

  it('goes to the bank as what was filled in', async () => {
    const { gateway, adding } = await aDesk();
    adding.change(FORM);
    expect(await adding.submit()).toBe(true);
    expect(gateway.requestsOf('create')).toMatchObject([
      { depositId: '7', debitAccountId: '1', amount: money(12_050n, 'KGS') },
    ]);
  });

  it.each([
    ['a deposit nothing can be added to', { depositId: TERM.id }, { depositId: 'DEPOSIT_REQUIRED' }],
    [
      'an account in another currency',
      { debitAccountId: EUROS.id, amountText: '1' },
      { debitAccountId: 'CURRENCY_MISMATCH' },
    ],
    ['more than there is', { amountText: '500,01' }, { amountText: 'MORE_THAN_AVAILABLE' }],
    ['no amount', { amountText: '' }, { amountText: 'AMOUNT_REQUIRED' }],
  ])('does not go with %s', async (_what, changes, violations) => {
    const { gateway, adding } = await aDesk();
    expect(adding.violations).toEqual({});
    adding.change({ ...FORM, ...changes });
    expect(await adding.submit()).toBe(false);
    expect(adding.violations).toEqual(violations);
    expect(gateway.requestsOf('create')).toEqual([]);
  });

  it('is marked at the field the bank refuses, until that is changed', async () => {
    const { gateway, adding } = await aDesk();
    gateway.steps.create = () => refusal({ code: 'DEPOSIT_NOT_REPLENISHABLE' });
    adding.change(FORM);
    expect(await adding.submit()).toBe(false);
    expect(adding.refusedField).toBe('depositId');
    adding.change({ depositId: TERM.id });
    expect(adding.refusedField).toBeUndefined();
  });

  it('is repeated from the same account to the same deposit', async () => {
    const { context, adding } = await aDesk();
    const debit = { accountNumber: SOMS.number, currency: 'KGS', amount: money(12_050n, 'KGS') } as const;
    const added = aTransaction({
      txnCode: 'MAKE_DEPOSIT',
      debit,
      credit: { ...debit, accountNumber: SAVINGS.accountNumber },
    });
    depositReplenishment.repeat(added, context);
    expect(adding.draft).toMatchObject({ depositId: SAVINGS.id, debitAccountId: SOMS.id, amountText: '120,50' });
    expect(depositReplenishment.canRepeat({ ...added, txnCode: 'MAKE_OWN_ACCOUNTS_TRANSFER' }, context)).toBe(false);
  });
});

describe('a deposit closed before its end', () => {
  const FORM = { depositId: TERM.id, creditAccountId: SOMS.id };

  it('goes to the bank as an order, which cannot be repeated', async () => {
    const { context, gateway, closing } = await aDesk();
    closing.change(FORM);
    expect(await closing.submit()).toBe(true);
    expect(gateway.requestsOf('create')).toMatchObject([{ depositId: '8', creditAccountId: '1' }]);
    expect(depositClosing.canRepeat(aTransaction({ txnCode: 'MAKE_EARLY_CLOSING_OF_DEPOSIT' }), context)).toBe(false);
  });

  it.each([
    ['no deposit', { depositId: '' }, { depositId: 'DEPOSIT_REQUIRED' }],
    ['no account', { creditAccountId: '' }, { creditAccountId: 'ACCOUNT_REQUIRED' }],
    ['an account in another currency', { creditAccountId: EUROS.id }, { creditAccountId: 'CURRENCY_MISMATCH' }],
    ['an account money cannot arrive at', { creditAccountId: STOPPED.id }, { creditAccountId: 'ACCOUNT_NO_CREDIT' }],
  ])('does not go with %s', async (_what, changes, violations) => {
    const { gateway, closing } = await aDesk();
    closing.change({ ...FORM, ...changes });
    expect(await closing.submit()).toBe(false);
    expect(closing.violations).toEqual(violations);
    expect(gateway.requestsOf('create')).toEqual([]);
  });

  it('is not ordered twice', async () => {
    const { context, gateway, closing } = await aDesk();
    const ordered = { transactionId: '900', doneBy: SAVINGS.maturesOn, credited: money(90n, 'KGS') };
    DEPOSITS.of(context).applyUpdate(aDeposit({ id: '8', type: 'term', dataVersion: 2n, closing: ordered }));
    closing.change(FORM);
    expect(await closing.submit()).toBe(false);
    expect(closing.violations).toEqual({ depositId: 'DEPOSIT_REQUIRED' });
    expect(gateway.requestsOf('create')).toEqual([]);
  });

  it('is marked at the account the bank refuses', async () => {
    const { gateway, closing } = await aDesk();
    gateway.steps.create = () => refusal({ code: 'ACCOUNT_NO_CREDIT' });
    closing.change(FORM);
    expect(await closing.submit()).toBe(false);
    expect(closing.refusedField).toBe('creditAccountId');
  });
});
