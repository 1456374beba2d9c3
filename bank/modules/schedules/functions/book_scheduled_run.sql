-- Books the operation that was created for a run, without a code of its own: the schedule was confirmed with one, and the digest of what is
-- booked is the one confirmed. A second process finds the run done and books nothing.
create or replace function book_scheduled_run(p_run bigint, p_operation uuid, p_reference text, p_now timestamptz,
  out refusal text, out transaction_id bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  r schedule_run;
  s schedule;
  t template;
  o operation;
begin
  select * into strict r from schedule_run x where x.id = p_run for no key update;
  if r.state <> 'due' then
    transaction_id := r.txn_id;
    refusal := case when r.state = 'done' then null else 'OPERATION_NOT_FOUND' end;
    return;
  end if;
  -- A concurrent pause or end of the schedule waits until this is booked, or this finds it done.
  select * into strict s from schedule x where x.id = r.schedule_id for share;
  select * into strict t from template x where x.id = s.template_id for share;
  select * into o from operation x where x.customer_id = s.customer_id and x.operation_id = p_operation for no key update;
  refusal := case
    when o.id is null or s.ended_at is not null or s.state = 'paused' or t.deleted_at is not null then 'OPERATION_NOT_FOUND'
    when o.state = 'booked' or s.digest <> schedule_digest(s, t) or o.user_id <> s.user_id or o.code <> t.code
      or o.request - 'operationId' - 'valueDate' <> t.request - 'valueDate' or o.txn_code <> t.txn_code
      or o.debit_number <> t.debit_number or o.credit_number <> t.credit_number or o.credit_name <> t.credit_name
      or (o.amount, o.currency) <> (t.amount, t.currency) or (o.credited, o.credited_currency) <> (t.credited, t.credited_currency)
      then 'OPERATION_IMPOSSIBLE'
    when o.expires_at <= p_now then 'OPERATION_TIME_OUT'
  end;
  if refusal is null then
    select b.refusal, b.transaction_id into refusal, transaction_id from book_operation(o, p_now) b;
  end if;
  if refusal is null then
    update schedule_run x set state = 'done', txn_id = transaction_id, failure = null, changed_at = p_now where x.id = r.id;
  end if;
  insert into audit_event (at, user_id, customer_id, event, reference_id, result, subject)
    values (p_now, s.user_id, s.customer_id, 'SCHEDULED_PAYMENT', p_reference, coalesce(refusal, 'SUCCESS'), p_operation::text);
end
$$;

grant execute on function book_scheduled_run to tulpar_bank;
