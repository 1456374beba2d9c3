-- Ends a salary of which every line is paid or rejected: what was rejected goes back with its fee.
create or replace function end_salary(o operation, p_batch bigint, p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  back bigint;
  fee_back bigint;
  paid bigint;
  run salary_run;
  notice text;
begin
  select coalesce(sum(l.amount) filter (where l.outcome = 'rejected'), 0), coalesce(sum(l.fee) filter (where l.outcome = 'rejected'), 0),
      count(*) filter (where l.outcome = 'paid') into strict back, fee_back, paid
    from batch_line l where l.batch_id = p_batch and l.operation_id = o.operation_id;
  if back > 0 then
    perform book_return(o, o.leg_accounts[2], back, fee_back, p_now);
  end if;
  update salary_run r set ended_at = p_now where r.operation_id = o.id returning * into strict run;
  update txn t set status = case when paid > 0 then 'ACCEPTED' else 'RETURNED' end where t.id = run.txn_id;
  notice := case when paid > 0 then 'paymentDone' else 'paymentReturned' end;
  insert into notification (user_id, txn_id, kind, created_at) values (o.user_id, run.txn_id, notice, p_now);
  insert into outbox_event (customer_id, type, payload, created_at) values
    (o.customer_id, 'TRANSACTION_NOTIFICATION', jsonb_build_object('txnId', run.txn_id::text, 'notice', notice), p_now);
end
$$;
