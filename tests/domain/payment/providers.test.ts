import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { money } from '../../../src/domain/money/Money';
import { operatorOf, readMobilePhone } from '../../../src/domain/payment/mobileOperator';
import { fieldViolation, readFields, wrongField } from '../../../src/domain/payment/ProviderField';
import { currentSchoolYear, openSchoolYears } from '../../../src/domain/payment/schoolYears';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';
import { searchProviders } from '../../../src/domain/payment/searchProviders';
import { providerFee } from '../../../src/domain/payment/ServiceProvider';
import { aField, aProvider } from './builders';

const TUITION = { value: 'tuition', name: { ru: 'Обучение', en: 'Tuition', kg: 'Окуу', cn: '学费' } };

describe('a field of a provider', () => {
  const digits = aField();
  const phone = aField({ keyboard: 'phone', longest: 10, pattern: '0[1-9]\\d{8}' });
  const choice = aField({ name: 'service', keyboard: 'text', values: [TUITION], pattern: '.+' });
  const optional = aField({ name: 'reading', isRequired: false, pattern: '\\d{1,7}', longest: 7 });

  test.each([
    [digits, '120 456-789', undefined],
    [digits, '', 'SUBSCRIBER_REQUIRED'],
    [digits, '12045678', 'FIELD_PATTERN'],
    [digits, '1204567890', 'FIELD_PATTERN'],
    [digits, '12045678x', 'FIELD_PATTERN'],
    [phone, '+996 (555) 12-34-56', undefined],
    [phone, '996555123456', undefined],
    [phone, '555123456', undefined],
    [phone, '0555 123', 'FIELD_PATTERN'],
    [choice, 'tuition', undefined],
    [choice, 'lunch', 'FIELD_CHOICE'],
    [choice, ' ', 'SERVICE_REQUIRED'],
    [optional, '', undefined],
    [optional, '12345678', 'FIELD_PATTERN'],
  ])('%o given %j: %s', (field, typed, violation) => {
    expect(fieldViolation(field, typed)).toBe(violation);
  });

  test('is handed over as the provider wants it, and only when it was filled in', () => {
    expect(readFields([phone, optional], { subscriber: '+996 555 123456', reading: ' ' })).toEqual({
      subscriber: '0555123456',
    });
  });

  test('is named when it is invalid or unexpected', () => {
    expect(wrongField([digits], { subscriber: '120456789' })).toBeUndefined();
    expect(wrongField([digits], {})).toBe('subscriber');
    expect(wrongField([digits], { subscriber: '120456789', payerName: 'Асан' })).toBe('payerName');
  });
});

describe('the operator of a phone', () => {
  const ular = aProvider({ id: '601', way: 'mobile', phonePrefixes: ['50', '70'] });
  const aska = aProvider({ id: '604', way: 'mobile', phonePrefixes: ['506'] });
  const operators = [ular, aska];

  test.each([
    ['0700 12', '601'],
    ['+996 50', '601'],
    ['+996506 123456', '604'],
    ['0312 61', undefined],
    ['07', undefined],
    ['', undefined],
  ])('%j is known by the longest beginning: %s', (typed, id) => {
    expect(operatorOf(operators, typed)?.id).toBe(id);
  });

  test('is asked for by a whole number only', () => {
    expect([readMobilePhone('+996 700 123 456'), readMobilePhone('0700 123')]).toEqual(['0700123456', undefined]);
  });
});

describe('what a payment costs', () => {
  const withFee = (basisPoints: bigint, minimum: bigint, maximum?: bigint) =>
    aProvider({
      fee: {
        basisPoints,
        minimum: money(minimum, 'KGS'),
        maximum: maximum === undefined ? undefined : money(maximum, 'KGS'),
      },
    });

  test.each([
    [withFee(0n, 0n), 100_000n, 0n],
    [withFee(50n, 500n, 10_000n), 20_000n, 500n],
    [withFee(50n, 500n, 10_000n), 200_001n, 1_000n],
    [withFee(50n, 500n, 10_000n), 9_000_000n, 10_000n],
    [withFee(1n, 0n), 5_000n, 1n],
  ])('%#', (provider, amount, fee) => {
    expect(providerFee(provider, money(amount, 'KGS'))).toEqual(money(fee, 'KGS'));
  });

  test('never lies outside its bounds', () => {
    const bounded = withFee(30n, 1_000n, 30_000n);
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), (minor) => {
        const fee = providerFee(bounded, money(minor, 'KGS')).minor;
        expect(fee >= 1_000n && fee <= 30_000n).toBe(true);
      }),
    );
  });
});

describe('school years', () => {
  const YEARS = [2024, 2025, 2026, 2027, 2028].map((begins) => ({
    name: `${begins}-${begins + 1}`,
    opensOn: `${begins - 1}-09-01` as BankDay,
    closesOn: `${begins + 2}-08-31` as BankDay,
  }));

  test.each([
    [Date.UTC(2026, 10, 21), ['2025-2026', '2026-2027', '2027-2028']],
    [Date.UTC(2027, 7, 31, 17, 59), ['2025-2026', '2026-2027', '2027-2028']],
    [Date.UTC(2027, 7, 31, 18), ['2026-2027', '2027-2028', '2028-2029']],
  ])('can be paid for on their days in Bishkek: %d', (now, years) => {
    const open = openSchoolYears(YEARS, bankDayOf(now));
    expect(open).toEqual(years);
    expect(currentSchoolYear(open)).toBe(years[1]);
  });
});

describe('looking for a provider', () => {
  const categories = [
    {
      id: '3',
      name: { ru: 'Вода', en: 'Water', kg: 'Суу', cn: '水费' },
      icon: 'drop' as const,
      isOpenToCompanies: true,
    },
    {
      id: '4',
      name: { ru: 'Отопление', en: 'Heating', kg: 'Жылуулук', cn: '供暖费' },
      icon: 'heat' as const,
      isOpenToCompanies: true,
    },
  ];
  const water = aProvider({ id: '301', categoryId: '3', called: 'Көл Суу', alsoCalled: 'водоканал' });
  const heat = aProvider({ id: '401', categoryId: '4', called: 'Тоо-Жылуу' });
  const found = (typed: string) => searchProviders({ providers: [water, heat], categories }, typed).map(({ id }) => id);

  test.each([
    ['', ['301', '401']],
    ['көл', ['301']],
    ['кол суу', ['301']],
    ['kol', ['301']],
    ['Водоканал', ['301']],
    ['vodokanal', ['301']],
    ['water', ['301', '401']],
    ['水费', ['301']],
    ['отопление', ['401']],
    ['jyluu', ['401']],
    ['zhyluu', ['401']],
    ['жылуу', ['401']],
    ['djljrfyfk', ['301']],
    ['vodakanal', ['301']],
    ['газ', []],
  ])('%j finds %j', (typed, ids) => {
    expect(found(typed)).toEqual(ids);
  });
});
