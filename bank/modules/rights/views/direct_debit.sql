-- Debits but those by mandates of the reader's company on an account that is not seen; the invoices of a company show its payers' debits.
create or replace view seen.direct_debit with (security_invoker = true) as
  select t.* from public.direct_debit t
    where exists (select from public.direct_debit_mandate m where m.id = t.mandate_id
      and (m.customer_id <> (select customer_of_reader()) or m.account_id = any ((select accounts_of_reader())::bigint[])));

grant select, insert, update (state, day, tries, next_attempt_at, obstacle, changed_at) on seen.direct_debit to tulpar_bank;
