-- Mandates but those of the reader's company on an account that is not seen.
create or replace view seen.direct_debit_mandate with (security_invoker = true) as
  select t.* from public.direct_debit_mandate t
    where t.customer_id <> (select customer_of_reader()) or t.account_id = any ((select accounts_of_reader())::bigint[]);

grant select, insert, update (state, activated_at, ended_at) on seen.direct_debit_mandate to tulpar_bank;
