-- Names the function, (bigint, timestamptz), that is called with an account of a product when a posting has changed it. A function that is
-- not there, or takes something else, is refused.
create or replace function set_product_hook(p_product account_product, p_changed text) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  perform (p_changed || '(bigint, timestamptz)')::regprocedure;
  insert into product_hook (product, changed) values (p_product, p_changed) on conflict (product) do update set changed = excluded.changed;
end
$$;
