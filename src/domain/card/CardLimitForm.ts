import { compare, equal, money } from '../money/Money';
import type { Money } from '../money/Money';
import { formatAmount } from '../money/formatAmount';
import { parseAmount } from '../money/parseAmount';
import { definedOnly, unreadableAmount } from '../transfer/movementRules';
import type { Violations } from '../validation/validate';
import type { CardLimit, CardLimitType } from './CardLimit';

/** Form fields of a change of a card limit. */
export interface CardLimitForm {
  readonly limitType: CardLimitType;
  /** Amount as typed; `undefined` while it is the one in force. */
  readonly dailyText: string | undefined;
}

/** Matches zero, which is a valid amount here: a zero daily limit forbids the kind of spending. */
const ZERO = /^\s*0+(?:[.,]0{0,2})?\s*$/;

/** Text of the amount: as typed or, until then, the limit in force. */
export function dailyTextOf({ dailyText }: CardLimitForm, { daily }: CardLimit): string {
  return dailyText ?? formatAmount(daily, 'ru');
}

/** Requested limit; `undefined` while the text is not an amount. */
export function requestedLimit(form: CardLimitForm, limit: CardLimit): Money | undefined {
  const { daily } = limit;
  const dailyText = dailyTextOf(form, limit);
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
  const requested = requestedLimit(form, limit);
  if (requested === undefined) {
    return definedOnly({ dailyText: unreadableAmount(dailyTextOf(form, limit), limit.daily.currency) });
  }
  if (compare(requested, limit.highest) > 0) {
    return { dailyText: 'LIMIT_ABOVE_HIGHEST' };
  }
  return equal(requested, limit.daily) ? { dailyText: 'LIMIT_UNCHANGED' } : {};
}
