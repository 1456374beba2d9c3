-- Calls the hook of the product of an account that a posting has changed.
create or replace function product_changed(p_account bigint, p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  changed text;
begin
  select h.changed into strict changed from product_hook h join account a on a.product = h.product where a.id = p_account;
  execute format('select %I($1, $2)', changed) using p_account, p_now;
end
$$;
