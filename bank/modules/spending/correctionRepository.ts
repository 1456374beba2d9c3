import type { Corrections } from '../../../src/domain/spending/categoryOf';
import type { ChosenCategory } from '../../../src/domain/spending/SpendingCategory';
import type { CallContext } from '../../kernel/Handler';

/** Every category the caller's customer has chosen. */
export async function readCorrections({ bank, caller }: CallContext): Promise<Corrections> {
  const { rows } = await bank.database.pool.query<{ subject: string; category: ChosenCategory }>({
    name: 'spending-corrections',
    text: 'select subject, category from spending_correction where customer_id = $1',
    values: [caller.customerId],
  });
  return new Map(rows.map(({ subject, category }) => [subject, category]));
}

/** Keeps the category chosen for a subject; `undefined` leaves it to the rules again. */
export async function keepCorrection(
  { bank, caller, now }: CallContext,
  subject: string,
  category: ChosenCategory | undefined,
): Promise<void> {
  const { kysely } = bank.database;
  if (category === undefined) {
    await kysely
      .deleteFrom('spending_correction')
      .where('customer_id', '=', BigInt(caller.customerId))
      .where('subject', '=', subject)
      .execute();
    return;
  }
  const chosen = { category, chosen_at: new Date(now) };
  await kysely
    .insertInto('spending_correction')
    .values({ customer_id: caller.customerId, subject, ...chosen })
    .onConflict((conflict) => conflict.columns(['customer_id', 'subject']).doUpdateSet(chosen))
    .execute();
}
