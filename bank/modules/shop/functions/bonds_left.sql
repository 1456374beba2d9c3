-- Number of unsold bonds of an issue; those of a failed order are for sale again.
create or replace function bonds_left(i bond_issue) returns integer
language sql stable security definer set search_path = public, pg_temp as $$
  select i.total - coalesce(sum(b.pieces), 0)::integer
    from bond_order b join application a on a.txn_id = b.application_id
    where b.issue_id = i.id and a.state not in ('REJECTED', 'CANCELLED')
$$;

grant execute on function bonds_left to tulpar_bank;
