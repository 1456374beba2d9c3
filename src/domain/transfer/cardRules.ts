import { Matches } from 'class-validator';

import type { Account } from '../account/Account';
import { isCardNumber } from '../card/cardNumber';
import { schemeOf } from '../card/cardScheme';
import type { CardScheme } from '../card/cardScheme';
import type { Currency } from '../money/Currency';
import { CARD_DIGITS } from '../validation/ValidationCode';
import type { ValidationCode } from '../validation/ValidationCode';
import { all, because } from './movementRules';
import { readCardNumber } from '../text/identifiers';

/** Account currencies for each card scheme: of accounts that pay to cards, and of accounts topped up from cards. */
export const CARD_CURRENCIES = {
  elcart: { paidFrom: ['KGS'], replenished: [] },
  visa: { paidFrom: ['KGS', 'USD'], replenished: ['KGS'] },
} as const satisfies Readonly<Record<CardScheme, Readonly<Record<'paidFrom' | 'replenished', readonly Currency[]>>>>;

/** Violation of a card number as typed, with any spaces or hyphens, for a card scheme; `undefined` when it is valid. */
export function cardNumberViolation(typed: string, scheme: CardScheme): ValidationCode | undefined {
  const digits = readCardNumber(typed);
  if (digits === '') {
    return 'CARD_NUMBER_REQUIRED';
  }
  if (!/^\d+$/.test(digits)) {
    return 'CARD_NUMBER_CHARACTERS';
  }
  if (digits.length !== CARD_DIGITS) {
    return 'CARD_NUMBER_LENGTH';
  }
  if (!isCardNumber(digits)) {
    return 'CARD_NUMBER_WRONG';
  }
  return schemeOf(digits) === scheme ? undefined : 'CARD_OTHER_SCHEME';
}

/** Validates a security code: three digits. */
export function SecurityCode(): PropertyDecorator {
  return all(Matches(/\S/, because('SECURITY_CODE_REQUIRED')), Matches(/^\d{3}$/, because('SECURITY_CODE_DIGITS')));
}

/** Reason an account of this currency cannot take part in a transfer with a card; `undefined` when it can. */
export function cardCurrencyViolation(account: Account, currencies: readonly Currency[]): ValidationCode | undefined {
  return currencies.includes(account.currency) ? undefined : 'CARD_CURRENCY';
}
