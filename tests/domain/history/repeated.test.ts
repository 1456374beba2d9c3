import { expect, test } from 'vitest';

import { alreadySent } from '../../../src/domain/history/repeated';
import type { OperationTerms } from '../../../src/domain/operation/OperationTerms';
import type { Transaction } from '../../../src/domain/history/Transaction';
import { money } from '../../../src/domain/money/Money';
import { aTransaction, NOON } from '../../application/support/builders';
import { operationIdOf } from '../../application/support/fakePorts';

const INTENDED = {
  operationId: operationIdOf('00000000-0000-4000-8000-000000000001'),
  amount: money(150_000n, 'KGS'),
  creditAccountNumber: '1280010000000215',
};

const DAY_MS = 24 * 60 * 60 * 1000;

test('the same amount to the same account on the same day was sent already', () => {
  const earlier = aTransaction({ id: '7', createdAt: NOON - 3_600_000 });
  expect(alreadySent([aTransaction({ status: 'REJECTED' }), earlier], INTENDED, NOON)).toBe(earlier);
});

test.each<[string, Partial<Transaction>]>([
  ['the operation itself', { operationId: INTENDED.operationId }],
  ['one that was refused', { status: 'DECLINED' }],
  ['one of yesterday', { createdAt: NOON - DAY_MS }],
  ['one of another amount', { debit: { accountNumber: '1', currency: 'KGS', amount: money(150_001n, 'KGS') } }],
  ['one of another currency', { debit: { accountNumber: '1', currency: 'USD', amount: money(150_000n, 'USD') } }],
  ['one to another account', { credit: { accountNumber: '1280010000000316', currency: 'KGS', amount: undefined } }],
])('%s does not count', (_what, values) => {
  expect(alreadySent([aTransaction(values)], INTENDED, NOON)).toBeUndefined();
});

test('a money-transfer system has no accounts, so the person counts', () => {
  const toPerson = { ...INTENDED, creditAccountNumber: 'Ak Kerben', person: 'Искаков Данияр' };
  const sent = aTransaction({
    createdAt: NOON - 3_600_000,
    credit: { accountNumber: 'Ak Kerben', currency: 'KGS', amount: undefined },
    recipientName: 'Искаков Данияр',
    terms: { details: { transferSystem: 'Ak Kerben' } },
  });
  expect(alreadySent([sent], toPerson, NOON)).toBe(sent);
  expect(alreadySent([sent], { ...toPerson, person: 'Искакова Асель' }, NOON)).toBeUndefined();
});

test('money of two senders onto one account is not the same money', () => {
  const onto = { ...INTENDED, person: 'Серикова Асель' };
  const received = aTransaction({
    createdAt: NOON - 3_600_000,
    senderName: 'Серикова Асель',
    terms: { details: { transferSystem: 'Ak Kerben' } },
  });
  expect(alreadySent([received], onto, NOON)).toBe(received);
  expect(alreadySent([received], { ...onto, person: 'Асанов Айбек' }, NOON)).toBeUndefined();
  expect(alreadySent([received], INTENDED, NOON)).toBeUndefined();
});

test.each<[string, OperationTerms, OperationTerms]>([
  [
    'a card and a checkbook of one price',
    { details: { cardScheme: 'VISA' } },
    { details: { amountOfCheckbooks: '1' } },
  ],
  ['accounts in two currencies', { details: { openedCurrency: 'USD' } }, { details: { openedCurrency: 'EUR' } }],
  ['taxes of two vehicles', { details: { vehicleNumber: '01KG123ABC' } }, { details: { vehicleNumber: '01KG777ABC' } }],
  ['the light and the water of one provider', { details: { service: 'Свет' } }, { details: { service: 'Вода' } }],
  ['certificates in two languages', { details: { statementLanguage: 'ru' } }, { details: { statementLanguage: 'en' } }],
  [
    'certificates about two accounts',
    { statementAccounts: ['1280010000000114'] },
    { statementAccounts: ['1280010000000215'] },
  ],
])('%s are not the same payment', (_what, one, other) => {
  const sent = aTransaction({ createdAt: NOON - 3_600_000, terms: one });
  expect(alreadySent([sent], { ...INTENDED, terms: one }, NOON)).toBe(sent);
  expect(alreadySent([sent], { ...INTENDED, terms: other }, NOON)).toBeUndefined();
});

test('data the bank or a network adds to a payment do not distinguish it', () => {
  const sent = aTransaction({
    createdAt: NOON - 3_600_000,
    terms: { details: { openedCurrency: 'USD', openedAccount: '1280010000000417' } },
  });
  const again = { ...INTENDED, terms: { details: { openedCurrency: 'USD', openedAccount: '1280010000000518' } } };
  expect(alreadySent([sent], again, NOON)).toBe(sent);
});
