-- Makes the hooks of an area what p_hooks says, an array of objects by the names of the columns of movement_hook. A function that is not
-- there, or takes something else, is refused.
create or replace function set_movement_hooks(p_area text, p_hooks jsonb) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  delete from movement_hook h where h.area = p_area;
  insert into movement_hook (txn_code, area, debited_product, credited_product, notice, credit_account, refusal, before_booking,
      after_booking)
    select h.txn_code, p_area, coalesce(h.debited_product, 'current'), coalesce(h.credited_product, 'current'), h.notice, h.credit_account,
        h.refusal, h.before_booking, h.after_booking
      from jsonb_populate_recordset(null::movement_hook, p_hooks) h;
  perform (h.credit_account || '(operation, timestamptz)')::regprocedure, (h.refusal || '(operation)')::regprocedure,
      (h.before_booking || '(operation, account, timestamptz)')::regprocedure,
      (h.after_booking || '(operation, bigint, timestamptz)')::regprocedure
    from movement_hook h where h.area = p_area;
end
$$;
