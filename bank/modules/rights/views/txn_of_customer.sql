-- Lines of the history of the reader's company whose movement touches an account that is seen, or moves no money; of other customers all.
-- Each line looks its movement up: as a condition of existence it became a list of all movements of the bank, read before the first line.
create or replace view seen.txn_of_customer with (security_invoker = true) as
  select h.* from public.txn_of_customer h
    where h.customer_id <> (select customer_of_reader()) or coalesce((
      select t.debit_account_id = any ((select accounts_of_reader())::bigint[])
          or t.credit_account_id = any ((select accounts_of_reader())::bigint[]) or t.debit_amount = 0
        from public.txn t where t.id = h.txn_id), false);

grant select on seen.txn_of_customer to tulpar_bank;
