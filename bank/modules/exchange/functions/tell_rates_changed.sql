-- Publishes an event to every open page when exchange rates were written. The event carries the time of the rates: the bank's clock may be
-- ahead of the machine's, and events are deleted by the bank's.
create or replace function tell_rates_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into outbox_event (type, payload, created_at)
    select 'UPDATED_CURRENCY_RATE', '{}', greatest(max(r.valid_from), clock_timestamp()) from changed r having count(*) > 0;
  return null;
end
$$;
