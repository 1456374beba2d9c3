import { describe, expect, it } from 'vitest';

import type { Transaction } from '../../../src/domain/history/Transaction';
import { money } from '../../../src/domain/money/Money';
import type { ServiceProvider } from '../../../src/domain/payment/ServiceProvider';
import { refusal, success } from '../../../src/domain/result/Result';
import { mobile } from '../../../src/ui/features/payments/services/mobileKind';
import { ProviderCatalogueViewModel } from '../../../src/ui/features/payments/services/ProviderCatalogueViewModel';
import { servicePayment, singlePayment } from '../../../src/ui/features/payments/services/serviceKinds';
import { anAccount, aTransaction } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { MovableTime, settle } from '../../application/support/MovableTime';
import { aField, aProvider } from '../../domain/payment/builders';
import { aPaymentContext } from '../support/aPaymentContext';

const CATEGORIES = [
  {
    id: '1',
    name: { ru: 'Электричество', en: 'Electricity', kg: 'Электр энергиясы', cn: '电费' },
    icon: 'bolt',
    isOpenToCompanies: true,
  },
  { id: '3', name: { ru: 'Вода', en: 'Water', kg: 'Суу', cn: '水费' }, icon: 'drop', isOpenToCompanies: true },
] as const;
const PROVIDERS = [
  aProvider({ regions: ['KG-GB'] }),
  aProvider({ id: '301', categoryId: '3', called: 'Көл Суу', way: 'single' }),
  aProvider({
    id: '601',
    categoryId: '6',
    called: 'Улар Мобайл',
    way: 'mobile',
    fields: [aField({ keyboard: 'phone' })],
    phonePrefixes: ['70'],
  }),
];
const DEBIT = { accountNumber: '1280010000000114', currency: 'KGS', amount: money(5_000n, 'KGS') } as const;

function paid(id: string, providerCode: string, subscriber: string, txnCode = 'MAKE_GENERIC_PAYMENT_V2'): Transaction {
  return aTransaction({
    id,
    txnCode,
    debit: DEBIT,
    credit: { accountNumber: subscriber, currency: 'KGS', amount: DEBIT.amount },
    terms: { details: { providerCode } },
  });
}

async function aCatalogue(
  transactions: readonly Transaction[] = [],
  providers: readonly ServiceProvider[] = PROVIDERS,
) {
  const time = new MovableTime();
  const gateway = new FakeOperationGateway(
    {
      GET_ACCOUNTS_V2: () => success([anAccount({ id: '1', number: '1280010000000114' })]),
      GET_TRANSACTION_HISTORY_V2: () => success({ transactions, next: undefined }),
      GET_SERVICE_CATEGORIES: () => success({ dataVersion: 1n, content: CATEGORIES }),
      GET_SERVICE_PROVIDERS: () => success({ dataVersion: 1n, content: providers }),
      GET_SCHOOL_YEARS: () => success({ dataVersion: 1n, content: [] }),
      CHECK_SERVICE_SUBSCRIBER: ({ values }) =>
        values.subscriber === '120456789'
          ? success({ subscriberName: 'А***а А***ь', debt: money(150_050n, 'KGS') })
          : refusal({ code: 'SUBSCRIBER_NOT_FOUND' as const }),
    },
    { create: () => refusal({ code: 'CLIENT_ERROR' }) },
  );
  const context = aPaymentContext(gateway, time);
  const catalogue = new ProviderCatalogueViewModel(context);
  catalogue.load();
  await settle();
  return { catalogue, context, gateway };
}

const idsOf = ({ providers }: ProviderCatalogueViewModel) => providers.map(({ id }) => id);

describe('the catalogue of services', () => {
  it('is narrowed by category, by word and by region', async () => {
    const { catalogue } = await aCatalogue();
    expect(catalogue.isAtStart).toBe(true);
    catalogue.setCategory('3');
    expect([idsOf(catalogue), catalogue.category?.name.en]).toEqual([['301'], 'Water']);
    catalogue.clear();
    catalogue.setSearch('elektr');
    expect(idsOf(catalogue)).toEqual(['101']);
    catalogue.setRegion('KG-N');
    expect(idsOf(catalogue)).toEqual([]);
    catalogue.setRegion('nowhere');
    expect(idsOf(catalogue)).toEqual(['101']);
  });

  it('opens the form a provider is paid with, and keeps what was typed for it', async () => {
    const { catalogue, context } = await aCatalogue();
    const [electricity, water, phones] = PROVIDERS;
    expect([electricity, water, phones].map((provider) => provider && catalogue.choose(provider))).toEqual([
      '/payment/provider/bill',
      '/payment/provider/direct',
      '/payment/provider/mobile',
    ]);
    expect(singlePayment.at(context).draft.serviceProviderId).toBe('301');
    expect(mobile.at(context).draft.serviceProviderId).toBe('601');
    servicePayment.at(context).change({ subscriber: '120456789' });
    expect(electricity && catalogue.choose(electricity)).toBe('/payment/provider/bill');
    expect(servicePayment.at(context).draft.subscriber).toBe('120456789');
  });

  it('offers each subscriber paid lately once, and fills the form as it was paid', async () => {
    const { catalogue, context } = await aCatalogue([
      paid('9', '101', '120456789'),
      paid('8', '101', '120456789'),
      paid('7', '101', '120456788'),
      paid('6', '999', '1'),
      paid('5', '601', '0700123456', 'MAKE_MOBILE_PAYMENT_V2'),
      aTransaction({ id: '4' }),
    ]);
    expect(catalogue.recent.map(({ transaction }) => transaction.id)).toEqual(['9', '7', '5']);
    const [latest] = catalogue.recent;
    expect(latest && catalogue.repeat(latest)).toBe('/payment/provider/bill');
    expect(servicePayment.at(context).draft).toMatchObject({
      serviceProviderId: '101',
      subscriber: '120456789',
      amountText: '50,00',
    });
  });
});

describe('a payment that is kept', () => {
  it('is made of the period and the reading it had, while a form that is repeated leaves them open', async () => {
    const reading = aField({ name: 'reading', isRequired: false, pattern: '\\d{1,7}' });
    const { context, gateway } = await aCatalogue([], [aProvider({ fields: [aField(), reading] })]);
    const transaction = {
      ...paid('9', '101', '120456789'),
      terms: { details: { providerCode: '101', reading: '10482' } },
    };
    await servicePayment.recreate(transaction, context);
    expect(gateway.requestsOf('create')).toEqual([
      expect.objectContaining({ serviceProviderId: '101', values: { subscriber: '120456789', reading: '10482' } }),
    ]);
    servicePayment.repeat(transaction, context);
    expect(servicePayment.at(context).draft.reading).toBe('');
  });
});

describe('a subscriber', () => {
  const question = (subscriber: string) => ({ serviceProviderId: '101', values: { subscriber } });

  it('is known until another is asked about', async () => {
    const { context } = await aCatalogue();
    const check = context.newSubscriberCheck();
    expect((await check.ask(question('120456789')))?.debt).toEqual(money(150_050n, 'KGS'));
    expect(check.stateOf(question('120456789'))?.step).toBe('found');
    expect(check.stateOf(question('120456788'))).toBeUndefined();
    expect(await check.ask(question('120456789'))).toBeUndefined();
    expect(await check.ask(question('1'))).toBeUndefined();
    expect(check.stateOf(question('1'))).toMatchObject({ step: 'refused', failure: { code: 'SUBSCRIBER_NOT_FOUND' } });
  });
});
