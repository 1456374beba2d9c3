-- Keeps every rate that is written, for its history.
create or replace function keep_rates() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into exchange_rate_history (base, quote, rate_type, valid_from, buy, sell)
    select base, quote, rate_type, valid_from, buy, sell from changed
    on conflict (base, quote, rate_type, valid_from) do update set buy = excluded.buy, sell = excluded.sell;
  return null;
end
$$;
