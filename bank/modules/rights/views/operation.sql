-- Operations but those of the reader's company from an account that is not seen, or, where no account pays, to one. An order that
-- costs nothing touches no account, and is seen by every reader of the company.
create or replace view seen.operation with (security_invoker = true) as
  select o.* from public.operation o
    where o.customer_id <> (select customer_of_reader())
      or coalesce(o.debit_account_id, o.credit_account_id) = any ((select accounts_of_reader())::bigint[])
      or o.amount = 0;

grant select on seen.operation to tulpar_bank;
