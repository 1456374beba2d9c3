-- Templates of payments from accounts that are seen.
create or replace view seen.template with (security_invoker = true) as
  select t.* from public.template t where exists (select from seen.account a where a.number = t.debit_number);

grant select, insert, update, delete on seen.template to tulpar_bank;
