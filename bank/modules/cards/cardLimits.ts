import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { Card } from '../../../src/domain/card/Card';
import { CARD_LIMIT_TYPES, cardLimitBand } from '../../../src/domain/card/CardLimit';
import type { CardLimit, CardLimitType } from '../../../src/domain/card/CardLimit';
import { money } from '../../../src/domain/money/Money';
import type { Instant } from '../../../src/domain/time/Instant';
import type { Tables } from '../../db/Tables';

interface LimitRow {
  readonly limit_type: CardLimitType;
  readonly daily: bigint | null;
  readonly requested_daily: bigint | null;
  readonly made_at: Instant | null;
  readonly due_by: Instant | null;
}

/** The limits of a card in their order: what its owner has set, or what the bank starts with. */
export async function cardLimitsOf(connection: Kysely<Tables>, card: Card): Promise<readonly CardLimit[]> {
  const { rows } = await sql<LimitRow>`
    select t.limit_type, l.daily, r.daily as requested_daily, r.made_at, r.due_by
      from unnest(${[...CARD_LIMIT_TYPES]}::text[]) t(limit_type)
        left join card_limit l on l.card_id = ${card.id}::bigint and l.limit_type = t.limit_type
        left join card_request r on r.card_id = ${card.id}::bigint and r.limit_type = t.limit_type and r.state = 'waiting'`.execute(
    connection,
  );
  const { currency } = card.available;
  return CARD_LIMIT_TYPES.flatMap((limitType) => {
    const row = rows.find((each) => each.limit_type === limitType);
    const { standard, highest } = cardLimitBand(limitType, currency);
    const daily = row === undefined || row.daily === null ? standard : money(row.daily, currency);
    return [{ limitType, daily, highest, requested: row && requestedOf(row, card) }];
  });
}

function requestedOf(
  { requested_daily: daily, made_at: madeAt, due_by: dueBy }: LimitRow,
  card: Card,
): CardLimit['requested'] {
  return daily === null || madeAt === null || dueBy === null
    ? undefined
    : { daily: money(daily, card.available.currency), madeAt, dueBy };
}
