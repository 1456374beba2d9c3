import { describe, expect, it } from 'vitest';

import { MANDATE_STATES } from '../../../src/domain/invoice/DirectDebit';
import { ceilingObstacle, isOpen, mayEndOn, periodAround } from '../../../src/domain/invoice/mandateRules';
import { mandateLike, mandateRequestOf, mandateViolations } from '../../../src/domain/invoice/MandateDraft';
import type { MandateDraft } from '../../../src/domain/invoice/MandateDraft';
import type { QrInvoice } from '../../../src/domain/invoice/QrInvoice';
import { money } from '../../../src/domain/money/Money';
import { checkedToOperationId } from '../../../src/domain/operation/OperationId';
import { checkedToBankDay } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';
import { anAccount } from '../support/builders';

function day(text: string): BankDay {
  const checked = checkedToBankDay(text);
  if (checked === undefined) {
    throw new Error(`${text} is no day`);
  }
  return checked;
}

const soms = (minor: bigint) => money(minor, 'KGS');
const TODAY = day('2026-11-23');

describe('the period of a mandate', () => {
  it.each([
    ['month', '2026-11-30', '2026-11-01', '2026-12-01'],
    ['month', '2026-12-31', '2026-12-01', '2027-01-01'],
    ['quarter', '2026-11-23', '2026-10-01', '2027-01-01'],
    ['quarter', '2026-01-01', '2026-01-01', '2026-04-01'],
    ['year', '2026-11-23', '2026-01-01', '2027-01-01'],
  ] as const)('%s around %s begins on %s, the next one on %s', (period, text, from, next) => {
    expect(periodAround(day(text), period)).toEqual({ from, next });
  });
});

it('a debit may be as large as a ceiling, and no larger', () => {
  const terms = { ceiling: soms(500n), periodCeiling: soms(900n) };
  expect([
    ceilingObstacle(soms(500n), terms, soms(400n)),
    ceilingObstacle(soms(501n), terms, soms(0n)),
    ceilingObstacle(soms(500n), terms, soms(401n)),
  ]).toEqual([undefined, 'overCeiling', 'overPeriod']);
});

it('a mandate ends between tomorrow and ten years ahead, and is open while it waits or is active', () => {
  expect([mayEndOn(TODAY, TODAY), mayEndOn(day('2026-11-24'), TODAY), mayEndOn(day('2036-11-25'), TODAY)]).toEqual([
    false,
    true,
    false,
  ]);
  expect(MANDATE_STATES.filter((state) => isOpen({ state }))).toEqual(['waiting', 'active']);
});

describe('the form of a mandate', () => {
  const account = anAccount({ id: '5', currency: 'KGS' });
  const circumstances = { accounts: [account, anAccount({ id: '6', currency: 'USD' })], today: TODAY };
  const sound: MandateDraft = {
    creditorId: '9',
    accountId: '5',
    ceilingText: '500',
    period: 'quarter',
    periodCeilingText: '1500',
    indefinitely: false,
    lastDay: '24.11.2026',
  };

  it('is asked for as it stands', () => {
    const operationId = checkedToOperationId('3f0f2f9e-6ad5-4b2e-9d3c-111111111111');
    expect(mandateViolations(sound, circumstances)).toEqual({});
    expect(operationId && mandateRequestOf(sound, operationId)).toEqual({
      operationId,
      creditorId: '9',
      accountId: '5',
      ceiling: soms(50_000n),
      period: 'quarter',
      periodCeiling: soms(150_000n),
      validUntil: '2026-11-24',
    });
  });

  it.each([
    [{ creditorId: '' }, { creditorId: 'CREDITOR_REQUIRED' }],
    [{ accountId: '' }, { accountId: 'ACCOUNT_REQUIRED' }],
    [{ accountId: '6' }, { accountId: 'SOMS_ONLY' }],
    [{ ceilingText: '' }, { ceilingText: 'AMOUNT_REQUIRED' }],
    [{ ceilingText: '0' }, { ceilingText: 'NOT_POSITIVE' }],
    [{ periodCeilingText: '499.99' }, { periodCeilingText: 'PERIOD_BELOW_CEILING' }],
    [{ periodCeilingText: 'a' }, { periodCeilingText: 'NOT_AN_AMOUNT' }],
    [{ lastDay: '' }, { lastDay: 'NOT_A_DAY' }],
    [{ lastDay: '23.11.2026' }, { lastDay: 'MANDATE_LAST_DAY' }],
    [{ lastDay: '', indefinitely: true }, {}],
  ] as const)('with %o has the violations %o', (changes, violations) => {
    expect(mandateViolations({ ...sound, ...changes }, circumstances)).toEqual(violations);
  });
});

describe('the mandate offered for invoices like a received one', () => {
  const received = (id: string, changes: Partial<QrInvoice>): QrInvoice => ({
    id,
    number: id,
    issuerId: '9',
    issuerName: 'ОсОО «Береке»',
    payerName: '',
    payerInn: '',
    purpose: '',
    issuedOn: TODAY,
    dueOn: day('2026-11-30'),
    total: soms(120_000n),
    paid: soms(0n),
    remaining: soms(120_000n),
    paidOn: undefined,
    isWithdrawn: false,
    link: undefined,
    directDebit: undefined,
    ...changes,
  });

  it('goes up to its amount at a time, and in a month to what the company asks for in that of the invoice', () => {
    const invoices = [
      received('1', { remaining: soms(20_000n), paid: soms(100_000n) }),
      received('2', { dueOn: day('2026-11-01'), total: soms(30_050n) }),
      received('3', { dueOn: day('2026-12-01') }),
      received('4', { issuerId: '8' }),
    ];
    const offered = mandateLike('1', invoices);
    expect(offered).toEqual({
      creditorId: '9',
      ceilingText: '1\u00A0200,00',
      period: 'month',
      periodCeilingText: '1\u00A0500,50',
    });
    const draft = { accountId: '5', indefinitely: true, lastDay: '', creditorId: '', period: 'year' as const };
    const accounts = [anAccount({ id: '5', currency: 'KGS' })];
    expect(
      mandateViolations({ ceilingText: '', periodCeilingText: '', ...draft, ...offered }, { accounts, today: TODAY }),
    ).toEqual({});
  });

  it('is undefined for an invoice that was not received', () => {
    expect(mandateLike('7', [received('1', {})])).toBeUndefined();
  });
});
