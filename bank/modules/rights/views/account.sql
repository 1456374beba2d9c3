-- Accounts but those of the reader's company that the reader may not see. One that may only be seen is available for no operation.
create or replace view seen.account with (security_invoker = true) as
  select a.id, a.number, a.customer_id, a.account_class, a.class_group, a.name, a.currency, a.balance, a.blocked, a.lowest_balance,
      a.debit_stopped, a.credit_stopped, a.frozen, a.dormant,
      a.available_for_operations and (a.customer_id is distinct from (select customer_of_reader())
        or a.id = any ((select accounts_of_reader(true))::bigint[])) as available_for_operations,
      a.record_status, a.data_version, a.opened_at, a.last_operation_at, a.shard, a.product, a.stopped_by_customer, a.awake_since
    from public.account a
    where a.customer_id is distinct from (select customer_of_reader()) or a.id = any ((select accounts_of_reader())::bigint[]);

grant select on seen.account to tulpar_bank;
