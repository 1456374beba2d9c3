import { describe, expect, it } from 'vitest';

import { checkedToBankDay } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';
import { isGoodPassport, isPastExpiry } from '../../../src/domain/user/Passport';
import { PassportForm, passportOfForm, passportViolations } from '../../../src/domain/user/PassportForm';

function day(text: string): BankDay {
  const checked = checkedToBankDay(text);
  if (checked === undefined) {
    throw new Error(`No such day: ${text}`);
  }
  return checked;
}

const TODAY = day('2026-11-21');
const SOUND = new PassportForm({
  series: 'ID',
  number: '1234567',
  issuedBy: 'МКК 211011',
  issuedOn: '01.11.2026',
  expiresOn: '01.11.2036',
  inn: '21503198500123',
  address: 'г. Бишкек, ул. Чуй, 120',
});

describe('the expiry of a passport', () => {
  it.each([
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-11-22', false],
  ] as const)('%s on 2026-11-21: past it %s', (expiresOn, past) => {
    expect(isPastExpiry(day(expiresOn), TODAY)).toBe(past);
  });

  it('never passes where the bank knows none', () => {
    expect(isPastExpiry(undefined, TODAY)).toBe(false);
  });
});

describe('the form of a passport', () => {
  it('describes a valid passport when it has no violations', () => {
    expect(passportViolations(SOUND, TODAY)).toEqual({});
    const passport = passportOfForm(SOUND);
    expect(passport && isGoodPassport(passport, TODAY)).toBe(true);
  });

  it.each([
    [{ number: '123456' }, { number: 'PASSPORT_NUMBER' }],
    [{ number: '12З4567' }, { number: 'PASSPORT_NUMBER' }],
    [{ issuedBy: 'М' }, { issuedBy: 'ISSUED_BY_LENGTH' }],
    [{ address: 'Чуй' }, { address: 'ADDRESS_LENGTH' }],
    [{ address: '       ' }, { address: 'ADDRESS_LENGTH' }],
    [{ address: 'г. Ош\nул. Ленина' }, { address: 'ADDRESS_LENGTH' }],
    [{ address: 'у'.repeat(101) }, { address: 'ADDRESS_LENGTH' }],
    [{ issuedOn: '2026-11-01' }, { issuedOn: 'NOT_A_DAY' }],
    [{ issuedOn: '31.02.2026' }, { issuedOn: 'NOT_A_DAY' }],
    [{ issuedOn: '22.11.2026' }, { issuedOn: 'ISSUED_IN_FUTURE' }],
    [{ expiresOn: '' }, { expiresOn: 'NOT_A_DAY' }],
    [{ issuedOn: '01.11.2016', expiresOn: '20.11.2026' }, { expiresOn: 'PASSPORT_PAST_EXPIRY' }],
    [{ issuedOn: '21.11.2026', expiresOn: '21.11.2026' }, { expiresOn: 'EXPIRES_BEFORE_ISSUE' }],
    [{ inn: '01503198500123' }, { inn: 'INN_INVALID' }],
    [{ inn: '23002198500123' }, { inn: 'INN_INVALID' }],
  ])('with %j has the problem %j', (values, violations) => {
    expect(passportViolations(new PassportForm({ ...SOUND, ...values }), TODAY)).toEqual(violations);
  });

  it('leaves out the blanks around the address', () => {
    expect(passportOfForm(new PassportForm({ ...SOUND, address: ' г. Ош, ул. Ленина ' }))?.address).toBe(
      'г. Ош, ул. Ленина',
    );
  });

  it('is asked for everything at once while it is empty', () => {
    expect(Object.keys(passportViolations(new PassportForm(), TODAY)).toSorted()).toEqual([
      'address',
      'expiresOn',
      'inn',
      'issuedBy',
      'issuedOn',
      'number',
    ]);
  });
});
