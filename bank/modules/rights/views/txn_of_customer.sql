-- Lines of the history of the reader's company whose movement touches an account that is seen; of other customers all.
create or replace view seen.txn_of_customer with (security_invoker = true) as
  select h.* from public.txn_of_customer h
    where h.customer_id <> (select customer_of_reader()) or exists (
      select from public.txn t, (select accounts_of_reader() as ids) seen
        where t.id = h.txn_id and (t.debit_account_id = any (seen.ids) or t.credit_account_id = any (seen.ids)));

grant select on seen.txn_of_customer to tulpar_bank;
