-- Marks documents whose time is up, each once, and answers those it has marked.
create or replace function expire_documents(p_now timestamptz, p_most integer) returns setof operation
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ended operation[];
begin
  with marked as (
    update operation o set state = 'expired'
      where o.id in (
        select x.id from operation x where x.state = 'signing' and x.expires_at <= p_now order by x.expires_at limit p_most
          for no key update skip locked)
      returning o)
  select coalesce(array_agg(m.o), '{}') into ended from marked m;
  perform count_subjects(array(select (e).id from unnest(ended) e), -1);
  return query select * from unnest(ended);
end
$$;

grant execute on function expire_documents to tulpar_bank;
