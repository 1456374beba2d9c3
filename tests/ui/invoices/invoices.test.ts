import { describe, expect, it } from 'vitest';

import { UserStore } from '../../../src/application/user/UserStore';
import type { Invoice } from '../../../src/domain/invoice/Invoice';
import {
  InvoicePaymentDraft,
  invoicePaymentOf,
  invoicePaymentViolations,
  plannedParts,
} from '../../../src/domain/invoice/InvoicePaymentDraft';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import { addDays } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { User } from '../../../src/domain/user/User';
import { addressWith, filterInAddress } from '../../../src/ui/features/payments/invoices/invoiceAddress';
import { invoicePayment } from '../../../src/ui/features/payments/invoices/invoicePayment';
import { InvoicesViewModel } from '../../../src/ui/features/payments/invoices/InvoicesViewModel';
import { anAccount, aUser } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { operationIdOf } from '../../application/support/fakePorts';
import { MovableTime, settle } from '../../application/support/MovableTime';
import { aPaymentContext } from '../support/aPaymentContext';
import { INVOICES } from '../../../src/ui/features/payments/invoices/resources';

const TODAY = bankDayOf(new MovableTime().now());
const RICH = anAccount({ id: '1', minor: 1_000_000n });
const ID = operationIdOf('00000000-0000-4000-8000-000000000071');

function anInvoice(
  id: string,
  changes: { readonly distributor?: string; readonly due?: number; readonly left?: bigint } = {},
): Invoice {
  const { distributor = '1', due = 5, left = 30_000n } = changes;
  return {
    id,
    number: `N-${id}`,
    distributorId: distributor,
    distributorName: `Distributor ${distributor}`,
    issuedOn: addDays(TODAY, -20),
    dueOn: addDays(TODAY, due),
    total: money(50_000n, 'KGS'),
    paid: money(50_000n - left, 'KGS'),
    remaining: money(left, 'KGS'),
    paidOn: left === 50_000n ? undefined : TODAY,
  };
}

const LATE = anInvoice('1', { due: -2 });
const SOON = anInvoice('2');
const OTHER = anInvoice('3', { distributor: '2', due: 20 });
const PAID = anInvoice('4', { left: 0n });
const ALL = [PAID, OTHER, SOON, LATE];
const CIRCUMSTANCES = { accounts: [RICH, anAccount({ id: '2', currency: 'USD', minor: 1_000_000n })], invoices: ALL };

function aDraft(changes: Partial<InvoicePaymentDraft> = {}): InvoicePaymentDraft {
  return new InvoicePaymentDraft({ invoiceIds: '1,2', debitAccountId: '1', ...changes });
}

describe('a payment of invoices on its form', () => {
  it('needs unpaid invoices of one distributor and an account of their currency that holds enough', () => {
    expect(invoicePaymentViolations(aDraft(), CIRCUMSTANCES)).toEqual({});
    expect(invoicePaymentViolations(new InvoicePaymentDraft(), CIRCUMSTANCES)).toEqual({
      invoiceIds: 'INVOICES_REQUIRED',
      debitAccountId: 'ACCOUNT_REQUIRED',
    });
    expect(invoicePaymentViolations(aDraft({ invoiceIds: '1,3' }), CIRCUMSTANCES)).toEqual({
      invoiceIds: 'INVOICES_NOT_PAYABLE',
    });
    expect(invoicePaymentViolations(aDraft({ invoiceIds: '4' }), CIRCUMSTANCES)).toEqual({
      invoiceIds: 'INVOICES_NOT_PAYABLE',
    });
    expect(invoicePaymentViolations(aDraft({ debitAccountId: '2' }), CIRCUMSTANCES)).toEqual({
      debitAccountId: 'CURRENCY_MISMATCH',
    });
    const poor = { ...CIRCUMSTANCES, accounts: [anAccount({ id: '1', minor: 59_999n })] };
    expect(invoicePaymentViolations(aDraft(), poor)).toEqual({ debitAccountId: 'MORE_THAN_AVAILABLE' });
  });

  it('pays a part of no more than is left', () => {
    const violationOf = (amountText: string) =>
      invoicePaymentViolations(aDraft({ mode: 'part', amountText }), CIRCUMSTANCES).amountText;
    expect([violationOf(''), violationOf('abc'), violationOf('600,01'), violationOf('600')]).toEqual([
      'AMOUNT_REQUIRED',
      'NOT_AN_AMOUNT',
      'MORE_THAN_INVOICES',
      undefined,
    ]);
  });

  it('spreads a part over what is due first, and in full pays all that is left', () => {
    const minors = (draft: InvoicePaymentDraft) =>
      plannedParts(draft, ALL).map(({ invoiceId, amount }) => [invoiceId, amount.minor]);
    expect(minors(aDraft({ mode: 'part', amountText: '300,01' }))).toEqual([
      ['1', 30_000n],
      ['2', 1n],
    ]);
    expect(minors(aDraft({ mode: 'part', amountText: '12,50' }))).toEqual([['1', 1250n]]);
    expect(invoicePaymentOf(aDraft(), CIRCUMSTANCES, ID)).toEqual({
      operationId: ID,
      debitAccountId: '1',
      distributorId: '1',
      parts: [
        { invoiceId: '1', amount: money(30_000n, 'KGS') },
        { invoiceId: '2', amount: money(30_000n, 'KGS') },
      ],
    });
    expect(invoicePaymentOf(aDraft({ invoiceIds: '' }), CIRCUMSTANCES, ID)).toBeUndefined();
  });
});

describe('the address of the list of invoices', () => {
  it('holds what is looked for, and nothing that is not', () => {
    const address = addressWith(addressWith(new URLSearchParams(), 'state', 'overdue'), 'due', '7');
    expect(filterInAddress(address, TODAY)).toEqual({
      state: 'overdue',
      distributorId: undefined,
      dueTo: addDays(TODAY, 7),
      search: '',
    });
    expect(addressWith(address, 'state', '').toString()).toBe('due=7');
    expect(filterInAddress(new URLSearchParams('state=gone&due=8&distributor=x1&search=N-1'), TODAY)).toEqual({
      state: undefined,
      distributorId: undefined,
      dueTo: undefined,
      search: 'N-1',
    });
  });
});

const LIMIT = {
  distributorId: '1',
  distributorName: 'Distributor 1',
  limit: money(900_000n, 'KGS'),
  used: money(60_000n, 'KGS'),
  left: money(840_000n, 'KGS'),
};

async function aList(
  invoices: readonly Invoice[] = ALL,
  limits = [LIMIT],
  rights: User['rights'] = ['view', 'create'],
) {
  let asked = 0;
  const gateway = new FakeOperationGateway({
    GET_SELF_USER_DATA: () => success(aUser({ customerKind: 'C', rights })),
    GET_DISTRIBUTION: ({ action }) => {
      if (action === 'getDistributors') {
        return refusal({ code: 'CLIENT_ERROR' });
      }
      asked += 1;
      return success(action === 'getInvoices' ? { action, invoices } : { action, limits });
    },
  });
  const context = aPaymentContext(gateway, new MovableTime());
  const user = new UserStore(gateway);
  await user.reload();
  const model = new InvoicesViewModel(context, user);
  model.open();
  await settle();
  return { model, context, timesAsked: () => asked };
}

describe('the list of invoices', () => {
  it('stands with what is due first on top, narrowed and added up', async () => {
    const { model } = await aList();
    expect(model.found({}).map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
    expect(model.found({ state: 'overdue' })).toEqual([LATE]);
    const [totals] = model.totals({ state: 'open' });
    expect([totals?.remaining.minor, totals?.overdue.minor]).toEqual([90_000n, 30_000n]);
    expect(model.distributors).toEqual([{ id: '1', name: 'Distributor 1' }]);
  });

  it('picks unpaid invoices of one distributor, and fills the form with them', async () => {
    const { model, context } = await aList();
    expect(ALL.map((invoice) => model.canPick(invoice))).toEqual([false, true, true, true]);
    model.toggle(SOON);
    expect([model.canPick(OTHER), model.canPick(LATE), model.isPicked(SOON)]).toEqual([false, true, true]);
    model.toggle(LATE);
    expect(model.chosenSum).toEqual(money(60_000n, 'KGS'));
    expect(model.pay()).toBe('/payment/invoice/pay');
    expect(invoicePayment.at(context).draft).toMatchObject({ invoiceIds: '1,2', mode: 'full' });
    model.toggle(SOON);
    model.toggle(LATE);
    expect([model.chosen, model.chosenSum, model.canPick(OTHER)]).toEqual([[], undefined, true]);
  });

  it('can only be viewed by a user who makes no documents', async () => {
    expect([(await aList()).model.mayPay, (await aList(ALL, [LIMIT], ['view', 'sign'])).model.mayPay]).toEqual([
      true,
      false,
    ]);
  });

  it('is read anew when an account of the company has moved, until it is left', async () => {
    const { model, context, timesAsked } = await aList();
    const leave = model.follow();
    context.accounts.applyUpdate(RICH);
    await settle();
    expect(timesAsked()).toBe(4);
    leave();
    context.accounts.applyUpdate(anAccount({ id: '2' }));
    await settle();
    expect(timesAsked()).toBe(4);
  });

  it('picks ten at most', async () => {
    const many = Array.from({ length: 11 }, (_, index) => anInvoice(`${index + 10}`));
    const { model } = await aList(many);
    many.slice(0, 10).forEach((invoice) => model.toggle(invoice));
    const [first, last] = [many[0], many[10]];
    expect(first && last && [model.canPick(first), model.canPick(last)]).toEqual([true, false]);
  });

  it('says that there are none, and that the bank did not answer', async () => {
    expect((await aList([], [])).model.store.status).toBe('EMPTY');
    const gateway = new FakeOperationGateway({ GET_DISTRIBUTION: () => refusal({ code: 'CLIENT_ERROR' }) });
    const invoices = INVOICES.of(aPaymentContext(gateway, new MovableTime()));
    await invoices.reload();
    expect(invoices.status).toBe('ERROR');
  });
});
