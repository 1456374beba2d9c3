import type { ApprovalDay, CountedSum, DaySigner, SomPrice } from '../../../src/domain/corporate/approvalDay';
import { OTHER_PAYEES } from '../../../src/domain/corporate/approvalDay';
import type { ApprovalRule } from '../../../src/domain/corporate/approvalRule';
import type { LocalizedText } from '../../../src/domain/language/Language';
import type { Currency } from '../../../src/domain/money/Currency';
import { money } from '../../../src/domain/money/Money';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { CallContext } from '../../kernel/Handler';

/** Payees of a day that are listed one by one, the largest sums first. */
const LISTED_PAYEES = 300;
/** Largest sum that is answered, in minor units. */
const LARGEST_SUM = '999999999999999';

interface SumRow {
  readonly code: string;
  readonly account_id: string;
  readonly credit_number: string;
  readonly inn: string;
  readonly credit_name: string;
  readonly soms: bigint;
}

/** Sums of the author `$1` on the day `$2`; payees of accounts the author sees no more are added up without their names. */
const SUMS = `
  select x.code, x.account_id::text, x.credit_number, x.inn, x.credit_name, least(sum(x.soms), $4::numeric)::bigint as soms
    from (
      select p.code, p.account_id, p.soms, case when p.listed then p.credit_number else '' end as credit_number,
          case when p.listed then p.inn else '' end as inn, case when p.listed then p.credit_name else $5 end as credit_name
        from (select s.*, row_number() over (order by s.soms desc) <= $3::int and may_see($1, s.account_id) as listed
          from payee_day_sum s where s.user_id = $1 and s.day = $2::date and s.soms > 0) p) x
    group by 1, 2, 3, 4, 5 order by 6 desc, 1, 2, 3, 4, 5`;

interface SignerRow {
  readonly id: string;
  readonly name: LocalizedText;
  readonly is_blocked: boolean;
  readonly is_able: boolean;
  /** Null for a user who is not limited. */
  readonly accounts: readonly string[] | null;
}

/** Users `$2` as signers of documents of the author `$1`, limited to the accounts the author sees. */
const SIGNERS = `
  select u.id::text, u.full_name as name, coalesce(u.blocked_until > $3, false) as is_blocked,
      'sign' = any (u.rights) and u.phone <> author.phone as is_able,
      case when u.accounts_limited then array(select x::text from unnest(accounts_of_user(u.id, true)) x where may_see(author.id, x)) end as accounts
    from app_user author join app_user u on u.customer_id = author.customer_id and u.id = any ($2::bigint[])
    where author.id = $1 order by u.id`;

const PRICES = `
  select distinct on (h.base) h.base as currency, h.sell as price from exchange_rate_history h
    where h.quote = 'KGS' and h.rate_type = 'official' and h.valid_from <= $1 order by h.base, h.valid_from desc`;

/** The day of the caller as far as rules ask for it; absent for a user who makes no documents. */
export async function readApprovalDay(
  { bank, caller, now }: CallContext,
  rules: readonly ApprovalRule[],
): Promise<ApprovalDay | undefined> {
  const { pool } = bank.database;
  const { rows: authors } = await pool.query<{ creates: boolean }>({
    name: 'approval-day-author',
    text: `select 'create' = any (rights) as creates from app_user where id = $1`,
    values: [caller.userId],
  });
  if (authors[0]?.creates !== true) {
    return undefined;
  }
  const day = bankDayOf(now);
  const { rows: sums } = await pool.query<SumRow>({
    name: 'approval-day-sums',
    text: SUMS,
    values: [caller.userId, day, LISTED_PAYEES, LARGEST_SUM, OTHER_PAYEES],
  });
  const { rows: signers } = await pool.query<SignerRow>({
    name: 'approval-day-signers',
    text: SIGNERS,
    values: [caller.userId, [...new Set(rules.flatMap((rule) => rule.signers))], new Date(now)],
  });
  const { rows: prices } = await pool.query<{ currency: Currency; price: bigint }>({
    name: 'approval-day-prices',
    text: PRICES,
    values: [new Date(now)],
  });
  return {
    authorId: caller.userId,
    day,
    sums: sums.map(sumOf),
    signers: signers.map(signerOf),
    prices: prices.map(priceOf),
  };
}

function sumOf(row: SumRow): CountedSum {
  return {
    code: row.code,
    accountId: row.account_id,
    creditNumber: row.credit_number,
    creditName: row.credit_name,
    inn: row.inn,
    sum: money(row.soms, 'KGS'),
  };
}

function signerOf({ id, name, is_able: isAble, is_blocked: isBlocked, accounts }: SignerRow): DaySigner {
  return { id, name, accounts: isAble ? (accounts ?? 'all') : [], canToday: !isBlocked };
}

function priceOf({ currency, price }: { readonly currency: Currency; readonly price: bigint }): SomPrice {
  return { currency, price };
}
