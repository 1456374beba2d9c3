-- Keeps a confirmed order for bonds as an application, and the bonds for it.
create or replace function order_bonds(o operation, p_txn bigint, p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  perform open_application(o, p_txn, p_now);
  insert into bond_order (application_id, issue_id, pieces)
    values (p_txn, (o.terms -> 'details' ->> 'bondIssue')::integer, (o.terms -> 'details' ->> 'bondCount')::integer);
end
$$;
