-- The number of an account an order will open, so that its code is bound to it; what is never confirmed leaves a gap.
create or replace function reserve_account_number() returns text
language sql security definer set search_path = public, pg_temp as $$
  select account_number(63000000 + nextval('opened_account_no'))
$$;

grant execute on function reserve_account_number to tulpar_bank;
