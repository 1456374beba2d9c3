import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { TRANSACTION_KINDS } from '../../../src/domain/movements/movements';
import { checkedToBankDay } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';
import { addressOfFilter, filterOfAddress } from '../../../src/ui/features/accounts/history/historyAddress';

function day(text: string): BankDay {
  const checked = checkedToBankDay(text);
  if (checked === undefined) {
    throw new Error(`${text} is no day`);
  }
  return checked;
}

const FROM = day('2026-10-23');
const TO = day('2026-11-21');

describe('the address of the history', () => {
  it('opens the same list again', () => {
    const filters = fc.record({
      search: fc.string({ minLength: 1 }),
      from: fc.constant(FROM),
      to: fc.constant(TO),
      accountId: fc.string({ minLength: 1 }),
      kind: fc.constantFrom(...TRANSACTION_KINDS),
      tone: fc.constantFrom('done' as const, 'waiting' as const, 'failed' as const, 'onConfirmation' as const),
      order: fc.constantFrom('oldest' as const, 'largest' as const, 'smallest' as const),
    });
    fc.assert(
      fc.property(filters, (filter) => {
        const address = new URLSearchParams(addressOfFilter(filter).toString());
        expect(filterOfAddress(address)).toEqual(filter);
      }),
    );
  });

  it('says nothing of what narrows nothing', () => {
    const filter = {
      search: '',
      from: FROM,
      to: TO,
      accountId: undefined,
      kind: undefined,
      tone: undefined,
      order: 'newest',
    } as const;
    expect(addressOfFilter(filter).toString()).toBe('from=2026-10-23&to=2026-11-21');
    expect(addressOfFilter(filter, '17').toString()).toBe('from=2026-10-23&to=2026-11-21&operation=17');
  });

  it.each([
    'from=2026-02-30&to=2026-11-21',
    'from=2026-11-21&to=2026-10-23',
    'from=2026-10-23',
    'kind=noSuchKind&status=perhaps&order=any',
    '',
  ])('passes over what cannot be read: %s', (text) => {
    expect(filterOfAddress(new URLSearchParams(text))).toEqual({});
  });
});
