-- Raises the version of a changed deposit and publishes an event to the open pages of the customer.
create or replace function tell_deposit(p_account bigint, p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update deposit d set data_version = d.data_version + 1 where d.account_id = p_account;
  insert into outbox_event (customer_id, type, payload, created_at)
    select a.customer_id, 'UPDATED_DEPOSIT', jsonb_build_object('accountId', a.id::text,
        'dataVersion', coalesce(d.data_version, a.data_version)::text), p_now
      from account a left join deposit d on d.account_id = a.id where a.id = p_account;
end
$$;

grant execute on function tell_deposit to tulpar_bank;
