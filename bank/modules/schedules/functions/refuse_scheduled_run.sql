-- Records that a run was refused: it is tried again at p_next, or never when that is null. p_tries is the number of tries the caller has
-- seen, so of two concurrent callers only one writes. p_content is the notice to the customer; a run that is never tried again is also a
-- line of history. Returns whether something was written.
create or replace function refuse_scheduled_run(p_run bigint, p_tries integer, p_failure text, p_next timestamptz, p_content jsonb,
  p_now timestamptz)
returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  r schedule_run;
  s schedule;
  t template;
  line txn;
begin
  select * into strict r from schedule_run x where x.id = p_run for no key update;
  if r.state <> 'due' or r.tries <> p_tries then
    return false;
  end if;
  select * into strict s from schedule x where x.id = r.schedule_id;
  select * into strict t from template x where x.id = s.template_id;
  if p_next is null then
    select nextval('txn_id_seq') as id, null as posting_id, gen_random_uuid() as operation_id, t.txn_code, 'REJECTED' as status,
        p_now as created_at, a.id as debit_account_id, t.debit_number, t.currency as debit_currency, t.amount as debit_amount,
        null as credit_account_id, t.credit_number, t.credited_currency as credit_currency, t.credited as credit_amount, null as fee,
        null as total_debited, c.name ->> 'ru' as sender_name, t.credit_name as recipient_name, t.purpose, s.fingerprint, t.terms,
        null as return_of
      into strict line
      from customer c left join account a on a.number = t.debit_number and a.customer_id = c.id where c.id = s.customer_id;
    perform write_history(array[line], array[line.id], array[s.customer_id], p_now);
  end if;
  update schedule_run x set tries = x.tries + 1, failure = p_failure, changed_at = p_now, txn_id = line.id,
      state = case when p_next is null then 'failed' else 'due' end, next_attempt_at = coalesce(p_next, x.next_attempt_at)
    where x.id = p_run;
  if p_content is not null then
    insert into notification (user_id, txn_id, content, created_at) values (s.user_id, line.id, p_content, p_now);
    insert into outbox_event (customer_id, user_id, type, payload, created_at) values (s.customer_id, s.user_id,
      case when line.id is null then 'NOTIFICATION' else 'TRANSACTION_NOTIFICATION' end,
      jsonb_strip_nulls(jsonb_build_object('txnId', line.id::text, 'title', jsonb_build_object('ru', p_content #> '{ru,title}',
        'en', p_content #> '{en,title}', 'kg', p_content #> '{kg,title}', 'cn', p_content #> '{cn,title}'))), p_now);
  end if;
  return true;
end
$$;

grant execute on function refuse_scheduled_run to tulpar_bank;
