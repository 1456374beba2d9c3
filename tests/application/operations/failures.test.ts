import { expect, it } from 'vitest';

import { FAILURE_CODES, isMendable } from '../../../src/application/operations/failureCodes';
import { FAILURES, FAILURES_BY_AREA } from '../../../src/application/operations/failures';

it('every failure has one row, in one area', () => {
  const rows = Object.values(FAILURES_BY_AREA).flatMap((area) => Object.keys(area));
  expect(rows.length).toBeGreaterThan(100);
  expect(rows).toEqual([...FAILURE_CODES]);
  expect(Object.keys(FAILURES)).toEqual(rows);
});

it('a lost answer is nothing the customer can mend', () => {
  const lost = FAILURE_CODES.filter((code) => FAILURES[code].meaning === 'lost');
  expect(lost).toEqual(['INTERNAL_SERVER_ERROR', 'BANK_UNAVAILABLE', 'NETWORK_ERROR', 'CLIENT_ERROR']);
  expect(lost.filter(isMendable)).toEqual([]);
});
