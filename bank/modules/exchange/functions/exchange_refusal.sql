-- Refusal of an exchange whose price has moved by more than half a percent, up or down, since it was agreed on
-- (bank/modules/exchange/README.md).
create or replace function exchange_refusal(o operation) returns text
language sql stable set search_path = public, pg_temp as $$
  select 'EXCHANGE_RATE_CHANGED' where not coalesce(
    (select abs(exchange_price(o.currency, o.credited_currency) - agreed.price) * 200 <= agreed.price
      from (select (o.terms ->> 'rate')::numeric * 1000000 as price) agreed), false)
$$;
