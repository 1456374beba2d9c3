-- Commercial price of an exchange in millionths, as `quoteFor` of src/domain/exchange/ExchangeQuote.ts works it out; null where the bank
-- does not deal in one of the currencies.
create or replace function exchange_price(p_given text, p_taken text) returns bigint
language sql stable set search_path = public, pg_temp as $$
  select case
      when p_given = p_taken then null
      when p_taken = 'KGS' then bought.buy
      when p_given = 'KGS' then sold.sell
      else nullif(div(bought.buy * 1000000::numeric, sold.sell), 0)::bigint end
    from (values (1)) one (row)
      left join exchange_rate bought on bought.base = p_given and bought.quote = 'KGS' and bought.rate_type = 'commercial'
      left join exchange_rate sold on sold.base = p_taken and sold.quote = 'KGS' and sold.rate_type = 'commercial'
$$;
