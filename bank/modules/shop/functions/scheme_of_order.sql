-- Scheme of the card that was ordered by an application.
create or replace function scheme_of_order(p_txn bigint) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(o.terms -> 'details' ->> 'cardScheme', c.scheme)
    from application a join operation o on o.id = a.operation_id
      left join card c on c.id = (o.request -> 'data' ->> 'cardId')::bigint
    where a.txn_id = p_txn
$$;

grant execute on function scheme_of_order to tulpar_bank;
