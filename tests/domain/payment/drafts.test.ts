import { describe, expect, test } from 'vitest';

import { money } from '../../../src/domain/money/Money';
import { JanyKitepDraft, janyKitepOf, janyKitepViolations } from '../../../src/domain/payment/JanyKitepDraft';
import {
  MobilePaymentDraft,
  mobilePaymentOf,
  mobilePaymentViolations,
} from '../../../src/domain/payment/MobilePaymentDraft';
import {
  ServicePaymentDraft,
  servicePaymentOf,
  servicePaymentViolations,
} from '../../../src/domain/payment/ServicePaymentDraft';
import { anAccount } from '../../application/support/builders';
import { operationIdOf } from '../../application/support/fakePorts';
import { aField, aProvider } from './builders';

const ID = operationIdOf('00000000-0000-4000-8000-000000000001');
const ACCOUNTS = [
  anAccount({ id: '1', minor: 1_000_000n }),
  anAccount({ id: '2', minor: 1_000_000n, currency: 'USD' }),
  anAccount({ id: '3', dormant: true }),
];
const READING = aField({ name: 'reading', isRequired: false, pattern: '\\d{1,7}', longest: 7 });
const PHONE = aField({ keyboard: 'phone', longest: 10, pattern: '0[1-9]\\d{8}' });
const PROVIDERS = [
  aProvider({ fields: [aField(), READING] }),
  aProvider({ id: '202', way: 'single' }),
  aProvider({ id: '601', way: 'mobile', fields: [PHONE], phonePrefixes: ['70'] }),
  aProvider({ id: '602', way: 'mobile', fields: [PHONE], phonePrefixes: ['55'] }),
  aProvider({ id: '1101', way: 'kitep', fields: [], maximum: money(500_000n, 'KGS') }),
];
const MARKET = { accounts: ACCOUNTS, providers: PROVIDERS };

describe('a payment for services', () => {
  const CHECKED = { ...MARKET, way: 'checked' as const };
  const SOUND = { serviceProviderId: '101', subscriber: '120 456 789', debitAccountId: '1', amountText: '1 500,50' };

  test('a sound draft stands for a payment, its values as the provider wants them', () => {
    expect(servicePaymentOf(new ServicePaymentDraft(SOUND), CHECKED, ID)).toEqual({
      operationId: ID,
      debitAccountId: '1',
      serviceProviderId: '101',
      values: { subscriber: '120456789' },
      amount: money(150_050n, 'KGS'),
    });
  });

  test.each([
    [{ serviceProviderId: '' }, { serviceProviderId: 'PROVIDER_REQUIRED' }],
    [{ serviceProviderId: '202' }, { serviceProviderId: 'PROVIDER_REQUIRED' }],
    [{ subscriber: '1' }, { subscriber: 'FIELD_PATTERN' }],
    [{ reading: 'x' }, { reading: 'FIELD_PATTERN' }],
    [{ debitAccountId: '' }, { debitAccountId: 'ACCOUNT_REQUIRED' }],
    [{ debitAccountId: '2' }, { debitAccountId: 'SOMS_ONLY' }],
    [{ debitAccountId: '3' }, { debitAccountId: 'ACCOUNT_DEBIT_DORMANT' }],
    [{ amountText: '' }, { amountText: 'AMOUNT_REQUIRED' }],
    [{ amountText: '9,99' }, { amountText: 'BELOW_PROVIDER_MINIMUM' }],
    [{ amountText: '50000,01' }, { amountText: 'ABOVE_PROVIDER_MAXIMUM' }],
    [{ amountText: '10000,01' }, { amountText: 'MORE_THAN_AVAILABLE' }],
  ])('%j is wrong: %j', (change, violations) => {
    const draft = new ServicePaymentDraft({ ...SOUND, ...change });
    expect(servicePaymentViolations(draft, CHECKED)).toEqual(violations);
    expect(servicePaymentOf(draft, CHECKED, ID)).toBeUndefined();
  });
});

describe('a top-up', () => {
  const SOUND = { phone: '+996 700 123 456', debitAccountId: '1', amountText: '200' };

  test('goes to the operator the number was given out by', () => {
    expect(mobilePaymentOf(new MobilePaymentDraft(SOUND), MARKET, ID)).toMatchObject({
      serviceProviderId: '601',
      values: { subscriber: '0700123456' },
      amount: money(20_000n, 'KGS'),
    });
  });

  test('goes to the operator the customer chose, because numbers move', () => {
    const chosen = new MobilePaymentDraft({ ...SOUND, serviceProviderId: '602' });
    expect(mobilePaymentOf(chosen, MARKET, ID)?.serviceProviderId).toBe('602');
  });

  test.each([
    [{ phone: '' }, { phone: 'MOBILE_PHONE_REQUIRED' }],
    [{ phone: '0700 12' }, { phone: 'MOBILE_PHONE_UNREADABLE' }],
    [{ phone: '0312 610 610' }, { serviceProviderId: 'OPERATOR_REQUIRED' }],
    [{ amountText: '1' }, { amountText: 'BELOW_PROVIDER_MINIMUM' }],
    [{ debitAccountId: '2' }, { debitAccountId: 'SOMS_ONLY' }],
  ])('%j is wrong: %j', (change, violations) => {
    const draft = new MobilePaymentDraft({ ...SOUND, ...change });
    expect(mobilePaymentViolations(draft, MARKET)).toEqual(violations);
    expect(mobilePaymentOf(draft, MARKET, ID)).toBeUndefined();
  });
});

describe('rent of schoolbooks', () => {
  const SOUND = {
    schoolCode: '10256',
    schoolYear: '2026-2027',
    grade: '5',
    classLetter: 'б',
    pupilName: 'Асанова  Айгуль',
    debitAccountId: '1',
    amountText: '250',
  };

  test('a sound draft stands for a payment', () => {
    expect(janyKitepOf(new JanyKitepDraft(SOUND), MARKET, ID)).toEqual({
      operationId: ID,
      debitAccountId: '1',
      schoolCode: '10256',
      schoolYear: '2026-2027',
      grade: '5',
      classLetter: 'Б',
      pupilName: 'Асанова Айгуль',
      amount: money(25_000n, 'KGS'),
    });
  });

  test.each([
    [{ schoolCode: '12' }, { schoolCode: 'SCHOOL_CODE' }],
    [{ schoolYear: '' }, { schoolYear: 'SCHOOL_YEAR_REQUIRED' }],
    [{ grade: '12' }, { grade: 'GRADE_REQUIRED' }],
    [{ classLetter: '5' }, { classLetter: 'CLASS_LETTER' }],
    [{ pupilName: 'Асанова' }, { pupilName: 'PUPIL_NAME' }],
    [{ amountText: '5000,01' }, { amountText: 'ABOVE_PROVIDER_MAXIMUM' }],
  ])('%j is wrong: %j', (change, violations) => {
    const draft = new JanyKitepDraft({ ...SOUND, ...change });
    expect(janyKitepViolations(draft, MARKET)).toEqual(violations);
    expect(janyKitepOf(draft, MARKET, ID)).toBeUndefined();
  });
});
