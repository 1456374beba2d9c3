-- True when a user may still sign for a company in a place: a signature counts as long as this holds, which is checked when a document is
-- booked.
create or replace function may_sign(p_user bigint, p_place smallint, p_customer bigint) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select exists (select from app_user u
    where u.id = p_user and u.customer_id = p_customer and 'sign' = any (u.rights) and u.signature_place = p_place)
$$;
