-- Ends a contract whose principal has been repaid.
create or replace function end_loan(p_account bigint, p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update account set record_status = 'C' where id = p_account and balance = 0 and product = 'loan';
  if not found then
    raise exception 'The loan % is not repaid', p_account;
  end if;
  update loan l set status = 'C', closed_at = p_now where l.account_id = p_account;
  perform tell_loan(p_account, p_now);
end
$$;

grant execute on function end_loan to tulpar_bank;
