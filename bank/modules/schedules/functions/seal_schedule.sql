-- The digest and the fingerprint of a schedule that has just been stored.
create or replace function seal_schedule(p_schedule bigint) returns table (digest bytea, fingerprint text)
language sql security definer set search_path = public, pg_temp as $$
  update schedule s set digest = schedule_digest(s, t), fingerprint = operation_fingerprint(schedule_digest(s, t))
    from template t where s.id = p_schedule and s.state = 'waiting' and t.id = s.template_id
    returning s.digest, s.fingerprint
$$;

grant execute on function seal_schedule to tulpar_bank;
