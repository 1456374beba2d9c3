import { compare, equal, money } from '../money/Money';
import type { Money } from '../money/Money';
import { parseAmount } from '../money/parseAmount';
import { definedOnly, unreadableAmount } from '../transfer/movementRules';
import type { Violations } from '../validation/validate';
import type { CardLimit, CardLimitType } from './CardLimit';

/** Form fields of a change of a card limit. */
export interface CardLimitForm {
  readonly limitType: CardLimitType;
  readonly dailyText: string;
}

/** Matches zero, which is a valid amount here: a zero daily limit forbids the kind of spending. */
const ZERO = /^\s*0+(?:[.,]0{0,2})?\s*$/;

/** Requested limit; `undefined` while the text is not an amount. */
export function requestedLimit({ dailyText }: CardLimitForm, { daily }: CardLimit): Money | undefined {
  if (ZERO.test(dailyText)) {
    return money(0n, daily.currency);
  }
  const amount = parseAmount(dailyText, daily.currency);
  return amount.ok ? amount.value : undefined;
}

/** Violations of a form, by field; empty when it can be submitted. */
export function cardLimitViolations(form: CardLimitForm, limits: readonly CardLimit[]): Violations<CardLimitForm> {
  const limit = limits.find(({ limitType }) => limitType === form.limitType);
  if (limit === undefined) {
    return {};
  }
  const wished = requestedLimit(form, limit);
  if (wished === undefined) {
    return definedOnly({ dailyText: unreadableAmount(form.dailyText, limit.daily.currency) });
  }
  if (compare(wished, limit.highest) > 0) {
    return { dailyText: 'LIMIT_ABOVE_HIGHEST' };
  }
  return equal(wished, limit.daily) ? { dailyText: 'LIMIT_UNCHANGED' } : {};
}
