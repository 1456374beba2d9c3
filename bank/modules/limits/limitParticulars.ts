import { encodeAmount } from '../../../src/infrastructure/registry/codecs';
import { addDays, addMonths, firstOfMonth } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { TransferCode } from '../../../src/domain/movements/movements';
import type { CallContext } from '../../kernel/Handler';
import { readLimits } from './limitRepository';

/**
 * Particulars of a refusal by a limit of the customer: its code, the limit and, for one that is used up, what is left of it and the
 * day it is counted anew. Amounts are soms as on the wire. `undefined` for another refusal.
 */
export async function limitParticulars(
  refusal: string,
  limitCode: TransferCode,
  context: CallContext,
): Promise<Readonly<Record<string, string>> | undefined> {
  if (!isLimitRefusal(refusal)) {
    return undefined;
  }
  const limit = (await readLimits(context)).find(({ transferCode }) => transferCode === limitCode);
  if (limit === undefined) {
    return undefined;
  }
  const { current, leftToday, leftThisMonth } = limit;
  const today = bankDayOf(context.now);
  switch (refusal) {
    case 'MIN_LIM_NOT_REACHED':
      return { limitCode, limit: encodeAmount(current.minimum) };
    case 'MAX_LIM_EXCEEDED':
      return { limitCode, limit: encodeAmount(current.maximum) };
    case 'DAILY_LIMIT_EXCEEDED':
      return {
        limitCode,
        limit: encodeAmount(current.daily),
        left: encodeAmount(leftToday),
        renewsOn: addDays(today, 1),
      };
    case 'MONTHLY_LIMIT_EXCEEDED': {
      const renewsOn = addMonths(firstOfMonth(today), 1);
      return { limitCode, limit: encodeAmount(current.monthly), left: encodeAmount(leftThisMonth), renewsOn };
    }
    default:
      return refusal satisfies never;
  }
}

const REFUSALS = ['MIN_LIM_NOT_REACHED', 'MAX_LIM_EXCEEDED', 'DAILY_LIMIT_EXCEEDED', 'MONTHLY_LIMIT_EXCEEDED'] as const;

function isLimitRefusal(refusal: string): refusal is (typeof REFUSALS)[number] {
  return REFUSALS.some((each) => each === refusal);
}
