-- Notices but those of movements that touch no account that is seen; looked up one by one, as in `seen.txn_of_customer`.
create or replace view seen.notification with (security_invoker = true) as
  select n.* from public.notification n
    where n.txn_id is null or coalesce((
      select t.debit_account_id = any ((select accounts_of_reader())::bigint[])
          or t.credit_account_id = any ((select accounts_of_reader())::bigint[])
        from public.txn t where t.id = n.txn_id), false);

grant select, insert, update, delete on seen.notification to tulpar_bank;
