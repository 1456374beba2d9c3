import { describe, expect, it } from 'vitest';

import { AccountsStore } from '../../../src/application/accounts/AccountsStore';
import { IssuedInvoicesStore } from '../../../src/application/invoices/IssuedInvoicesStore';
import type { RequestOf } from '../../../src/application/operations/catalogue';
import type { InvoiceSeries, QrInvoice } from '../../../src/domain/invoice/QrInvoice';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import { addDays } from '../../../src/domain/time/days';
import { writtenDay } from '../../../src/domain/time/format';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { InvoicingViewModel } from '../../../src/ui/features/company/invoicing/InvoicingViewModel';
import { anAccount } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { KeptFiles, operationIdOf } from '../../application/support/fakePorts';
import { MovableTime, settle } from '../../application/support/MovableTime';

const TODAY = bankDayOf(new MovableTime().now());
const INVOICE: QrInvoice = {
  id: '7',
  number: '14',
  issuerId: '9',
  issuerName: 'ОсОО «Ала-Тоо»',
  payerName: 'Айбек',
  payerInn: '',
  purpose: '',
  issuedOn: TODAY,
  dueOn: TODAY,
  total: money(10_000n, 'KGS'),
  paid: money(0n, 'KGS'),
  remaining: money(10_000n, 'KGS'),
  paidOn: undefined,
  isWithdrawn: false,
  directDebit: undefined,
  link: 'https://pay.payqr.kg#0002',
};
const SERIES: InvoiceSeries = {
  id: '3',
  prefix: 'АР',
  payerName: 'Айбек',
  payerInn: '',
  total: money(10_000n, 'KGS'),
  purpose: '',
  recurrence: { periodicity: 'monthly', firstDay: addDays(TODAY, 1), lastDay: undefined },
  daysToPay: 10,
  issued: 0,
  nextDay: addDays(TODAY, 1),
};

async function aScreen() {
  const sent: RequestOf<'MANUAL_INVOICE_QR_GENERATE'>[] = [];
  let lost = 0;
  const gateway = new FakeOperationGateway({
    GET_ACCOUNTS_V2: () => success([anAccount({ id: '1', currency: 'USD' }), anAccount({ id: '2' })]),
    GET_ISSUED_INVOICES: () => success({ invoices: [INVOICE], series: [SERIES] }),
    MANUAL_INVOICE_QR_GENERATE: (request) => {
      sent.push(request);
      if (lost > 0) {
        lost -= 1;
        return refusal({ code: 'NETWORK_ERROR' });
      }
      return success(INVOICE);
    },
    AUTO_INVOICE_QR_GENERATE: () => success(SERIES),
    WITHDRAW_INVOICE: () => success({ ...INVOICE, isWithdrawn: true, link: undefined }),
    STOP_INVOICE_SERIES: () => refusal({ code: 'INVOICE_NOT_FOUND' }),
  });
  let ids = 0;
  const identifiers = {
    operationId: () => operationIdOf(`00000000-0000-4000-8000-00000000000${(ids += 1)}`),
  };
  const files = new KeptFiles();
  const model = new InvoicingViewModel({
    gateway,
    accounts: new AccountsStore(gateway),
    issued: new IssuedInvoicesStore(gateway),
    identifiers,
    saver: files,
    clock: new MovableTime(),
  });
  await model.open();
  await settle();
  return { model, sent, files, lose: () => (lost += 1) };
}

const FILLED = { number: '14', payerName: 'Айбек', amountText: '100', dueOn: writtenDay(TODAY) };

describe('the form of an invoice', () => {
  it('has the account in soms chosen, and says what is wrong only after an attempt', async () => {
    const { model, sent } = await aScreen();
    expect([model.invoice.draft.accountId, model.series.draft.accountId]).toEqual(['2', '2']);
    expect(model.invoice.violations).toBeUndefined();
    await model.issue();
    expect(model.invoice.violations).toMatchObject({ number: 'INVOICE_NUMBER', amountText: 'AMOUNT_REQUIRED' });
    expect(sent).toEqual([]);
  });

  it('sends the same request again when the answer was lost, and another one after a change', async () => {
    const { model, sent, lose } = await aScreen();
    model.invoice.change(FILLED);
    lose();
    await model.issue();
    expect([model.invoice.failure?.code, model.invoice.made]).toEqual(['NETWORK_ERROR', undefined]);
    await model.issue();
    expect(model.invoice.made).toBe(INVOICE);
    model.invoice.begin({ accountId: '2' });
    expect([model.invoice.made, model.invoice.draft.number]).toEqual([undefined, '']);
    model.invoice.change({ ...FILLED, number: '15' });
    await model.issue();
    const [first, second, third] = sent.map(({ operationId }) => operationId);
    expect([second === first, third === first]).toEqual([true, false]);
  });

  it('hands its code over as a picture', async () => {
    const { model, files } = await aScreen();
    model.save('svg', { name: 'invoice', bytes: new Uint8Array([1]) });
    expect(files.files.map(({ name, contentType }) => [name, contentType])).toEqual([['invoice.svg', 'image/svg+xml']]);
  });
});

describe('the lists', () => {
  it('show an invoice withdrawn at once, and a series that cannot be stopped as it was', async () => {
    const { model } = await aScreen();
    expect(await model.store.withdraw('7')).toBeUndefined();
    expect(model.store.invoices[0]?.isWithdrawn).toBe(true);
    expect((await model.store.stop('3'))?.code).toBe('INVOICE_NOT_FOUND');
    expect(model.store.series).toEqual([SERIES]);
  });

  it('take up a series that was agreed on', async () => {
    const { model } = await aScreen();
    model.series.change({
      prefix: 'АР',
      payerName: 'Айбек',
      amountText: '100',
      firstDay: writtenDay(addDays(TODAY, 1)),
    });
    await model.agree();
    expect([model.series.made, model.store.status]).toEqual([SERIES, 'LOADED']);
  });
});
