-- Makes accounts dormant on which nothing has moved since p_before, a batch at a time. A stopped or frozen account is skipped: its owner
-- could not have moved anything on it.
create or replace function put_accounts_to_sleep(p_before timestamptz, p_now timestamptz) returns table (customer_id bigint, number text)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  slept account;
begin
  for slept in
    update account a set dormant = true
      where a.id in (select x.id from account x
        where x.customer_id is not null and x.product = 'current' and x.record_status = 'O' and x.account_class not like '3%'
          and not x.dormant and not x.frozen and not x.debit_stopped and not x.credit_stopped
          and greatest(x.opened_at, x.last_operation_at, x.awake_since) < p_before
        order by x.id limit 200 for update skip locked)
      returning a.*
  loop
    perform tell_account_changed(slept, p_now);
    customer_id := slept.customer_id;
    number := slept.number;
    return next;
  end loop;
end
$$;

grant execute on function put_accounts_to_sleep to tulpar_bank;
