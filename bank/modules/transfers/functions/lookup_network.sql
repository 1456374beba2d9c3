-- Network of an address; null for queries of the bank itself.
create or replace function lookup_network(p_address text) returns cidr
language sql immutable set search_path = public, pg_temp as $$
  select network(set_masklen(a, case family(a) when 4 then 32 else 64 end))
    from (select regexp_replace(nullif(p_address, ''), '^::ffff:(\d+\.\d+\.\d+\.\d+)$', '\1', 'i')::inet as a) given
$$;
