import type { BatchKind } from '../../../src/domain/batch/batchFormats';
import { layoutKey } from '../../../src/domain/batch/tableFields';
import type { TableLayout } from '../../../src/domain/batch/tableLayout';
import type { CallContext } from '../../kernel/Handler';

/** Layouts kept for a company and a kind of file; the one that was saved longest ago is forgotten first. */
const MAX_LAYOUTS = 50;

const LAYOUTS = `
  select headings, fields, purpose from batch_layout where customer_id = $1 and kind = $2 order by saved_at desc limit ${MAX_LAYOUTS}`;

/** Layouts of tables that users of the company have given, the newest first. */
export async function readLayouts(kind: BatchKind, { bank, caller }: CallContext): Promise<readonly TableLayout[]> {
  const { rows } = await bank.database.pool.query<TableLayout>({
    name: 'batch-layouts',
    text: LAYOUTS,
    values: [caller.customerId, kind],
  });
  return rows;
}

const SAVE = `
  with saved as (
    insert into batch_layout as l (customer_id, kind, heading_set, headings, fields, purpose, user_id, saved_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8)
      on conflict (customer_id, kind, heading_set) do update set headings = excluded.headings, fields = excluded.fields,
        purpose = excluded.purpose, user_id = excluded.user_id, saved_at = excluded.saved_at
      returning 1)
  delete from batch_layout where customer_id = $1 and kind = $2 and heading_set <> $3 and heading_set not in (
    select k.heading_set from batch_layout k where k.customer_id = $1 and k.kind = $2 and k.heading_set <> $3
      order by k.saved_at desc limit ${MAX_LAYOUTS - 1})`;

/** Remembers a layout for the company: tables with the same set of headings are read by it from now on. */
export async function saveLayout(
  kind: BatchKind,
  { headings, fields, purpose }: TableLayout,
  { bank, caller, now }: CallContext,
): Promise<void> {
  const key = layoutKey(headings);
  await bank.database.pool.query(SAVE, [
    ...[caller.customerId, kind, key, headings, fields, purpose.trim(), caller.userId, new Date(now)],
  ]);
}
