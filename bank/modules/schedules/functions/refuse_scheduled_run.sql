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
  line bigint;
begin
  select * into strict r from schedule_run x where x.id = p_run for no key update;
  if r.state <> 'due' or r.tries <> p_tries then
    return false;
  end if;
  select * into strict s from schedule x where x.id = r.schedule_id;
  select * into strict t from template x where x.id = s.template_id;
  if p_next is null then
    insert into txn (operation_id, txn_code, status, created_at, debit_account_id, debit_number, debit_currency, debit_amount,
        credit_number, credit_currency, credit_amount, sender_name, recipient_name, purpose, fingerprint, terms)
      select gen_random_uuid(), t.txn_code, 'REJECTED', p_now, a.id, t.debit_number, t.currency, t.amount, t.credit_number,
          t.credited_currency, t.credited, c.name ->> 'ru', t.credit_name, t.purpose, s.fingerprint, t.terms
        from customer c left join account a on a.number = t.debit_number and a.customer_id = c.id where c.id = s.customer_id
      returning id into line;
    insert into txn_of_customer (customer_id, created_at, txn_id) values (s.customer_id, p_now, line);
  end if;
  update schedule_run x set tries = x.tries + 1, failure = p_failure, changed_at = p_now, txn_id = line,
      state = case when p_next is null then 'failed' else 'due' end, next_attempt_at = coalesce(p_next, x.next_attempt_at)
    where x.id = p_run;
  if p_content is not null then
    insert into notification (user_id, txn_id, content, created_at) values (s.user_id, line, p_content, p_now);
    insert into outbox_event (customer_id, user_id, type, payload, created_at) values (s.customer_id, s.user_id,
      case when line is null then 'NOTIFICATION' else 'TRANSACTION_NOTIFICATION' end,
      jsonb_strip_nulls(jsonb_build_object('txnId', line::text, 'title', jsonb_build_object('ru', p_content #> '{ru,title}',
        'en', p_content #> '{en,title}', 'kg', p_content #> '{kg,title}', 'cn', p_content #> '{cn,title}'))), p_now);
  end if;
  return true;
end
$$;

grant execute on function refuse_scheduled_run to tulpar_bank;
