-- Lines of the log of a user, newest first: sign-ins and what protects them (source 3), calls that failed on the way (2), and what the
-- application of the user reported about itself (1). Lines of one moment are ordered by source and id; the three parameters after
-- p_failures are those of the last line that was read, and null for the first page.
create or replace function user_log(p_user bigint, p_failures boolean, p_at timestamptz, p_source integer, p_id bigint, p_limit integer)
returns table (source integer, id bigint, at timestamptz, session_id bigint, reference_id text, service text, outcome text, level text,
  message text, details jsonb)
language sql stable set search_path = public, pg_temp as $$
  select l.* from (
    (select 3 as source, e.id, e.at, e.session_id, e.reference_id, e.event as service, e.result as outcome,
        case e.result when 'SUCCESS' then 'info' else 'warn' end as level, ''::text as message, e.details
      from audit_event e
      where e.user_id = p_user and e.subject = '' and not (p_failures and e.result = 'SUCCESS') and e.event not like 'ADMIN\_%'
        and e.event <> 'USERS_LOOKED_UP' and (p_at is null or e.at <= p_at) and (p_at is null or (e.at, 3, e.id) < (p_at, p_source, p_id))
      order by e.at desc, e.id desc limit p_limit)
    union all
    (select 2, f.id, f.at, f.session_id, f.reference_id, f.service || '/' || f.operation, f.failure, 'error', '', '{}'
      from call_failure f
      where f.user_id = p_user and (p_at is null or f.at <= p_at) and (p_at is null or (f.at, 2, f.id) < (p_at, p_source, p_id))
      order by f.at desc, f.id desc limit p_limit)
    union all
    (select 1, c.id, c.at, c.session_id, c.reference_id, coalesce(c.details ->> 'servicename', ''), '', c.level, c.message, c.details
      from client_log c
      where c.user_id = p_user and not (p_failures and c.level <> 'error') and (p_at is null or c.at <= p_at)
        and (p_at is null or (c.at, 1, c.id) < (p_at, p_source, p_id))
      order by c.at desc, c.id desc limit p_limit)
  ) l order by l.at desc, l.source desc, l.id desc limit p_limit
$$;

grant execute on function user_log to tulpar_bank;
