-- Opens a case with an application, moves it with the steps of the bank, and closes it with the decision, in the same transaction. The
-- first argument of the trigger is the kind, the second one the column with the id of the application. An application made before it had a
-- case gets none. A notice of the bank has open pages read the cases; an act of the customer is published here.
create or replace function keep_application_case() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  applied application_of_case;
begin
  select a.* into applied from application_of_case a
    where a.kind = tg_argv[0] and a.id = (to_jsonb(new) ->> tg_argv[1])::bigint;
  if not found then
    return null;
  end if;
  if applied.stage = 'received' then
    insert into customer_case (user_id, kind, application_id, state, opened_at, due_on, moved_at)
      select applied.user_id, applied.kind, applied.id, 'received', applied.moved_at,
          promised_day(applied.kind, applied.product, bank_day(applied.moved_at)), applied.moved_at
        where tg_op = 'INSERT';
  elsif applied.stage in ('inWork', 'waiting') then
    update customer_case c set state = applied.stage, moved_at = applied.moved_at,
        due_on = case when c.state = 'waiting' then promised_day(c.kind, applied.product, bank_day(applied.moved_at)) else c.due_on end
      where c.kind = applied.kind and c.application_id = applied.id and c.state <> applied.stage;
  else
    update customer_case c set state = 'closed', moved_at = applied.moved_at, closed_at = applied.moved_at
      where c.kind = applied.kind and c.application_id = applied.id and c.state <> 'closed';
  end if;
  if found and applied.stage in ('received', 'withdrawn') then
    insert into outbox_event (customer_id, user_id, type, payload, created_at)
      select u.customer_id, u.id, 'SHOULD_UPDATE_USER_DATA', '{}', applied.moved_at from app_user u where u.id = applied.user_id;
  end if;
  return null;
end
$$;
