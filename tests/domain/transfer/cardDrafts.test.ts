import { describe, expect, it } from 'vitest';

import { isPastExpiry, readExpiry } from '../../../src/domain/card/cardExpiry';
import { checkedToOperationId } from '../../../src/domain/operation/OperationId';
import { bankDayOf } from '../../../src/domain/time/Instant';
import {
  CardReplenishmentDraft,
  replenishmentOf,
  replenishmentViolations,
} from '../../../src/domain/transfer/CardReplenishmentDraft';
import {
  CardTransferDraft,
  cardTransferOf,
  cardTransferViolations,
} from '../../../src/domain/transfer/CardTransferDraft';
import { anAccount } from '../../application/support/builders';

const TODAY = bankDayOf(Date.UTC(2026, 10, 21, 6));
const ACCOUNTS = [
  anAccount({ id: '1' }),
  anAccount({ id: '2', currency: 'EUR' }),
  anAccount({ id: '3', creditStopped: true }),
];
const ID = checkedToOperationId('0198c2c1-7a01-7f4e-9c59-3f1f6f0a9b11');

describe('a transfer to a card', () => {
  const sound = { debitAccountId: '1', cardNumber: '9417 1234 0000 7777', amountText: '100' };

  it.each([
    [{}, {}],
    [{ cardNumber: '' }, { cardNumber: 'CARD_NUMBER_REQUIRED' }],
    [{ cardNumber: '9417 1234 0000 777x' }, { cardNumber: 'CARD_NUMBER_CHARACTERS' }],
    [{ cardNumber: '9417 1234' }, { cardNumber: 'CARD_NUMBER_LENGTH' }],
    [{ cardNumber: '9417 1234 0000 7778' }, { cardNumber: 'CARD_NUMBER_WRONG' }],
    [{ cardNumber: '4177771200007776' }, { cardNumber: 'CARD_OTHER_SCHEME' }],
    [{ debitAccountId: '' }, { debitAccountId: 'ACCOUNT_REQUIRED' }],
    [{ debitAccountId: '2' }, { debitAccountId: 'CARD_CURRENCY' }],
    [{ amountText: '0' }, { amountText: 'NOT_POSITIVE' }],
  ] as const)('with %j has the problems %j', (changes, violations) => {
    const draft = new CardTransferDraft({ ...sound, ...changes });
    expect(cardTransferViolations(draft, ACCOUNTS, 'elcart')).toEqual(violations);
    const made = ID && cardTransferOf(draft, { accounts: ACCOUNTS, scheme: 'elcart' }, ID);
    expect(made?.cardNumber).toBe(Object.keys(violations).length === 0 ? '9417123400007777' : undefined);
  });
});

describe('a replenishment from a card', () => {
  const sound = {
    cardNumber: '4177-7712-0000-7776',
    expiry: '8/29',
    securityCode: '731',
    creditAccountId: '1',
    amountText: '100',
  };

  it.each([
    [{}, {}],
    [{ cardNumber: '9417123400007777' }, { cardNumber: 'CARD_OTHER_SCHEME' }],
    [{ expiry: '' }, { expiry: 'CARD_EXPIRY_REQUIRED' }],
    [{ expiry: '13/29' }, { expiry: 'CARD_EXPIRY_UNREADABLE' }],
    [{ expiry: '10/26' }, { expiry: 'CARD_PAST_EXPIRY' }],
    [{ expiry: '11/26' }, {}],
    [{ securityCode: '' }, { securityCode: 'SECURITY_CODE_REQUIRED' }],
    [{ securityCode: '73' }, { securityCode: 'SECURITY_CODE_DIGITS' }],
    [{ creditAccountId: '' }, { creditAccountId: 'ACCOUNT_REQUIRED' }],
    [{ creditAccountId: '2' }, { creditAccountId: 'CARD_CURRENCY' }],
    [{ creditAccountId: '3' }, { creditAccountId: 'ACCOUNT_NO_CREDIT' }],
    [{ amountText: '' }, { amountText: 'AMOUNT_REQUIRED' }],
  ] as const)('with %j has the problems %j', (changes, violations) => {
    const draft = new CardReplenishmentDraft({ ...sound, ...changes });
    const circumstances = { accounts: ACCOUNTS, today: TODAY };
    expect(replenishmentViolations(draft, circumstances)).toEqual(violations);
    expect((ID && replenishmentOf(draft, circumstances, ID)) !== undefined).toBe(Object.keys(violations).length === 0);
  });

  it.each([
    ['08/29', '08/29'],
    ['8/29', '08/29'],
    ['0829', '08/29'],
    [' 08 / 2029 ', '08/29'],
    ['00/29', undefined],
    ['08', undefined],
    ['', undefined],
  ])('reads %j as %s', (typed, expiry) => {
    expect(readExpiry(typed)).toBe(expiry);
  });

  it('is good until its month is over', () => {
    expect([isPastExpiry('11/26', TODAY), isPastExpiry('10/26', TODAY), isPastExpiry('01/27', TODAY)]).toEqual([
      false,
      true,
      false,
    ]);
  });
});
