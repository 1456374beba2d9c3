-- Payments that are kept to be made again, and payments that are made by themselves.

-- What a template pays is never changed: a schedule that refers to it was agreed on as it stands here.
create table template (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer,
  user_id bigint not null references app_user,
  name text not null check (name ~ '\S'),
  -- The service code that makes the payment, and its request as the adapter of the code writes it, without the id of an operation.
  code text not null,
  request jsonb not null,
  txn_code text not null,
  debit_number text not null,
  credit_number text not null,
  credit_name text not null,
  amount minor_units_above_zero not null,
  currency currency_code not null,
  credited minor_units_above_zero not null,
  credited_currency currency_code not null,
  terms jsonb not null,
  purpose text not null,
  created_at timestamptz not null,
  deleted_at timestamptz
);
create index template_of_customer on template (customer_id, id desc) where deleted_at is null;

-- A standing consent: what it allows stands here and in its template, and its digest is made of both.
create table schedule (
  id bigint generated always as identity primary key,
  template_id bigint not null references template,
  customer_id bigint not null references customer,
  user_id bigint not null references app_user,
  operation_id uuid not null,
  periodicity text not null check (periodicity in ('onceAWeek', 'everyTwoWeeks', 'monthly', 'onSetDates')),
  first_day date,
  last_day date,
  days date[] not null default '{}' check (cardinality(days) <= 10),
  -- What the customer has read and confirmed.
  words text not null,
  digest bytea not null,
  fingerprint text not null,
  state text not null default 'waiting' check (state in ('waiting', 'active', 'paused', 'finished')),
  skipped_days date[] not null default '{}',
  -- The first day that has not come yet.
  next_day date,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  confirmed_with bytea,
  ended_at timestamptz,
  unique (customer_id, operation_id),
  constraint schedule_sound check ((periodicity = 'onSetDates') = (first_day is null) and (state = 'waiting') = (confirmed_at is null)
    and (state <> 'active' or next_day is not null))
);
create unique index schedule_of_template on schedule (template_id) where confirmed_at is not null and ended_at is null;
create index schedule_waiting on schedule (created_at) where state = 'waiting';
create index schedule_due on schedule (next_day) where state = 'active' and ended_at is null;

-- One day of a schedule that has come; a day comes once, however many processes look.
create table schedule_run (
  id bigint generated always as identity primary key,
  schedule_id bigint not null references schedule,
  day date not null,
  state text not null check (state in ('due', 'done', 'failed', 'missed', 'skipped')),
  -- Tries that were refused; each has an operation of its own.
  tries integer not null default 0,
  next_attempt_at timestamptz not null,
  failure text,
  txn_id bigint references txn,
  changed_at timestamptz not null,
  unique (schedule_id, day),
  constraint schedule_run_done check ((state = 'done') <= (txn_id is not null))
);
create index schedule_run_due on schedule_run (next_attempt_at) where state = 'due';

-- What a customer agrees to with one code for all days.
create function schedule_digest(s schedule, t template) returns bytea
language plpgsql immutable as $$
declare
  terms text;
begin
  select string_agg('term ' || x.key || '=' || x.value, E'\n' order by x.key collate "C") into terms from jsonb_each_text(t.terms) x;
  return sha256(convert_to(concat_ws(E'\n',
    'tulpar-schedule-1',
    'operation=' || s.operation_id,
    'customer=' || s.customer_id,
    'user=' || s.user_id,
    'template=' || t.id,
    'code=' || t.code,
    'kind=' || t.txn_code,
    'debit=' || t.debit_number,
    'credit=' || t.credit_number,
    'recipient=' || t.credit_name,
    'amount=' || t.amount || ' ' || t.currency,
    'credited=' || t.credited || ' ' || t.credited_currency,
    'periodicity=' || s.periodicity,
    'first=' || coalesce(s.first_day::text, ''),
    'last=' || coalesce(s.last_day::text, ''),
    'days=' || array_to_string(s.days, ','),
    'request=' || t.request::text,
    terms,
    'words=' || s.words,
    'purpose=' || t.purpose), 'UTF8'));
end
$$;

-- The digest and the fingerprint of a schedule that has just been stored.
create function seal_schedule(p_schedule bigint) returns table (digest bytea, fingerprint text)
language sql security definer set search_path = public, pg_temp as $$
  update schedule s set digest = schedule_digest(s, t), fingerprint = operation_fingerprint(schedule_digest(s, t))
    from template t where s.id = p_schedule and s.state = 'waiting' and t.id = s.template_id
    returning s.digest, s.fingerprint
$$;

-- Books the operation that was created for a run, without a code of its own: the schedule was confirmed with one, and what is
-- booked is what its digest stands for. Whoever comes second, in whatever process, finds the run done and books nothing.
create function book_scheduled_run(p_run bigint, p_operation uuid, p_reference text, p_now timestamptz,
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
  -- Whoever pauses or ends the schedule waits until this is booked, or this finds it done.
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
    update operation x set state = 'booked', booked_at = p_now, txn_id = transaction_id where x.id = o.id;
    update schedule_run x set state = 'done', txn_id = transaction_id, failure = null, changed_at = p_now where x.id = r.id;
  end if;
  insert into audit_event (at, user_id, customer_id, event, reference_id, result, subject)
    values (p_now, s.user_id, s.customer_id, 'SCHEDULED_PAYMENT', p_reference, coalesce(refusal, 'SUCCESS'), p_operation::text);
end
$$;

-- Writes down that a run was refused: it is tried again at p_next, or never when that is null. p_tries is what whoever asks has
-- seen, so of two who were refused only one writes. p_content is what the customer is told; what is never tried again is also a
-- line of history. Answers whether something was written.
create function refuse_scheduled_run(p_run bigint, p_tries integer, p_failure text, p_next timestamptz, p_content jsonb, p_now timestamptz)
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

-- Takes at most p_limit runs whose time has come and keeps other processes from them for a minute; no lock outlives this.
create function take_scheduled_runs(p_limit integer, p_now timestamptz) returns setof schedule_run
language sql security definer set search_path = public, pg_temp as $$
  update schedule_run r set next_attempt_at = p_now + interval '1 minute'
    where r.id in (select w.id from schedule_run w where w.state = 'due' and w.next_attempt_at <= p_now
      order by w.next_attempt_at, w.id limit p_limit for update skip locked)
    returning r.*
$$;

revoke all on function schedule_digest, seal_schedule, book_scheduled_run, refuse_scheduled_run, take_scheduled_runs from public;
grant execute on function seal_schedule, book_scheduled_run, refuse_scheduled_run, take_scheduled_runs to tulpar_bank;
grant select on template, schedule, schedule_run to tulpar_bank;
grant insert on template, schedule, schedule_run to tulpar_bank;
grant update (name, deleted_at) on template to tulpar_bank;
grant update (state, skipped_days, next_day, confirmed_at, confirmed_with, ended_at) on schedule to tulpar_bank;
grant update (state, failure, changed_at) on schedule_run to tulpar_bank;
grant delete on schedule to tulpar_bank;
grant usage on all sequences in schema public to tulpar_bank;

alter table code_subject drop constraint code_subject_kind;
alter table code_subject add constraint code_subject_kind check (subject_kind in
  ('login', 'operation', 'restore', 'answer', 'change', 'password', 'username', 'device', 'email', 'schedule'));
