import { TRANSFER_CODES } from '../../../src/domain/movements/movements';
import { leftOf } from '../../../src/domain/limit/CustomerLimit';
import type { CustomerLimit, LimitAmounts, LimitLevel } from '../../../src/domain/limit/CustomerLimit';
import type { TransferCode } from '../../../src/domain/movements/movements';
import { compare, money } from '../../../src/domain/money/Money';
import type { Money } from '../../../src/domain/money/Money';
import { paymentCodeOf } from '../../../src/domain/payment/ServiceProvider';
import type { ServiceProvider } from '../../../src/domain/payment/ServiceProvider';
import type { Instant } from '../../../src/domain/time/Instant';
import { readProviders } from '../directories';
import type { CallContext } from '../../kernel/Handler';

interface AmountColumns {
  readonly minimum: bigint;
  readonly maximum: bigint;
  readonly daily: bigint;
  readonly monthly: bigint;
}

interface LimitRow extends AmountColumns {
  readonly limit_code: TransferCode;
  readonly level: LimitLevel;
  readonly used_today: bigint | null;
  readonly used_this_month: bigint | null;
}

interface LevelRow extends AmountColumns {
  readonly limit_code: TransferCode;
  readonly level: LimitLevel;
}

interface RequestedRow extends LevelRow {
  readonly submitted_at: Instant;
}

interface Found {
  readonly levels: readonly LevelRow[];
  readonly requested: readonly RequestedRow[];
}

const CURRENT = `
  select l.*, u.used_today, u.used_this_month
    from unnest($2::text[]) with ordinality c (code, place) cross join limit_of($1, c.code) l
      left join limit_use s on s.customer_id = $1 and s.limit_code = c.code
      cross join limit_use_on(s, bank_day($3)) u
    where l.limit_code is not null
    order by c.place`;

const REQUESTED = `
  select limit_code, level, minimum, maximum, daily, monthly, submitted_at from limit_application
    where customer_id = $1 and status = 'review'`;

const LEVELS = `
  select limit_code, level, minimum, maximum, daily, monthly from limit_rule
    where customer_kind = $1 order by limit_code, array_position(array['standard', 'increased', 'other'], level)`;

/** The limits of the caller's customer, counted up to now; after those of the kinds the bounds of each provider. */
export async function readLimits(context: CallContext): Promise<readonly CustomerLimit[]> {
  const [limits, providers] = await Promise.all([readLimitsOfKinds(context), readProviders(context)]);
  return [
    ...limits,
    ...providers.flatMap((provider) => {
      const limit = limits.find(({ transferCode }) => transferCode === paymentCodeOf(provider));
      return limit === undefined ? [] : [limitOfProvider(limit, provider)];
    }),
  ];
}

/** The limit of the kind within the bounds of one payment to a provider, which the ledger checks as well. */
function limitOfProvider(limit: CustomerLimit, { id, minimum, maximum }: ServiceProvider): CustomerLimit {
  const { current } = limit;
  return {
    ...limit,
    serviceProviderId: id,
    current: {
      ...current,
      minimum: compare(minimum, current.minimum) > 0 ? minimum : current.minimum,
      maximum: compare(maximum, current.maximum) < 0 ? maximum : current.maximum,
    },
    levels: [],
    requested: undefined,
  };
}

async function readLimitsOfKinds({ bank, caller, now }: CallContext): Promise<readonly CustomerLimit[]> {
  const { pool } = bank.database;
  const [current, levels, requested] = await Promise.all([
    pool.query<LimitRow>({
      name: 'limits-of-customer',
      text: CURRENT,
      values: [caller.customerId, TRANSFER_CODES, new Date(now)],
    }),
    pool.query<LevelRow>({ name: 'levels-of-limits', text: LEVELS, values: [caller.customerKind] }),
    pool.query<RequestedRow>({ name: 'requested-limits', text: REQUESTED, values: [caller.customerId] }),
  ]);
  return current.rows.map((row) => limitOf(row, { levels: levels.rows, requested: requested.rows }));
}

function limitOf(row: LimitRow, { levels, requested }: Found): CustomerLimit {
  const request = requested.find((each) => each.limit_code === row.limit_code);
  const current = amountsOf(row);
  const used = { today: soms(row.used_today ?? 0n), thisMonth: soms(row.used_this_month ?? 0n) };
  const left = leftOf(current, used);
  return {
    transferCode: row.limit_code,
    level: row.level,
    current,
    usedToday: used.today,
    leftToday: left.today,
    usedThisMonth: used.thisMonth,
    leftThisMonth: left.thisMonth,
    levels: levels
      .filter((level) => level.limit_code === row.limit_code)
      .map((level) => ({ level: level.level, amounts: amountsOf(level) })),
    requested: request && { level: request.level, amounts: amountsOf(request), submittedAt: request.submitted_at },
  };
}

function amountsOf(columns: AmountColumns): LimitAmounts {
  return {
    minimum: soms(columns.minimum),
    maximum: soms(columns.maximum),
    daily: soms(columns.daily),
    monthly: soms(columns.monthly),
  };
}

function soms(minor: bigint): Money {
  return money(minor, 'KGS');
}
