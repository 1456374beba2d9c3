-- Deposits whose account is seen.
create or replace view seen.deposit with (security_invoker = true) as
  select t.* from public.deposit t where exists (select from seen.account a where a.id = t.account_id);

grant select, insert, update, delete on seen.deposit to tulpar_bank;
