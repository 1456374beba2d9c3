-- Opens the account of a credit card, which may be overdrawn by the limit that was agreed on, and tells open pages of it.
create or replace function open_credit_account(o operation, p_now timestamptz) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  opened account;
begin
  insert into account (number, customer_id, account_class, class_group, currency, lowest_balance, opened_at)
    values (reserve_account_number(), o.customer_id, '1010', '1', 'KGS',
      -round((o.request -> 'data' ->> 'limit')::numeric * 100)::bigint, p_now)
    returning * into strict opened;
  perform tell_account_changed(opened, p_now);
  return opened.id;
end
$$;
