-- The name of a customer as others read it, for a query that searches by it: src/domain/user/shownName.ts says the same of one name.
create or replace function shown_name(p_kind text, p_name text) returns text
language sql immutable parallel safe set search_path = public, pg_temp as $$
  select case when p_kind = 'C' then p_name else coalesce(first || ' ' || left(words[1], 1) || '.', words[1], '') end
    from (select words, case when lower(words[2]) in ('уулу', 'кызы') then words[3] else words[2] end as first
      from (select regexp_split_to_array(btrim(p_name, E' \t\n\r'), '\s+') as words) w) n
$$;

grant execute on function shown_name to tulpar_bank;
