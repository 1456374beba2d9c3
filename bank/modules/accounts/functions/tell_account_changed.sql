-- Publishes an event for an account whose balance did not change, so that open pages read it again. It carries no version, because versions
-- count entries.
create or replace function tell_account_changed(a account, p_now timestamptz) returns void
language sql set search_path = public, pg_temp as $$
  insert into outbox_event (customer_id, type, payload, created_at)
    values (a.customer_id, 'UPDATED_ACCOUNT', jsonb_build_object('accountId', a.id::text), p_now)
$$;
