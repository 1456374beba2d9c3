-- Raises the version of a changed loan and publishes an event to the open pages of the customer.
create or replace function tell_loan(p_account bigint, p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update loan l set data_version = l.data_version + 1 where l.account_id = p_account;
  insert into outbox_event (customer_id, type, payload, created_at)
    select a.customer_id, 'UPDATED_ACCOUNT', jsonb_build_object('accountId', a.id::text,
        'dataVersion', coalesce(l.data_version, a.data_version)::text), p_now
      from account a left join loan l on l.account_id = a.id where a.id = p_account;
end
$$;

grant execute on function tell_loan to tulpar_bank;
