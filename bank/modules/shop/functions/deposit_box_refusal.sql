-- Refusal of a reservation whose box another customer has reserved since it was chosen. The box stays locked until the booking ends, so of
-- two who confirm at one moment the second waits here.
create or replace function deposit_box_refusal(o operation) returns text
language plpgsql set search_path = public, pg_temp as $$
declare
  chosen deposit_box;
begin
  select * into strict chosen from deposit_box b
    where b.number = (o.terms -> 'details' ->> 'boxNumber')::integer for no key update;
  return case when not is_box_free(chosen, bank_day(o.created_at)) then 'OPERATION_IMPOSSIBLE' end;
end
$$;
