-- Duration of the next block: a quarter of an hour, twice as long each further time, and a day at most.
create or replace function block_of(p_blocks integer) returns interval
language sql immutable set search_path = public, pg_temp as $$
  select least(interval '15 minutes' * (1 << least(p_blocks, 10)), interval '1 day')
$$;

grant execute on function block_of to tulpar_bank;
