import { describe, expect, it } from 'vitest';

import type { TaxCode } from '../../../src/ui/features/payments/taxes/taxKinds';
import {
  employeeIncomeTax,
  landTax,
  patentTax,
  propertyTax,
  transportTax,
} from '../../../src/ui/features/payments/taxes/taxKinds';
import { TaxFormViewModel } from '../../../src/ui/features/payments/taxes/TaxFormViewModel';
import type { Transaction } from '../../../src/domain/history/Transaction';
import { money } from '../../../src/domain/money/Money';
import type { OperationDetails } from '../../../src/domain/operation/details';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Property } from '../../../src/domain/tax/PropertyTax';
import type { Instant } from '../../../src/domain/time/Instant';
import type { TaxKind } from '../../../src/domain/tax/TaxPayment';
import type { TaxPaymentDraft } from '../../../src/domain/tax/TaxPaymentDraft';
import type { PaymentKind } from '../../../src/ui/flow/payment/PaymentKind';
import { anAccount, aTransaction } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { MovableTime, settle } from '../../application/support/MovableTime';
import { aPaymentContext } from '../support/aPaymentContext';
import { TAXES } from '../../../src/ui/features/payments/taxes/resources';

const OWN = '21503198500123';
const ANOTHER = '12902200000123';
const BISHKEK = '41711000000000';
const FLAT: Property = {
  eniCode: '1-02-07-0011-0042-01-015',
  kind: 'flat',
  area: 9_500n,
  address: 'г. Бишкек, пр. Манаса, 40, кв. 15',
  territoryCode: '41711204000000',
};
const HOUSE: Property = { ...FLAT, eniCode: '1-02-03-0004-0005-01-001', kind: 'house' };
const LAND: Property = { ...FLAT, eniCode: '1-02-03-0004-0005', kind: 'land' };
const DUE = { [FLAT.eniCode]: 9_000n, [HOUSE.eniCode]: 35_000n, [LAND.eniCode]: 100n };

function paid(txnCode: TaxCode, details: OperationDetails, status: Transaction['status'] = 'ACCEPTED'): Transaction {
  return aTransaction({ txnCode, status, terms: { details: { taxpayerInn: OWN, ...details } } });
}

interface Known {
  readonly properties?: readonly Property[];
  readonly past?: readonly Transaction[];
  readonly refused?: boolean;
  readonly now?: Instant;
}

async function aForm<Code extends TaxCode>(
  kind: TaxKind,
  definition: PaymentKind<Code, TaxPaymentDraft>,
  { properties = [], past = [], refused = false, now }: Known,
) {
  const time = new MovableTime(now);
  const gateway = new FakeOperationGateway({
    GET_ACCOUNTS_V2: () => success([anAccount({ id: '1' })]),
    GET_REGIONS: () => success({ dataVersion: 1n, content: [] }),
    GET_TRANSACTION_HISTORY_V2: () => success({ transactions: past, next: undefined }),
    GET_IMMOVABLE_PROPERTY: ({ inn }) =>
      refused ? refusal({ code: 'TAX_SERVICE_UNAVAILABLE' }) : success(inn === OWN ? properties : []),
    GET_SALYK_IMMOVABLE_CALCULATION_TAX: ({ eniCode, taxYear }) =>
      success({
        data: {
          eniCode,
          taxYear,
          formula: 'rate',
          area: 9_500n,
          taxFreeArea: 8_000n,
          squareMetreRate: money(6_000n, 'KGS'),
        },
        amount: money((DUE[eniCode] ?? 0n) + BigInt(2026 - taxYear), 'KGS'),
      }),
    GET_SALYK_MOVABLE_TAX_SUM: ({ vehicleNumber }) =>
      success({
        vehicleNumber,
        model: 'Toyota Camry',
        vehicle: { type: '001', builtYear: 2018, engineVolume: 2500, bookValue: undefined },
        tax: { amount: money(187_500n, 'KGS'), age: 9, base: 'volume', rate: 75n },
      }),
  });
  const context = aPaymentContext(gateway, time);
  const payment = definition.at(context);
  payment.openForm();
  await settle();
  return {
    payment,
    context,
    form: new TaxFormViewModel({ kind, payment, context, language: 'ru' }),
    gateway,
  };
}

describe('the form of the income tax of employees', () => {
  it.each([
    ['November 2026', Date.UTC(2026, 10, 23), { taxMonth: '10', taxYear: '2026' }],
    ['January 2027', Date.UTC(2027, 0, 11), { taxMonth: '12', taxYear: '2026' }],
  ])('in %s has the INN of the employer and the month whose tax is due', async (_when, now, period) => {
    const { form, payment } = await aForm('employeeIncome', employeeIncomeTax, { now });
    await form.open(OWN);
    expect(payment.draft).toMatchObject({ inn: OWN, ...period });
  });

  it('takes over the territory of the last payment, not its month', async () => {
    const earlier = { taxPeriod: '2026', taxMonth: '08', territory: BISHKEK };
    const { form, payment } = await aForm('employeeIncome', employeeIncomeTax, {
      now: Date.UTC(2026, 10, 23),
      past: [paid('MAKE_EMPLOYEE_INCOME_TAX', earlier)],
    });
    await form.open(OWN);
    expect(payment.draft).toMatchObject({ taxMonth: '10', territoryCode: BISHKEK });
  });

  it('leaves the month out of the other taxes, whose period is a year', async () => {
    const { payment } = await aForm('patent', patentTax, { now: Date.UTC(2027, 0, 11) });
    expect(payment.draft).toMatchObject({ taxMonth: '', taxYear: '2027' });
  });
});

describe('the form of a tax of the customer', () => {
  it('chooses the only property and fills in the tax due for it', async () => {
    const { form, payment } = await aForm('property', propertyTax, { properties: [FLAT, LAND] });
    await form.open(OWN);
    expect(payment.draft).toMatchObject({ inn: OWN, eniCode: FLAT.eniCode, amountText: '90,00' });
  });

  it('names the tax due for as long as its object and year stand in the form', async () => {
    const { form, payment } = await aForm('property', propertyTax, { properties: [FLAT, LAND] });
    expect(form.due).toBeUndefined();
    await form.open(OWN);
    expect(form.due).toEqual(money(9_000n, 'KGS'));
    payment.change({ amountText: '50' });
    expect(form.due).toEqual(money(9_000n, 'KGS'));
    payment.change({ taxYear: '2025' });
    expect(form.due).toBeUndefined();
    const car = await aForm('transport', transportTax, {});
    car.payment.change({ inn: OWN, vehicleNumber: '01KG777ABC', taxYear: '2026' });
    await car.form.askAmount();
    expect(car.form.due).toEqual(money(187_500n, 'KGS'));
    car.payment.change({ vehicleNumber: '01KG777ABD' });
    expect(car.form.due).toBeUndefined();
  });

  it('offers several properties, and fills in the tax of the chosen one', async () => {
    const { form, payment } = await aForm('property', propertyTax, { properties: [FLAT, HOUSE] });
    await form.open(OWN);
    expect(payment.draft).toMatchObject({ eniCode: '', amountText: '' });
    expect(form.properties?.map(({ property }) => property)).toEqual([FLAT, HOUSE]);
    await form.chooseProperty(HOUSE.eniCode);
    expect(payment.draft).toMatchObject({ eniCode: HOUSE.eniCode, amountText: '350,00' });
    expect(form.properties).toHaveLength(2);
  });

  it('chooses the property for which the year is not paid yet, and says when another one was', async () => {
    const { form, payment } = await aForm('property', propertyTax, {
      properties: [FLAT, HOUSE],
      past: [paid('MAKE_PROPERTY_TAX_PAYMENT', { eniCode: FLAT.eniCode, taxPeriod: '2026' })],
    });
    await form.open(OWN);
    expect(payment.draft.eniCode).toBe(HOUSE.eniCode);
    expect(form.properties?.map(({ paidOn }) => paidOn !== undefined)).toEqual([true, false]);
  });

  it('replaces the amount of one year with that of another', async () => {
    const { form, payment } = await aForm('land', landTax, { properties: [LAND, FLAT] });
    await form.open(OWN);
    expect(payment.draft).toMatchObject({ eniCode: LAND.eniCode, amountText: '1,00' });
    await form.chooseYear('2025');
    expect(payment.draft).toMatchObject({ taxYear: '2025', amountText: '1,01' });
  });

  it('remembers the vehicle and the territory of the last payment, and fills in the tax', async () => {
    const { form, payment } = await aForm('transport', transportTax, {
      past: [
        paid('MAKE_TRANSPORT_TAX_PAYMENT', { vehicleNumber: '01KG777TLP', taxPeriod: '2026', territory: BISHKEK }),
        paid('MAKE_TRANSPORT_TAX_PAYMENT', { vehicleNumber: '01KG123ABC', taxPeriod: '2025', territory: BISHKEK }),
      ],
    });
    await form.open(OWN);
    expect(payment.draft).toMatchObject({
      vehicleNumber: '01KG123ABC',
      territoryCode: BISHKEK,
      amountText: '1\u00a0875,00',
    });
  });

  it('remembers the territory of a business, but not from a payment that failed or was for another taxpayer', async () => {
    const past = [
      paid('MAKE_PATENT_TAX_PAYMENT', { territory: '41708203826000' }, 'CANCELLED'),
      paid('MAKE_PATENT_TAX_PAYMENT', { territory: '41708203826000', taxpayerInn: ANOTHER }),
      paid('MAKE_PATENT_TAX_PAYMENT', { territory: `г. Бишкек, ${BISHKEK}` }),
    ];
    const { form, payment } = await aForm('patent', patentTax, { past });
    await form.open(OWN);
    expect(payment.draft).toMatchObject({ territoryCode: BISHKEK, vehicleNumber: '', amountText: '' });
  });

  it('leaves what is filled in as it is, and keeps nothing as typed that nobody typed', async () => {
    const typed = await aForm('property', propertyTax, { properties: [FLAT] });
    typed.payment.change({ amountText: '5,00' });
    await typed.form.open(OWN);
    expect(typed.payment.draft.amountText).toBe('5,00');
    const { form, context } = await aForm('property', propertyTax, { properties: [FLAT] });
    await form.open(OWN);
    expect(context.drafts.forms).toEqual([]);
  });

  it('asks nothing about another taxpayer before it is requested', async () => {
    const { form, payment, context, gateway } = await aForm('property', propertyTax, { properties: [FLAT] });
    payment.change({ inn: ANOTHER });
    await form.open(OWN);
    expect(payment.draft).toMatchObject({ eniCode: '', amountText: '' });
    expect(form.properties).toBeUndefined();
    expect(gateway.requestsOf('GET_IMMOVABLE_PROPERTY')).toEqual([{ inn: OWN }]);
    await TAXES.of(context).askProperties(ANOTHER);
    expect(form.properties).toEqual([]);
  });

  it('shows no failure of an offer that nobody requested', async () => {
    const { form, context } = await aForm('property', propertyTax, { refused: true });
    await form.open(OWN);
    await settle();
    expect([TAXES.of(context).failure, form.properties]).toEqual([undefined, undefined]);
    await TAXES.of(context).askProperties(OWN);
    expect(TAXES.of(context).failure?.code).toBe('TAX_SERVICE_UNAVAILABLE');
  });

  it('drops an answer about a property that was chosen before another one', async () => {
    const { form, payment } = await aForm('property', propertyTax, { properties: [FLAT, HOUSE] });
    await form.open(OWN);
    await Promise.all([form.chooseProperty(FLAT.eniCode), form.chooseProperty(HOUSE.eniCode)]);
    expect(payment.draft).toMatchObject({ eniCode: HOUSE.eniCode, amountText: '350,00' });
  });
});
