import { compare } from '../money/Money';
import type { Money } from '../money/Money';
import { parseAmount } from '../money/parseAmount';
import { definedOnly, unreadableAmount } from '../transfer/movementRules';
import type { Violations } from '../validation/validate';
import type { ValidationCode } from '../validation/ValidationCode';
import type { CustomerLimit, LimitAmounts, LimitLevel } from './CustomerLimit';
import type { LimitChange } from './LimitChange';

/** Form fields of a change of limits; the amounts apply to the level `other` only. */
export interface LimitChangeForm {
  readonly level: LimitLevel;
  readonly maximumText: string;
  readonly dailyText: string;
  readonly monthlyText: string;
}

/** First violation of each field; empty when the change can be requested. */
export function limitChangeViolations(form: LimitChangeForm, limit: CustomerLimit): Violations<LimitChangeForm> {
  if (form.level !== 'other') {
    return definedOnly({ level: form.level === limit.level ? ('LIMIT_UNCHANGED' as const) : undefined });
  }
  const [once, day, month] = [amountOf(form.maximumText), amountOf(form.dailyText), amountOf(form.monthlyText)];
  const highest = highestOf(limit);
  return definedOnly({
    level: limit.level === 'other' && isSame(limit.current, { once, day, month }) ? 'LIMIT_UNCHANGED' : undefined,
    maximumText:
      unreadableAmount(form.maximumText, 'KGS') ??
      (isMore(limit.current.minimum, once) ? 'LIMIT_BELOW_LEAST' : undefined) ??
      (isMore(once, day) ? 'LIMIT_ONCE_ABOVE_DAY' : aboveHighest(once, highest.maximum)),
    dailyText:
      unreadableAmount(form.dailyText, 'KGS') ??
      (isMore(day, month) ? 'LIMIT_DAY_ABOVE_MONTH' : aboveHighest(day, highest.daily)),
    monthlyText: unreadableAmount(form.monthlyText, 'KGS') ?? aboveHighest(month, highest.monthly),
  });
}

/** Change made from a form; `undefined` while an amount of the level `other` is missing. */
export function limitChangeOf(form: LimitChangeForm, { transferCode }: CustomerLimit): LimitChange | undefined {
  const { level } = form;
  if (level !== 'other') {
    return { transferCode, level };
  }
  const [maximum, daily, monthly] = [amountOf(form.maximumText), amountOf(form.dailyText), amountOf(form.monthlyText)];
  return maximum && daily && monthly && { transferCode, level, own: { maximum, daily, monthly } };
}

/** True for limits above both the current and the standard ones: the bank decides on those, other changes take effect at once. */
export function needsDecision({ level, own }: LimitChange, limit: CustomerLimit): boolean {
  const requested = own ?? amountsOfLevel(limit, level);
  const standard = amountsOfLevel(limit, 'standard');
  return (['maximum', 'daily', 'monthly'] as const).some(
    (part) =>
      isMore(requested?.[part], limit.current[part]) &&
      isMore(requested?.[part], standard?.[part] ?? limit.current[part]),
  );
}

/** Amounts of a level defined by the bank; `undefined` for a level the bank does not define. */
export function amountsOfLevel({ levels }: CustomerLimit, level: LimitLevel): LimitAmounts | undefined {
  return levels.find((each) => each.level === level)?.amounts;
}

function highestOf(limit: CustomerLimit): LimitAmounts {
  return amountsOfLevel(limit, 'increased') ?? amountsOfLevel(limit, 'standard') ?? limit.current;
}

function aboveHighest(amount: Money | undefined, highest: Money): ValidationCode | undefined {
  return isMore(amount, highest) ? 'LIMIT_ABOVE_HIGHEST' : undefined;
}

function isMore(amount: Money | undefined, other: Money | undefined): boolean {
  return amount !== undefined && other !== undefined && compare(amount, other) > 0;
}

interface Typed {
  readonly once: Money | undefined;
  readonly day: Money | undefined;
  readonly month: Money | undefined;
}

function isSame(current: LimitAmounts, { once, day, month }: Typed): boolean {
  return (
    once?.minor === current.maximum.minor &&
    day?.minor === current.daily.minor &&
    month?.minor === current.monthly.minor
  );
}

function amountOf(text: string): Money | undefined {
  const parsed = parseAmount(text, 'KGS');
  return parsed.ok ? parsed.value : undefined;
}
