import { describe, expect, it } from 'vitest';

import {
  InvoiceSeriesDraft,
  invoiceSeriesOf,
  invoiceSeriesViolations,
  QrInvoiceDraft,
  qrInvoiceOf,
  qrInvoiceViolations,
} from '../../../src/domain/invoice/QrInvoiceDraft';
import { invoiceComment } from '../../../src/domain/invoice/QrInvoice';
import { isInvoiceNumber } from '../../../src/domain/invoice/qrInvoiceLimits';
import { MAX_QR_PURPOSE_LENGTH } from '../../../src/domain/qr/QrPayment';
import { money } from '../../../src/domain/money/Money';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { anAccount } from '../../application/support/builders';
import { operationIdOf } from '../../application/support/fakePorts';

const TODAY = bankDayOf(Date.UTC(2026, 10, 23, 4));
const ID = operationIdOf('00000000-0000-4000-8000-000000000146');
const CIRCUMSTANCES = { accounts: [anAccount({ id: '1' }), anAccount({ id: '2', currency: 'USD' })], today: TODAY };
const SUBJECT = { accountId: '1', payerName: 'ОсОО «Береке»', amountText: '1 500,50' };

function anInvoice(changes: Partial<QrInvoiceDraft> = {}): QrInvoiceDraft {
  return new QrInvoiceDraft({ ...SUBJECT, number: '14/А', dueOn: '01.12.2026', ...changes });
}

function aSeries(changes: Partial<InvoiceSeriesDraft> = {}): InvoiceSeriesDraft {
  return new InvoiceSeriesDraft({ ...SUBJECT, prefix: 'АР', firstDay: '24.11.2026', ...changes });
}

describe('the draft of an invoice', () => {
  it.each<[string, Partial<QrInvoiceDraft>, object]>([
    ['nothing wrong', {}, {}],
    ['no number', { number: ' ' }, { number: 'INVOICE_NUMBER' }],
    ['a number of two', { number: '14, 15' }, { number: 'INVOICE_NUMBER' }],
    ['no payer', { payerName: ' ' }, { payerName: 'INVOICE_PAYER' }],
    ['a payer with too long a name', { payerName: 'a'.repeat(71) }, { payerName: 'INVOICE_PAYER' }],
    ['a taxpayer number with a day that does not exist', { payerInn: '23102199000123' }, { payerInn: 'TAXPAYER_INN' }],
    ['a taxpayer number', { payerInn: '21503198500123' }, {}],
    ['no amount', { amountText: '' }, { amountText: 'AMOUNT_REQUIRED' }],
    ['too long a purpose', { purpose: 'a'.repeat(76) }, { purpose: 'INVOICE_PURPOSE' }],
    ['a purpose no code can hold', { purpose: '🧾' }, { purpose: 'INVOICE_PURPOSE' }],
    ['an account in dollars', { accountId: '2' }, { accountId: 'SOMS_ONLY' }],
    ['an account that has gone', { accountId: '3' }, { accountId: 'ACCOUNT_REQUIRED' }],
    ['no day', { dueOn: '31.02.2027' }, { dueOn: 'NOT_A_DAY' }],
    ['today', { dueOn: '23.11.2026' }, {}],
    ['yesterday', { dueOn: '22.11.2026' }, { dueOn: 'INVOICE_DUE_RANGE' }],
    ['the day after a year and a day', { dueOn: '25.11.2027' }, { dueOn: 'INVOICE_DUE_RANGE' }],
  ])('with %s', (_what, changes, violations) => {
    const draft = anInvoice(changes);
    expect(qrInvoiceViolations(draft, CIRCUMSTANCES)).toEqual(violations);
    expect(qrInvoiceOf(draft, CIRCUMSTANCES, ID) === undefined).toBe(Object.keys(violations).length > 0);
  });

  it('becomes a request without the spaces around what was typed', () => {
    expect(qrInvoiceOf(anInvoice({ number: ' 14/А ', purpose: ' Аренда ' }), CIRCUMSTANCES, ID)).toEqual({
      operationId: ID,
      accountId: '1',
      payerName: 'ОсОО «Береке»',
      payerInn: '',
      total: money(150_050n, 'KGS'),
      purpose: 'Аренда',
      number: '14/А',
      dueOn: '2026-12-01',
    });
  });
});

describe('the draft of a series', () => {
  it.each<[string, Partial<InvoiceSeriesDraft>, object]>([
    ['nothing wrong', {}, {}],
    ['no beginning of the number', { prefix: '' }, { prefix: 'INVOICE_PREFIX' }],
    ['too long a beginning', { prefix: 'A'.repeat(13) }, { prefix: 'INVOICE_PREFIX' }],
    ['the first day today', { firstDay: '23.11.2026' }, { firstDay: 'SCHEDULE_DAY_RANGE' }],
    ['the last day before the first', { indefinitely: false, lastDay: '23.11.2026' }, { lastDay: 'LAST_DAY_EARLY' }],
    ['no days to pay', { daysToPay: '' }, { daysToPay: 'INVOICE_DAYS_TO_PAY' }],
    ['too many days to pay', { daysToPay: '91' }, { daysToPay: 'INVOICE_DAYS_TO_PAY' }],
    ['the same day to pay', { daysToPay: '0' }, {}],
  ])('with %s', (_what, changes, violations) => {
    const draft = aSeries(changes);
    expect(invoiceSeriesViolations(draft, CIRCUMSTANCES)).toEqual(violations);
    expect(invoiceSeriesOf(draft, CIRCUMSTANCES, ID) === undefined).toBe(Object.keys(violations).length > 0);
  });

  it('becomes a request with its recurrence', () => {
    const draft = aSeries({ indefinitely: false, lastDay: '24.05.2027', periodicity: 'everyTwoWeeks' });
    expect(invoiceSeriesOf(draft, CIRCUMSTANCES, ID)).toMatchObject({
      prefix: 'АР',
      daysToPay: 10,
      recurrence: { periodicity: 'everyTwoWeeks', firstDay: '2026-11-24', lastDay: '2027-05-24' },
    });
  });
});

describe('the number of an invoice', () => {
  it.each([
    ['14', true],
    ['Сч 14/2026', true],
    ['ЧА-00412', true],
    ['-14', false],
    ['14,', false],
    ['14\n', false],
    ['№14', false],
  ])('%j: %s', (text, isNumber) => {
    expect(isInvoiceNumber(text, 18)).toBe(isNumber);
  });

  it('fits with the longest purpose into the comment of a code', () => {
    expect(invoiceComment({ number: '1'.repeat(18), purpose: 'a'.repeat(75) }).length).toBeLessThanOrEqual(
      MAX_QR_PURPOSE_LENGTH,
    );
    expect(invoiceComment({ number: '14', purpose: '' })).toBe('№ 14');
  });
});
