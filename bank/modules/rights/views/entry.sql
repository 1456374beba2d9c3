-- Entries of accounts that are seen.
create or replace view seen.entry with (security_invoker = true) as
  select t.* from public.entry t where exists (select from seen.account a where a.id = t.account_id);

grant select on seen.entry to tulpar_bank;
