-- The customer of the user this connection serves; the views of `seen` hide nothing of other customers, which queries do themselves.
create or replace function customer_of_reader() returns bigint
language sql stable set search_path = public, pg_temp as $$ select current_setting('tulpar.customer')::bigint $$;

grant execute on function customer_of_reader to tulpar_bank;
