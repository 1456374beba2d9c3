-- Statements of accounts that are seen.
create or replace view seen.statement with (security_invoker = true) as
  select t.* from public.statement t where exists (select from seen.account a where a.id = t.account_id);

grant select, insert, update, delete on seen.statement to tulpar_bank;
