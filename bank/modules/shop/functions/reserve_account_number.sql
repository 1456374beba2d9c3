-- The number of an account an order will open, so that its code is bound to it; what is never confirmed leaves a gap.
create or replace function reserve_account_number() returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  digits constant text = '128001' || (63000000 + nextval('opened_account_no'))::text;
begin
  return digits || lpad((digits::bigint % 97)::text, 2, '0');
end
$$;

grant execute on function reserve_account_number to tulpar_bank;
