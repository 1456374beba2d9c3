-- True for a box that can be reserved on a day: it has no reservation, the rent has ended, or the reservation has failed.
create or replace function is_box_free(b deposit_box, p_today date) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select b.application_id is null or b.rented_until < p_today
    or exists (select from application a where a.txn_id = b.application_id and a.state in ('REJECTED', 'CANCELLED'))
$$;

grant execute on function is_box_free to tulpar_bank;
