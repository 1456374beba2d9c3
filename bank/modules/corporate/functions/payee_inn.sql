-- INN of the payee of an operation: that of a customer of the bank, otherwise the one its maker wrote; empty when there is none.
create or replace function payee_inn(o operation) returns text
language sql stable set search_path = public, pg_temp as $$
  select coalesce((select c.inn from customer c where c.id = o.recipient_id), o.terms #>> '{details,inn}', '')
$$;

grant execute on function payee_inn to tulpar_bank;
