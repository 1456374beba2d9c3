-- Confirms several operations at once, as far as they need no waiting, and answers them by their places. It never waits for a
-- lock, so two groups can never wait for each other. Operations left out are then confirmed one by one, so that each gets its own
-- failure code: locked rows, violated rules, funds that may not suffice after the operations before them in the group, and
-- movements with a one-time claim or a hook. One statement locks what the group needs, one checks its members and has
-- them booked; limits are counted by statements of their own where there are any (docs/adr/0072, 0100). The planner is held by the
-- switches of `book`, which says what they are worth.
create or replace function confirm_operations(p_customers bigint[], p_users bigint[], p_operations uuid[], p_code_hashes bytea[],
  p_references text[], p_nows timestamptz[], p_sessions bigint[] default null)
returns table (place integer, refusal text, tries_remaining integer, transaction_id bigint, booked_at timestamptz, fingerprint text,
  status text)
language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
  set enable_hashjoin = off set enable_mergejoin = off set enable_material = off set enable_bitmapscan = off as $$
#variable_conflict use_column
declare
  at_once constant timestamptz = (select max(x.now) from unnest(p_nows) x (now));
  claim record;
  booked_members integer;
begin
  claim := claim_operations(p_customers, p_users, p_operations, at_once);
  if claim.operations is null then
    return;
  end if;
  return query
    with fit as materialized (
      select j.id, j.place, j.code_id, j.user_id, j.customer_id, j.operation_id, j.fingerprint, j.status
        from (
          select (r.o).id, x.place, code.id as code_id, (r.o).user_id, (r.o).customer_id, (r.o).operation_id, (r.o).fingerprint,
              (r.o).booked_status as status,
              booking_refusal(r.o, debit, credit, null) is null
              and debit.balance - debit.blocked - debit.lowest_balance >= sum((r.o).amount + (r.o).fee) over by_account as is_fit
            from unnest(claim.operations, claim.places) x (id, place)
              -- With a limit the members come first in every plan: else one made over a small table reads all operations for each group.
              cross join lateral (select o from operation o where o.id = x.id limit 1) r
              join account debit on debit.id = (r.o).debit_account_id
              left join account credit on credit.id = (r.o).credit_account_id
              cross join lateral (select from code_subject s where s.subject_kind = 'operation' and s.subject_id = x.id
                and s.tries_left > 0 limit 1) open
              -- The digest is made anew from the row that would be booked, so a row changed after the code was sent fails the code.
              cross join lateral (select c.id from (select c.id, c.code_hash, c.digest, c.used_at, c.expires_at from one_time_code c
                  where c.subject_kind = 'operation' and c.subject_id = x.id order by c.id desc limit 1) c
                where c.code_hash = p_code_hashes[x.place] and c.digest = operation_digest(r.o) and c.used_at is null
                  and c.expires_at > at_once) code
            where not exists (select from wrong_codes w where w.owner_kind = 'user' and w.owner_id = (r.o).user_id)
              and (r.o).leg_accounts <@ claim.accounts and coalesce((r.o).confirm_before > at_once, true)
              and ((r.o).limit_code is null or x.id = any (claim.within_limits))
              -- The same operation twice is booked by the first of the two calls; the other is answered alone.
              and array_position(claim.operations, x.id) = array_position(claim.places, x.place)
            window by_account as (partition by (r.o).debit_account_id order by x.place)
        ) j where j.is_fit
    ), booked as materialized (
      select b.operation, b.transaction_id
        from (select array_agg(f.id order by f.place) as ids from fit f having count(*) > 0) g cross join book(g.ids, at_once) b
    ), spent as (
      update one_time_code c set used_at = at_once from fit f where c.id = f.code_id
    ), audited as (
      insert into audit_event (at, user_id, customer_id, event, reference_id, result, subject)
        select at_once, f.user_id, f.customer_id, 'CONFIRM', p_references[f.place], 'SUCCESS', f.operation_id::text from fit f
    )
    select f.place, null::text, null::integer, b.transaction_id, at_once, f.fingerprint, f.status::text
      from booked b join fit f on f.id = b.operation;
  get diagnostics booked_members = row_count;
  if booked_members < cardinality(claim.operations) then
    -- Wrong codes are answered and counted here: one by one they would be counted only after later codes had been checked.
    return query
      select x.place, c.* from (
          select x.place, (r.o).customer_id, (r.o).user_id, (r.o).operation_id
            from unnest(claim.operations, claim.places) x (id, place)
              cross join lateral (select o from operation o where o.id = x.id limit 1) r
              left join lateral (select c.code_hash, c.digest from one_time_code c
                where c.subject_kind = 'operation' and c.subject_id = x.id order by c.id desc limit 1) code on true
            where (r.o).state = 'created'
              and (code.code_hash = p_code_hashes[x.place] and code.digest = operation_digest(r.o)) is not true
            order by x.place offset 0) x
        cross join lateral confirm_operation(x.customer_id, x.user_id, x.operation_id, p_code_hashes[x.place], p_references[x.place],
          at_once, p_sessions[x.place]) c;
  end if;
  if claim.has_limits then
    perform count_limits(claim.operations, at_once);
  end if;
end
$$;

grant execute on function confirm_operations to tulpar_bank;
