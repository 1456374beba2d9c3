import { currentAccountScope } from '../../db/AccountScope';
import type { CallContext } from '../../kernel/Handler';
import type { OperationPlan, PlannedLeg } from './OperationPlan';

/** Id that no account has. */
const NO_ACCOUNT = '0';

const NOT_WORKED_WITH = `
  select a.id::text from public.account a
    where a.id = any ($1::bigint[]) and a.customer_id = $2 and not may_see($3, a.id, true)`;

/**
 * The plan for the ledger to check: an account of the company that the user may not work with is planned as one that does not
 * exist, so that it is refused with the same code in the same order.
 */
export async function plannedInScope<Plan extends OperationPlan<string>>(
  plan: Plan,
  { bank, caller }: CallContext,
): Promise<Plan> {
  if (currentAccountScope() === undefined) {
    return plan;
  }
  const named = plan.legs.flatMap((leg) => ('account' in leg ? [leg.account] : []));
  const own = [plan.debit, plan.credit].flatMap((side) => ('accountId' in side ? [side.accountId] : []));
  const { rows } = await bank.database.pool.query<{ id: string }>(NOT_WORKED_WITH, [
    [...named, ...own],
    caller.customerId,
    caller.userId,
  ]);
  const closed = new Set(rows.map(({ id }) => id));
  const shown = (id: string) => (closed.has(id) ? NO_ACCOUNT : id);
  const shownLeg = (leg: PlannedLeg) => ('account' in leg ? { ...leg, account: shown(leg.account) } : leg);
  const shownSide = <Side extends Plan['debit'] | Plan['credit']>(side: Side): Side =>
    'accountId' in side ? { ...side, accountId: shown(side.accountId) } : side;
  return { ...plan, debit: shownSide(plan.debit), credit: shownSide(plan.credit), legs: plan.legs.map(shownLeg) };
}
