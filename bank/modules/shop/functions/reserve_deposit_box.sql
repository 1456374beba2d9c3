-- Keeps a confirmed reservation as an application, and its box for as long as the rent is paid.
create or replace function reserve_deposit_box(o operation, p_txn bigint, p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  perform open_application(o, p_txn, p_now);
  update deposit_box b set application_id = p_txn, rented_until = to_date(o.terms -> 'details' ->> 'rentEnds', 'DD.MM.YYYY')
    where b.number = (o.terms -> 'details' ->> 'boxNumber')::integer;
end
$$;
