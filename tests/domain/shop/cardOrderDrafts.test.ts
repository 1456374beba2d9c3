import { describe, expect, it } from 'vitest';

import { money } from '../../../src/domain/money/Money';
import { holderOf, isHolder } from '../../../src/domain/shop/cardHolder';
import { reissueRefusal, renewalRefusal } from '../../../src/domain/shop/CardOrder';
import type { CardOffer } from '../../../src/domain/shop/CardOrder';
import {
  DebitCardDraft,
  debitCardOf,
  debitCardViolations,
  InstantCardDraft,
  instantCardOf,
} from '../../../src/domain/shop/CardOrderDraft';
import {
  CardReissueDraft,
  CardRenewalDraft,
  reasonsFor,
  reissueOf,
  reissueViolations,
  renewalOf,
} from '../../../src/domain/shop/CardReissueDraft';
import { CreditCardDraft, creditCardOf, creditCardViolations } from '../../../src/domain/shop/CreditCardDraft';
import { addDays } from '../../../src/domain/time/days';
import { anAccount } from '../../application/support/builders';
import { aCard } from '../../application/support/cards';
import { newOperationId } from '../../bank/support/transfers';

const ACCOUNTS = [
  anAccount({ id: '1', minor: 5_000_000n }),
  anAccount({ id: '2', number: '1280010000000316', currency: 'USD' }),
];
const OFFERS: readonly CardOffer[] = [
  { scheme: 'elcart', currencies: ['KGS'], price: money(10_000n, 'KGS'), reissuePrice: money(15_000n, 'KGS') },
  { scheme: 'visa', currencies: ['KGS', 'USD'], price: money(30_000n, 'KGS'), reissuePrice: money(40_000n, 'KGS') },
];
const CIRCUMSTANCES = { accounts: ACCOUNTS, offers: OFFERS };

describe('a name on a card', () => {
  it.each(['AIBEK ASANOV', "J. R. O'NEIL-SMITH", 'A', 'AIBEK ASANOV JR.'])('may be %s', (name) => {
    expect(isHolder(name)).toBe(true);
  });

  it.each(['', 'Aibek', 'АЙБЕК', 'AIBEK  ASANOV', ' AIBEK', 'AIBEK-', 'AIBEK 2', 'A'.repeat(27)])(
    'may not be %j',
    (name) => {
      expect(isHolder(name)).toBe(false);
    },
  );

  it('is pressed in capitals, however it was typed', () => {
    expect(holderOf('  Aibek   Asanov ')).toBe('AIBEK ASANOV');
  });
});

describe('a draft of an order for a card', () => {
  const FILLED = {
    cardScheme: 'visa',
    cardAccountId: '2',
    holderName: 'Aibek Asanov',
    cardBranch: '7',
    debitAccountId: '1',
  };

  it('becomes an order of each kind', () => {
    const operationId = newOperationId();
    expect(debitCardOf(new DebitCardDraft(FILLED), CIRCUMSTANCES, operationId)).toEqual({
      productType: 'makeDebitCardOrder',
      operationId,
      debitAccountId: '1',
      cardAccountId: '2',
      scheme: 'visa',
      holder: 'AIBEK ASANOV',
      branchId: '7',
    });
    expect(
      instantCardOf(new InstantCardDraft({ ...FILLED, cardAccountId: '1' }), CIRCUMSTANCES, operationId),
    ).toMatchObject({ productType: 'makeInstantCardOrder', cardAccountId: '1', branchId: '7' });
  });

  it.each([
    ['cardAccountId', '', 'ACCOUNT_REQUIRED', 'cardAccountId'],
    ['cardScheme', 'elcart', 'CARD_ACCOUNT_CURRENCY', 'cardAccountId'],
    ['cardScheme', 'mir', 'ACCOUNT_REQUIRED', 'cardAccountId'],
    ['holderName', 'Айбек', 'CARD_HOLDER', 'holderName'],
    ['holderName', '', 'CARD_HOLDER', 'holderName'],
    ['cardBranch', '', 'CARD_BRANCH_REQUIRED', 'cardBranch'],
    ['debitAccountId', '2', 'SOMS_ONLY', 'debitAccountId'],
    ['debitAccountId', '', 'ACCOUNT_REQUIRED', 'debitAccountId'],
  ] as const)('is no order with %s %j', (field, value, violation, where) => {
    const draft = new DebitCardDraft({ ...FILLED, [field]: value });
    expect(debitCardViolations(draft, CIRCUMSTANCES)[where]).toBe(violation);
    expect(debitCardOf(draft, CIRCUMSTANCES, newOperationId())).toBeUndefined();
  });
});

describe('a draft of an application for a credit card', () => {
  const FILLED = { amountText: '100 000', incomeText: '60 000', holderName: 'AIBEK ASANOV', cardBranch: '7' };

  it('becomes an application for a usual term', () => {
    expect(creditCardOf(new CreditCardDraft(FILLED), newOperationId())).toMatchObject({
      limit: money(10_000_000n, 'KGS'),
      termMonths: 24,
      monthlyIncome: money(6_000_000n, 'KGS'),
    });
  });

  it.each([
    ['amountText', '9 999,99', 'LOAN_OUT_OF_BOUNDS'],
    ['amountText', '300 000,01', 'LOAN_OUT_OF_BOUNDS'],
    ['amountText', '', 'AMOUNT_REQUIRED'],
    ['incomeText', '', 'AMOUNT_REQUIRED'],
    ['holderName', 'Айбек', 'CARD_HOLDER'],
    ['cardBranch', '', 'CARD_BRANCH_REQUIRED'],
  ] as const)('is none with %s %j', (field, value, violation) => {
    const draft = new CreditCardDraft({ ...FILLED, [field]: value });
    expect(creditCardViolations(draft)[field]).toBe(violation);
    expect(creditCardOf(draft, newOperationId())).toBeUndefined();
  });
});

describe('a card in place of another one', () => {
  const today = addDays(aCard().expiresOn, -400);
  const holder = 'AIBEK ASANOV';
  const circumstances = { accounts: ACCOUNTS, cards: [aCard({ id: '9', holder })], today };
  const FILLED = { replacedCardId: '9', cardBranch: '7', debitAccountId: '1' };

  it('keeps the name on it, unless the name has changed', () => {
    const kept = new CardReissueDraft({ ...FILLED, holderName: 'SOMEBODY ELSE' });
    expect(reissueOf(kept, circumstances, newOperationId())).toMatchObject({ reason: 'LOST', holder });
    const renamed = new CardReissueDraft({ ...FILLED, reissueReason: 'NAME_CHANGED', holderName: 'Aibek Usenov' });
    expect(reissueOf(renamed, circumstances, newOperationId())).toMatchObject({ holder: 'AIBEK USENOV' });
    const same = new CardReissueDraft({ ...FILLED, reissueReason: 'NAME_CHANGED', holderName: 'aibek asanov' });
    expect(reissueViolations(same, circumstances).holderName).toBe('CARD_HOLDER');
    expect(reissueOf(same, circumstances, newOperationId())).toBeUndefined();
  });

  it('has no name that could change where the card has none', () => {
    expect(reasonsFor({ holder: '' })).toEqual(['LOST', 'DAMAGED']);
    const nameless = { ...circumstances, cards: [aCard({ id: '9', holder: '' })] };
    const renamed = new CardReissueDraft({ ...FILLED, reissueReason: 'NAME_CHANGED', holderName: 'AIBEK' });
    expect(reissueOf(renamed, nameless, newOperationId())).toBeUndefined();
  });

  it('is paid for before the end of the card, and free near it and after it', () => {
    const ends = aCard().expiresOn;
    expect([-61, -60, 0, 1].map((days) => renewalRefusal(aCard(), addDays(ends, days)))).toEqual([
      'OPERATION_IMPOSSIBLE',
      undefined,
      undefined,
      undefined,
    ]);
    expect([-61, 0, 1].map((days) => reissueRefusal(aCard(), addDays(ends, days)))).toEqual([
      undefined,
      undefined,
      'CARD_EXPIRED',
    ]);
    const draft = new CardRenewalDraft(FILLED);
    expect(renewalOf(draft, circumstances, newOperationId())).toBeUndefined();
    expect(renewalOf(draft, { ...circumstances, today: ends }, newOperationId())).toMatchObject({ cardId: '9' });
  });

  it.each([{ customStatus: 'hardLock' }, { ipcStatus: 'hardLock' }, { accountClass: '3010' }] as const)(
    'is a matter of the bank for a card with %j',
    (values) => {
      expect(reissueRefusal(aCard(values), today)).toBe('CARD_LOCKED');
      expect(renewalRefusal(aCard(values), today)).toBe('CARD_LOCKED');
    },
  );

  it('is ordered for a card its owner has locked as well', () => {
    expect(reissueRefusal(aCard({ customStatus: 'softLock' }), today)).toBeUndefined();
  });
});
