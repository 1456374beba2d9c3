-- Cards of accounts that are seen.
create or replace view seen.card with (security_invoker = true) as
  select t.* from public.card t where exists (select from seen.account a where a.id = t.account_id);

grant select, insert, update, delete on seen.card to tulpar_bank;
