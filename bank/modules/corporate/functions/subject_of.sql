-- An operation as far as rules ask for it: as it was sent to be signed, or would be sent now.
create or replace function subject_of(o operation, p_now timestamptz) returns rule_subject
language plpgsql stable set search_path = public, pg_temp as $$
declare
  found_subject rule_subject;
begin
  select * into found_subject from rule_subject s where s.operation_id = o.id;
  if not found then
    found_subject := row(o.id, o.user_id, bank_day(p_now), o.code, coalesce(o.debit_account_id, o.credit_account_id, 0), o.credit_number,
      o.credit_name, payee_inn(o), som_amount(o));
  end if;
  return found_subject;
end
$$;

grant execute on function subject_of to tulpar_bank;
