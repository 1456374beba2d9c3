-- Subtracts an amount from the used part of a limit: on its day for the day, and until its month is over for the month. Networks refuse
-- some orders days later. Limits are locked before accounts, as everywhere.
create or replace function give_limit_back(o operation) returns void
language sql set search_path = public, pg_temp as $$
  update limit_use u
    set used_today = u.used_today - case when u.day = l.booked_on then least(u.used_today, o.limit_amount) else 0 end,
      used_this_month = u.used_this_month - least(
        u.used_this_month - case when u.day = l.booked_on then 0 else u.used_today end, o.limit_amount)
    from (select x.customer_id, x.limit_code, bank_day(o.booked_at) as booked_on from limit_use x
      where x.customer_id = o.customer_id and x.limit_code = o.limit_code
        and date_trunc('month', x.day) = date_trunc('month', bank_day(o.booked_at)) for no key update) l
    where u.customer_id = l.customer_id and u.limit_code = l.limit_code
$$;
