-- Counts one more message for each subject and stores the hash of its code, which from then on is the only one that is good; answers each
-- by its place. Nothing is stored for one that is refused: MAX_OTP_TRIES when the subject has had its messages (another one can be begun
-- from retry_at on, when neither a hold nor its recipient's messages are in the way), OTP_TRIES_LIMIT_EXCEEDED, CONFIRMATIONS_ON_HOLD,
-- TOO_MANY_REQUESTS when the last message is younger than 30 seconds (resend_after_seconds are left until retry_at), or
-- OTP_MESSAGES_LIMIT_EXCEEDED when its recipient gets no more messages until retry_at. No message goes out for a code that has no
-- recipient. Subjects and recipients are distinct; a caller with several holds the locks of all, so that none is waited for here.
-- The planner is held by the switches of `book`, which says what they are worth.
create or replace function issue_codes(p_kind text, p_subjects bigint[], p_code_hashes bytea[], p_digests bytea[], p_now timestamptz,
  p_owner_kind text, p_owners bigint[], p_recipients text[], p_caps integer[])
returns table (place integer, refusal text, is_last boolean, sends_left integer, valid_until timestamptz, resend_after_seconds integer,
  retry_at timestamptz)
language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
  set enable_hashjoin = off set enable_mergejoin = off set enable_material = off set enable_bitmapscan = off as $$
#variable_conflict use_column
declare
  validity constant interval = '5 minutes';
  pause constant interval = '30 seconds';
begin
  insert into code_subject (subject_kind, subject_id) select p_kind, x.id from unnest(p_subjects) x (id) on conflict do nothing;
  return query
    with subject as materialized (
      select c.subject_id, c.sends_left, c.tries_left, c.last_sent_at from code_subject c
        where c.subject_kind = p_kind and c.subject_id = any (p_subjects) for no key update
    ), asked as materialized (
      select x.place::integer, x.subject, x.owner, x.recipient, s.sends_left - 1 as sends_left, s.last_sent_at + pause as next_at,
          w.held_until, case
            when s.sends_left = 0 then 'MAX_OTP_TRIES'
            when s.tries_left = 0 then 'OTP_TRIES_LIMIT_EXCEEDED'
            when w.held_until is not null then 'CONFIRMATIONS_ON_HOLD'
            when s.last_sent_at + pause > p_now then 'TOO_MANY_REQUESTS'
          end as refusal
        from unnest(p_subjects, p_owners, p_recipients) with ordinality x (subject, owner, recipient, place)
          join subject s on s.subject_id = x.subject
          left join wrong_codes w on w.owner_kind = p_owner_kind and w.owner_id = x.owner and w.held_until > p_now
    ), notified as materialized (
      -- The message that follows refers to the user: a transaction that has locked that row may wait for the same recipient.
      select u.id from asked a join app_user u on u.id = a.owner
        where p_owner_kind = 'user' and a.recipient is not null and (a.refusal is null or a.refusal = 'MAX_OTP_TRIES') for key share of u
    ), counted as (
      insert into code_quota as q
        select a.recipient, p_now, 1, p_now, 1, p_now, 1 from asked a left join notified n on n.id = a.owner
          where a.refusal is null and a.recipient is not null
        on conflict (recipient) do update set
          ten_minutes_from = case when q.ten_minutes_from > p_now - interval '10 minutes' then q.ten_minutes_from else p_now end,
          in_ten_minutes = case when q.ten_minutes_from > p_now - interval '10 minutes' then q.in_ten_minutes + 1 else 1 end,
          hour_from = case when q.hour_from > p_now - interval '1 hour' then q.hour_from else p_now end,
          in_hour = case when q.hour_from > p_now - interval '1 hour' then q.in_hour + 1 else 1 end,
          day_from = case when q.day_from > p_now - interval '1 day' then q.day_from else p_now end,
          in_day = case when q.day_from > p_now - interval '1 day' then q.in_day + 1 else 1 end
        where (q.ten_minutes_from <= p_now - interval '10 minutes' or q.in_ten_minutes < p_caps[1])
          and (q.hour_from <= p_now - interval '1 hour' or q.in_hour < p_caps[2])
          and (q.day_from <= p_now - interval '1 day' or q.in_day < p_caps[3])
        returning q.recipient
    ), issued as materialized (
      select a.place, a.subject, a.sends_left from asked a left join counted c on c.recipient = a.recipient
        where a.refusal is null and (a.recipient is null or c.recipient is not null)
    ), sent as (
      -- By an array: joined, a plan made while the table was small would read every subject of the kind.
      update code_subject c set sends_left = c.sends_left - 1, last_sent_at = p_now
        where c.subject_kind = p_kind and c.subject_id = any (array(select i.subject from issued i))
    ), stored as (
      insert into one_time_code (subject_kind, subject_id, code_hash, digest, created_at, expires_at)
        select p_kind, i.subject, p_code_hashes[i.place], p_digests[i.place], p_now, p_now + validity from issued i
    )
    select a.place, case when i.place is null then coalesce(a.refusal, 'OTP_MESSAGES_LIMIT_EXCEEDED') end, i.sends_left = 0, i.sends_left,
        case when i.place is not null then p_now + validity end,
        ceil(extract(epoch from case a.refusal when 'TOO_MANY_REQUESTS' then a.next_at - p_now else pause end))::integer,
        case when i.place is not null then null
          when a.refusal is null then code_quota_free_at(a.recipient, p_now, p_caps)
          when a.refusal = 'MAX_OTP_TRIES' then greatest(p_now, a.held_until, code_quota_free_at(a.recipient, p_now, p_caps))
          when a.refusal = 'TOO_MANY_REQUESTS' then a.next_at else a.held_until end
      from asked a left join notified n on n.id = a.owner left join issued i on i.place = a.place;
end
$$;

grant execute on function issue_codes to tulpar_bank;
