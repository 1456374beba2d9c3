import { describe, expect, it } from 'vitest';

import { pinChangeViolations } from '../../../src/domain/user/PinChangeForm';
import type { PinChangeForm } from '../../../src/domain/user/PinChangeForm';
import { isPin, pinViolations } from '../../../src/domain/user/pinPolicy';

const PHONE = '+996555003719';

describe('a PIN', () => {
  it.each([
    ['', 'FORMAT'],
    ['729', 'FORMAT'],
    ['72941', 'FORMAT'],
    ['72 9', 'FORMAT'],
    ['٧٢٩٤', 'FORMAT'],
    ['0000', 'REPEATED'],
    ['7272', 'REPEATED'],
    ['7722', 'REPEATED'],
    ['1234', 'SEQUENCE'],
    ['7890', 'SEQUENCE'],
    ['4321', 'SEQUENCE'],
    ['0987', 'SEQUENCE'],
    ['1900', 'YEAR'],
    ['1987', 'YEAR'],
    ['2026', 'YEAR'],
    ['2580', 'KEYPAD'],
    ['1397', 'KEYPAD'],
    ['3719', 'PHONE'],
  ])('%j breaks the rule %s', (pin, rule) => {
    expect(pinViolations(pin, { phone: PHONE })[0]).toBe(rule);
  });

  it.each(['7294', '8264', '9071', '4058', '2140', '5003'])('%s is fine', (pin) => {
    expect(isPin(pin)).toBe(true);
    expect(pinViolations(pin, { phone: PHONE })).toEqual([]);
  });

  it('may end like the telephone where the telephone is not known', () => {
    expect(pinViolations('3719', { phone: '' })).toEqual([]);
  });

  it('leaves more than nine thousand to choose from', () => {
    const free = Array.from({ length: 10_000 }, (_, index) => String(index).padStart(4, '0')).filter(
      (pin) => pinViolations(pin, { phone: PHONE }).length === 0,
    );
    expect(free.length).toBeGreaterThan(9000);
  });
});

describe('a change of the PIN', () => {
  const GOOD: PinChangeForm = {
    proof: 'pin',
    currentPin: '7294',
    currentPassword: '',
    newPin: '8264',
    repeatedPin: '8264',
  };
  it.each([
    [{}, {}],
    [{ currentPin: '' }, { currentPin: 'CURRENT_PIN_REQUIRED' }],
    [{ currentPin: '72' }, { currentPin: 'PIN_DIGITS' }],
    [{ proof: 'password' }, { currentPassword: 'PASSWORD_REQUIRED' }],
    [{ proof: 'password', currentPin: '', currentPassword: 'x' }, {}],
    [{ newPin: '7294', repeatedPin: '7294' }, { newPin: 'PIN_UNCHANGED' }],
    [
      { newPin: '', repeatedPin: '' },
      { newPin: 'PIN_REQUIRED', repeatedPin: 'PIN_REPEAT_REQUIRED' },
    ],
    [{ repeatedPin: '8265' }, { repeatedPin: 'PINS_DIFFER' }],
  ] as const)('with %j has the problems %j', (changes, violations) => {
    expect(pinChangeViolations({ ...GOOD, ...changes })).toEqual(violations);
  });
});
