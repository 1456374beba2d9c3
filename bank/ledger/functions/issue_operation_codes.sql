-- Stores the codes of operations and queues their messages, and answers each call by its place. A lone call waits for the locks it needs.
-- A group never does: calls whose rows are locked are left out and made alone, as are those to a recipient who is messaged for the first
-- time, or by an earlier call of the group. The planner is held by the switches of `book`, which says what they are worth.
create or replace function issue_operation_codes(p_customers bigint[], p_users bigint[], p_operations uuid[], p_code_hashes bytea[],
  p_messages text[], p_references text[], p_nows timestamptz[], p_caps integer[])
returns table (place integer, refusal text, is_last boolean, sends_left integer, valid_until timestamptz, resend_after_seconds integer,
  retry_at timestamptz)
language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
  set enable_hashjoin = off set enable_mergejoin = off set enable_material = off set enable_bitmapscan = off as $$
#variable_conflict use_column
declare
  at_once constant timestamptz = (select max(x.now) from unnest(p_nows) x (now));
  claimed integer[] = '{1}';
begin
  if cardinality(p_operations) = 1 then
    perform from operation o
      where o.customer_id = p_customers[1] and o.operation_id = p_operations[1] and o.user_id = p_users[1] for no key update;
  else
    claimed := array(
      select min(c.place) from (
        select x.place::integer, u.phone
          from unnest(p_customers, p_users, p_operations) with ordinality x (customer_id, user_id, operation_id, place)
            join operation o on o.customer_id = x.customer_id and o.operation_id = x.operation_id and o.user_id = x.user_id
            join app_user u on u.id = x.user_id
            join code_quota q on q.recipient = u.phone
          for no key update of o, q skip locked for key share of u skip locked) c
        group by c.phone);
  end if;
  return query
    with member as materialized (
      select x.place::integer, x.customer_id, x.user_id, x.operation_id, o.id, o.digest, u.phone, case
            -- A booked operation must not be called timed out: the customer would make it again.
            when o.id is null or o.state = 'booked' then 'OPERATION_NOT_FOUND'
            when o.expires_at <= at_once then 'OPERATION_TIME_OUT'
          end as refusal
        from unnest(p_customers, p_users, p_operations) with ordinality x (customer_id, user_id, operation_id, place)
          left join operation o on o.customer_id = x.customer_id and o.operation_id = x.operation_id and o.user_id = x.user_id
          left join app_user u on u.id = x.user_id
        where x.place = any (claimed)
    ), issued as materialized (
      select m.places[i.place] as place, i.refusal, i.is_last, i.sends_left, i.valid_until, i.resend_after_seconds, i.retry_at
        from (
          select array_agg(m.place) as places, array_agg(m.id) as ids, array_agg(p_code_hashes[m.place]) as hashes,
              array_agg(m.digest) as digests, array_agg(m.user_id) as users, array_agg(m.phone) as phones
            from member m where m.refusal is null having count(*) > 0) m
          cross join issue_codes('operation', m.ids, m.hashes, m.digests, at_once, 'user', m.users, m.phones, p_caps) i
    ), answered as materialized (
      select m.place, m.customer_id, m.user_id, m.operation_id, m.phone, coalesce(m.refusal, i.refusal) as refusal, i.is_last, i.sends_left,
          i.valid_until, i.resend_after_seconds, i.retry_at
        from member m left join issued i on i.place = m.place
    ), queued as (
      insert into message_outbox (user_id, recipient, text, created_at, next_attempt_at, urgency)
        select a.user_id, a.phone, p_messages[a.place], at_once, at_once, 1 from answered a where a.refusal is null
    ), audited as (
      insert into audit_event (at, user_id, customer_id, event, reference_id, result, subject)
        select at_once, a.user_id, a.customer_id, 'SEND_CODE', p_references[a.place], coalesce(a.refusal, 'SUCCESS'), a.operation_id::text
          from answered a
    )
    select a.place, a.refusal, a.is_last, a.sends_left, a.valid_until, a.resend_after_seconds, a.retry_at from answered a;
end
$$;

grant execute on function issue_operation_codes to tulpar_bank;
