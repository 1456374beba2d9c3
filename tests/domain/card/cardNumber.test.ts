import { describe, expect, it } from 'vitest';

import { groupedCardNumber, isCardNumber, maskedCardNumber } from '../../../src/domain/card/cardNumber';
import { readCardNumber } from '../../../src/domain/text/identifiers';

describe('a card number', () => {
  it.each(['9417000000000016', '9417000000000024', '6292000000000038', '4111111111111111'])('%s is one', (digits) => {
    expect(isCardNumber(digits)).toBe(true);
  });

  it.each([
    '',
    '9417000000000017',
    '941700000000001',
    '94170000000000016',
    '4111111111111112',
    '9417 0000 0000 0016',
    '378282246310005',
    '٩٤١٧٠٠٠٠٠٠٠٠٠٠١٦',
  ])('%j is none', (digits) => {
    expect(isCardNumber(digits)).toBe(false);
  });

  it('is typed with spaces and hyphens, grouped as on the card, and shown without its middle', () => {
    expect(readCardNumber(' 9417-0000 0000\u00a00016 ')).toBe('9417000000000016');
    expect(groupedCardNumber('94170')).toBe('9417 0');
    expect(groupedCardNumber('9417')).toBe('9417');
    expect(groupedCardNumber('9417-0000-0000-0016-9')).toBe('9417 0000 0000 0016 9');
    expect(maskedCardNumber('9417000000000016')).toBe('941700******0016');
  });
});
