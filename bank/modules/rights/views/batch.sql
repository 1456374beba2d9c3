-- Files of payments from accounts that are seen.
create or replace view seen.batch with (security_invoker = true) as
  select t.* from public.batch t where exists (select from seen.account a where a.id = t.debit_account_id);

grant select, insert, update, delete on seen.batch to tulpar_bank;
