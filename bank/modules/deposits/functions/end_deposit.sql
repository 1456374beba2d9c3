-- Ends a contract whose money has been paid out.
create or replace function end_deposit(p_account bigint, p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update account a set record_status = 'C' where a.id = p_account and a.balance = 0 and a.product = 'deposit';
  if not found then
    raise exception 'The deposit % is not paid out', p_account;
  end if;
  update deposit d set status = 'C', closed_at = p_now where d.account_id = p_account;
  update deposit_closing c set done_at = p_now where c.account_id = p_account;
  perform tell_deposit(p_account, p_now);
end
$$;

grant execute on function end_deposit to tulpar_bank;
