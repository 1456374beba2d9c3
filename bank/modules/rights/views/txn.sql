-- Movements but those of the reader's company that touch no account that is seen, unless they move no money.
create or replace view seen.txn with (security_invoker = true) as
  select t.* from public.txn t
    where t.debit_account_id = any ((select accounts_of_reader())::bigint[])
      or t.credit_account_id = any ((select accounts_of_reader())::bigint[])
      or t.debit_amount = 0
      or not exists (select from public.txn_of_customer h
        where h.customer_id = (select customer_of_reader()) and h.created_at = t.created_at and h.txn_id = t.id);

grant select on seen.txn to tulpar_bank;
