import { describe, expect, test } from 'vitest';

import type { CustomerLimit, LimitAmounts, LimitLevel } from '../../../src/domain/limit/CustomerLimit';
import { limitChangeOf, limitChangeViolations, needsDecision } from '../../../src/domain/limit/LimitChangeForm';
import type { LimitChangeForm } from '../../../src/domain/limit/LimitChangeForm';
import { money } from '../../../src/domain/money/Money';
import type { ValidationCode } from '../../../src/domain/validation/ValidationCode';

const som = (major: bigint) => money(major * 100n, 'KGS');
const amounts = (maximum: bigint, daily: bigint, monthly: bigint): LimitAmounts => ({
  minimum: som(1n),
  maximum: som(maximum),
  daily: som(daily),
  monthly: som(monthly),
});

const STANDARD = amounts(1_000n, 2_000n, 10_000n);
const INCREASED = amounts(3_000n, 6_000n, 30_000n);

function aLimit(level: LimitLevel, current: LimitAmounts): CustomerLimit {
  return {
    transferCode: 'CLEARING',
    level,
    current,
    usedToday: som(0n),
    leftToday: current.daily,
    usedThisMonth: som(0n),
    leftThisMonth: current.monthly,
    levels: [
      { level: 'standard', amounts: STANDARD },
      { level: 'increased', amounts: INCREASED },
    ],
  };
}

const ORDINARY = aLimit('standard', STANDARD);
const own = (maximumText: string, dailyText: string, monthlyText: string): LimitChangeForm => ({
  level: 'other',
  maximumText,
  dailyText,
  monthlyText,
});

describe('other limits', () => {
  test.each<[string, LimitChangeForm, CustomerLimit, Partial<Record<keyof LimitChangeForm, ValidationCode>>]>([
    ['sound amounts', own('500', '1 000,00', '5000'), ORDINARY, {}],
    ['the highest there are', own('3000', '6000', '30000'), ORDINARY, {}],
    ['another level', { ...own('', '', ''), level: 'increased' }, ORDINARY, {}],
    ['the level that holds', { ...own('', '', ''), level: 'standard' }, ORDINARY, { level: 'LIMIT_UNCHANGED' }],
    ['the amounts that hold', own('1000', '2000', '10000'), aLimit('other', STANDARD), { level: 'LIMIT_UNCHANGED' }],
    ['less than the smallest operation', own('0,99', '1000', '5000'), ORDINARY, { maximumText: 'LIMIT_BELOW_LEAST' }],
    ['more at once than a day', own('1001', '1000', '5000'), ORDINARY, { maximumText: 'LIMIT_ONCE_ABOVE_DAY' }],
    ['more a day than a month', own('500', '5001', '5000'), ORDINARY, { dailyText: 'LIMIT_DAY_ABOVE_MONTH' }],
    [
      'more than the highest',
      own('3001', '6001', '30001'),
      ORDINARY,
      { maximumText: 'LIMIT_ABOVE_HIGHEST', dailyText: 'LIMIT_ABOVE_HIGHEST', monthlyText: 'LIMIT_ABOVE_HIGHEST' },
    ],
    [
      'no amounts',
      own('', 'x', '1,001'),
      ORDINARY,
      { maximumText: 'AMOUNT_REQUIRED', dailyText: 'NOT_AN_AMOUNT', monthlyText: 'TOO_MANY_DECIMALS' },
    ],
  ])('%s', (_, form, limit, violations) => {
    expect(limitChangeViolations(form, limit)).toEqual(violations);
  });

  test.each<[string, LimitChangeForm, CustomerLimit, boolean]>([
    ['lower', own('500', '1000', '5000'), ORDINARY, false],
    ['back to the standard', { ...own('', '', ''), level: 'standard' }, aLimit('other', amounts(10n, 10n, 10n)), false],
    ['lower, and still above the standard', own('2000', '4000', '20000'), aLimit('increased', INCREASED), false],
    ['one amount above the standard', own('1000', '2000', '10000,01'), ORDINARY, true],
    ['the increased level', { ...own('', '', ''), level: 'increased' }, ORDINARY, true],
    [
      'back to the increased level',
      { ...own('', '', ''), level: 'increased' },
      aLimit('other', amounts(2_000n, 4_000n, 20_000n)),
      true,
    ],
  ])('%s is decided by the bank, or at once', (_, form, limit, expected) => {
    const change = limitChangeOf(form, limit);
    expect(change !== undefined && needsDecision(change, limit)).toBe(expected);
  });

  test('an amount that is missing asks for nothing', () => {
    expect(limitChangeOf(own('', '1000', '5000'), ORDINARY)).toBeUndefined();
  });
});
