-- A page of lines is read without working out how all the others stand, and a chunk of a salary touches its own rows only.

-- How a line stands, see BATCH_LINE_STATUSES. p_now decides whether a document is out of date. Its names are bound here, so it needs no path of its own
-- and becomes part of the statement that asks: who asks for a few lines reads no others.
create or replace function batch_lines_at(p_batch bigint, p_now timestamptz)
returns table (number integer, status text, amount bigint, fee bigint, why text)
language sql stable begin atomic
  select l.number,
      case
        when l.faults <> '[]' then 'faulty'
        when l.chosen then 'chosen'
        when l.operation_id is null then case when l.refusal is null then 'draft' else 'declined' end
        when o.state in ('declined', 'expired') or o.state = 'signing' and o.expires_at <= p_now then 'declined'
        when o.state = 'signing' then 'signing'
        when b.kind = 'salary' then case l.outcome when 'paid' then 'done' when 'rejected' then 'rejected' else 'processing' end
        when t.status in ('ACCEPTED', 'CONFIRMED') then 'done'
        when t.status in ('REJECTED', 'RETURNED', 'CANCELLED', 'DECLINED') then 'rejected'
        else 'processing'
      end,
      l.amount, l.fee, l.refusal
    from batch b join batch_line l on l.batch_id = b.id
      left join operation o on o.customer_id = b.customer_id and o.operation_id = l.operation_id
      left join txn t on t.id = o.txn_id
    where b.id = p_batch;
end;

-- Pays some lines of a salary, each with a posting and a line of history of its own, or says of each why not. Who calls has locked the run.
create or replace function book_salary_lines(o operation, p_batch bigint, p_numbers integer[], p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  transit constant bigint = o.leg_accounts[2];
  waiting account;
begin
  -- By their ids, so that a bank of a million accounts reads those of the chunk only.
  perform from account a
    where a.id = any (array(select x.id from batch_line l join account x on x.number = l.account_number
      where l.batch_id = p_batch and l.number = any (p_numbers)) || transit)
    order by a.id for no key update;
  select * into strict waiting from account a where a.id = transit;
  update batch_line l set outcome = 'rejected', refusal = r.reason
    from (
      select x.number, case
          when a.id is null or a.record_status = 'C' or a.customer_id is null or a.account_class like '3%' or a.product <> 'current' then 'ACCOUNT_CREDIT_NOT_FOUND'
          when a.currency <> x.currency then 'CURRENCY_MISMATCH'
          when a.dormant then 'ACCOUNT_CREDIT_DORMANT'
          when a.credit_stopped then 'ACCOUNT_NO_CREDIT'
        end as reason
      from batch_line x left join account a on a.number = x.account_number where x.batch_id = p_batch and x.number = any (p_numbers)) r
    where l.batch_id = p_batch and l.number = r.number and r.reason is not null;
  with line as materialized (
    select l.number, l.amount, l.currency, l.wanted ->> 'purpose' as purpose, a.id as account_id, a.number as account_number, a.customer_id,
        c.name ->> 'ru' as owner_name, a.balance, a.data_version, nextval('posting_id_seq') as posting_id, nextval('txn_id_seq') as txn_id
      from batch_line l join account a on a.number = l.account_number join customer c on c.id = a.customer_id
      where l.batch_id = p_batch and l.number = any (p_numbers) and l.outcome is null),
  placed as (
    select *, row_number() over own as nth, sum(amount) over own as so_far, row_number() over every_line as place, sum(amount) over every_line as gone
      from line window own as (partition by account_id order by number), every_line as (order by number)),
  posted as (insert into posting (id, created_at) overriding system value select posting_id, p_now from line),
  entries as (
    insert into entry (account_id, account_version, posting_id, amount, currency, balance_after)
      select account_id, data_version + nth, posting_id, amount, currency, balance + so_far from placed
      union all select transit, waiting.data_version + place, posting_id, -amount, currency, waiting.balance - gone from placed),
  credited as (
    update account a set balance = a.balance + g.total, data_version = a.data_version + g.lines, last_operation_at = p_now
      from (select account_id, sum(amount) as total, count(*) as lines from line group by account_id
        union all select transit, -sum(amount), count(*) from line having count(*) > 0) g
      where a.id = g.account_id returning a.id, a.customer_id, a.data_version),
  told as (
    insert into txn (id, posting_id, operation_id, txn_code, status, created_at, debit_number, debit_currency, debit_amount,
        credit_account_id, credit_number, credit_currency, credit_amount, fee, total_debited, sender_name, recipient_name, purpose)
      overriding system value
      select txn_id, posting_id, gen_random_uuid(), 'SALARY_RECEIVED', 'ACCEPTED', p_now, o.debit_number, currency, amount,
          account_id, account_number, currency, amount, 0, amount, o.debit_name, owner_name, purpose from line),
  seen as (insert into txn_of_customer (customer_id, created_at, txn_id) select customer_id, p_now, txn_id from line),
  noticed as (
    insert into notification (user_id, txn_id, kind, created_at)
      select u.id, l.txn_id, 'moneyReceived', p_now from line l join app_user u on u.customer_id = l.customer_id),
  heard as (
    insert into outbox_event (customer_id, type, payload, created_at)
      select customer_id, 'UPDATED_ACCOUNT', jsonb_build_object('accountId', id::text, 'dataVersion', data_version::text), p_now
        from credited where customer_id is not null
      union all select customer_id, 'TRANSACTION_NOTIFICATION', jsonb_build_object('txnId', txn_id::text, 'notice', 'moneyReceived'), p_now from line)
  update batch_line l set outcome = 'paid', txn_id = x.txn_id from line x where l.batch_id = p_batch and l.number = x.number;
end
$$;

-- Pays the next lines of a salary that nobody else is paying at this moment, all in one transaction. A line the books will not take by a
-- defect holds up no other: it is tried again after them, and rejected when it has failed so often. Answers null when there is nothing to do,
-- otherwise how many lines were looked at.
create or replace function pay_salary_lines(p_most integer, p_most_tries integer, p_now timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  run salary_run;
  o operation;
  batch bigint;
  numbers integer[];
  one integer;
begin
  select * into run from salary_run r where r.ended_at is null and r.next_attempt_at <= p_now
    order by r.next_attempt_at, r.operation_id limit 1 for no key update skip locked;
  if not found then
    return null;
  end if;
  select * into strict o from operation x where x.id = run.operation_id;
  select b.id into strict batch from batch b where b.customer_id = o.customer_id and b.operation_id = (o.request ->> 'batchId')::uuid;
  numbers := array(select l.number from batch_line l where l.batch_id = batch and l.operation_id = o.operation_id and l.outcome is null
    order by l.tries, l.number limit p_most);
  if cardinality(numbers) = 0 then
    perform end_salary(o, batch, p_now);
    return 0;
  end if;
  begin
    perform book_salary_lines(o, batch, numbers, p_now);
  exception when others then
    if sqlstate in ('40001', '40P01', '55P03', '57014') then
      raise;
    end if;
    foreach one in array numbers loop
      begin
        perform book_salary_lines(o, batch, array[one], p_now);
      exception when others then
        if sqlstate in ('40001', '40P01', '55P03', '57014') then
          raise;
        end if;
        update batch_line l set tries = l.tries + 1, outcome = case when l.tries + 1 >= p_most_tries then 'rejected' end,
            refusal = case when l.tries + 1 >= p_most_tries then 'INTERNAL_SERVER_ERROR' end
          where l.batch_id = batch and l.number = one;
      end;
    end loop;
  end;
  return cardinality(numbers);
end
$$;
