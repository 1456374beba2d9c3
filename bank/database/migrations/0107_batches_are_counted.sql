-- How many lines of a batch stand how is counted when they change, not when somebody looks: fifty batches of ten thousand lines are listed
-- as fast as fifty of one (docs/adr/0075).

-- How a line stands by itself, before anything is known of the document it became.
create function line_standing(p_wanted jsonb, p_chosen boolean, p_operation uuid, p_refusal text, p_outcome text) returns text
language sql immutable as $$
  select case
    when p_wanted is null then 'faulty'
    when p_chosen then 'chosen'
    when p_operation is null then case when p_refusal is null then 'draft' else 'refused' end
    else coalesce(p_outcome, 'sent')
  end
$$;

-- See BATCH_LINE_STATUSES: what batch_lines_at says of a single line. p_now decides whether a document is out of date.
create function line_status(p_standing text, p_kind text, o operation, p_txn_status text, p_now timestamptz) returns text
language sql immutable as $$
  select case
    when p_standing in ('faulty', 'chosen', 'draft') then p_standing
    when p_standing = 'refused' then 'declined'
    when o.state in ('declined', 'expired') or o.state = 'signing' and o.expires_at <= p_now then 'declined'
    when o.state = 'signing' then 'signing'
    when p_kind = 'salary' then case p_standing when 'paid' then 'done' when 'rejected' then 'rejected' else 'processing' end
    when p_txn_status in ('ACCEPTED', 'CONFIRMED') then 'done'
    when p_txn_status in ('REJECTED', 'RETURNED', 'CANCELLED', 'DECLINED') then 'rejected'
    else 'processing'
  end
$$;

create table batch_tally (
  batch_id bigint not null references batch,
  -- The document these lines became.
  operation_id uuid,
  standing text not null,
  lines integer not null,
  total bigint not null,
  unique nulls not distinct (batch_id, standing, operation_id)
);

insert into batch_tally (batch_id, operation_id, standing, lines, total)
  select batch_id, operation_id, line_standing(wanted, chosen, operation_id, refusal, outcome), count(*), coalesce(sum(amount), 0)
    from batch_line group by 1, 2, 3;

-- In one order, so that two who change the same batch never wait for each other in a circle.
create function tally_lines() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into batch_tally as t (batch_id, operation_id, standing, lines, total)
      select batch_id, operation_id, line_standing(wanted, chosen, operation_id, refusal, outcome) as standing, count(*), coalesce(sum(amount), 0)
        from lines_after group by 1, 2, 3 order by 1, 3, 2
      on conflict (batch_id, standing, operation_id) do update set lines = t.lines + excluded.lines, total = t.total + excluded.total;
  else
    insert into batch_tally as t (batch_id, operation_id, standing, lines, total)
      select c.batch_id, c.operation_id, c.standing, sum(c.lines), sum(c.total) from (
          select batch_id, operation_id, line_standing(wanted, chosen, operation_id, refusal, outcome) as standing, -1 as lines, -coalesce(amount, 0) as total
            from lines_before
          union all select batch_id, operation_id, line_standing(wanted, chosen, operation_id, refusal, outcome), 1, coalesce(amount, 0) from lines_after) c
        group by 1, 2, 3 having sum(c.lines) <> 0 or sum(c.total) <> 0 order by 1, 3, 2
      on conflict (batch_id, standing, operation_id) do update set lines = t.lines + excluded.lines, total = t.total + excluded.total;
  end if;
  return null;
end
$$;
create trigger lines_are_added after insert on batch_line referencing new table as lines_after for each statement execute function tally_lines();
create trigger lines_are_changed after update on batch_line referencing old table as lines_before new table as lines_after
  for each statement execute function tally_lines();

-- How the lines of a batch stand together.
create function batch_totals_at(p_batch bigint, p_now timestamptz) returns table (status text, lines integer, total bigint)
language sql stable set search_path = public, pg_temp as $$
  select line_status(c.standing, b.kind, o, t.status, p_now) as status, sum(c.lines)::integer, sum(c.total)::bigint
    from batch b join batch_tally c on c.batch_id = b.id
      left join operation o on o.customer_id = b.customer_id and o.operation_id = c.operation_id
      left join txn t on t.id = o.txn_id
    where b.id = p_batch and c.lines > 0
    group by 1
$$;

revoke all on function line_standing, line_status, tally_lines, batch_totals_at from public;
grant execute on function line_standing, line_status, batch_totals_at to tulpar_bank;
grant select on batch_tally to tulpar_bank;
