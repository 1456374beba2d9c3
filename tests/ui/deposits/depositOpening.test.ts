import { describe, expect, it } from 'vitest';

import { Challenge } from '../../../src/application/ports/Challenge';
import { forecastTermsOf } from '../../../src/domain/deposit/DepositApplicationDraft';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { circumstancesOf, depositOpening } from '../../../src/ui/features/products/deposits/open/depositOpening';
import { aDepositProduct } from '../../application/support/aDepositProduct';
import { anAccount, aPreview, aTransaction } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { MovableTime, settle } from '../../application/support/MovableTime';
import { aPaymentContext } from '../support/aPaymentContext';

const SOMS = anAccount({ id: '1', number: '1280010000000114', minor: 5_000_000n });
const EUROS = anAccount({ id: '3', number: '1280010000000316', currency: 'EUR' });
const TERM = aDepositProduct();
const CHILD = aDepositProduct({ id: '4', type: 'child', prolongable: false });
const FORM = { productId: TERM.id, debitAccountId: SOMS.id, termText: '12', amountText: '5000' };

async function aForm(products = () => success({ dataVersion: 1n, content: [TERM, CHILD] })) {
  const gateway = new FakeOperationGateway(
    {
      GET_ACCOUNTS_V2: () => success([SOMS, EUROS]),
      GET_DEPOSIT_PRODUCTS: products,
      GET_TRANSACTION_HISTORY_V2: () => success({ transactions: [], next: undefined }),
    },
    { create: (code) => success(new Challenge(code, aPreview())) },
  );
  const context = aPaymentContext(gateway, new MovableTime());
  const form = depositOpening.at(context);
  form.openForm();
  await settle();
  return { context, gateway, form };
}

describe('a deposit opened by application', () => {
  it('goes to the bank as what was filled in', async () => {
    const { gateway, form } = await aForm();
    form.change({ ...FORM, ending: 'prolong' });
    expect(await form.submit()).toBe(true);
    expect(gateway.requestsOf('create')).toMatchObject([
      {
        productType: 'makeDepositApplication',
        productId: '1',
        termMonths: 12,
        debitAccountId: '1',
        amount: money(500_000n, 'KGS'),
        prolongs: true,
        child: undefined,
      },
    ]);
  });

  it('names the child, and asks for no other term where none is offered', async () => {
    const { gateway, form } = await aForm();
    form.change({
      ...FORM,
      productId: CHILD.id,
      ending: 'prolong',
      childName: ' Асанов Тимур ',
      childBirthday: '02.04.2019',
    });
    expect(await form.submit()).toBe(true);
    const child = { fullName: 'Асанов Тимур', bornOn: bankDayOf(Date.UTC(2019, 3, 2)) };
    expect(gateway.requestsOf('create')).toMatchObject([{ productId: '4', prolongs: false, child }]);
  });

  it.each([
    ['no product', { productId: '' }, { productId: 'DEPOSIT_PRODUCT_REQUIRED' }],
    ['no term', { termText: '' }, { termText: 'DEPOSIT_TERM_REQUIRED' }],
    ['a term there is not', { termText: '7' }, { termText: 'DEPOSIT_TERM_REQUIRED' }],
    ['too little', { amountText: '4999,99' }, { amountText: 'BELOW_FIRST_AMOUNT' }],
    ['too much', { amountText: '100000000,01' }, { amountText: 'ABOVE_FIRST_AMOUNT' }],
    ['more than there is', { amountText: '50000,01' }, { amountText: 'MORE_THAN_AVAILABLE' }],
    [
      'a child without a name',
      { productId: CHILD.id, childBirthday: '02.04.2019' },
      { childName: 'CHILD_NAME_REQUIRED' },
    ],
    [
      'a name that is none',
      { productId: CHILD.id, childName: 'Т1мур', childBirthday: '02.04.2019' },
      { childName: 'CHILD_NAME' },
    ],
    ['no birthday', { productId: CHILD.id, childName: 'Асанов Тимур' }, { childBirthday: 'CHILD_BIRTHDAY_REQUIRED' }],
    [
      'a birthday there is not',
      { productId: CHILD.id, childName: 'Асанов Тимур', childBirthday: '30.02.2019' },
      { childBirthday: 'CHILD_BIRTHDAY_UNREADABLE' },
    ],
    [
      'a grown-up',
      { productId: CHILD.id, childName: 'Асанов Тимур', childBirthday: '02.04.2001' },
      { childBirthday: 'CHILD_OF_AGE' },
    ],
  ])('does not go with %s', async (_what, changes, violations) => {
    const { gateway, form } = await aForm();
    form.change({ ...FORM, ...changes });
    expect(await form.submit()).toBe(false);
    expect(form.violations).toEqual(violations);
    expect(gateway.requestsOf('create')).toEqual([]);
  });

  it('is in no currency the product is not in', async () => {
    const { form } = await aForm();
    form.change({ ...FORM, debitAccountId: EUROS.id });
    expect(await form.submit()).toBe(false);
    expect(form.violations).toMatchObject({ debitAccountId: 'DEPOSIT_NOT_IN_CURRENCY' });
  });

  it('is reckoned as soon as there is enough to reckon with', async () => {
    const { context, form } = await aForm();
    form.change({ ...FORM, amountText: '' });
    expect(forecastTermsOf(form.draft, circumstancesOf(context))).toBeUndefined();
    form.change({ amountText: '5000' });
    expect(forecastTermsOf(form.draft, circumstancesOf(context))).toMatchObject({
      termMonths: 12,
      rate: 1400,
      payout: 'atEnd',
      amount: 500_000n,
    });
  });

  it('is marked at the field the bank refuses, and is never repeated', async () => {
    const { context, gateway, form } = await aForm();
    gateway.steps.create = () => refusal({ code: 'DEPOSIT_NOT_OFFERED' });
    form.change(FORM);
    expect(await form.submit()).toBe(false);
    expect(form.refusedField).toBe('productId');
    expect(depositOpening.canRepeat(aTransaction({ txnCode: 'MAKE_DEPOSIT_APPLICATION' }), context)).toBe(false);
  });
});
