-- The account and the contract an application will make, so that its code is bound to them; what is never confirmed leaves a gap.
create or replace function reserve_deposit(out account_id bigint, out account_number text, out contract_no text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  serial constant bigint = nextval('deposit_contract_no');
  digits constant text = '128001' || (61000000 + serial)::text;
begin
  account_id := nextval(pg_get_serial_sequence('account', 'id'));
  account_number := digits || lpad((digits::bigint % 97)::text, 2, '0');
  contract_no := 'DP-' || serial;
end
$$;

grant execute on function reserve_deposit to tulpar_bank;
