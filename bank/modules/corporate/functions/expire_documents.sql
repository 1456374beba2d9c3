-- Marks documents whose time is up, each once, and answers those it has marked.
create or replace function expire_documents(p_now timestamptz, p_most integer) returns setof operation
language sql security definer set search_path = public, pg_temp as $$
  update operation o set state = 'expired'
    where o.id in (
      select x.id from operation x where x.state = 'signing' and x.expires_at <= p_now order by x.expires_at limit p_most
        for no key update skip locked)
    returning o.*
$$;

grant execute on function expire_documents to tulpar_bank;
