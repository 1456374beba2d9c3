import type { Currency } from '../money/Currency';
import type { Money } from '../money/Money';
import { parseAmount } from '../money/parseAmount';
import { unreadableAmount } from '../transfer/movementRules';
import type { ValidationCode } from '../validation/ValidationCode';
import { givenFor, quoteFor, takenFor } from './ExchangeQuote';
import type { ExchangePair, ExchangeQuote } from './ExchangeQuote';
import type { ExchangeRate } from './ExchangeRate';
import { plainText } from '../text/plainText';

/** Exchange in the calculator: two currencies and the typed amount of one of them. */
export interface ConversionDraft extends ExchangePair {
  readonly amountText: string;
  /** Side of the typed amount. */
  readonly amountIs: 'given' | 'taken';
}

/** A worked-out exchange; fields that are not known are `undefined`. */
export interface Conversion {
  readonly quote: ExchangeQuote | undefined;
  readonly given: Money | undefined;
  readonly taken: Money | undefined;
  /** Violation of the typed amount. None while nothing is typed. */
  readonly violation: ValidationCode | undefined;
}

/** Works out both amounts at the commercial rates, as an exchange of the bank would. */
export function converted(draft: ConversionDraft, rates: readonly ExchangeRate[]): Conversion {
  const quote = quoteFor(rates, draft);
  const currency: Currency = draft[draft.amountIs];
  if (plainText(draft.amountText) === '') {
    return { quote, given: undefined, taken: undefined, violation: undefined };
  }
  const parsed = parseAmount(draft.amountText, currency);
  if (!parsed.ok) {
    return { quote, given: undefined, taken: undefined, violation: unreadableAmount(draft.amountText, currency) };
  }
  const amount = parsed.value;
  return draft.amountIs === 'given'
    ? { quote, given: amount, taken: quote && takenFor(quote, amount), violation: undefined }
    : { quote, given: quote && givenFor(quote, amount), taken: amount, violation: undefined };
}
