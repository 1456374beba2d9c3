import type {
  SpendingOperations,
  SpendingOperationsQuery,
  spendingOperations,
} from '../../../src/application/operations/spending';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import { categoryOf, subjectOf } from '../../../src/domain/spending/categoryOf';
import type { Corrections } from '../../../src/domain/spending/categoryOf';
import { spendingOf, spendingPeriod } from '../../../src/domain/spending/Spending';
import type { SpendingCategory } from '../../../src/domain/spending/SpendingCategory';
import { addMonths } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { CallContext, HandlersFor } from '../../kernel/Handler';
import { readHistory } from '../accounts';
import { localizeOperations } from '../operations';
import { keepCorrection, readCorrections } from './correctionRepository';
import { readGroups, readLine, readLines } from './outgoingRepository';
import type { OutgoingLine } from './outgoingRepository';

const LINES_ON_PAGE = 50;
/** Period over which operations that follow a correction are counted. */
const ALIKE_MONTHS = 12;

/** Handlers of spending by category. Every query is restricted to the caller's customer. */
export const spendingHandlers: HandlersFor<typeof spendingOperations> = {
  GET_SPENDING: async ({ month, accountId }, context) => {
    const today = bankDayOf(context.now);
    const period = spendingPeriod(month ?? today, today);
    const [{ groups, withoutRate }, corrections] = await Promise.all([
      readGroups(context, period, accountId),
      readCorrections(context),
    ]);
    return success(spendingOf(groups, period, { corrections, withoutRate }));
  },

  GET_SPENDING_OPERATIONS: async (query, context) => success(await readOperations(query, context)),

  GET_SPENDING_CATEGORY: async ({ transactionId }, context) => {
    const line = await readLine(context, transactionId);
    if (line === undefined) {
      return refusal({ code: 'TRANSACTION_NOT_FOUND' });
    }
    if (line === 'none' || line.paid <= 0n) {
      return success({ category: undefined, isChosen: false });
    }
    const corrections = await readCorrections(context);
    const category = categoryOf(line.outgoing, corrections);
    return success({ category, isChosen: category !== undefined && corrections.has(subjectOf(line.outgoing)) });
  },

  SET_SPENDING_CATEGORY: async ({ transactionId, category }, context) => {
    const line = await readLine(context, transactionId);
    if (line === undefined) {
      return refusal({ code: 'TRANSACTION_NOT_FOUND' });
    }
    const ruled = line === 'none' || line.paid <= 0n ? undefined : categoryOf(line.outgoing);
    if (line === 'none' || ruled === undefined) {
      return refusal({ code: 'OPERATION_IMPOSSIBLE' });
    }
    const subject = subjectOf(line.outgoing);
    const chosenBefore = (await readCorrections(context)).get(subject);
    await keepCorrection(context, subject, category);
    return success({ category: category ?? ruled, chosenBefore, alike: await countAlike(context, subject) });
  },
};

/** Number of operations of the last months with a subject, besides the one that is corrected. */
async function countAlike(context: CallContext, subject: string): Promise<number> {
  const through = bankDayOf(context.now);
  const from = addMonths(through, -ALIKE_MONTHS);
  const { groups } = await readGroups(context, { from, through, comparedThrough: through });
  const alike = groups
    .filter(({ outgoing }) => subjectOf(outgoing) === subject)
    .reduce((sum, { count }) => sum + count, 0);
  return Math.max(0, alike - 1);
}

async function readOperations(query: SpendingOperationsQuery, context: CallContext): Promise<SpendingOperations> {
  const { month, through } = spendingPeriod(query.month, bankDayOf(context.now));
  const [lines, corrections] = await Promise.all([
    readLines(context, { from: month, through }),
    readCorrections(context),
  ]);
  const counted = lines.flatMap((line) => {
    const spent = spentOn(query.category, line, corrections);
    return spent === 0n ? [] : [{ id: line.transactionId, spent }];
  });
  const begin = query.cursor === undefined ? 0 : counted.findIndex(({ id }) => id === query.cursor) + 1;
  const page = counted.slice(begin, begin + LINES_ON_PAGE);
  const spent = new Map(page.map((line) => [line.id, line.spent]));
  const { transactions } = await readHistory(context.bank.database.pool, context.caller.customerId, {
    ids: [...spent.keys()],
    from: month,
    to: through,
    limit: LINES_ON_PAGE,
  });
  return {
    lines: (await localizeOperations(transactions, context)).map((transaction) => ({
      transaction,
      spent: money(spent.get(transaction.id) ?? 0n, 'KGS'),
    })),
    next: begin + LINES_ON_PAGE < counted.length ? page.at(-1)?.id : undefined,
  };
}

/** Part of a line that belongs to a category, in minor units of the som. */
function spentOn(category: SpendingCategory, { outgoing, paid, fee }: OutgoingLine, corrections: Corrections): bigint {
  if (category === 'fees') {
    return fee;
  }
  return categoryOf(outgoing, corrections) === category ? paid : 0n;
}
