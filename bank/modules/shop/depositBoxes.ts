import type { LocalizedText } from '../../../src/domain/language/Language';
import { money } from '../../../src/domain/money/Money';
import type { BoxOffer, BoxSize } from '../../../src/domain/shop/DepositBox';
import type { BankDay } from '../../../src/domain/time/Instant';
import type { Database } from '../../db/Database';

interface SizeRow {
  readonly branch_id: string;
  readonly branch_name: LocalizedText;
  readonly size: BoxSize;
  readonly height_cm: number;
  readonly width_cm: number;
  readonly depth_cm: number;
  readonly rent: bigint;
  readonly free: number;
}

const BY_BRANCH = `select p.id::text as branch_id, p.name as branch_name, s.size, s.height_cm, s.width_cm, s.depth_cm, s.rent,
    (count(*) filter (where is_box_free(b, $1::date)))::int as free
  from deposit_box b join deposit_box_size s on s.size = b.size join service_point p on p.id = b.branch_id
  group by p.id, s.size order by p.id, s.rent`;

/** Safe-deposit boxes by branch and size, the smallest first, as they stand on a day. */
export async function readBoxes({ pool }: Database, today: BankDay): Promise<readonly BoxOffer[]> {
  const { rows } = await pool.query<SizeRow>({ name: 'deposit-boxes', text: BY_BRANCH, values: [today] });
  return rows.map((row) => ({
    branchId: row.branch_id,
    branchName: row.branch_name,
    size: row.size,
    heightCm: row.height_cm,
    widthCm: row.width_cm,
    depthCm: row.depth_cm,
    rent: money(row.rent, 'KGS'),
    free: row.free,
  }));
}

// Any of the free ones, so that customers who choose at one moment are rarely given the same.
const FREE_BOX = `select b.number from deposit_box b
  where b.branch_id = $1::integer and b.size = $2 and is_box_free(b, $3::date) order by random() limit 1`;

/** Number of a box that is free on a day; `undefined` when none is. */
export async function findFreeBox(
  { pool }: Database,
  { branchId, size, today }: { readonly branchId: string; readonly size: BoxSize; readonly today: BankDay },
): Promise<number | undefined> {
  const { rows } = await pool.query<{ readonly number: number }>({
    name: 'free-deposit-box',
    text: FREE_BOX,
    values: [branchId, size, today],
  });
  return rows[0]?.number;
}
