-- Counts a sign-in try before the password is checked, and returns its user and the number of wrong ones in a row: a known browser of the
-- user has a count of its own, all other browsers share that of the login. For an unknown login all but the count is null.
create or replace function count_sign_in_try(p_login text, p_login_hash bytea, p_device bytea, p_limit integer, p_now timestamptz)
returns table (id bigint, customer_id bigint, password_hash text, phone text, language text, first_login_step text, question_id text,
  auth_type text, one_time_password_until timestamptz, known_devices_only boolean, device_id bigint, failed_tries integer)
language sql security definer set search_path = public, pg_temp as $$
  with candidate as materialized (select u.id from app_user u where lower(u.login) = lower(p_login)),
  of_device as (
    update known_device d
        set (failed_tries, blocked_until, blocks_in_a_row) = (
          select a.* from after_try(d.failed_tries, d.blocked_until, d.blocks_in_a_row, null, p_limit, p_now) a)
      from candidate c
      where d.user_id = c.id and d.key_hash = p_device and d.expires_at > p_now
    returning d.user_id, d.id, d.failed_tries
  ), of_login as (
    update app_user u
        set (failed_tries, blocked_until, blocks_in_a_row, tried_at) = (
          select a.*, p_now from after_try(u.failed_tries, u.blocked_until, u.blocks_in_a_row, u.tried_at, p_limit, p_now) a)
      from candidate c
      where u.id = c.id and not exists (select from of_device)
    returning u.id, u.failed_tries
  ), of_nobody as (
    insert into unknown_login as n (login_hash, failed_tries, tried_at)
      select p_login_hash, 1, p_now where not exists (select from candidate)
      on conflict (login_hash) do update
        set (failed_tries, blocked_until, blocks_in_a_row, tried_at) = (
          select a.*, p_now from after_try(n.failed_tries, n.blocked_until, n.blocks_in_a_row, n.tried_at, p_limit, p_now) a)
    returning n.failed_tries
  )
  select u.id, u.customer_id, u.password_hash, u.phone, u.language, u.first_login_step, u.question_id, u.auth_type,
      u.one_time_password_until, u.known_devices_only, d.id, coalesce(d.failed_tries, l.failed_tries)
    from candidate c join app_user u on u.id = c.id left join of_device d on d.user_id = u.id left join of_login l on l.id = u.id
  union all
  select null, null, null, null, null, null, null, null, null, null, null, n.failed_tries from of_nobody n
$$;

grant execute on function count_sign_in_try to tulpar_bank;
