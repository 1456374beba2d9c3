-- The account and the contract an application will make, so that its code is bound to them; what is never confirmed leaves a gap.
create or replace function reserve_deposit(out account_id bigint, out account_number text, out contract_no text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  serial constant bigint = nextval('deposit_contract_no');
begin
  account_id := nextval(pg_get_serial_sequence('account', 'id'));
  account_number := account_number(61000000 + serial);
  contract_no := 'DP-' || serial;
end
$$;

grant execute on function reserve_deposit to tulpar_bank;
