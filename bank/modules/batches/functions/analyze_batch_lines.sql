-- Statistics of the lines: ten thousand new ones are read with a bad plan until they have been analysed. A function of the owner, because
-- PostgreSQL has a right to do it only from version 17 on.
create or replace function analyze_batch_lines() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  analyze batch_line;
end
$$;

grant execute on function analyze_batch_lines to tulpar_bank;
