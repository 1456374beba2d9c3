import { compare, equal, money } from '../money/Money';
import type { Money } from '../money/Money';
import { parseAmount } from '../money/parseAmount';
import { definedOnly, unreadableAmount } from '../transfer/movementRules';
import type { Problems } from '../validation/validate';
import type { CardLimit, CardLimitType } from './CardLimit';

/** What is filled in for another limit of a card. */
export interface CardLimitForm {
  readonly limitType: CardLimitType;
  readonly dailyText: string;
}

/** Nothing a day closes that way of spending, so zero is an amount here. */
const ZERO = /^\s*0+(?:[.,]0{0,2})?\s*$/;

/** The limit a form wishes for; `undefined` while it cannot be read. */
export function wishedLimit({ dailyText }: CardLimitForm, { daily }: CardLimit): Money | undefined {
  if (ZERO.test(dailyText)) {
    return money(0n, daily.currency);
  }
  const amount = parseAmount(dailyText, daily.currency);
  return amount.ok ? amount.value : undefined;
}

/** What is wrong with a form; empty when it can be sent. */
export function cardLimitProblems(form: CardLimitForm, limits: readonly CardLimit[]): Problems<CardLimitForm> {
  const limit = limits.find(({ limitType }) => limitType === form.limitType);
  if (limit === undefined) {
    return {};
  }
  const wished = wishedLimit(form, limit);
  if (wished === undefined) {
    return definedOnly({ dailyText: unreadableAmount(form.dailyText, limit.daily.currency) });
  }
  if (compare(wished, limit.highest) > 0) {
    return { dailyText: 'LIMIT_ABOVE_HIGHEST' };
  }
  return equal(wished, limit.daily) ? { dailyText: 'LIMIT_UNCHANGED' } : {};
}
