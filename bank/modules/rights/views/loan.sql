-- Loans whose account is seen.
create or replace view seen.loan with (security_invoker = true) as
  select t.* from public.loan t where exists (select from seen.account a where a.id = t.account_id);

grant select, insert, update, delete on seen.loan to tulpar_bank;
