-- Amount of an operation in minor units of the som, for rules about amounts: as it counts against its limit, otherwise at the official rate
-- of its creation. Without a rate it is taken for larger than any amount a rule names.
create or replace function som_amount(o operation) returns bigint
language sql stable set search_path = public, pg_temp as $$
  select case
      when o.currency = 'KGS' then o.amount
      when o.limit_amount is not null then o.limit_amount
      when o.credited_currency = 'KGS' then o.credited
      else coalesce((select round(o.amount * h.sell / 1000000.0)::bigint from exchange_rate_history h
        where h.base = o.currency and h.quote = 'KGS' and h.rate_type = 'official' and h.valid_from <= o.created_at
        order by h.valid_from desc limit 1), 1000000000000000) end
$$;

grant execute on function som_amount to tulpar_bank;
