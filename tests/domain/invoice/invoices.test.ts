import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { stateOfInvoice } from '../../../src/domain/invoice/Invoice';
import type { Invoice } from '../../../src/domain/invoice/Invoice';
import { filterInvoices, sortInvoices, totalsOf } from '../../../src/domain/invoice/invoiceLists';
import { partViolation, totalOfParts } from '../../../src/domain/invoice/InvoicePayment';
import { money } from '../../../src/domain/money/Money';
import { addDays } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';

/** 23 November 2026 in Bishkek. */
const TODAY = bankDayOf(Date.UTC(2026, 10, 23));

const invoice: fc.Arbitrary<Invoice> = fc
  .record({
    id: fc.nat(),
    number: fc.stringMatching(/^[A-Z]{2}-\d{1,5}$/),
    distributor: fc.nat({ max: 3 }),
    due: fc.integer({ min: -40, max: 40 }),
    total: fc.bigInt({ min: 1n, max: 10_000_000n }),
    share: fc.bigInt({ min: 0n, max: 10n }),
  })
  .map(({ id, number, distributor, due, total, share }) => {
    const paid = (total * share) / 10n;
    return {
      id: id.toString(),
      number,
      distributorId: distributor.toString(),
      distributorName: `Distributor ${distributor}`,
      issuedOn: addDays(TODAY, -60),
      dueOn: addDays(TODAY, due),
      total: money(total, 'KGS'),
      paid: money(paid, 'KGS'),
      remaining: money(total - paid, 'KGS'),
      paidOn: paid === 0n ? undefined : TODAY,
    };
  });

describe('the state of an invoice', () => {
  it('is paid with nothing left, overdue from the day after it was due, open otherwise', () => {
    fc.assert(
      fc.property(invoice, (one) => {
        const state = stateOfInvoice(one, TODAY);
        expect(state === 'paid').toBe(one.remaining.minor === 0n);
        expect(state === 'overdue').toBe(one.remaining.minor > 0n && one.dueOn < TODAY);
      }),
    );
  });
});

describe('a list of invoices', () => {
  it('is split by state without losing one: open and overdue are to be paid', () => {
    fc.assert(
      fc.property(fc.array(invoice), (all) => {
        const of = (state: 'open' | 'overdue' | 'paid') => filterInvoices(all, { state }, TODAY);
        expect(of('open').length + of('paid').length).toBe(all.length);
        expect(of('overdue').every((one) => of('open').includes(one))).toBe(true);
        expect(filterInvoices(all, {}, TODAY)).toEqual(all);
      }),
    );
  });

  it('is searched by number and distributor, whatever the letter case, and bounded by days of payment', () => {
    fc.assert(
      fc.property(fc.array(invoice, { minLength: 1 }), (all) => {
        const [first] = all;
        const found = filterInvoices(all, { search: ` ${first?.number.toLowerCase()} ` }, TODAY);
        expect(found).toContain(first);
        expect(
          filterInvoices(all, { search: 'DISTRIBUTOR 2' }, TODAY).every(({ distributorId }) => distributorId === '2'),
        ).toBe(true);
        const bounded = filterInvoices(all, { dueFrom: TODAY, dueTo: addDays(TODAY, 7), distributorId: '1' }, TODAY);
        expect(
          bounded.every(
            ({ dueOn, distributorId }) => dueOn >= TODAY && dueOn <= addDays(TODAY, 7) && distributorId === '1',
          ),
        ).toBe(true);
      }),
    );
  });

  it('is sorted with what is due first on top and what is paid below', () => {
    fc.assert(
      fc.property(fc.uniqueArray(invoice, { selector: ({ id }) => id }), (all) => {
        const sorted = sortInvoices(all);
        const settled = sorted.map(({ remaining }) => remaining.minor === 0n);
        expect(settled.lastIndexOf(false)).toBeLessThan(settled.includes(true) ? settled.indexOf(true) : sorted.length);
        const due = sorted.filter(({ remaining }) => remaining.minor > 0n).map(({ dueOn }) => dueOn);
        expect(due).toEqual(due.toSorted());
        expect(sorted.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
          all.toSorted((a, b) => a.id.localeCompare(b.id)),
        );
      }),
    );
  });

  it('comes to what its invoices come to', () => {
    fc.assert(
      fc.property(fc.array(invoice, { minLength: 1 }), (all) => {
        const [totals] = totalsOf(all, TODAY);
        const sum = (of: (one: Invoice) => bigint) => all.reduce((whole, one) => whole + of(one), 0n);
        expect([totals?.total.minor, totals?.remaining.minor]).toEqual([
          sum((one) => one.total.minor),
          sum((one) => one.remaining.minor),
        ]);
        expect(totals?.overdue.minor).toBe(
          sum((one) => (stateOfInvoice(one, TODAY) === 'overdue' ? one.remaining.minor : 0n)),
        );
      }),
    );
    expect(totalsOf([], TODAY)).toEqual([]);
  });
});

describe('a part of an invoice', () => {
  it('is never more than what is left, and nothing is paid of a paid one', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 1_000n }), fc.bigInt({ min: 0n, max: 1_000n }), (part, left) => {
        const violation = partViolation(money(part, 'KGS'), money(left, 'KGS'));
        expect(violation === undefined).toBe(part <= left);
        expect(violation === 'ALREADY_PAID').toBe(left === 0n);
      }),
    );
  });

  it('adds up with the others to what is moved', () => {
    const parts = [10n, 250n, 1n].map((minor, index) => ({ invoiceId: `${index}`, amount: money(minor, 'KGS') }));
    expect(totalOfParts(parts)).toEqual(money(261n, 'KGS'));
    expect(() => totalOfParts([])).toThrow('pays one at least');
  });
});
