import fc from 'fast-check';
import { expect, it } from 'vitest';

import { orderDateDetail, orderDayFault, paymentDay } from '../../../src/domain/batch/orderDay';
import { isBusinessDay, valueDatesFor } from '../../../src/domain/calendar/businessDays';
import { addDays } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';

/** Monday, 23 November 2026, 10:00 in Bishkek. */
const MONDAY_TEN = Date.UTC(2026, 10, 23, 4);
const TODAY = bankDayOf(MONDAY_TEN);

it.each([
  [-11, 'DAY_TOO_OLD'],
  [-10, undefined],
  [0, undefined],
  [14, undefined],
  [15, 'DAY_TOO_FAR'],
])('an order dated %i days from today has the fault %s', (days, fault) => {
  expect(orderDayFault(addDays(TODAY, days), TODAY)).toBe(fault);
});

it('pays an order of any date on the first open day not before it, whatever days are holidays', () => {
  const holidays = fc.uniqueArray(fc.integer({ min: 0, max: 13 }).map((ahead) => addDays(TODAY, ahead)));
  fc.assert(
    fc.property(fc.integer({ min: -10, max: 14 }), holidays, (ahead, resting) => {
      const written = addDays(TODAY, ahead);
      const open = valueDatesFor('clearing', { now: MONDAY_TEN, holidays: resting, daysAhead: 28 });
      const paidOn = paymentDay(written, open);
      expect(paidOn).toBeDefined();
      const first = ahead > 0 ? written : TODAY;
      const before = Array.from({ length: 28 }, (_, index) => addDays(first, index)).filter(
        (day) => day < (paidOn ?? ''),
      );
      expect(isBusinessDay(paidOn ?? TODAY, resting)).toBe(true);
      expect(before.filter((day) => isBusinessDay(day, resting))).toEqual([]);
    }),
  );
});

it('keeps the date of an order beside the day of the payment where they differ', () => {
  expect(orderDateDetail(addDays(TODAY, -3), TODAY)).toEqual({ orderDate: '2026-11-20' });
  expect([orderDateDetail(TODAY, TODAY), orderDateDetail(undefined, TODAY)]).toEqual([{}, {}]);
});
