-- Amounts an operation pays, by invoice.
create or replace function invoices_paid_by(o operation) returns table (invoice_id bigint, amount bigint)
language sql immutable set search_path = public, pg_temp as $$
  select (x ->> 'id')::bigint, (x ->> 'minor')::bigint from jsonb_array_elements(o.terms -> 'invoices') x
$$;
