-- Rows the books refer to are never deleted.
create or replace function refuse_deletion() returns trigger language plpgsql as $$
begin
  raise exception 'What stands in % is never deleted: the books refer to it', tg_table_name using errcode = 'insufficient_privilege';
end
$$;
