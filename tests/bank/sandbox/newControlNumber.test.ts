import { describe, expect, it } from 'vitest';

import { newControlNumber } from '../../../bank/sandbox/networks/remittance/newControlNumber';

const NUMBERS = 5_000;

describe('a control number nobody has typed', () => {
  it('never chooses a behaviour of the systems', () => {
    const numbers = Array.from({ length: NUMBERS }, () => newControlNumber(10));
    expect(numbers.filter((number) => /(401|404|405|408|503)$/.test(number))).toEqual([]);
  });

  it('has the digits of its system, and differs from the others', () => {
    const numbers = Array.from({ length: 100 }, () => newControlNumber(12));
    expect([numbers.every((number) => /^\d{12}$/.test(number)), new Set(numbers).size]).toEqual([true, 100]);
  });
});
